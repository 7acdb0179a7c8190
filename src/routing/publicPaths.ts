import { isStep } from './registrationSteps';

/**
 * Returns whether an address is open to everyone, signed in or not. All others belong to the console
 * (src/app/routes), as do the registration steps after the first: they need an account.
 */
export const isPublicPath = (pathname: string): boolean =>
  /^\/(auth|info|externalAccess)(\/|$)/i.test(pathname) && !isStep(pathname, 'company') && !isStep(pathname, 'tariff');
