import { loadAreas } from '../../providers/i18n';
import type { RenderPublicPage } from '../publicPages/pageLoaders';

async function signInPage(): Promise<RenderPublicPage> {
  const [{ AuthLayout }, { SignInPage }] = await Promise.all([
    import('../layouts/AuthLayout'),
    import('../pages/signIn/SignInPage'),
    loadAreas('auth'),
  ]);
  return (entrance) => (
    <AuthLayout>
      <SignInPage {...entrance} />
    </AuthLayout>
  );
}

/**
 * Loads an open page, with its layout and its words. These pages stand outside the router and outside Refine, and one
 * goes from one to another by loading it: whoever is about to sign in should not wait for code that they don't need.
 */
export async function loadOpenPage(pathname: string): Promise<RenderPublicPage> {
  const path = pathname.replace(/\/$/, '');
  if (path === '/auth') return signInPage();
  const { publicPageLoader } = await import('../publicPages/publicPageLoader');
  return publicPageLoader(path)();
}
