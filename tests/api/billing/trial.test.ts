import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { farFromMidnight } from '../harness/midnight';
import { startTestServer, type TestServer } from '../harness/server';
import { change } from '../identity/calls';
import { newCompany, newcomer, startTrial, statusOf } from '../identity/registering';
import { problemsOf, readTenant } from '../tenancy/calls';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

const [start, network, enterprise, pilot] = ['1', '3', '4', '5'];

const paymentsOf = (tenant: string) => change(server, 'SELECT id FROM payments WHERE tenant_id = $1', tenant);

describe('a trial', () => {
  it.each([
    [start, 'START', 14],
    [network, 'NETWORK', 30],
  ])(
    'of tariff %s (%s) is a payment of nothing for %i days from today, and ends the registration',
    async (tariff, code, days) => {
      await farFromMidnight();
      const founder = await newCompany(server, `trial${tariff}@steps.example`);
      const { data, errors } = await startTrial(server, founder, tariff);
      expect(errors).toBeUndefined();
      expect(data?.startTrial).toEqual({
        id: founder.tenant,
        subscription_is_active: true,
        tariff: { id: tariff, code },
      });
      const list = await server.call(
        '{ payments(first: 5) { data { amount currency status purpose is_active email tariff { code } } } }',
        {},
        { token: founder.token },
      );
      const payment = {
        amount: 0,
        currency: 'EUR',
        status: 'SUCCEEDED',
        purpose: 'TRIAL',
        is_active: true,
        tariff: { code },
      };
      expect(list.data).toEqual({ payments: { data: [{ ...payment, email: `trial${tariff}@steps.example` }] } });
      const [period] = await change(
        server,
        'SELECT start_date = current_date, end_date - start_date + 1 FROM payments WHERE tenant_id = $1',
        founder.tenant,
      );
      expect(period).toEqual(['t', String(days)]);
      expect(await statusOf(server, founder)).toBe('ONBOARDING_COMPLETED');
    },
  );

  it('is had once, also when five are asked for at once', async () => {
    const founder = await newCompany(server, 'once@steps.example');
    const answers = await Promise.all(
      [start, network, start, network, start].map((tariff) => startTrial(server, founder, tariff)),
    );
    const refused = answers.filter(({ errors }) => errors);
    expect(refused.map(problemsOf)).toEqual(Array.from({ length: 4 }, () => ({ 'input.tariff': ['trial_used'] })));
    expect(await paymentsOf(founder.tenant)).toHaveLength(1);
    expect(problemsOf(await startTrial(server, founder, network))).toEqual({ 'input.tariff': ['trial_used'] });
  });

  it('is not for a company that has paid', async () => {
    const owner = await server.signIn('admin@demo.test');
    const before = await readTenant(server, owner);
    expect(problemsOf(await startTrial(server, owner, start))).toEqual({ 'input.tariff': ['trial_used'] });
    expect(await readTenant(server, owner)).toEqual(before);
  });

  it.each([
    ['has none', enterprise, 'no_trial'],
    ['is not offered', pilot, 'tariff_not_offered'],
    ['does not exist', '99', 'not_found'],
    ['is none', 'START', 'not_found'],
  ])('of a tariff that %s is refused', async (_name, tariff, code) => {
    const founder = await newCompany(server, `${code}${tariff}@steps.example`);
    expect(problemsOf(await startTrial(server, founder, tariff))).toEqual({ 'input.tariff': [code] });
    expect(await paymentsOf(founder.tenant)).toEqual([]);
    expect(await statusOf(server, founder)).toBe('COMPANY_DATA_READY');
  });

  it('skips no step: the company’s data comes first', async () => {
    const founder = await newcomer(server, 'skips@steps.example');
    expect(problemsOf(await startTrial(server, founder, start))).toEqual({ 'input.tariff': ['company_required'] });
    expect(await statusOf(server, founder)).toBeNull();
  });
});
