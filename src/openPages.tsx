import type { ReactNode } from 'react';
import { loadAreas } from '../providers/i18n';

/** What the pages for everyone can do with the console behind them. */
export interface Entrance {
  /** Goes to an address that needs someone signed in. */
  enter: (address: string) => void;
  /** Fetches the code of what comes next. */
  prefetch: () => void;
}

type Page = (entrance: Entrance) => ReactNode;

async function signInPage(): Promise<Page> {
  const [{ AuthLayout }, { SignInPage }] = await Promise.all([
    import('./layouts/AuthLayout'),
    import('./pages/signIn/SignInPage'),
    loadAreas('auth'),
  ]);
  return (entrance) => (
    <AuthLayout>
      <SignInPage {...entrance} />
    </AuthLayout>
  );
}

async function privacyPolicyPage(): Promise<Page> {
  const [{ InfoLayout }, { PrivacyPolicyPage }] = await Promise.all([
    import('./layouts/InfoLayout'),
    import('./pages/PrivacyPolicyPage'),
    loadAreas('info'),
  ]);
  return () => (
    <InfoLayout>
      <PrivacyPolicyPage />
    </InfoLayout>
  );
}

async function accessDeniedPage(): Promise<Page> {
  const [{ InfoLayout }, { AccessDeniedPage }] = await Promise.all([
    import('./layouts/InfoLayout'),
    import('./pages/AccessDeniedPage'),
  ]);
  return () => (
    <InfoLayout>
      <AccessDeniedPage />
    </InfoLayout>
  );
}

async function notFoundPage(): Promise<Page> {
  const [{ InfoLayout }, { NotFoundPage }] = await Promise.all([
    import('./layouts/InfoLayout'),
    import('./pages/NotFoundPage'),
  ]);
  return () => (
    <InfoLayout>
      <NotFoundPage path={window.location.pathname} />
    </InfoLayout>
  );
}

const pages: Readonly<Record<string, () => Promise<Page>>> = {
  '/auth': signInPage,
  '/info/accessDenied': accessDeniedPage,
  '/info/privacyPolicy': privacyPolicyPage,
};

/** Whether everyone may open an address, signed in or not. The others belong to the console (routes.tsx). */
export const isOpen = (pathname: string): boolean => /^\/(auth|info)(\/|$)/.test(pathname);

/**
 * Loads an open page, with its layout and its words. These pages stand outside the router and outside Refine, and one
 * goes from one to another by loading it: whoever is about to sign in should not wait for code that they don't need.
 */
export async function loadOpenPage(pathname: string): Promise<Page> {
  const load = pages[pathname.replace(/\/$/, '')] ?? notFoundPage;
  return load();
}
