import { infoPages, notFoundPage } from './infoPages';
import { infoPage, type PublicPageLoader } from './pageLoaders';
import { passwordPages } from './passwordPages';
import { registrationPages } from './registrationPages';

const sharedRequestPage = infoPage(
  async () => (await import('../pages/externalAccess/ExternalAccessPage')).ExternalAccessPage,
  'sharing',
  'map',
);

/** Loaders of all public pages other than sign-in, by path. */
export const publicPages: Readonly<Record<string, PublicPageLoader>> = {
  ...registrationPages,
  ...passwordPages,
  ...infoPages,
  '/externalAccess': sharedRequestPage,
};

/** Returns the loader of a public page other than sign-in. Unknown paths get the page "not found". */
export const publicPageLoader = (pathname: string): PublicPageLoader => publicPages[pathname] ?? notFoundPage;
