import { hasMethodPermission } from '../../providers/auth/methods';
import type { Session, SessionUser } from '../../providers/auth/session';
import { isSubscribed } from '../../providers/auth/subscription';
import { changePasswordAddress, isPublicPath } from './publicPaths';
import { isRegistrationStepPath, type RegistrationStep, registrationSteps } from './registrationSteps';

/** Page on which a second factor is set up. */
const securityPage = '/profile/Security';

/**
 * Returns the page that a user has to visit before other pages: to prove the address, to finish registration, to change
 * an expired password, or to set up a second factor that a role requires. For a completed step of registration, returns
 * the start page, or the page that explains why the company is not subscribed. Returns undefined when the requested path
 * is allowed. The server enforces the same rules.
 */
export function requiredPageFor(session: Session, pathname: string): string | undefined {
  const { user } = session;
  const isAccountStep = isRegistrationStepPath(pathname, 'account');
  if (isPublicPath(pathname) && !isAccountStep) return undefined;
  if (user.must_prove_email) return isAccountStep ? undefined : registrationSteps.account;
  if (user.must_change_password) return changePasswordAddress;
  if (user.must_set_up_two_factor) return isAt(pathname, securityPage) ? undefined : securityPage;
  const openSteps = openStepsOf(user);
  if (openSteps)
    return isAccountStep || openSteps.some((step) => isRegistrationStepPath(pathname, step))
      ? undefined
      : registrationSteps[openSteps[0]];
  const step = stepNames.some((name) => isRegistrationStepPath(pathname, name));
  if (
    !step ||
    (isRegistrationStepPath(pathname, 'tariff') && !isSubscribed(session) && hasMethodPermission(session, payingMethod))
  )
    return undefined;
  return subscriptionNoticePage(session) ?? '/';
}

/**
 * Returns the page that explains why the session's company is not subscribed; undefined for a subscribed company. The
 * page opens after signing in. It blocks no other page, because such a company can still read its records.
 */
export function subscriptionNoticePage(session: Session): string | undefined {
  if (isSubscribed(session)) return undefined;
  switch (session.subscriptionState) {
    case 'EXPIRED':
      return '/info/subscriptionExpired';
    case 'CANCELED':
      return '/info/subscriptionCanceled';
    default:
      return '/info/subscriptionRequired';
  }
}

/** Returns whether the session's user can open a path without a redirect; true without a session. */
export const isPathReachable = (session: Session | null, pathname: string): boolean =>
  !session || requiredPageFor(session, pathname) === undefined;

/** Method whose permission allows the user to choose a tariff. */
const payingMethod = 'createPaymentSession';

const stepNames: readonly RegistrationStep[] = ['account', 'company', 'tariff'];

/**
 * Returns the registration steps that the user can open, the next one first; undefined when registration is complete.
 * Leaves out the account step, which stays open until then: `requiredPageFor` handles it.
 */
function openStepsOf({ status }: SessionUser): readonly [RegistrationStep, ...RegistrationStep[]] | undefined {
  switch (status) {
    case null:
      return ['company'];
    case 'COMPANY_DATA_READY':
    case 'WAITING_PAYMENT':
      return ['tariff', 'company'];
    case 'ONBOARDING_COMPLETED':
      return undefined;
  }
}

const isAt = (pathname: string, address: string) =>
  pathname.toLowerCase().replace(/\/+$/, '') === address.toLowerCase();
