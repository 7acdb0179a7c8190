import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { setBillingClock } from '../harness/clock';
import { type SignedInUser, startTestServer, type TestServer } from '../harness/server';
import { runSql, refusalOf } from '../identity/calls';
import { registerCompany, startTrial } from '../identity/registration';
import { newEmail } from '../identity/users-api';
import { problemCodesOf } from '../tenancy/calls';
import {
  keepOnlyRenewalOf,
  fetchRenewalDueAt,
  setSubscriptionCanceled,
  advanceBillingClock,
  planTariff,
  fetchSubscription,
} from './subscription-clock';
import { payTariff } from './payments';

let server: TestServer;
let founder: SignedInUser;

const fleet = { tariff: '2', billing_cycle: 'MONTHLY' } as const;

beforeAll(async () => {
  server = await startTestServer();
  await setBillingClock(server.database, '2027-01-01T10:00:00Z');
  founder = await registerCompany(server);
  await payTariff(server, founder, fleet);
  await keepOnlyRenewalOf(server, founder.tenant);
});
afterEach(() => setBillingClock(server.database, '2027-01-01T10:00:00Z'));
afterAll(() => server.close());

describe('a planned tariff', () => {
  it.each([
    ['there is not', '99', 'MONTHLY', 'not_found'],
    ['is no number', 'START', 'MONTHLY', 'not_found'],
    ['is no longer offered', '5', 'MONTHLY', 'tariff_not_offered'],
    ['has no fixed price', '4', 'MONTHLY', 'tariff_not_priced'],
  ] as const)('is refused when it %s', async (_name, tariff, cycle, code) => {
    expect(problemCodesOf(await planTariff(server, founder, tariff, cycle))).toEqual({ 'input.tariff': [code] });
  });

  it('is refused during a trial, which needs a payment', async () => {
    const trying = await registerCompany(server);
    await startTrial(server, trying, '1');
    expect(problemCodesOf(await planTariff(server, trying, '2', 'MONTHLY'))).toEqual({
      'input.tariff': ['no_subscription'],
    });
  });

  it('is stored, replaced, and removed by planning the current tariff', async () => {
    const next = async (tariff: string, cycle: 'MONTHLY' | 'YEARLY') => {
      const { data } = await planTariff(server, founder, tariff, cycle);
      return [data?.planTariff.next_tariff_id, data?.planTariff.next_billing_cycle];
    };
    expect(await next('1', 'MONTHLY')).toEqual(['1', 'MONTHLY']);
    expect(await next('2', 'YEARLY')).toEqual(['2', 'YEARLY']);
    expect(await next('2', 'MONTHLY')).toEqual([null, null]);
  });

  it('shows usage against the current limits, and renews at its own price', async () => {
    const { data } = await planTariff(server, founder, '1', 'YEARLY');
    expect(data?.planTariff.usage).toContainEqual({ code: 'users', used: 1, limit: expect.any(Number) });
    await advanceBillingClock(server, founder.tenant, '2027-01-29T06:00:00Z');
    const [paid] = await runSql(
      server,
      "SELECT amount, start_date || '..' || end_date FROM payments WHERE tenant_id = $1 AND purpose = 'RENEWAL'",
      founder.tenant,
    );
    expect(paid).toEqual(['60270', '2027-02-01..2028-01-31']);
    expect(problemCodesOf(await planTariff(server, founder, '2', 'MONTHLY'))).toEqual({
      'input.tariff': ['already_paid'],
    });
    expect(await fetchSubscription(server, founder)).toMatchObject({
      tariff_id: '2',
      next_tariff_id: '1',
      next_billing_cycle: 'YEARLY',
      billing_cycle: 'MONTHLY',
    });
  });
});

describe('canceling', () => {
  it('is allowed only in the own company, with the permission to pay', async () => {
    expect(await setSubscriptionCanceled(server, founder, 'disableSubscription', '1')).toBeNull();
    expect(await setSubscriptionCanceled(server, founder, 'resumeSubscription', 'x')).toBeNull();
    const driver = await server.signIn('driver@demo.test');
    for (const method of ['disableSubscription', 'resumeSubscription']) {
      const response = await server.call(`mutation { ${method}(id: "1") { id } }`, {}, { token: driver.token });
      expect(refusalOf(response).code).toBe(1200);
    }
  });

  it('is possible only with an active subscription', async () => {
    const fresh = await registerCompany(server);
    expect(await setSubscriptionCanceled(server, fresh, 'disableSubscription', fresh.tenant)).toBeNull();
  });

  it('notifies once, however often it is repeated, and removes the planned tariff', async () => {
    const email = newEmail();
    const other = await registerCompany(server, email);
    await payTariff(server, other, fleet);
    await planTariff(server, other, '1', 'MONTHLY');
    const responses = await Promise.all(
      [0, 1, 2].map(() => setSubscriptionCanceled(server, other, 'disableSubscription', other.tenant)),
    );
    for (const one of responses)
      expect(one).toMatchObject({
        state: 'ACTIVE',
        next_tariff_id: null,
        canceled_at: expect.stringContaining('2027-01-01'),
        renewal: { due_at: null },
      });
    expect(await fetchRenewalDueAt(server, other.tenant)).toBe('2027-02-01T00:00:00Z');
    const cancellationMails = (await server.mails(email)).filter(({ subject }) => subject.includes('anulowana'));
    expect(cancellationMails).toHaveLength(1);
    expect(await setSubscriptionCanceled(server, other, 'resumeSubscription', other.tenant)).toMatchObject({
      canceled_at: null,
      renewal: { due_at: '2027-01-28T06:00:00.000Z' },
    });
  });

  it('is undone by planning another tariff', async () => {
    const other = await registerCompany(server);
    await payTariff(server, other, fleet);
    await setSubscriptionCanceled(server, other, 'disableSubscription', other.tenant);
    const { data } = await planTariff(server, other, '1', 'MONTHLY');
    expect(data?.planTariff).toMatchObject({
      next_tariff_id: '1',
      canceled_at: null,
      renewal: { due_at: '2027-01-28T06:00:00.000Z' },
    });
  });
});
