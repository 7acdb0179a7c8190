import { describe, expect, test } from 'vitest';
import {
  writeRefusalOf,
  type SubscriptionFacts,
  decideSubscriptionState,
} from '../../../server/areas/entitlements/rules';

const paid: SubscriptionFacts = {
  operator: false,
  tariff: true,
  hasCurrentPeriod: true,
  trial: false,
  hadPeriod: true,
  canceled: false,
};

describe('a subscription', () => {
  test.each([
    ['is paid and runs', {}, 'ACTIVE'],
    ['was canceled while its period runs', { canceled: true }, 'ACTIVE'],
    ['is tried', { trial: true }, 'TRIAL'],
    ['is tried, and was canceled', { trial: true, canceled: true }, 'TRIAL'],
    ['has a period that is over', { hasCurrentPeriod: false }, 'EXPIRED'],
    ['was canceled, and its period is over', { hasCurrentPeriod: false, canceled: true }, 'CANCELED'],
    ['is of a tariff that was chosen and never paid', { hasCurrentPeriod: false, hadPeriod: false }, 'REQUIRED'],
    [
      'was canceled before anything was paid',
      { hasCurrentPeriod: false, hadPeriod: false, canceled: true },
      'REQUIRED',
    ],
    ['has no tariff', { tariff: false, hasCurrentPeriod: false, hadPeriod: false }, 'REQUIRED'],
    ['has lost its tariff, whatever was paid for one', { tariff: false, hasCurrentPeriod: false }, 'REQUIRED'],
    [
      'is that of who runs Waybill',
      { operator: true, tariff: false, hasCurrentPeriod: false, hadPeriod: false },
      'ACTIVE',
    ],
  ] as const)('that %s', (_name, facts, state) => {
    expect(decideSubscriptionState({ ...paid, ...facts })).toBe(state);
  });

  test('allows writes while it is active, and otherwise gives the reason', () => {
    const states = ['TRIAL', 'ACTIVE', 'REQUIRED', 'EXPIRED', 'CANCELED'] as const;
    expect(states.map(writeRefusalOf)).toEqual([
      undefined,
      undefined,
      'subscription_required',
      'subscription_expired',
      'subscription_canceled',
    ]);
  });
});
