import { isRegistrationStepPath } from './registrationSteps';

/**
 * Page on which a signed-in user changes their password. It needs a session, although its path is among the public
 * paths.
 */
export const changePasswordAddress = '/auth/changePassword';

/**
 * Returns whether a path is public, so that it opens with and without a session. All other paths belong to the console
 * (src/app/routes). These include the registration steps after the first, which need an account.
 */
export const isPublicPath = (pathname: string): boolean =>
  /^\/(auth|info|externalAccess)(\/|$)/i.test(pathname) &&
  !isRegistrationStepPath(pathname, 'company') &&
  !isRegistrationStepPath(pathname, 'tariff');
