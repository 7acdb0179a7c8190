import { expect, test } from 'vitest';
import type { Session } from '../../../providers/auth/session';
import { subscriptionActionFor } from '../../../src/pages/info/subscriptionAction';
import { openFakeTab, storeSession } from '../providers/tab';

const pays = ['createPaymentSession'];
const step3 = '/auth/registration/step3';

function session(
  methods: readonly string[],
  subscriptionState: Session['subscriptionState'],
  status: Session['user']['status'] = 'ONBOARDING_COMPLETED',
): Session {
  const { session: store } = openFakeTab('http://127.0.0.1:1/graphql');
  storeSession(store, 'anna', methods, { subscriptionState });
  const now = store.get();
  if (!now) throw new Error('The session was not stored.');
  return { ...now, user: { ...now.user, status } };
}

test.each<[string, Session | null, ReturnType<typeof subscriptionActionFor>]>([
  ['no user is signed in', null, { name: 'choose', url: step3 }],
  ['the company is being registered', session(pays, null, 'COMPANY_DATA_READY'), { name: 'choose', url: step3 }],
  ['a first payment was begun', session(pays, 'REQUIRED', 'WAITING_PAYMENT'), { name: 'choose', url: step3 }],
  ['the period is over, for who pays', session(pays, 'EXPIRED'), { name: 'renew', url: '/profile/Subscription' }],
  ['it was canceled, for who pays', session(pays, 'CANCELED'), { name: 'renew', url: '/profile/Subscription' }],
  ['there never was one, for who pays', session(pays, 'REQUIRED'), { name: 'choose', url: step3 }],
  ['the period is over, for who does not', session(['vehicles'], 'EXPIRED'), { name: 'ask' }],
  ['there never was one, for who does not pay', session([], 'REQUIRED'), { name: 'ask' }],
  ['a larger tariff was not paid', session(pays, 'ACTIVE'), { name: 'subscription', url: '/profile/Subscription' }],
  ['a trial runs, for who does not pay', session([], 'TRIAL'), { name: 'start', url: '/' }],
])('offers one next step when %s', (_when, who, way) => {
  expect(subscriptionActionFor(who)).toEqual(way);
});
