import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { documentOf, mutations, operatorsOnly, queries } from '../contract/contract';
import { pictureFile, smallestArguments } from '../contract/input';
import { setClock } from '../harness/clock';
import { farFromMidnight } from '../harness/midnight';
import { type SignedIn, startTestServer, type TestServer } from '../harness/server';
import { answersOf, change, post } from '../identity/calls';
import { newCompany, startTrial } from '../identity/registering';
import { lapse, payingChanges, refusalOf } from './lapsing';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

/** Mutations that nobody has to pay for: ways in, one's own account, registration, what pays, and leaving. */
const open = [
  'login',
  'socialLogin',
  'refreshToken',
  'register',
  'socialRegister',
  'forgotPassword',
  'updateForgottenPassword',
  'updateUserInvitePassword',
  'updateAccount',
  'updatePassword',
  'twofaGenerateCode',
  'twofaActivate',
  'twofaRecoveryCodes',
  'deleteDevice',
  'deleteOtherDevices',
  'updateTenant',
  'startTrial',
  'createContactSale',
  'generateCode',
  'idGenerator',
  'createPaymentSession',
  'refreshPayment',
  'confirmPayment',
  'createCardSession',
  'planTariff',
  'disableSubscription',
  'resumeSubscription',
  'deleteTenant',
];

const nobody = () => '4611686018427200000';
const createVehicle = 'mutation ($input: CreateVehicleInput!) { createVehicle(input: $input) { id } }';
const vehicle = (by: Pick<SignedIn, 'token'>, license: string, at = server) =>
  at.call(createVehicle, { input: { license } }, { token: by.token });
const stateOf = async (by: SignedIn) =>
  (await server.call<{ subscriptionState: string }>('{ subscriptionState }', {}, { token: by.token })).data
    ?.subscriptionState;

async function tried(email: string, tariff = '1'): Promise<SignedIn> {
  const founder = await newCompany(server, email);
  const { errors } = await startTrial(server, founder, tariff);
  if (errors) throw new Error(`no trial: ${JSON.stringify(errors)}`);
  return founder;
}

const expired = { code: 1402, reason: 'subscription_expired' };

describe('a company whose subscription does not run', () => {
  let founder: SignedIn;

  beforeAll(async () => {
    founder = await tried('lapsed@gate.example');
    await lapse(server, founder.tenant);
  });

  it('is refused every mutation of the contract but those that pay, register, keep an account or leave', async () => {
    const refused: string[] = [];
    // These would end the session that calls.
    const ending = ['deleteOtherDevices', 'updatePassword'];
    const others = mutations.filter(({ name }) => !operatorsOnly.has(name) && !ending.includes(name));
    for (const method of others) {
      const answer = await server.call(documentOf(method, 0), smallestArguments(method, nobody), {
        token: founder.token,
      });
      if (refusalOf(answer)?.code !== 1402) continue;
      expect(refusalOf(answer)).toEqual(expired);
      refused.push(method.name);
    }
    expect(refused.toSorted()).toEqual(
      others
        .map(({ name }) => name)
        .filter((name) => !open.includes(name))
        .toSorted(),
    );
    expect(refused.length).toBeGreaterThan(40);
  });

  it('reads on, by every query', async () => {
    const refused: string[] = [];
    for (const method of queries) {
      const answer = await server.call(documentOf(method, 0), smallestArguments(method, nobody), {
        token: founder.token,
      });
      if (refusalOf(answer)?.code === 1402) refused.push(method.name);
    }
    expect(refused).toEqual([]);
  });

  it('is told why: nothing chosen, over, or canceled', async () => {
    expect([await stateOf(founder), refusalOf(await vehicle(founder, 'WHY 1'))]).toEqual(['EXPIRED', expired]);
    const canceled = "INSERT INTO subscriptions (tenant_id, billing_cycle, canceled_at) VALUES ($1, 'MONTHLY', now())";
    await payingChanges(
      server,
      founder.tenant,
      `${canceled} ON CONFLICT (tenant_id) DO UPDATE SET canceled_at = now()`,
    );
    expect([await stateOf(founder), refusalOf(await vehicle(founder, 'WHY 2'))]).toEqual([
      'CANCELED',
      { code: 1402, reason: 'subscription_canceled' },
    ]);
    await payingChanges(server, founder.tenant, 'UPDATE tenants SET tariff_id = NULL WHERE id = $1');
    expect([await stateOf(founder), refusalOf(await vehicle(founder, 'WHY 3'))]).toEqual([
      'REQUIRED',
      { code: 1402, reason: 'subscription_required' },
    ]);
  });

  it('writes with the next call after it has paid', async () => {
    await farFromMidnight();
    const paid = await tried('pays@gate.example');
    await lapse(server, paid.tenant);
    expect(refusalOf(await vehicle(paid, 'PAID 1'))).toEqual(expired);
    await payingChanges(
      server,
      paid.tenant,
      "UPDATE payments SET end_date = (waybill_now() AT TIME ZONE 'UTC')::date WHERE tenant_id = $1",
    );
    expect(refusalOf(await vehicle(paid, 'PAID 1'))).toBeUndefined();
  });
});

