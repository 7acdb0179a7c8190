import { ApiError, errorCode } from '../errors';
import type { Session } from './session';

/** The session's part about the company's subscription. */
export type SubscriptionInfo = Pick<Session, 'lastSuccessfulPayment' | 'subscriptionState'>;

/** Returns the subscription of a session, for the next session of the same user. */
export const subscriptionInfoOf = (session: Session | null): SubscriptionInfo => ({
  lastSuccessfulPayment: session?.lastSuccessfulPayment ?? null,
  subscriptionState: session?.subscriptionState ?? null,
});

/** Returns whether the company may work. An unknown state counts as subscribed; the server decides. */
export const isSubscribed = ({ subscriptionState: state }: SubscriptionInfo): boolean =>
  state === null || state === 'ACTIVE' || state === 'TRIAL';

/** Returns whether the server refused a call because the company has no subscription. */
export const isUnpaidError = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === errorCode.unpaid;
