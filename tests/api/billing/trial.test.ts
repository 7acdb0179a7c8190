import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { avoidMidnight } from '../harness/midnight';
import { startTestServer, type TestServer } from '../harness/server';
import { runSql } from '../identity/calls';
import { registerCompany, registerUser, startTrial, fetchRegistrationStatus } from '../identity/registration';
import { newEmail } from '../identity/users-api';
import { problemCodesOf, fetchTenant } from '../tenancy/calls';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

const [start, network, enterprise, pilot] = ['1', '3', '4', '5'];

const paymentsOf = (tenant: string) => runSql(server, 'SELECT id FROM payments WHERE tenant_id = $1', tenant);

describe('a trial', () => {
  it.each([
    [start, 'START', 14],
    [network, 'NETWORK', 30],
  ])(
    'of tariff %s (%s) is a free payment of %i days from today, and completes the registration',
    async (tariff, code, days) => {
      await avoidMidnight();
      const email = newEmail();
      const founder = await registerCompany(server, email);
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
      expect(list.data).toEqual({ payments: { data: [{ ...payment, email }] } });
      const [period] = await runSql(
        server,
        'SELECT start_date = current_date, end_date - start_date + 1 FROM payments WHERE tenant_id = $1',
        founder.tenant,
      );
      expect(period).toEqual(['t', String(days)]);
      expect(await fetchRegistrationStatus(server, founder)).toBe('ONBOARDING_COMPLETED');
    },
  );

  it('is granted once when five are requested at once', async () => {
    const founder = await registerCompany(server);
    const responses = await Promise.all(
      [start, network, start, network, start].map((tariff) => startTrial(server, founder, tariff)),
    );
    const refused = responses.filter(({ errors }) => errors);
    expect(refused.map(problemCodesOf)).toEqual(Array.from({ length: 4 }, () => ({ 'input.tariff': ['trial_used'] })));
    expect(await paymentsOf(founder.tenant)).toHaveLength(1);
    expect(problemCodesOf(await startTrial(server, founder, network))).toEqual({ 'input.tariff': ['trial_used'] });
  });

  it('is refused to a company that has paid', async () => {
    const owner = await server.signIn('admin@demo.test');
    const before = await fetchTenant(server, owner);
    expect(problemCodesOf(await startTrial(server, owner, start))).toEqual({ 'input.tariff': ['trial_used'] });
    expect(await fetchTenant(server, owner)).toEqual(before);
  });

  it.each([
    ['has none', enterprise, 'no_trial'],
    ['is not offered', pilot, 'tariff_not_offered'],
    ['does not exist', '99', 'not_found'],
    ['is none', 'START', 'not_found'],
  ])('is refused for a tariff that %s', async (_name, tariff, code) => {
    const founder = await registerCompany(server);
    expect(problemCodesOf(await startTrial(server, founder, tariff))).toEqual({ 'input.tariff': [code] });
    expect(await paymentsOf(founder.tenant)).toEqual([]);
    expect(await fetchRegistrationStatus(server, founder)).toBe('COMPANY_DATA_READY');
  });

  it('is refused before the company’s data is entered', async () => {
    const founder = await registerUser(server);
    expect(problemCodesOf(await startTrial(server, founder, start))).toEqual({ 'input.tariff': ['company_required'] });
    expect(await fetchRegistrationStatus(server, founder)).toBeNull();
  });
});
