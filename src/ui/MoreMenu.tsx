import type { SvgIconComponent } from '@mui/icons-material';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { Link } from 'react-router';

/** An entry of a `MoreMenu`: it opens a page or calls a function. */
export type MenuEntry = {
  label: string;
  icon?: SvgIconComponent;
  /** Key of a shortcut that does the same. */
  shortcut?: string;
  /** Shows a divider above the entry. */
  dividerAbove?: boolean;
} & (
  | {
      /** Path of the page to open. `state` becomes the state of the router's location. */
      to: string;
      state?: unknown;
      /** Called on click, just before the navigation. */
      onSelect?: () => void;
    }
  | { to?: undefined; state?: undefined; onSelect: () => void }
);

/** One element, because a list renders a button for each row: MUI's `IconButton` and its icon are some ten components. */
const DotsButton = styled('button', { shouldForwardProp: (prop) => prop !== 'large' })<{ large: boolean }>(
  ({ theme: { vars }, large }) => ({
    display: 'grid',
    placeItems: 'center',
    width: large ? 40 : 30,
    height: large ? 40 : 30,
    padding: 0,
    border: 0,
    borderRadius: 6,
    background: 'none',
    color: vars.palette.action.active,
    cursor: 'pointer',
    '&:hover': { backgroundColor: vars.palette.action.hover },
    '@media (pointer: coarse)': { minWidth: 40, minHeight: 40 },
  }),
);

interface Props {
  label: string;
  /** Entries that are undefined or false are left out. Without any entry there is no button. */
  entries: readonly (MenuEntry | undefined | false)[];
  /** Uses the size of the buttons in a page header instead of the size for table rows. */
  large?: boolean;
  tabIndex?: number;
}

/** Shows a button with three dots that opens a menu. */
export function MoreMenu({ label, entries, large = false, tabIndex }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const shownEntries = entries.filter((entry): entry is MenuEntry => Boolean(entry));
  if (shownEntries.length === 0) return null;
  return (
    <>
      <DotsButton
        type="button"
        large={large}
        tabIndex={tabIndex}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <svg viewBox="0 0 24 24" width={large ? 24 : 20} height={large ? 24 : 20} fill="currentColor" aria-hidden>
          <path d="M12 4a2 2 0 1 1 0 4 2 2 0 0 1 0-4m0 6a2 2 0 1 1 0 4 2 2 0 0 1 0-4m0 6a2 2 0 1 1 0 4 2 2 0 0 1 0-4" />
        </svg>
      </DotsButton>
      {anchor && (
        <Menu id={id} open anchorEl={anchor} onClose={() => setAnchor(null)}>
          {shownEntries.flatMap(({ label: text, icon: Icon, onSelect, to, state, shortcut, dividerAbove }) => [
            dividerAbove && <Divider key={`above ${text}`} />,
            <MenuItem
              key={text}
              aria-keyshortcuts={shortcut}
              {...(to === undefined ? {} : { component: Link, to, state })}
              onClick={() => {
                setAnchor(null);
                onSelect?.();
              }}
            >
              {Icon && (
                <ListItemIcon>
                  <Icon fontSize="small" />
                </ListItemIcon>
              )}
              {text}
              {shortcut && (
                <Typography variant="body2" aria-hidden sx={{ ml: 'auto', pl: 3, color: 'text.secondary' }}>
                  {shortcut}
                </Typography>
              )}
            </MenuItem>,
          ])}
        </Menu>
      )}
    </>
  );
}
