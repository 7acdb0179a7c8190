import type { SvgIconComponent } from '@mui/icons-material';
import MoreVert from '@mui/icons-material/MoreVert';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type RefObject, useId, useState } from 'react';
import { Link } from 'react-router';

/** An entry of the menu. */
export interface Entry {
  label: string;
  picture?: SvgIconComponent;
  /** What it does; with an address, just before that is opened. */
  run?: () => void;
  /** The address that it leads to, and what the page there is told. */
  to?: string;
  state?: unknown;
  /** Begins a group: a line is above it. */
  apart?: boolean;
}

interface Props {
  label: string;
  /** Absent ones are not offered; without any there is no button. */
  entries: readonly (Entry | undefined | false)[];
  /** As large as the buttons beside a page's title; otherwise as a row has room for. */
  large?: boolean;
  /** For whoever moves the focus: a cell of a grid. */
  button?: RefObject<HTMLButtonElement | null>;
  tabIndex?: number;
}

/** The button with three dots, and all that it offers. */
export function MoreMenu({ label, entries, large = false, button, tabIndex }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const offered = entries.filter((entry): entry is Entry => Boolean(entry));
  if (offered.length === 0) return null;
  return (
    <>
      <IconButton
        ref={button}
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
          {offered.flatMap(({ label: text, picture: Picture, run, to, state, apart }) => [
            apart && <Divider key={`above ${text}`} />,
            <MenuItem
              key={text}
              {...(to === undefined ? {} : { component: Link, to, state })}
              onClick={() => {
                setAnchor(null);
                run?.();
              }}
            >
              {Picture && (
                <ListItemIcon>
                  <Picture fontSize="small" />
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
