import type { Language } from '../../../server/contract.generated';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runSql } from '../identity/calls';
import { type CallOptions, type SignedInUser, startTestServer, type TestServer } from '../harness/server';

let server: TestServer;
let owner: SignedInUser;
let other: SignedInUser;

beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signIn('admin@demo.test');
  other = await server.signIn('admin@other.test');
});

afterAll(() => server.close());

const tariffFields = `id code name type status start_date end_date number sort_order next_plan { code } trial_periods { period has_trial_period }
  monthly_prices { price } yearly_prices { price is_active date_to } services { code name } opportunities { code type name display_value limit units is_top step }`;

interface Tariffs {
  tariffs: {
    data: {
      code: string;
      name: object;
      opportunities: { code: string; name: string; display_value: string; limit: number | null }[];
    }[];
  };
}

describe('tariffs', () => {
  const list = (language: Language, by: SignedInUser = owner) =>
    server.call<Tariffs>(
      `{ tariffs(first: 10, orderBy: [{ column: sort_order, direction: ASC }]) { data { ${tariffFields} } } }`,
      {},
      { token: by.token, language },
    );

  it('returns the same tariffs to all companies, with prices, services and opportunities, by one statement', async () => {
    const from = server.statements.length;
    const { data } = await list('en');
    expect(server.statements.slice(from)).toHaveLength(1);
    expect(data?.tariffs.data.map(({ code }) => code)).toEqual(['START', 'FLEET', 'NETWORK', 'ENTERPRISE', 'PILOT']);
    expect(data?.tariffs.data[0]).toMatchObject({
      name: { en: 'Start', pl: 'Start' },
      next_plan: { code: 'FLEET' },
      trial_periods: [{ period: 14, has_trial_period: true }],
      monthly_prices: [{ price: 4900 }],
      yearly_prices: [{ price: 49_000, is_active: true, date_to: null }],
    });
    expect((await list('en', other)).data).toEqual(data);
  });

  it('returns opportunities in the caller’s language', async () => {
    const [english] = (await list('en')).data?.tariffs.data ?? [];
    const [polish] = (await list('pl')).data?.tariffs.data ?? [];
    expect(english?.opportunities[0]).toMatchObject({
      code: 'users',
      name: 'Users',
      display_value: '5 users',
      limit: 5,
    });
    expect(polish?.opportunities[0]).toMatchObject({
      code: 'users',
      name: 'Użytkownicy',
      display_value: '5 użytkowników',
      limit: 5,
    });
  });
});

interface Payments {
  payments: {
    data: {
      id: string;
      tenant_id: string;
      status: string;
      amount: number;
      purpose: string;
      is_active: boolean;
      start_date: string;
      tariff: { code: string };
    }[];
  };
}

describe('payments', () => {
  const list = (by: CallOptions, where?: object) =>
    server.call<Payments>(
      `query ($where: PaymentsWhere) { payments(first: 50, where: $where, orderBy: [{ column: created_at, direction: ASC }]) {
        data { id tenant_id status amount net tax number currency purpose billing_cycle is_active start_date end_date paid_at metadata receipt_url error_message tariff { code } } } }`,
      { where },
      by,
    );

  it('returns a year of the tenant’s own: first payment, upgrade, one failure', async () => {
    const rows = (await list(owner)).data?.payments.data ?? [];
    expect(rows.every(({ tenant_id }) => tenant_id === owner.tenant)).toBe(true);
    expect(rows.map(({ purpose }) => purpose)).toContain('UPGRADE');
    expect(rows[0]).toMatchObject({
      purpose: 'SUBSCRIPTION',
      tariff: { code: 'FLEET' },
      amount: 24_477,
      net: 19_900,
      tax: 4_577,
    });
    expect(rows.at(-1)).toMatchObject({
      purpose: 'RENEWAL',
      tariff: { code: 'NETWORK' },
      amount: 84_870,
      receipt_url: null,
    });
    const failed = (await list(owner, { column: 'status', value: 'FAILED' })).data?.payments.data;
    expect(failed).toMatchObject([
      { status: 'FAILED', error_message: 'Your card has insufficient funds.', paid_at: null, is_active: false },
    ]);
    const days = rows.map(({ start_date }) => start_date);
    expect(days).toEqual(days.toSorted());
  });

  it('returns the reason of a failed payment in the reader’s language', async () => {
    const where = { column: 'status', value: 'FAILED' };
    const inPolish = (await list({ ...owner, language: 'pl' }, where)).data?.payments.data;
    expect(inPolish).toMatchObject([{ error_message: 'Na karcie zabrakło środków.' }]);
  });

  it('returns nothing for a payment of another tenant', async () => {
    const [theirs] = (await list(owner)).data?.payments.data ?? [];
    expect((await list(other, { column: 'id', value: theirs?.id })).data?.payments.data).toEqual([]);
  });

  it('makes a subscription active during its period, whatever tariff was chosen meanwhile', async () => {
    const read = async () => {
      const document =
        '{ tenant(first: 1) { data { subscription_is_active } } payments(first: 50, where: { column: status, value: "SUCCEEDED" }) { data { is_active } } }';
      const { data } = await server.call<{
        tenant: { data: { subscription_is_active: boolean }[] };
        payments: { data: { is_active: boolean }[] };
      }>(document, {}, other);
      return {
        subscription: data?.tenant.data[0]?.subscription_is_active,
        paying: data?.payments.data.filter(({ is_active }) => is_active).length,
      };
    };
    await runSql(
      server,
      'UPDATE payments SET start_date = current_date - 400, end_date = current_date - 1 WHERE tenant_id = 2',
    );
    expect(await read()).toEqual({ subscription: false, paying: 0 });
    await runSql(
      server,
      "UPDATE payments SET start_date = current_date - 1, end_date = current_date WHERE tenant_id = 2 AND purpose = 'RENEWAL'",
    );
    expect(await read()).toEqual({ subscription: true, paying: 1 });
    await runSql(server, 'UPDATE tenants SET tariff_id = 4 WHERE id = 2');
    expect(await read()).toEqual({ subscription: true, paying: 1 });
  });

  it('allows those with the permission to read payments, and has no mutation that writes them', async () => {
    const driver = await server.signIn('driver@demo.test');
    expect((await list(driver)).errors?.[0]?.extensions?.code).toBe(1200);
    const support = await server.signIn('support@demo.test');
    expect((await list(support)).errors).toBeUndefined();
  });
});
