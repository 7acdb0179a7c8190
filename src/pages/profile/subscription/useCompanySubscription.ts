import { useDataProvider, useSubscription } from '@refinedev/core';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { isRecord } from '../../../../providers/answer';
import { internalError } from '../../../../providers/errors';
import { isAllowed } from '../../../../providers/auth/methods';
import { useSession } from '../../../ui/appServices';
import { quoteKey } from '../../paying/useQuote';
import type { Subscription } from './subscription';

/** Key of what is known of the company's subscription. */
const subscriptionKey = 'companySubscription';

/** What is asked of a subscription. */
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

/** The contract's word is taken for the rest: what is asked for is there. */
const isSubscription = (record: unknown): record is Subscription =>
  isRecord(record) && typeof record.state === 'string' && isRecord(record.renewal);

/** The company's subscription as it stands now, for who may see it: what changes it, in whichever tab, has it asked for anew. */
export function useCompanySubscription() {
  const { custom } = useDataProvider()();
  const session = useSession();
  const renew = useRenewSubscription();
  const enabled = session !== null && isAllowed(session, 'companySubscription');
  // Of payments, and of the company itself: to plan, to cancel, to resume, another card.
  const follow = { types: ['*'], enabled, onLiveEvent: () => void renew() };
  useSubscription({ channel: 'resources/payments', ...follow });
  useSubscription({ channel: 'resources/tenants', ...follow });
  return useQuery({
    queryKey: [subscriptionKey, session?.user.tenant.id],
    enabled,
    // Who may not see the company itself is told of payments alone.
    refetchOnWindowFocus: 'always',
    placeholderData: keepPreviousData,
    queryFn: async () => {
      const answer = await custom?.({
        url: '',
        method: 'get',
        meta: { method: 'companySubscription', fields: subscriptionFields },
      });
      if (!isSubscription(answer?.data)) throw internalError('The subscription was not answered');
      return answer.data;
    },
  });
}

/** Has all that depends on the subscription asked for anew. */
export function useRenewSubscription(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    await Promise.all([subscriptionKey, quoteKey].map(async (key) => queries.invalidateQueries({ queryKey: [key] })));
  };
}
