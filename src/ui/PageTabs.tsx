import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';

interface Props {
  /** Accessible name of the navigation. */
  label: string;
  pages: readonly { name: string; title: string; to: string }[];
  /** Name of the open page. */
  current: string;
}

/** Shows links to pages that belong together, as tabs. */
export function PageTabs({ label, pages, current }: Props) {
  const navRef = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a narrow screen the current tab may be outside the visible part of the row.
    const tab = current && navRef.current?.querySelector<HTMLElement>('[aria-current]');
    if (navRef.current && tab)
      navRef.current.scrollLeft =
        tab.offsetLeft - navRef.current.offsetLeft + tab.offsetWidth - navRef.current.clientWidth;
  }, [current]);
  return (
    <Box
      component="nav"
      ref={navRef}
      aria-label={label}
      sx={{ display: 'flex', gap: { xs: 0, sm: 1 }, overflowX: 'auto', borderBottom: 1, borderColor: 'divider' }}
    >
      {pages.map(({ name, title, to }) => (
        <Button
          key={name}
          component={Link}
          to={to}
          color={name === current ? 'primary' : 'inherit'}
          aria-current={name === current ? 'page' : undefined}
          sx={{
            flexShrink: 0,
            borderRadius: 0,
            borderBottom: 2,
            borderColor: name === current ? 'primary.main' : 'transparent',
          }}
        >
          {title}
        </Button>
      ))}
    </Box>
  );
}
