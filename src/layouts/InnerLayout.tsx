import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import { Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { SessionExpired } from './inner/SessionExpired';
import { SideMenu } from './inner/SideMenu';
import { TopBar } from './inner/TopBar';

/**
 * For the daily work: the menu at the side, the bar above, the page between them.
 *
 * Where there is room, a page has the height that is left of the window: a list fills it, longer pages scroll in it.
 * On a phone the document scrolls, as phones expect.
 */
export function InnerLayout() {
  const { t } = useTranslation('app');
  const { pathname } = useLocation();
  const content = useRef<HTMLElement>(null);
  useEffect(() => {
    // In braces: newer browsers answer with a promise, which an effect may not.
    if (pathname) content.current?.scrollTo(0, 0);
  }, [pathname]);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'auto minmax(0, 1fr)' } }}>
      <SkipLink />
      <SideMenu />
      <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh', height: { md: '100dvh' } }}>
        <TopBar />
        <Box
          component="main"
          id="content"
          ref={content}
          tabIndex={-1}
          sx={{
            flex: 1,
            minHeight: 0,
            // Words that are only heard stand absolutely: they scroll with the page, and do not make the document longer.
            position: 'relative',
            display: 'flex',
            flexDirection: 'column',
            overflowY: { md: 'auto' },
            p: { xs: 1.5, sm: 3 },
            '&:focus': { outline: 'none' },
          }}
        >
          <Suspense fallback={<LinearProgress aria-label={t('loading')} />}>
            <Outlet />
          </Suspense>
        </Box>
      </Box>
      <SessionExpired />
      <ScrollRestoration />
    </Box>
  );
}

/** The first stop of the keyboard: past the menu. */
function SkipLink() {
  const { t } = useTranslation('app');
  return (
    <Link
      href="#content"
      onClick={(event) => {
        // By hand: the address is the page's own, and keeps its state.
        event.preventDefault();
        document.getElementById('content')?.focus();
      }}
      sx={{
        position: 'fixed',
        top: 8,
        left: 8,
        zIndex: 'tooltip',
        px: 2,
        py: 1,
        borderRadius: 1,
        bgcolor: 'background.paper',
        boxShadow: 3,
        '&:not(:focus)': { transform: 'translateY(-200%)' },
      }}
    >
      {t('menu.skip')}
    </Link>
  );
}
