import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { methodDocumentOf, contractMutations, operatorOnlyMethods, contractQueries } from '../contract/contract';
import { createPictureFile, smallestArgumentsOf } from '../contract/input';
import { subscribeToChanges } from '../harness/change-subscription';
import { setBillingClock } from '../harness/clock';
import { avoidMidnight } from '../harness/midnight';
import { type SignedInUser, startTestServer, type TestServer } from '../harness/server';
import { parseBatchResponse, runSql, postToGraphql } from '../identity/calls';
import { registerCompany, startTrial } from '../identity/registration';
import { expireSubscription, runCompanySql, firstRefusalOf } from './expired-subscription';
import { missingId } from '../harness/missing-id';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

/**
 * The mutations that a company without an active subscription may call: sign-in, the caller's own account,
 * registration, payment and removal of the company.
 */
const unrestricted = [
  'login',
  'socialLogin',
  'refreshToken',
  'register',
  'socialRegister',
  'forgotPassword',
  'updateForgottenPassword',
  'updateUserInvitePassword',
  'updateAccount',
  'cancelEmailChange',
  'changeEmail',
  'proveEmail',
  'resendEmailCode',
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
  'startExport',
  'cancelBackgroundJob',
  'refreshPayment',
  'confirmPayment',
  'createCardSession',
  'planTariff',
  'disableSubscription',
  'resumeSubscription',
  'readInboxEntries',
  'snoozeInboxEntry',
  'updateInboxSettings',
  'subscribeToPush',
  'unsubscribeFromPush',
  'deleteTenant',
];

const createVehicle = 'mutation ($input: CreateVehicleInput!) { createVehicle(input: $input) { id } }';
const vehicle = (by: Pick<SignedInUser, 'token'>, license: string, at = server) =>
  at.call(createVehicle, { input: { license } }, { token: by.token });
const stateOf = async (by: SignedInUser) =>
  (await server.call<{ subscriptionState: string }>('{ subscriptionState }', {}, { token: by.token })).data
    ?.subscriptionState;

async function registerTrialCompany(tariff = '1'): Promise<SignedInUser> {
  const founder = await registerCompany(server);
  const { errors } = await startTrial(server, founder, tariff);
  if (errors) throw new Error(`no trial: ${JSON.stringify(errors)}`);
  return founder;
}

const expired = { code: 1402, reason: 'subscription_expired' };

describe('a company without an active subscription', () => {
  let founder: SignedInUser;

  beforeAll(async () => {
    founder = await registerTrialCompany();
    await expireSubscription(server, founder.tenant);
  });

  it('is refused every mutation except those for payment, registration, the own account and leaving', async () => {
    const refused: string[] = [];
    // The mutations of `ending` would end the caller's session, so that later calls would be refused for another
    // reason.
    const ending = ['deleteOtherDevices', 'updatePassword'];
    const others = contractMutations.filter(({ name }) => !operatorOnlyMethods.has(name) && !ending.includes(name));
    for (const method of others) {
      const response = await server.call(
        methodDocumentOf(method, 0),
        smallestArgumentsOf(method, () => missingId),
        {
          token: founder.token,
        },
      );
      if (firstRefusalOf(response)?.code !== 1402) continue;
      expect(firstRefusalOf(response)).toEqual(expired);
      refused.push(method.name);
    }
    expect(refused.toSorted()).toEqual(
      others
        .map(({ name }) => name)
        .filter((name) => !unrestricted.includes(name))
        .toSorted(),
    );
    expect(refused.length).toBeGreaterThan(40);
  });

  it('can call every query', async () => {
    const refused: string[] = [];
    for (const method of contractQueries) {
      const response = await server.call(
        methodDocumentOf(method, 0),
        smallestArgumentsOf(method, () => missingId),
        {
          token: founder.token,
        },
      );
      if (firstRefusalOf(response)?.code === 1402) refused.push(method.name);
    }
    expect(refused).toEqual([]);
  });

  it('receives the reason: no tariff, expired or canceled', async () => {
    expect([await stateOf(founder), firstRefusalOf(await vehicle(founder, 'WHY 1'))]).toEqual(['EXPIRED', expired]);
    const canceled = "INSERT INTO subscriptions (tenant_id, billing_cycle, canceled_at) VALUES ($1, 'MONTHLY', now())";
    await runCompanySql(
      server,
      founder.tenant,
      `${canceled} ON CONFLICT (tenant_id) DO UPDATE SET canceled_at = now()`,
    );
    expect([await stateOf(founder), firstRefusalOf(await vehicle(founder, 'WHY 2'))]).toEqual([
      'CANCELED',
      { code: 1402, reason: 'subscription_canceled' },
    ]);
    await runCompanySql(server, founder.tenant, 'UPDATE tenants SET tariff_id = NULL WHERE id = $1');
    expect([await stateOf(founder), firstRefusalOf(await vehicle(founder, 'WHY 3'))]).toEqual([
      'REQUIRED',
      { code: 1402, reason: 'subscription_required' },
    ]);
  });

  it('can write with the next call after paying', async () => {
    await avoidMidnight();
    const paid = await registerTrialCompany();
    await expireSubscription(server, paid.tenant);
    expect(firstRefusalOf(await vehicle(paid, 'PAID 1'))).toEqual(expired);
    await runCompanySql(
      server,
      paid.tenant,
      "UPDATE payments SET end_date = (waybill_now() AT TIME ZONE 'UTC')::date WHERE tenant_id = $1",
    );
    expect(firstRefusalOf(await vehicle(paid, 'PAID 1'))).toBeUndefined();
  });
});

