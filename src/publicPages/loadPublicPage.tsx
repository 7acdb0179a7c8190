import { loadNamespaces } from '../../providers/i18n';
import type { RenderPublicPage } from './pageLoaders';

async function signInPage(): Promise<RenderPublicPage> {
  const [{ AuthLayout }, { SignInPage }] = await Promise.all([
    import('../layouts/AuthLayout'),
    import('../pages/signIn/SignInPage'),
    loadNamespaces('auth'),
  ]);
  return (entrance) => (
    <AuthLayout>
      <SignInPage {...entrance} />
    </AuthLayout>
  );
}

/**
 * Loads a public page with its layout and texts. Public pages do not use the router or Refine, and each opens with a
 * full page load: a user who signs in does not wait for code that the page does not need.
 */
export async function loadPublicPage(pathname: string): Promise<RenderPublicPage> {
  const path = pathname.replace(/\/$/, '');
  if (path === '/auth') return signInPage();
  const { publicPageLoader } = await import('./publicPageLoader');
  return publicPageLoader(path)();
}
