import { afterEach, beforeEach, expect, it } from 'vitest';
import { refreshAccount } from '../../../providers/auth/account';
import { createTokenRefresher } from '../../../providers/auth/refresh';
import { signIn } from '../../../providers/auth/signIn';
import { refreshSubscriptionInfo } from '../../../providers/auth/fetchSubscription';
import { createApiTransport } from '../../../providers/data/transport';
import { mutationCallOf } from './calls';
import { type FakeGraphqlServer, type FakeReply, startFakeGraphqlServer } from './fake-graphql-server';
import { authPayloadOf, openFakeTab, storeSession, type FakeTab } from './tab';

let server: FakeGraphqlServer;
let tab: FakeTab;
/** The fake server's replies about the company's last payment and about the state of its subscription. */
let payment: FakeReply;
let state: FakeReply;

beforeEach(async () => {
  server = await startFakeGraphqlServer();
  tab = openFakeTab(server.url);
  payment = { value: { id: '77', is_active: true } };
  state = { value: 'ACTIVE' };
  server.answer = ({ method }) => {
    if (method === 'latestSuccessfulPayment') return payment;
    if (method === 'subscriptionState') return state;
    return { value: method === 'account' ? authPayloadOf('anna').user : authPayloadOf('anna') };
  };
});

afterEach(() => server.close());

const refresher = () => createTokenRefresher(tab, (work) => work());
const known = () => {
  const { lastSuccessfulPayment, subscriptionState } = tab.session.get() ?? expect.fail('signed out');
  return { lastSuccessfulPayment, subscriptionState };
};

const active = (id: string) => ({ lastSuccessfulPayment: { id }, subscriptionState: 'ACTIVE' as const });
const inactive = (subscriptionState: 'EXPIRED' | 'REQUIRED' | null) => ({
  lastSuccessfulPayment: null,
  subscriptionState,
});

it('is fetched with one more call at sign-in', async () => {
  await signIn(tab, { username: 'anna', password: 'secret' });
  expect(known()).toEqual({ lastSuccessfulPayment: { id: '77' }, subscriptionState: 'ACTIVE' });
  expect(server.posts.map(({ operations }) => operations.map(({ method }) => method))).toEqual([
    ['login'],
    ['latestSuccessfulPayment', 'subscriptionState'],
  ]);
});

it('contains a payment only during its period', async () => {
  payment = { value: { id: '77', is_active: false } };
  state = { value: 'EXPIRED' };
  await signIn(tab, { username: 'anna', password: 'secret' });
  expect(known()).toEqual({ lastSuccessfulPayment: null, subscriptionState: 'EXPIRED' });
});

it.each<[string, FakeReply, FakeReply, ReturnType<typeof known>]>([
  [
    'with a tariff and a payment',
    { value: { id: '77' } },
    { value: { data: [{ tariff: { id: '2' } }] } },
    active('77'),
  ],
  ['without a payment', { value: null }, { value: { data: [{ tariff: { id: '2' } }] } }, inactive('EXPIRED')],
  [
    'without a tariff',
    { value: { id: '77' } },
    { value: { data: [{ tariff: null }] } },
    { ...inactive('REQUIRED'), lastSuccessfulPayment: { id: '77' } },
  ],
  [
    'with a payment, for a user who may not read the tariff',
    { value: { id: '77' } },
    { message: 'No', extensions: { code: 1200 } },
    active('77'),
  ],
  [
    'for a user who may read neither',
    { message: 'No', extensions: { code: 1200 } },
    { message: 'No', extensions: { code: 1200 } },
    inactive(null),
  ],
])('is derived on a server without `subscriptionState` %s', async (_case, paid, tenant, expected) => {
  state = { message: 'Cannot query field "subscriptionState" on type "Query".' };
  const answer = server.answer;
  // A server without `subscriptionState` may also lack `is_active`. Then the console's first query fails, and it sends
  // a second one without that field.
  payment = { message: 'Cannot query field "is_active" on type "Payment".' };
  server.answer = (operation) => {
    if (operation.method === 'tenant') return tenant;
    return operation.method === 'latestSuccessfulPayment' && !operation.query.includes('is_active')
      ? paid
      : answer(operation);
  };
  await signIn(tab, { username: 'anna', password: 'secret' });
  expect(known()).toEqual(expected);
  storeSession(tab.session, 'anna', []);
  await refreshSubscriptionInfo(tab, refresher());
  expect(known()).toEqual(expected);
});

it('is unknown when the user may not read it or the server fails, which restricts nothing', async () => {
  payment = { value: null };
  for (const extensions of [{ code: 1200 }, {}]) {
    state = { message: 'No', extensions };
    await signIn(tab, { username: 'anna', password: 'secret' });
    expect(known()).toEqual({ lastSuccessfulPayment: null, subscriptionState: null });
  }
});

it('is refreshed with the account in the same call', async () => {
  storeSession(tab.session, 'anna', [], { subscriptionState: 'EXPIRED' });
  await refreshAccount(tab, refresher());
  expect(known()).toEqual({ lastSuccessfulPayment: { id: '77' }, subscriptionState: 'ACTIVE' });
  expect(server.posts).toHaveLength(1);
});

it('is refreshed with a new token after the old one expired', async () => {
  storeSession(tab.session, 'old', []);
  const response = server.answer;
  server.answer = (operation) =>
    operation.token === 'Bearer old-access' && operation.method !== 'refreshToken'
      ? { message: 'Over', extensions: { code: 1103 } }
      : response(operation);
  await refreshSubscriptionInfo(tab, refresher());
  expect(known()).toEqual({ lastSuccessfulPayment: { id: '77' }, subscriptionState: 'ACTIVE' });
  expect(tab.session.get()?.access_token).toBe('anna-access');
});

it('stays unchanged when the server fails or another user signs in', async () => {
  storeSession(tab.session, 'anna', [], { subscriptionState: 'ACTIVE' });
  state = { message: 'Internal Server Error', extensions: {} };
  await expect(refreshSubscriptionInfo(tab, refresher())).rejects.toMatchObject({ message: 'Internal Server Error' });
  expect(known().subscriptionState).toBe('ACTIVE');

  server.answer = async ({ method }) => {
    const now = tab.session.get();
    if (now) tab.session.set({ ...now, user: { ...now.user, id: '2' } });
    return { value: method === 'subscriptionState' ? 'EXPIRED' : null };
  };
  await refreshSubscriptionInfo(tab, refresher());
  expect(known().subscriptionState).toBe('ACTIVE');
});

it('is updated by a refused call, whose reason counts if nothing else is known', async () => {
  storeSession(tab.session, 'anna', ['updateVehicle'], {
    subscriptionState: 'ACTIVE',
    lastSuccessfulPayment: { id: '77' },
  });
  const response = server.answer;
  server.answer = (operation) =>
    operation.method === 'updateVehicle'
      ? { message: 'No subscription', extensions: { code: 1402, reason: 'subscription_canceled' } }
      : response(operation);
  payment = { value: { id: '77', is_active: false } };
  state = { value: 'EXPIRED' };
  const transport = createApiTransport(tab, refresher());
  await expect(transport.send(mutationCallOf('updateVehicle'))).rejects.toMatchObject({ code: 1402 });
  await expect.poll(known).toEqual({ lastSuccessfulPayment: null, subscriptionState: 'EXPIRED' });

  state = { message: 'User does not have access to method', extensions: { code: 1200 } };
  await expect(transport.send(mutationCallOf('updateVehicle'))).rejects.toMatchObject({ code: 1402 });
  await expect.poll(known).toEqual({ lastSuccessfulPayment: null, subscriptionState: 'CANCELED' });
});
