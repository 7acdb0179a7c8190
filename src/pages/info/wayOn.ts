import { isAllowed } from '../../../providers/auth/methods';
import type { Session } from '../../../providers/auth/session';

/** What somebody can do about their company's subscription. */
interface Way {
  /** Its words: `subscription.ways.<name>`. */
  name: 'choose' | 'sales' | 'ask';
  address: string;
}

/**
 * The way to a subscription: choosing a tariff, which ends registration, later the sales team; who may do neither asks
 * someone who may. Who is not signed in is led to signing in first.
 */
export function wayOn(session: Session | null): Way {
  if (session?.user.status !== 'ONBOARDING_COMPLETED') return { name: 'choose', address: '/auth/registration/step3' };
  if (isAllowed(session, 'createContactSale')) return { name: 'sales', address: '/contact-sales/create' };
  return { name: 'ask', address: '/' };
}
