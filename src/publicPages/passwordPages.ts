import { authPage, type PublicPageLoader } from './pageLoaders';

const invitationPage = authPage(
  async () => (await import('../pages/passwords/InvitationPage')).InvitationPage,
  'password',
);

/** Loaders of the password pages by path. */
export const passwordPages: Readonly<Record<string, PublicPageLoader>> = {
  '/auth/restorePassword': authPage(
    async () => (await import('../pages/passwords/ForgottenPasswordPage')).ForgottenPasswordPage,
    'password',
  ),
  '/auth/invitation': invitationPage,
  '/auth/setPassword': invitationPage,
  '/auth/changePassword': authPage(
    async () => (await import('../pages/passwords/ChangePasswordPage')).ChangePasswordPage,
    'password',
  ),
  '/auth/createdUser': authPage(
    async () => (await import('../pages/passwords/InvitationAcceptedPage')).InvitationAcceptedPage,
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
