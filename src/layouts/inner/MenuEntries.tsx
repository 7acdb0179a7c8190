import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { ConstantLink } from '../../routing/ConstantLink';
import { menuTitle } from '../../routing/menuTitle';
import { useSession } from '../../ui/appServices';
import { menuGroups } from './menuEntries';
import { resourceAtPath } from './resourceAtPath';

/** The styles of all entries. They belong to the list, so that they are not computed for each entry. */
const menuStyles = {
  listStyle: 'none',
  m: 0,
  px: 1,
  py: 0.5,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2px',
  '& .divided': { borderTop: 1, borderColor: 'divider', mt: 0.75, pt: 0.75 },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    overflow: 'hidden',
    minHeight: { xs: 44, md: 36 },
    px: 1.25,
    gap: 1.5,
    borderRadius: 1,
    typography: 'body1',
    fontWeight: 500,
    color: 'text.secondary',
    textDecoration: 'none',
    WebkitTapHighlightColor: 'transparent',
    '&:hover': { bgcolor: 'action.hover', color: 'text.primary' },
    '&[aria-current]': { fontWeight: 600, color: 'primary.main', bgcolor: 'action.selected' },
    '& svg': { fontSize: 20, flexShrink: 0 },
    '& span': { transition: 'opacity 120ms', whiteSpace: 'nowrap' },
  },
  '&.iconsOnly a span': { opacity: 0 },
} satisfies SxProps<Theme>;

interface Props {
  /** Shows only icons, with the names as tooltips. */
  iconsOnly?: boolean;
  /** Called after a click on an entry. */
  onChoose?: () => void;
}

/** Renders the entries of the menu: pages and resources that the user may open. Dividers separate the groups. */
export function MenuEntries(props: Props) {
  const { pathname } = useLocation();
  return <Entries {...props} current={resourceAtPath(pathname)?.path ?? pathname} />;
}

/** Is not rendered again while the user stays in a resource: its list and records belong to the same entry. */
const Entries = memo(function MenuList({ iconsOnly = false, onChoose, current }: Props & { current: string }) {
  const { t } = useTranslation('app');
  const session = useSession();
  const groups = menuGroups(session);
  return (
    <Box component="ul" className={iconsOnly ? 'iconsOnly' : undefined} sx={menuStyles}>
      {groups.flatMap((group, groupIndex) =>
        group.map(({ name, path, Icon }, index) => {
          const title = menuTitle(t, name);
          return (
            <li key={name} className={groupIndex > 0 && index === 0 ? 'divided' : undefined}>
              <ConstantLink
                to={path}
                title={iconsOnly ? title : undefined}
                aria-current={path === current ? 'page' : undefined}
                onClick={onChoose}
              >
                <Icon aria-hidden />
                <span>{title}</span>
              </ConstantLink>
            </li>
          );
        }),
      )}
    </Box>
  );
});
