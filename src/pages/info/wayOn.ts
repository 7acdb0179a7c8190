import { isAllowed } from '../../../providers/auth/methods';
import type { Session } from '../../../providers/auth/session';
import { isSubscribed } from '../../../providers/auth/standing';

/** What somebody can do about their company's subscription. */
export interface Way {
  /** Its words: `subscription.ways.<name>`. */
  name: 'choose' | 'subscription' | 'start' | 'ask';
  /** Absent where there is nothing to do but to ask somebody else. */
  address?: string;
}

/**
 * The way to a subscription: choosing a tariff where there is none, else the page of the one that runs. Who may not pay
 * asks someone who may. Who is not signed in is led to signing in first.
 */
export function wayOn(session: Session | null): Way {
  if (session?.user.status !== 'ONBOARDING_COMPLETED') return { name: 'choose', address: '/auth/registration/step3' };
  const pays = isAllowed(session, 'createPaymentSession');
  if (isSubscribed(session))
    return pays ? { name: 'subscription', address: '/profile/Subscription' } : { name: 'start', address: '/' };
  return pays ? { name: 'choose', address: '/auth/registration/step3' } : { name: 'ask' };
}
