import { ApiError, errorCode } from '../errors';
import type { Session } from './session';

/** The fields of a session that describe the company's subscription. */
export type SubscriptionInfo = Pick<Session, 'lastSuccessfulPayment' | 'subscriptionState'>;

/** Returns the subscription fields of a session, to copy them to a refreshed session; null fields without a session. */
export const subscriptionInfoOf = (session: Session | null): SubscriptionInfo => ({
  lastSuccessfulPayment: session?.lastSuccessfulPayment ?? null,
  subscriptionState: session?.subscriptionState ?? null,
});

/**
 * Returns whether the company is subscribed or on trial. An unknown state counts as subscribed, because the server
 * decides.
 */
export const isSubscribed = ({ subscriptionState: state }: SubscriptionInfo): boolean =>
  state === null || state === 'ACTIVE' || state === 'TRIAL';

/** Returns whether the server refused a call because the company has no subscription. */
export const isSubscriptionRequiredError = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === errorCode.unpaid;
