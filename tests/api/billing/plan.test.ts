import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { setClock } from '../harness/clock';
import { type SignedIn, startTestServer, type TestServer } from '../harness/server';
import { change, refusal } from '../identity/calls';
import { newCompany, startTrial } from '../identity/registering';
import { problemsOf } from '../tenancy/calls';
import { alone, dueOf, end, live, plan, subscriptionOf } from './life';
import { paidBy } from './paying';

let server: TestServer;
let founder: SignedIn;

const fleet = { tariff: '2', billing_cycle: 'MONTHLY' } as const;

beforeAll(async () => {
  server = await startTestServer();
  await setClock(server.database, '2027-01-01T10:00:00Z');
  founder = await newCompany(server, 'plans@life.example');
  await paidBy(server, founder, fleet);
  await alone(server, founder.tenant);
});
afterEach(() => setClock(server.database, '2027-01-01T10:00:00Z'));
afterAll(() => server.close());

describe('a tariff that follows', () => {
  it.each([
    ['there is not', '99', 'MONTHLY', 'not_found'],
    ['is no number', 'START', 'MONTHLY', 'not_found'],
    ['is not offered any more', '5', 'MONTHLY', 'tariff_not_offered'],
    ['has no price', '4', 'MONTHLY', 'tariff_not_priced'],
  ] as const)('is refused where it %s', async (_name, tariff, cycle, code) => {
    expect(problemsOf(await plan(server, founder, tariff, cycle))).toEqual({ 'input.tariff': [code] });
  });

  it('is refused during a trial: there one pays', async () => {
    const trying = await newCompany(server, 'tries@life.example');
    await startTrial(server, trying, '1');
    expect(problemsOf(await plan(server, trying, '2', 'MONTHLY'))).toEqual({ 'input.tariff': ['no_subscription'] });
  });

  it('is kept, replaced, and taken back by naming what runs', async () => {
    const next = async (tariff: string, cycle: 'MONTHLY' | 'YEARLY') => {
      const { data } = await plan(server, founder, tariff, cycle);
      return [data?.planTariff.next_tariff_id, data?.planTariff.next_billing_cycle];
    };
    expect(await next('1', 'MONTHLY')).toEqual(['1', 'MONTHLY']);
    expect(await next('2', 'YEARLY')).toEqual(['2', 'YEARLY']);
    expect(await next('2', 'MONTHLY')).toEqual([null, null]);
  });

  it('shows what is used beside what is allowed now, and costs its own price', async () => {
    const { data } = await plan(server, founder, '1', 'YEARLY');
    expect(data?.planTariff.usage).toContainEqual({ code: 'users', used: 1, limit: expect.any(Number) });
    await live(server, founder.tenant, '2027-01-29T06:00:00Z');
    const [paid] = await change(
      server,
      "SELECT amount, start_date || '..' || end_date FROM payments WHERE tenant_id = $1 AND purpose = 'RENEWAL'",
      founder.tenant,
    );
    expect(paid).toEqual(['60270', '2027-02-01..2028-01-31']);
    expect(problemsOf(await plan(server, founder, '2', 'MONTHLY'))).toEqual({ 'input.tariff': ['already_paid'] });
    expect(await subscriptionOf(server, founder)).toMatchObject({
      tariff_id: '2',
      next_tariff_id: '1',
      next_billing_cycle: 'YEARLY',
      billing_cycle: 'MONTHLY',
    });
  });
});

describe('canceling', () => {
  it('is one’s own company’s, and of those who may pay', async () => {
    expect(await end(server, founder, 'disableSubscription', '1')).toBeNull();
    expect(await end(server, founder, 'resumeSubscription', 'x')).toBeNull();
    const driver = await server.signIn('driver@demo.test');
    for (const method of ['disableSubscription', 'resumeSubscription']) {
      const answer = await server.call(`mutation { ${method}(id: "1") { id } }`, {}, { token: driver.token });
      expect(refusal(answer).code).toBe(1200);
    }
  });

  it('is there only where something runs', async () => {
    const fresh = await newCompany(server, 'fresh@life.example');
    expect(await end(server, fresh, 'disableSubscription', fresh.tenant)).toBeNull();
  });

  it('is told once, however often it is said, and takes a plan back', async () => {
    const other = await newCompany(server, 'cancels@life.example');
    await paidBy(server, other, fleet);
    await plan(server, other, '1', 'MONTHLY');
    const answers = await Promise.all([0, 1, 2].map(() => end(server, other, 'disableSubscription', other.tenant)));
    for (const one of answers)
      expect(one).toMatchObject({
        state: 'ACTIVE',
        next_tariff_id: null,
        canceled_at: expect.stringContaining('2027-01-01'),
        renewal: { due_at: null },
      });
    expect(await dueOf(server, other.tenant)).toBe('2027-02-01T00:00:00Z');
    const told = (await server.mails('cancels@life.example')).filter(({ subject }) => subject.includes('anulowana'));
    expect(told).toHaveLength(1);
    expect(await end(server, other, 'resumeSubscription', other.tenant)).toMatchObject({
      canceled_at: null,
      renewal: { due_at: '2027-01-28T06:00:00.000Z' },
    });
  });

  it('is taken back by having another tariff follow', async () => {
    const other = await newCompany(server, 'goeson@life.example');
    await paidBy(server, other, fleet);
    await end(server, other, 'disableSubscription', other.tenant);
    const { data } = await plan(server, other, '1', 'MONTHLY');
    expect(data?.planTariff).toMatchObject({
      next_tariff_id: '1',
      canceled_at: null,
      renewal: { due_at: '2027-01-28T06:00:00.000Z' },
    });
  });
});
