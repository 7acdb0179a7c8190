import { isMethodAllowed } from '../../../providers/auth/allowedMethods';
import type { Session } from '../../../providers/auth/session';
import { isSubscribed } from '../../../providers/auth/subscription';

/** What a user can do about the company's subscription. */
interface SubscriptionAction {
  /** Name of the action. The key of its text is `subscription.ways.<name>`. */
  name: 'choose' | 'renew' | 'subscription' | 'start' | 'ask';
  /** URL of the page. Absent if the user has to ask a colleague with the right to pay. */
  url?: string;
}

/**
 * Returns what the user can do: select or renew a tariff, manage the subscription, open the console, or ask a colleague who may
 * pay. URLs that need a session lead to the sign-in page first.
 */
export function subscriptionActionFor(session: Session | null): SubscriptionAction {
  if (session?.user.status !== 'ONBOARDING_COMPLETED') return { name: 'choose', url: '/auth/registration/step3' };
  const canPay = isMethodAllowed(session, 'createPaymentSession');
  if (isSubscribed(session))
    return canPay ? { name: 'subscription', url: '/profile/Subscription' } : { name: 'start', url: '/' };
  if (!canPay) return { name: 'ask' };
  const hadSubscription = session.subscriptionState === 'EXPIRED' || session.subscriptionState === 'CANCELED';
  return hadSubscription
    ? { name: 'renew', url: '/profile/Subscription' }
    : { name: 'choose', url: '/auth/registration/step3' };
}