describe('a period', () => {
  it('ends with its last day, in UTC, and nobody need say so', async () => {
    await farFromMidnight();
    const founder = await tried('midnight@gate.example');
    const [row] = await change(server, 'SELECT end_date FROM payments WHERE tenant_id = $1', founder.tenant);
    const last = row?.[0] ?? '';
    const midnight = new Date(Date.parse(last) + 24 * 60 * 60 * 1000).toISOString();
    await setClock(server.database, `${last}T23:59:59.999Z`);
    await payingChanges(server, founder.tenant);
    expect([await stateOf(founder), refusalOf(await vehicle(founder, 'LAST 1'))]).toEqual(['TRIAL', undefined]);
    await setClock(server.database, midnight);
    await expect.poll(() => stateOf(founder)).toBe('EXPIRED');
    expect(refusalOf(await vehicle(founder, 'LAST 2'))).toEqual(expired);
    await setClock(server.database);
  });
});

describe('in a company whose subscription is over', () => {
  let admin: SignedIn;
  let driver: SignedIn;
  let link: string;

  beforeAll(async () => {
    admin = await server.signIn('admin@demo.test');
    driver = await server.signIn('driver@demo.test');
    const [request] = await change(
      server,
      "SELECT id FROM service_transportations WHERE tenant_id = 1 AND status = 'SERVICE_CONFIRMED' LIMIT 1",
    );
    const share = 'mutation ($input: CreateSharedLinkInput!) { made: createSharedLink(input: $input) { token } }';
    const { data, body } = await server.call<{ made: { token: string } }>(
      share,
      { input: { id: request?.[0] } },
      { token: admin.token },
    );
    if (!data) throw new Error(`no link: ${JSON.stringify(body)}`);
    link = data.made.token;
    await lapse(server, '1');
  });

  it('a driver sees the tasks, and reports none', async () => {
    const list = await server.call('{ routeTasks(first: 1) { data { id } } }', {}, { token: driver.token });
    expect(list.errors).toBeUndefined();
    const report = 'mutation ($input: UpdateRouteTaskStatusInput!) { updateRouteTaskStatus(input: $input) { id } }';
    expect(
      refusalOf(await server.call(report, { input: { id: '1', status: 'IN_PROGRESS' } }, { token: driver.token })),
    ).toEqual(expired);
  });

  it('a customer goes on seeing what was shared', async () => {
    const { data } = await server.call('query ($token: String!) { externalAccess(token: $token) { number } }', {
      token: link,
    });
    expect(data?.externalAccess).toMatchObject({ number: expect.stringContaining('/') });
  });

  it('a file is refused before it is read', async () => {
    const upload = 'mutation ($input: UploadMediaInput!) { uploadMedia(input: $input) { id } }';
    const input = { id: admin.user, file: pictureFile(), model_type: 'USER', collection: 'avatar' };
    expect(refusalOf(await server.call(upload, { input }, { token: admin.token }))).toEqual(expired);
  });

  it('of a batch what reads is answered and what writes is refused', async () => {
    const batch = [
      { query: createVehicle, variables: { input: { license: 'BATCH 1' } } },
      { query: '{ vehicles(first: 1) { data { id } } }' },
    ];
    const [written, read] = await answersOf(
      await post(server.url, JSON.stringify(batch), { authorization: `Bearer ${admin.token}` }),
    );
    expect(written?.errors?.[0]?.extensions?.code).toBe(1402);
    expect(read?.errors).toBeUndefined();
  });

  it('live changes are told on', async () => {
    const client = createClient({
      url: `${server.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { authorization: `Bearer ${admin.token}` },
      retryAttempts: 0,
    });
    const heard = new Promise((resolve, reject) => {
      client.subscribe(
        { query: 'subscription { changes { entity id } }' },
        { next: resolve, error: reject, complete: () => undefined },
      );
    });
    const tell = () =>
      change(
        server,
        `SELECT pg_notify('waybill_changes', '{"tenant":"1","entity":"vehicles","id":"1","action":"UPDATED","user":"1"}')`,
      );
    const telling = setInterval(() => void tell(), 100);
    expect(await heard).toMatchObject({ data: { changes: { entity: 'vehicles', id: '1' } } });
    clearInterval(telling);
    await client.dispose();
  });

  it('others are not: each company stands for itself', async () => {
    const other = await server.signIn('admin@other.test');
    expect([await stateOf(other), refusalOf(await vehicle(other, 'OTHER 1'))]).toEqual(['ACTIVE', undefined]);
  });
});

describe('the company that runs Waybill', () => {
  it('works without a tariff or a payment', async () => {
    const operator = await server.signIn('operator@waybill.test');
    await payingChanges(
      server,
      operator.tenant,
      'DELETE FROM payments WHERE tenant_id = $1',
      'UPDATE tenants SET tariff_id = NULL WHERE id = $1',
    );
    expect([await stateOf(operator), refusalOf(await vehicle(operator, 'OWN 1'))]).toEqual(['ACTIVE', undefined]);
    const share = 'mutation ($input: CreateRoleInput!) { createRole(input: $input) { id } }';
    expect(
      refusalOf(await server.call(share, { input: { name: 'Reviewer' } }, { token: operator.token })),
    ).toBeUndefined();
  });
});
