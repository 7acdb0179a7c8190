import { authPage, type PageLoader } from './page';

const linkPage = authPage(async () => (await import('../pages/passwords/LinkPage')).LinkPage, 'password');

/** Pages on which somebody chooses a password, and those that they come to afterwards. */
export const passwordPages: Readonly<Record<string, PageLoader>> = {
  '/auth/restorePassword': authPage(
    async () => (await import('../pages/passwords/RestorePage')).RestorePage,
    'password',
  ),
  '/auth/invitation': linkPage,
  '/auth/setPassword': linkPage,
  '/auth/changePassword': authPage(
    async () => (await import('../pages/passwords/ChangePasswordPage')).ChangePasswordPage,
    'password',
  ),
  '/auth/createdUser': authPage(
    async () => (await import('../pages/passwords/CreatedUserPage')).CreatedUserPage,
    'password',
  ),
  '/auth/passwordChanged': authPage(
    async () => (await import('../pages/passwords/PasswordChangedPage')).PasswordChangedPage,
    'password',
  ),
  '/info/tokenExpired': authPage(
    async () => (await import('../pages/passwords/TokenExpiredPage')).TokenExpiredPage,
    'password',
  ),
};
