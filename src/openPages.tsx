import { loadAreas } from '../providers/i18n';
import { infoPages, notFoundPage } from './openPages/info';
import type { Page, PageLoader } from './openPages/page';
import { passwordPages } from './openPages/passwords';
import { registrationPages } from './openPages/registration';
import { isStep } from './registrationSteps';

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

const pages: Readonly<Record<string, PageLoader>> = { '/auth': signInPage, ...registrationPages, ...passwordPages, ...infoPages };

/**
 * Whether everyone may open an address, signed in or not. The others belong to the console (routes.tsx): so do the steps
 * of registration after the first, which are for whoever has an account by then.
 */
export const isOpen = (pathname: string): boolean =>
  /^\/(auth|info)(\/|$)/i.test(pathname) && !isStep(pathname, 'company') && !isStep(pathname, 'tariff');

/**
 * Loads an open page, with its layout and its words. These pages stand outside the router and outside Refine, and one
 * goes from one to another by loading it: whoever is about to sign in should not wait for code that they don't need.
 */
export async function loadOpenPage(pathname: string): Promise<Page> {
  const load = pages[pathname.replace(/\/$/, '')] ?? notFoundPage;
  return load();
}
