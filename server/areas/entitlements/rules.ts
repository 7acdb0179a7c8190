import type { SubscriptionState } from '../../contract.generated';

/** Facts that decide the state of a subscription. */
export interface SubscriptionFacts {
  /** Whether the tenant is the operator, which pays nothing. */
  operator: boolean;
  /** Whether the tenant has a tariff, from a current period or selected at registration. */
  tariff: boolean;
  /** Whether a paid or trial period is current. */
  hasCurrentPeriod: boolean;
  /** Whether the current period is a trial. */
  trial: boolean;
  /** Whether the tenant ever had a period. */
  hadPeriod: boolean;
  /** Whether the subscription was canceled. */
  canceled: boolean;
}

/** Returns the state of a subscription. The operator's is always `ACTIVE`. */
export function decideSubscriptionState({
  operator,
  tariff,
  hasCurrentPeriod,
  trial,
  hadPeriod,
  canceled,
}: SubscriptionFacts): SubscriptionState {
  if (operator) return 'ACTIVE';
  if (!tariff) return 'REQUIRED';
  if (hasCurrentPeriod) return trial ? 'TRIAL' : 'ACTIVE';
  if (!hadPeriod) return 'REQUIRED';
  return canceled ? 'CANCELED' : 'EXPIRED';
}

/**
 * Returns the contract's code for the reason why a tenant may not write; undefined during an active subscription or
 * trial.
 */
export function writeRefusalOf(
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
