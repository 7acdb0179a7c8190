import type { SubscriptionState } from '../../resources/contract.generated';
import { isAllowed } from '../../providers/auth/methods';
import type { Session, SessionUser } from '../../providers/auth/session';
import { isSubscribed } from '../../providers/auth/subscription';
import { isPublicPath } from './publicPaths';
import { isStep, type RegistrationStep, registrationSteps } from './registrationSteps';

/** Where a second factor is set up. */
const securityPage = '/profile/Security';

/**
 * Where to go instead of an address, for whoever is kept from their work: by a company that is not registered to the
 * end or has no subscription, or by a second factor that a role requires. Undefined when the address is right. The
 * server refuses by itself.
 */
export function elsewhere(session: Session, pathname: string): string | undefined {
  const { user } = session;
  const begins = isStep(pathname, 'account');
  if (isPublicPath(pathname) && !begins) return undefined;
  if (user.must_set_up_two_factor) return isAt(pathname, securityPage) ? undefined : securityPage;
  const open = stepsOpen(user);
  if (open) return begins || open.some((step) => isStep(pathname, step)) ? undefined : registrationSteps[open[0]];
  if (!isSubscribed(session)) {
    return isStep(pathname, 'tariff') && isAllowed(session, payingMethod)
      ? undefined
      : subscriptionPage(session.subscriptionState);
  }
  return stepNames.some((step) => isStep(pathname, step)) ? '/' : undefined;
}

/** The page that tells where a company's subscription stands. */
function subscriptionPage(state: SubscriptionState | null): string {
  switch (state) {
    case 'EXPIRED':
      return '/info/subscriptionExpired';
    case 'CANCELED':
      return '/info/subscriptionCanceled';
    default:
      return '/info/subscriptionRequired';
  }
}

/** Whether a way to an address leads there, for whoever is signed in. */
export const isReachable = (session: Session | null, pathname: string): boolean =>
  !session || elsewhere(session, pathname) === undefined;

/** Who may begin a payment may choose a tariff. */
const payingMethod = 'createPaymentSession';

const stepNames: readonly RegistrationStep[] = ['account', 'company', 'tariff'];

/** Steps that registration may go on with, the one that is due first; undefined once it is done. */
function stepsOpen({ status }: SessionUser): readonly [RegistrationStep, ...RegistrationStep[]] | undefined {
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
