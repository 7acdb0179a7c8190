import { ApiError, errorCode } from '../errors';
import type { Session } from './session';

/** Where the company of who is signed in stands with its subscription. */
export type Standing = Pick<Session, 'lastSuccessfulPayment' | 'subscriptionState'>;

/** What a session tells of it, for the next session of the same person. */
export const standingIn = (session: Session | null): Standing => ({
  lastSuccessfulPayment: session?.lastSuccessfulPayment ?? null,
  subscriptionState: session?.subscriptionState ?? null,
});

/** Whether a company may work, as far as is known: what is unknown keeps nobody out, the server decides then. */
export const isSubscribed = ({ subscriptionState: state }: Standing): boolean =>
  state === null || state === 'ACTIVE' || state === 'TRIAL';

/** Whether the server refused something because the company has no subscription. */
export const isUnpaid = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === errorCode.unpaid;