describe('a period', () => {
  it('ends after its last day in UTC, without a job', async () => {
    await avoidMidnight();
    const founder = await registerTrialCompany();
    const [row] = await runSql(server, 'SELECT end_date FROM payments WHERE tenant_id = $1', founder.tenant);
    const last = row?.[0] ?? '';
    const midnight = new Date(Date.parse(last) + 24 * 60 * 60 * 1000).toISOString();
    await setBillingClock(server.database, `${last}T23:59:59.999Z`);
    await runCompanySql(server, founder.tenant);
    expect([await stateOf(founder), firstRefusalOf(await vehicle(founder, 'LAST 1'))]).toEqual(['TRIAL', undefined]);
    await setBillingClock(server.database, midnight);
    await expect.poll(() => stateOf(founder)).toBe('EXPIRED');
    expect(firstRefusalOf(await vehicle(founder, 'LAST 2'))).toEqual(expired);
    await setBillingClock(server.database);
  });
});

describe('in a company whose subscription has expired', () => {
  let admin: SignedInUser;
  let driver: SignedInUser;
  let link: string;

  beforeAll(async () => {
    admin = await server.signIn('admin@demo.test');
    driver = await server.signIn('driver@demo.test');
    const [request] = await runSql(
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
    await expireSubscription(server, '1');
  });

  it('a driver can list tasks but not update them', async () => {
    const list = await server.call('{ routeTasks(first: 1) { data { id } } }', {}, { token: driver.token });
    expect(list.errors).toBeUndefined();
    const report = 'mutation ($input: UpdateRouteTaskStatusInput!) { updateRouteTaskStatus(input: $input) { id } }';
    expect(
      firstRefusalOf(await server.call(report, { input: { id: '1', status: 'IN_PROGRESS' } }, { token: driver.token })),
    ).toEqual(expired);
  });

  it('a driver sees who may pay, and an administrator gets receipts', async () => {
    const contacts = await server.call('{ subscriptionContacts }', {}, { token: driver.token });
    expect(contacts.data).toEqual({ subscriptionContacts: [expect.stringMatching(/\S+ \S+/)] });
    const receipt =
      "SELECT id FROM payments WHERE tenant_id = 1 AND status = 'SUCCEEDED' AND purpose <> 'TRIAL' ORDER BY id LIMIT 1";
    const [payment] = await runSql(server, receipt);
    const query = 'query ($id: ID!) { paymentReceipt(id: $id) { file_name } }';
    const { data } = await server.call(query, { id: payment?.[0] }, { token: admin.token });
    expect(data).toEqual({ paymentReceipt: { file_name: expect.stringMatching(/\.pdf$/) } });
  });

  it('a customer still sees a shared request', async () => {
    const { data } = await server.call('query ($token: String!) { externalAccess(token: $token) { number } }', {
      token: link,
    });
    expect(data?.externalAccess).toMatchObject({ number: expect.stringContaining('/') });
  });

  it('an upload is refused before the file is read', async () => {
    const upload = 'mutation ($input: UploadMediaInput!) { uploadMedia(input: $input) { id } }';
    const input = { id: admin.user, file: createPictureFile(), model_type: 'USER', collection: 'avatar' };
    expect(firstRefusalOf(await server.call(upload, { input }, { token: admin.token }))).toEqual(expired);
  });

  it('in a batch, queries are answered and mutations refused', async () => {
    const batch = [
      { query: createVehicle, variables: { input: { license: 'BATCH 1' } } },
      { query: '{ vehicles(first: 1) { data { id } } }' },
    ];
    const [written, read] = await parseBatchResponse(
      await postToGraphql(server.url, JSON.stringify(batch), { authorization: `Bearer ${admin.token}` }),
    );
    expect(written?.errors?.[0]?.extensions?.code).toBe(1402);
    expect(read?.errors).toBeUndefined();
  });

  it('subscriptions go on', async () => {
    const { failure, waitForPublished, dispose } = await subscribeToChanges(server, admin.token);
    expect(failure).toBeUndefined();
    await waitForPublished();
    await dispose();
  });

  it('other companies are not affected', async () => {
    const other = await server.signIn('admin@other.test');
    expect([await stateOf(other), firstRefusalOf(await vehicle(other, 'OTHER 1'))]).toEqual(['ACTIVE', undefined]);
  });
});

describe('the operator', () => {
  it('can write without a tariff or a payment', async () => {
    const operator = await server.signIn('operator@waybill.test');
    await runCompanySql(
      server,
      operator.tenant,
      'DELETE FROM payments WHERE tenant_id = $1',
      'UPDATE tenants SET tariff_id = NULL WHERE id = $1',
    );
    expect([await stateOf(operator), firstRefusalOf(await vehicle(operator, 'OWN 1'))]).toEqual(['ACTIVE', undefined]);
    const share = 'mutation ($input: CreateRoleInput!) { createRole(input: $input) { id } }';
    expect(
      firstRefusalOf(await server.call(share, { input: { name: 'Reviewer' } }, { token: operator.token })),
    ).toBeUndefined();
  });
});
