import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Tooltip from '@mui/material/Tooltip';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { isAllowed } from '../../../providers/auth/methods';
import { resources } from '../../../resources';
import { useSession } from '../../ui/tab';
import { icons } from './icons';

interface Props {
  /** Pictures alone; the names come as tooltips. */
  narrow?: boolean;
  /** After an entry was chosen. */
  onChoose?: () => void;
}

/** An entry for every resource that one may list. */
export function MenuEntries({ narrow = false, onChoose }: Props) {
  const { t } = useTranslation('app');
  const { pathname } = useLocation();
  const session = useSession();
  return (
    <List sx={{ px: 1, py: 0.5, display: 'grid', gap: '2px' }}>
      {resources
        .filter(({ api }) => isAllowed(session, api.list))
        .map(({ name, path, icon }) => {
          const Picture = icons[icon];
          const title = t(`menu.${name}`);
          const here = pathname === path || pathname.startsWith(`${path}/`);
          return (
            <ListItem key={name} disablePadding>
              <Tooltip title={narrow ? title : ''} placement="right">
                <ListItemButton
                  component={Link}
                  to={path}
                  selected={here}
                  aria-current={here ? 'page' : undefined}
                  onClick={onChoose}
                  sx={{
                    minHeight: 36,
                    px: 1.25,
                    py: 0.25,
                    borderRadius: 1,
                    color: here ? 'primary.main' : 'text.secondary',
                    '&:hover': { color: here ? 'primary.main' : 'text.primary' },
                    '@media (pointer: coarse)': { minHeight: 44 },
                  }}
                >
                  <ListItemIcon sx={{ minWidth: 32, color: 'inherit' }}>
                    <Picture sx={{ fontSize: 20 }} />
                  </ListItemIcon>
                  <ListItemText
                    primary={title}
                    slotProps={{ primary: { noWrap: true, fontSize: '0.875rem', fontWeight: here ? 600 : 500 } }}
                    sx={{ opacity: narrow ? 0 : 1, transition: 'opacity 120ms' }}
                  />
                </ListItemButton>
              </Tooltip>
            </ListItem>
          );
        })}
    </List>
  );
}
