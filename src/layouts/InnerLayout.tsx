import { type RefObject, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { errorCode } from '../../providers/errors';
import { lazy } from '../../providers/loadCode';
import { PasswordExpiryNotice } from './inner/PasswordExpiryNotice';
import { SideMenu } from './inner/SideMenu';
import { TopBar } from './inner/TopBar';
import { useCompanyChanges } from './inner/useCompanyChanges';
import { useMessageFormats } from './inner/useMessageFormats';
import { SubscriptionBanner } from '../ui/SubscriptionBanner';
import { useSession } from '../ui/appServices';
import { ProgressLine } from '../ui/ProgressLine';
import { useFocusRule } from '../ui/focus/useFocusRule';
import { sidePanelId } from '../ui/sidePanel';
import { ShortcutListener } from '../ui/shortcuts/ShortcutListener';
import { useSubmitKey } from '../ui/useSubmitKey';
import styles from './InnerLayout.module.css';

const SessionExpiredDialog = lazy(() =>
  import('./inner/SessionExpiredDialog').then((module) => ({ default: module.SessionExpiredDialog })),
);

/**
 * Renders the layout of the console: the menu at the side, the bar above, and the page.
 *
 * On wide screens the page scrolls inside the window, so that a list can fill its height. On phones the whole document
 * scrolls.
 */
export function InnerLayout() {
  const { t } = useTranslation('app');
  useCompanyChanges();
  useMessageFormats();
  useSubmitKey();
  const contentRef = useRef<HTMLElement>(null);
  return (
    <div className={styles.layout}>
      <SkipLink />
      <SideMenu />
      <div className={styles.column}>
        <TopBar />
        <PasswordExpiryNotice />
        <SubscriptionBanner />
        <div className={styles.body}>
          <main id="content" ref={contentRef} tabIndex={-1} className={styles.content}>
            <Suspense fallback={<ProgressLine label={t('loading')} />}>
              <Outlet />
            </Suspense>
          </main>
          <div id={sidePanelId} />
        </div>
      </div>
      <SessionExpiry />
      <ShortcutListener content={contentRef} />
      <PageChange content={contentRef} />
      <ScrollRestoration />
    </div>
  );
}

/** Says when the session has expired. */
function SessionExpiry() {
  if (useSession()?.authError?.code !== errorCode.expired) return null;
  return (
    <Suspense fallback={null}>
      <SessionExpiredDialog />
    </Suspense>
  );
}

/**
 * Scrolls an opened page to its beginning, and moves the focus to it. It is a component of its own, so that the layout
 * is not rendered again for each page.
 */
function PageChange({ content }: { content: RefObject<HTMLElement | null> }) {
  const { pathname } = useLocation();
  useEffect(() => {
    // The braces discard the promise that some browsers return from `scrollTo`: an effect must not return one.
    if (pathname) content.current?.scrollTo(0, 0);
  }, [content, pathname]);
  useFocusRule(content, pathname);
  return null;
}

/** Renders the link that lets keyboard users skip the menu. */
function SkipLink() {
  const { t } = useTranslation('app');
  return (
    <a
      href="#content"
      onClick={(event) => {
        // Following the link would replace the URL and lose the router's state.
        event.preventDefault();
        document.getElementById('content')?.focus();
      }}
      className={styles.skip}
    >
      {t('menu.skip')}
    </a>
  );
}
