import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';

interface Props {
  /** What the pages are of, said to who does not see them. */
  label: string;
  pages: readonly { name: string; title: string; to: string }[];
  /** Name of the page that is open. */
  here: string;
}

/** The ways between the pages that belong together. */
export function PageTabs({ label, pages, here }: Props) {
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a phone the tab of the page that is open may stand beyond the edge.
    const tab = here && row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current && tab)
      row.current.scrollLeft = tab.offsetLeft - row.current.offsetLeft + tab.offsetWidth - row.current.clientWidth;
  }, [here]);
  return (
    <Box
      component="nav"
      ref={row}
      aria-label={label}
      sx={{ display: 'flex', gap: { xs: 0, sm: 1 }, overflowX: 'auto', borderBottom: 1, borderColor: 'divider' }}
    >
      {pages.map(({ name, title, to }) => (
        <Button
          key={name}
          component={Link}
          to={to}
          color={name === here ? 'primary' : 'inherit'}
          aria-current={name === here ? 'page' : undefined}
          sx={{
            flexShrink: 0,
            borderRadius: 0,
            borderBottom: 2,
            borderColor: name === here ? 'primary.main' : 'transparent',
          }}
        >
          {title}
        </Button>
      ))}
    </Box>
  );
}
