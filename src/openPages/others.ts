import { infoPages, notFoundPage } from './info';
import { infoPage, type PageLoader } from './page';
import { passwordPages } from './passwords';
import { registrationPages } from './registration';

const sharedPage = infoPage(
  async () => (await import('../pages/externalAccess/ExternalAccessPage')).ExternalAccessPage,
  'sharing',
  'map',
);

const pages: Readonly<Record<string, PageLoader>> = {
  ...registrationPages,
  ...passwordPages,
  ...infoPages,
  '/externalAccess': sharedPage,
};

/** The loader of an open page other than sign-in; of the page that says that there is none. */
export const otherPage = (pathname: string): PageLoader => pages[pathname] ?? notFoundPage;
