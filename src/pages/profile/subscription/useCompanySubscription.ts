import { useDataProvider, useSubscription } from '@refinedev/core';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { isRecord } from '../../../../providers/graphqlResponse';
import { internalError } from '../../../../providers/errors';
import { isMethodAllowed } from '../../../../providers/auth/allowedMethods';
import { useSession } from '../../../ui/appServices';
import { quoteQueryKeyPrefix } from '../../paying/useQuote';
import type { Subscription } from './subscription';

/** First element of the query key of the subscription. */
const subscriptionQueryKey = 'companySubscription';

/** Paths of the fields to select of a subscription. */
export const subscriptionFields: string[] = [
  'id',
  'state',
  'tariff_id',
  'billing_cycle',
  'start_date',
  'end_date',
  'paid_until',
  'next_tariff_id',
  'next_billing_cycle',
  'canceled_at',
  ...['brand', 'last4', 'exp_month', 'exp_year'].map((field) => `card.${field}`),
  ...['due_at', 'tries', 'error_message', 'confirm_payment_id'].map((field) => `renewal.${field}`),
  ...['code', 'used', 'limit'].map((field) => `usage.${field}`),
];

/** Returns whether a value is a subscription. Checks two fields only, because the API returns the requested fields. */
const isSubscription = (record: unknown): record is Subscription =>
  isRecord(record) && typeof record.state === 'string' && isRecord(record.renewal);

/**
 * Returns the company's subscription, if the user may see it. Live events refresh it when a payment or the company
 * changes.
 */
export function useCompanySubscription() {
  const { custom } = useDataProvider()();
  const session = useSession();
  const invalidate = useInvalidateSubscription();
  const enabled = session !== null && isMethodAllowed(session, 'companySubscription');
  // Planning, cancelling, resuming and replacing the card change the company's record, so its events refresh as well.
  const liveOptions = { types: ['*'], enabled, onLiveEvent: () => void invalidate() };
  useSubscription({ channel: 'resources/payments', ...liveOptions });
  useSubscription({ channel: 'resources/tenants', ...liveOptions });
  return useQuery({
    queryKey: [subscriptionQueryKey, session?.user.tenant.id],
    enabled,
    // Users who may not read the company receive no live events of it, so focusing the window also refreshes.
    refetchOnWindowFocus: 'always',
    placeholderData: keepPreviousData,
    queryFn: async () => {
      const answer = await custom?.({
        url: '',
        method: 'get',
        meta: { method: 'companySubscription', fields: subscriptionFields },
      });
      if (!isSubscription(answer?.data)) throw internalError('The answer contains no subscription');
      return answer.data;
    },
  });
}

/** Returns a function that invalidates all queries that depend on the subscription. */
export function useInvalidateSubscription(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    await Promise.all(
      [subscriptionQueryKey, quoteQueryKeyPrefix].map(async (key) => queries.invalidateQueries({ queryKey: [key] })),
    );
  };
}
