import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../harness/server';

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
  ({ token } = await server.signIn('admin@demo.test'));
});

afterAll(() => server.close());

interface Listed {
  vehiclesView: { data: { id: string; license: string }[]; paginatorInfo: { total: number } };
}

const document = `query ($where: VehiclesViewWhere, $orderBy: [VehiclesViewOrder!]) {
  vehiclesView(first: 100, where: $where, orderBy: $orderBy) { data { id license } paginatorInfo { total } }
}`;

const list = (where: object, orderBy: object[] = []) => server.call<Listed>(document, { where, orderBy }, { token });

async function listed(where: object, orderBy?: object[]) {
  const { data, body } = await list(where, orderBy);
  if (!data) throw new Error(JSON.stringify(body).slice(0, 300));
  return data.vehiclesView;
}

/**
 * Calls the list with a condition that must be refused, and returns the error message. Expects code 6 and a short
 * response.
 */
async function refusal(where: object): Promise<string | undefined> {
  const { errors, body } = await list(where);
  expect(errors?.map(({ extensions }) => extensions?.code)).toEqual([6]);
  expect(JSON.stringify(body).length).toBeLessThan(500);
  return errors?.[0]?.message;
}

describe('refuses a value that a column cannot have:', () => {
  test.each([
    ['a text that PostgreSQL cannot hold', { column: 'license', value: 'WGM\u0000' }],
    ['such a text as a pattern', { column: 'license', operator: 'LIKE', value: '%\u0000%' }],
    ['such a text in a list', { column: 'license', operator: 'IN', value: ['\u0000'] }],
    ['the 31st of February', { column: 'created_at', operator: 'GT', value: '2026-02-31T00:00:00Z' }],
    ['a day of the year 0', { column: 'created_at', operator: 'GT', value: '0000-01-01' }],
    ['an offset that no time zone has', { column: 'created_at', operator: 'GT', value: '2026-01-01T00:00:00+18:00' }],
    ['a moment in words', { column: 'created_at', operator: 'GT', value: '2026-01-01 (New Year)' }],
    ['a list for a text', { column: 'license', value: ['WGM'] }],
    ['a list within a list of values', { column: 'license', operator: 'IN', value: [['WGM']] }],
    ['an object', { column: 'id', value: { id: 1 } }],
    ['a very long text for a number', { column: 'year', value: 'x'.repeat(100_000) }],
  ])('%s', async (_what, where) => {
    expect(await refusal(where)).toMatch(/^The condition on \w+ does not take /);
  });

  test('lists nested deeper than JavaScript can recurse', async () => {
    const depth = 100_000;
    const where = `{"column":"license","value":${'['.repeat(depth)}${']'.repeat(depth)}}`;
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const body = `{"query":${JSON.stringify(document)},"variables":{"where":${where}}}`;
    const result = await (await fetch(`${server.url}/graphql`, { method: 'POST', headers, body })).text();
    expect(result).toContain('The condition on license does not take a list.');
  });

  test.each(['2026-01-01', '2026-01-01T00:00:00Z', '2026-01-01 10:20', '2026-01-01T10:20:30.123456+05:30'])(
    'accepts %s as a moment',
    async (value) => {
      expect(await listed({ column: 'created_at', operator: 'GT', value })).toBeDefined();
    },
  );
});

describe('a pattern', () => {
  test('is refused when it ends within an escape', async () => {
    for (const operator of ['LIKE', 'NOT_LIKE']) {
      expect(await refusal({ column: 'license', operator, value: '%W\\' })).toBe(
        'The condition on license ends in a lone backslash.',
      );
    }
    expect((await listed({ column: 'license', operator: 'LIKE', value: '%\\\\' })).data).toEqual([]);
  });

  test('is limited in length', async () => {
    expect(await refusal({ column: 'license', operator: 'LIKE', value: '%x'.repeat(300) })).toMatch(
      /takes a pattern of at most \d+ characters/,
    );
  });
});

describe('a list of values', () => {
  test('finds the same as separate conditions, whatever characters the values contain', async () => {
    const odd = ['A"B', 'C\\D', '{E}', 'F,G', "H'I", 'NULL', ' J ', 'ŻÓŁW'];
    for (const license of odd) {
      const created = await server.call(
        'mutation ($license: String!) { createVehicle(input: { license: $license }) { id } }',
        { license },
        { token },
      );
      expect(created.errors).toBeUndefined();
    }
    const found = await listed({ column: 'license', operator: 'IN', value: odd.map((license) => license.trim()) });
    expect(found.paginatorInfo.total).toBe(odd.length);
    const all = (await listed({})).paginatorInfo.total;
    expect(
      (await listed({ column: 'license', operator: 'NOT_IN', value: odd.map((license) => license.trim()) }))
        .paginatorInfo.total,
    ).toBe(all - odd.length);
  });

  test.each([
    ['year', [2018, 2019, 2020]],
    ['carrying_capacity', [24_000, 0.5]],
    ['is_active', [true]],
    ['verify', ['VERIFIED', 'UNDER_REVIEW']],
  ])('of %s finds what any of the values finds', async (column, value) => {
    const any = await listed({ OR: value.map((one) => ({ column, value: one })) });
    expect((await listed({ column, operator: 'IN', value })).paginatorInfo.total).toBe(any.paginatorInfo.total);
  });

  test('is limited in length', async () => {
    const [known] = (await listed({})).data;
    const ids = Array.from({ length: 9999 }, (_, index) => String(index + 1));
    expect((await listed({ column: 'id', operator: 'IN', value: [...ids, known?.id] })).data).toEqual([known]);
    expect(await refusal({ column: 'id', operator: 'IN', value: Array.from({ length: 100_000 }, () => '1') })).toMatch(
      /takes at most \d+ values/,
    );
  });
});

test('limits the number of conditions', async () => {
  const either = Array.from({ length: 30 }, () => ({
    OR: Array.from({ length: 30 }, () => ({ column: 'license', value: 'X' })),
  }));
  expect(await refusal({ AND: either })).toMatch(/^A list takes at most \d+ conditions/);
});

test('ignores a column repeated in an order', async () => {
  const once = [{ column: 'year', direction: 'DESC' }];
  const again = Array.from({ length: 3000 }, () => ({ column: 'year', direction: 'ASC' }));
  expect((await listed({}, [...once, ...again])).data).toEqual((await listed({}, once)).data);
});

test('compares values that are computed from other tables', async () => {
  const query = `query ($where: CustomersViewWhere) { customersView(first: 100, where: $where) {
    data { id statistic { requests } rates { average } }
  } }`;
  type Customers = { customersView: { data: { id: string; statistic: { requests: number } }[] } };
  const find = async (where: object) =>
    (await server.call<Customers>(query, { where }, { token })).data?.customersView.data ?? [];
  const all = await find({});
  const most = Math.max(...all.map(({ statistic }) => statistic.requests));
  const busiest = await find({ column: 'statistic__requests', operator: 'GTE', value: most });
  expect(most).toBeGreaterThan(0);
  expect(busiest.length).toBeGreaterThan(0);
  expect(busiest.every(({ statistic }) => statistic.requests >= most)).toBe(true);
  expect(await find({ column: 'rates__average', operator: 'GT', value: 5 })).toEqual([]);
});
