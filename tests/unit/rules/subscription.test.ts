import { describe, expect, test } from 'vitest';
import { refusalOf, type SubscriptionFacts, subscriptionState } from '../../../server/areas/entitlements/rules';

const paid: SubscriptionFacts = {
  operator: false,
  tariff: true,
  runs: true,
  trial: false,
  subscribed: true,
  canceled: false,
};

describe('a subscription', () => {
  test.each([
    ['is paid and runs', {}, 'ACTIVE'],
    ['was canceled while its period runs', { canceled: true }, 'ACTIVE'],
    ['is tried', { trial: true }, 'TRIAL'],
    ['is tried, and was canceled', { trial: true, canceled: true }, 'TRIAL'],
    ['has a period that is over', { runs: false }, 'EXPIRED'],
    ['was canceled, and its period is over', { runs: false, canceled: true }, 'CANCELED'],
    ['is of a tariff that was chosen and never paid', { runs: false, subscribed: false }, 'REQUIRED'],
    ['was canceled before anything was paid', { runs: false, subscribed: false, canceled: true }, 'REQUIRED'],
    ['has no tariff', { tariff: false, runs: false, subscribed: false }, 'REQUIRED'],
    ['has lost its tariff, whatever was paid for one', { tariff: false, runs: false }, 'REQUIRED'],
    ['is that of who runs Waybill', { operator: true, tariff: false, runs: false, subscribed: false }, 'ACTIVE'],
  ] as const)('that %s', (_name, facts, state) => {
    expect(subscriptionState({ ...paid, ...facts })).toBe(state);
  });

  test('allows writes while it is active, and otherwise gives the reason', () => {
    const states = ['TRIAL', 'ACTIVE', 'REQUIRED', 'EXPIRED', 'CANCELED'] as const;
    expect(states.map(refusalOf)).toEqual([
      undefined,
      undefined,
      'subscription_required',
      'subscription_expired',
      'subscription_canceled',
    ]);
  });
});
