import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SignedInUser, startTestServer, type TestServer } from '../harness/server';

interface Group {
  value: unknown;
  count: number;
  sums: { column: string; unit: string | null; count: number; sum: number }[];
}
type Groups = { total: number; unsummed: string[]; data: Group[] };

let server: TestServer;
let admin: SignedInUser;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin@demo.test');
});

afterAll(() => server.close());

const fields = 'total unsummed data { value count sums { column unit count sum } }';

async function readGroups(list: string, variables: object, caller = admin) {
  const type = list.charAt(0).toUpperCase() + list.slice(1);
  const query = `query ($by: ${type}Grouping, $where: ${type}Where) {
    ${list}(first: 0, where: $where, groupBy: $by) { groups { ${fields} } }
  }`;
  const { data, errors } = await server.call<Record<string, { groups: Groups }>>(query, variables, caller);
  return { groups: data?.[list]?.groups, message: errors?.[0]?.message };
}

async function countRows(list: string, where: object, caller = admin): Promise<number | undefined> {
  const type = list.charAt(0).toUpperCase() + list.slice(1);
  const query = `query ($where: ${type}Where) { ${list}(first: 1, where: $where) { paginatorInfo { total } } }`;
  const { data } = await server.call<Record<string, { paginatorInfo: { total: number } }>>(query, { where }, caller);
  return data?.[list]?.paginatorInfo.total;
}

describe('the groups of a list', () => {
  test('have the counts and sums of the rows that have the value, the largest first', async () => {
    const by = { column: 'verify', sums: ['carrying_capacity', 'places'] };
    const where = { column: 'is_active', operator: 'EQ', value: true };
    const { groups } = await readGroups('vehiclesView', { by, where });
    const counts = groups?.data.map(({ count }) => count) ?? [];
    expect(groups?.total).toBe(3);
    expect(counts).toEqual(counts.toSorted((one, other) => other - one));
    for (const { value, count, sums } of groups?.data ?? []) {
      const own = { AND: [where, { column: 'verify', operator: 'EQ', value }] };
      expect(await countRows('vehiclesView', own)).toBe(count);
      expect(sums.map(({ column }) => column)).toEqual(['carrying_capacity', 'places']);
      expect(sums.every(({ unit, sum }) => unit === null && sum > 0)).toBe(true);
    }
  });

  test('sum amounts for each currency', async () => {
    const by = { column: 'status', sums: ['price'], unit: 'currency' };
    const { groups } = await readGroups('serviceTransportationView', { by });
    const units = new Set(groups?.data.flatMap(({ sums }) => sums.map(({ unit }) => unit)));
    expect([...units]).toEqual(expect.arrayContaining(['EUR', 'PLN']));
    const closed = groups?.data.find(({ value }) => value === 'CLOSE_REQUEST');
    const statement = `SELECT currency, sum(price)::float8, count(price) FROM service_transportations
      WHERE tenant_id = $1 AND status = 'CLOSE_REQUEST' AND deleted_at IS NULL GROUP BY 1 ORDER BY 1`;
    const stored = await server.database.read(admin.tenant, (session) =>
      session.rows({ text: statement, params: [admin.tenant] }),
    );
    expect(closed?.sums).toEqual(
      stored.map(([unit, sum, count]) => ({ column: 'price', unit, count: Number(count), sum: Number(sum) })),
    );
  });

  test('sum values that are computed from other tables', async () => {
    const by = { column: 'status', sums: ['statistic__weight'] };
    const { groups } = await readGroups('serviceTransportationView', { by });
    const statement = `SELECT s.status, coalesce(sum(c.weight), 0)::float8 FROM service_transportations s
      LEFT JOIN transportation_cargos c ON c.tenant_id = s.tenant_id AND c.service_transportation_id = s.id
      WHERE s.tenant_id = $1 AND s.deleted_at IS NULL GROUP BY 1`;
    const stored = await server.database.read(admin.tenant, (session) =>
      session.rows({ text: statement, params: [admin.tenant] }),
    );
    expect(groups?.unsummed).toEqual([]);
    expect(new Map(groups?.data.map(({ value, sums }) => [value, sums[0]?.sum]))).toEqual(
      new Map(stored.map(([status, sum]) => [status, Number(sum)])),
    );
  });

  test('contain a row once for each of its values, and those without one', async () => {
    const { groups } = await readGroups('serviceTransportationView', { by: { column: 'driver_ids', first: 100 } });
    const largest = groups?.data.find(({ value }) => value !== null);
    const ofDriver = { column: 'driver_ids', operator: 'EQ', value: largest?.value };
    expect(largest?.count).toBe(await countRows('serviceTransportationView', ofDriver));
    const none = groups?.data.find(({ value }) => value === null);
    expect(none?.count).toBe(
      await countRows('serviceTransportationView', { column: 'driver_ids', operator: 'IS_NULL' }),
    );
  });

  test('come in pages, which never overlap', async () => {
    const pages = await Promise.all(
      [1, 2].map((page) => readGroups('vehiclesView', { by: { column: 'vehicle_make_id', first: 5, page } })),
    );
    const values = pages.flatMap(({ groups }) => groups?.data.map(({ value }) => value) ?? []);
    expect(new Set(values).size).toBe(10);
    expect(pages[0]?.groups?.total).toBe(pages[1]?.groups?.total);
  });

  test('show a driver only the driver’s own requests, without prices', async () => {
    const driver = await server.signIn('driver@demo.test');
    const by = { column: 'status', sums: ['price'], unit: 'currency' };
    const { groups } = await readGroups('serviceTransportationView', { by }, driver);
    const count = groups?.data.reduce((sum, group) => sum + group.count, 0);
    expect(count).toBe(await countRows('serviceTransportationView', {}, driver));
    expect(groups?.data.flatMap(({ sums }) => sums)).toEqual([]);
  });

  test('are null without groupBy', async () => {
    expect((await readGroups('vehiclesView', {})).groups).toBeNull();
  });

  test.each([
    [{ column: 'verify', sums: ['license'] }, 'license has no numbers to sum.'],
    [{ column: 'verify', first: 101 }, 'A page has 1 to 100 groups, got 101 requested.'],
    [
      { column: 'verify', sums: ['year', 'places', 'carrying_capacity', 'id', 'vin', 'license'] },
      /at most 5 sums, got 6/,
    ],
    [{ column: 'tenant_id' }, /groupBy\.column/],
  ])('refuse %j', async (by, message) => {
    expect((await readGroups('vehiclesView', { by })).message).toMatch(message);
  });
});
