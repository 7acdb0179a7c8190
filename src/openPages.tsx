import { loadAreas } from '../providers/i18n';
import type { Page } from './openPages/page';
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

/**
 * Whether everyone may open an address, signed in or not. The others belong to the console (routes.tsx): so do the steps
 * of registration after the first, which are for whoever has an account by then.
 */
export const isOpen = (pathname: string): boolean =>
  /^\/(auth|info|externalAccess)(\/|$)/i.test(pathname) && !isStep(pathname, 'company') && !isStep(pathname, 'tariff');

/**
 * Loads an open page, with its layout and its words. These pages stand outside the router and outside Refine, and one
 * goes from one to another by loading it: whoever is about to sign in should not wait for code that they don't need.
 */
export async function loadOpenPage(pathname: string): Promise<Page> {
  const path = pathname.replace(/\/$/, '');
  if (path === '/auth') return signInPage();
  const { otherPage } = await import('./openPages/others');
  return otherPage(path)();
}
