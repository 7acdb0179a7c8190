import { isRecord } from '../graphqlResponse';
import type { GraphQLOperation } from './call';
import { sendOperationBatch } from './sendOperationBatch';
import type { ApiConnection } from './connection';
import type { Session, SubscriptionState } from './session';
import type { SubscriptionInfo } from './subscription';

/** The queries that the subscription is derived from on a server without `subscriptionState`. */
const queries: readonly GraphQLOperation[] = [
  { query: 'query { latestSuccessfulPayment { id } }' },
  { query: 'query { tenant(first: 1) { data { tariff { id } } } }' },
];

/**
 * Returns whether a server refused a query because its schema lacks a field. GraphQL has no error code for that, but
 * servers send the message of the reference implementation (graphql-js).
 */
export const isUnknownFieldError = (reason: unknown): boolean =>
  reason instanceof Error && reason.message.startsWith('Cannot query field');

/**
 * Derives the subscription from the company's tariff and last successful payment, for servers without
 * `subscriptionState`: it is active when both exist.
 *
 * @throws ApiError when the server cannot be reached
 */
export async function fetchDerivedSubscription(connection: ApiConnection, session: Session): Promise<SubscriptionInfo> {
  const [payment, tenant] = await sendOperationBatch(connection, queries, session);
  const paymentId = payment?.status === 'fulfilled' ? idOf(payment.value.latestSuccessfulPayment) : undefined;
  const page = tenant?.status === 'fulfilled' ? tenant.value.tenant : undefined;
  const tenants: readonly unknown[] = isRecord(page) && Array.isArray(page.data) ? page.data : [];
  const own = tenants[0];
  return {
    lastSuccessfulPayment: paymentId ? { id: paymentId } : null,
    subscriptionState: derivedState(paymentId, isRecord(own) ? idOf(own.tariff) : undefined),
  };
}

/** Returns the id of a record; null when there is no record, undefined when it could not be read. */
function idOf(record: unknown): string | null | undefined {
  if (record === null) return null;
  return isRecord(record) && typeof record.id === 'string' ? record.id : undefined;
}

/**
 * Returns the subscription's state that follows from the ids of the last successful payment and of the tariff. An id is
 * null when there is no such record, and undefined when it could not be read. Without the payment's id the state is
 * unknown (null), unless there is no tariff; a tariff that could not be read counts as present.
 */
function derivedState(payment: string | null | undefined, tariff: string | null | undefined): SubscriptionState | null {
  if (tariff === null) return 'REQUIRED';
  if (payment === undefined) return null;
  return payment === null ? 'EXPIRED' : 'ACTIVE';
}
