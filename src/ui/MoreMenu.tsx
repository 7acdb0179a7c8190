import type { SvgIconComponent } from '@mui/icons-material';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import styles from './MoreMenu.module.css';

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

type OptionalEntries = readonly (MenuEntry | undefined | false)[];

const isEntry = (entry: MenuEntry | undefined | false): entry is MenuEntry => Boolean(entry);

interface ButtonProps {
  label: string;
  /** Uses the size of the buttons in a page header instead of the size for table rows. */
  large?: boolean;
  tabIndex?: number;
}

interface Props extends ButtonProps {
  /** Entries that are undefined or false are left out. Without any entry there is no button. */
  entries: OptionalEntries;
}

/** Shows a button with three dots that opens a menu. */
export function MoreMenu({ entries, ...button }: Props) {
  return entries.some(isEntry) && <RowMenu {...button} entriesOf={() => entries} />;
}

interface RowMenuProps extends ButtonProps {
  /** Returns at least one entry. Those that are undefined or false are left out. */
  entriesOf: () => OptionalEntries;
}

/**
 * Shows the same button, and computes the entries only when it is pressed: a list has a menu for each row. The button is a
 * plain element, because MUI's `IconButton` and its icon are some ten components.
 */
export function RowMenu({ label, entriesOf, large = false, tabIndex }: RowMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={large ? `${styles.button} ${styles.large}` : styles.button}
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
      </button>
      {anchor && (
        <Menu id={id} open anchorEl={anchor} onClose={() => setAnchor(null)}>
          {entriesOf()
            .filter(isEntry)
            .flatMap(({ label: text, icon: Icon, onSelect, to, state, shortcut, dividerAbove }) => [
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
