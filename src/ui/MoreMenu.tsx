import type { SvgIconComponent } from '@mui/icons-material';
import MoreVert from '@mui/icons-material/MoreVert';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type RefObject, useId, useState } from 'react';
import { Link } from 'react-router';

/** An entry of a `MoreMenu`: it opens a page or calls a function. */
export type MenuEntry = {
  label: string;
  icon?: SvgIconComponent;
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

interface Props {
  label: string;
  /** Entries that are undefined or false are left out. Without any entry there is no button. */
  entries: readonly (MenuEntry | undefined | false)[];
  /** Uses the size of the buttons in a page header instead of the size for table rows. */
  large?: boolean;
  /** Ref of the button, for a grid cell that moves the focus to the button. */
  buttonRef?: RefObject<HTMLButtonElement | null>;
  tabIndex?: number;
}

/** Shows a button with three dots that opens a menu. */
export function MoreMenu({ label, entries, large = false, buttonRef, tabIndex }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const shownEntries = entries.filter((entry): entry is MenuEntry => Boolean(entry));
  if (shownEntries.length === 0) return null;
  return (
    <>
      <IconButton
        ref={buttonRef}
        size={large ? 'medium' : 'small'}
        tabIndex={tabIndex}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVert fontSize={large ? 'medium' : 'small'} />
      </IconButton>
      {anchor && (
        <Menu id={id} open anchorEl={anchor} onClose={() => setAnchor(null)}>
          {shownEntries.flatMap(({ label: text, icon: Icon, onSelect, to, state, dividerAbove }) => [
            dividerAbove && <Divider key={`above ${text}`} />,
            <MenuItem
              key={text}
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
            </MenuItem>,
          ])}
        </Menu>
      )}
    </>
  );
}
