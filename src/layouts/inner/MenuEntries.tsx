import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useSession } from '../../ui/appServices';
import { menuGroups } from './menuEntries';
import { resourceAtPath } from './resourceAtPath';

interface Props {
  /** Shows only icons, with the names as tooltips. */
  iconsOnly?: boolean;
  /** Called after a click on an entry. */
  onChoose?: () => void;
}

/** Renders the entries of the menu: pages and resources that the user may open. Dividers separate the groups. */
export function MenuEntries({ iconsOnly = false, onChoose }: Props) {
  const { t } = useTranslation('app');
  const { pathname } = useLocation();
  const currentResource = resourceAtPath(pathname);
  const session = useSession();
  const groups = menuGroups(session);
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        px: 1,
        py: 0.5,
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: '2px',
      }}
    >
      {groups.flatMap((group, groupIndex) =>
        group.map(({ name, path, Icon }, index) => {
          const title = t(`menu.${name}`);
          const isCurrent = path === (currentResource?.path ?? pathname);
          return (
            <Box
              component="li"
              key={name}
              sx={
                groupIndex > 0 && index === 0 ? { borderTop: 1, borderColor: 'divider', mt: 0.75, pt: 0.75 } : undefined
              }
            >
              <ButtonBase
                component={Link}
                to={path}
                title={iconsOnly ? title : undefined}
                aria-current={isCurrent ? 'page' : undefined}
                onClick={onChoose}
                sx={{
                  width: '100%',
                  overflow: 'hidden',
                  minHeight: { xs: 44, md: 36 },
                  px: 1.25,
                  gap: 1.5,
                  justifyContent: 'start',
                  borderRadius: 1,
                  typography: 'body1',
                  fontWeight: isCurrent ? 600 : 500,
                  color: isCurrent ? 'primary.main' : 'text.secondary',
                  bgcolor: isCurrent ? 'action.selected' : undefined,
                  '&:hover': {
                    bgcolor: isCurrent ? 'action.selected' : 'action.hover',
                    color: isCurrent ? 'primary.main' : 'text.primary',
                  },
                }}
              >
                <Icon aria-hidden sx={{ fontSize: 20, flexShrink: 0 }} />
                <Box
                  component="span"
                  sx={{ opacity: iconsOnly ? 0 : 1, transition: 'opacity 120ms', whiteSpace: 'nowrap' }}
                >
                  {title}
                </Box>
              </ButtonBase>
            </Box>
          );
        }),
      )}
    </Box>
  );
}
