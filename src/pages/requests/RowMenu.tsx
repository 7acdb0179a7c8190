import MoreVert from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';

/** An entry of the menu; absent ones are not offered. */
export interface Entry {
  label: string;
  run: () => void;
}

/** What can be done with one thing of a list. */
export function RowMenu({ label, entries }: { label: string; entries: readonly (Entry | undefined | false)[] }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const offered = entries.filter((entry): entry is Entry => Boolean(entry));
  if (offered.length === 0) return null;
  return (
    <>
      <IconButton
        size="small"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVert fontSize="small" />
      </IconButton>
      <Menu id={id} open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {offered.map(({ label: text, run }) => (
          <MenuItem
            key={text}
            onClick={() => {
              setAnchor(null);
              run();
            }}
          >
            {text}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
