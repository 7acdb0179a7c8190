import type { SubscriptionState } from '../../contract.generated';

/** What a company's subscription is told by. */
export interface SubscriptionFacts {
  /** Whether it is the company that runs Waybill, which pays nobody. */
  operator: boolean;
  /** Whether it has a tariff, in force or chosen. */
  tariff: boolean;
  /** Whether one of its periods has today; `trial`: it costs nothing. */
  runs: boolean;
  trial: boolean;
  /** Whether it ever had a period. */
  subscribed: boolean;
  /** Whether it said that it ends with its period. */
  canceled: boolean;
}

/** Where a company's subscription stands. */
export function subscriptionState({
  operator,
  tariff,
  runs,
  trial,
  subscribed,
  canceled,
}: SubscriptionFacts): SubscriptionState {
  if (operator) return 'ACTIVE';
  if (!tariff) return 'REQUIRED';
  if (runs) return trial ? 'TRIAL' : 'ACTIVE';
  if (!subscribed) return 'REQUIRED';
  return canceled ? 'CANCELED' : 'EXPIRED';
}

/** Why a company may not write, as the contract's errors say it; nothing while its subscription runs. */
export function refusalOf(
  state: SubscriptionState,
): 'subscription_required' | 'subscription_expired' | 'subscription_canceled' | undefined {
  switch (state) {
    case 'TRIAL':
    case 'ACTIVE':
      return undefined;
    case 'REQUIRED':
      return 'subscription_required';
    case 'EXPIRED':
      return 'subscription_expired';
    case 'CANCELED':
      return 'subscription_canceled';
  }
}
