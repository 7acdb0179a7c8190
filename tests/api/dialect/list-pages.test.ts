import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Session } from '../../../server/database/database';
import { type SignedInUser, startTestServer, type TestServer } from '../harness/server';

let server: TestServer;
let admin: SignedInUser;

/** Number of vehicles that the test adds, so that some pages are read in two steps. */
const added = 1500;

beforeAll(async () => {
  server = await startTestServer({ prepare: ({ system }) => system(addVehicles) });
  admin = await server.signIn('admin@demo.test');
});

afterAll(() => server.close());

/** Adds copies of a vehicle, in which every column that may be empty is empty in some, and many values are equal. */
async function addVehicles(session: Session): Promise<void> {
  const text = `INSERT INTO vehicles (tenant_id, id, license, vin, year, carrying_capacity, places, is_active, verify, deleted_at)
    SELECT tenant_id, n, 'T ' || n, CASE WHEN n % 3 > 0 THEN 'V' || n % 700 || '-' || n END, CASE WHEN n % 4 > 0 THEN 1990 + n % 7 END,
      CASE WHEN n % 5 = 1 THEN n % 11 END, n % 2, n % 6 > 0, CASE WHEN n % 9 > 0 THEN 'VERIFIED' ELSE 'NOT_VERIFIED' END,
      CASE WHEN n % 10 = 0 THEN now() - n * interval '1 second' END
    FROM (SELECT tenant_id FROM vehicles WHERE tenant_id = 1 LIMIT 1) one, generate_series(1, $1::int) n`;
  await session.rows({ text, params: [added] });
}

type Value = string | number | boolean | null | undefined;

interface Row {
  id: string;
  [column: string]: Value;
}

const fields = 'id vin year carrying_capacity places is_active verify deleted_at license';

async function fetchPages(orderBy: object[], trashed = 'WITHOUT'): Promise<{ rows: Row[]; total: number }> {
  const query = `query ($page: Int!, $orderBy: [VehiclesViewOrder!], $trashed: Trashed) {
    vehiclesView(first: 100, page: $page, orderBy: $orderBy, trashed: $trashed) {
      data { ${fields} } paginatorInfo { total hasMorePages }
    }
  }`;
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const { data, errors } = await server.call<{
      vehiclesView: { data: Row[]; paginatorInfo: { total: number; hasMorePages: boolean } };
    }>(query, { page, orderBy, trashed }, { token: admin.token });
    if (!data) throw new Error(JSON.stringify(errors));
    rows.push(...data.vehiclesView.data);
    const { total, hasMorePages } = data.vehiclesView.paginatorInfo;
    if (!hasMorePages) return { rows, total };
  }
}

/** Compares two values as a list sorts them: nulls last in both directions. */
function compareValues(one: Value, other: Value, direction: string): number {
  if (one === other) return 0;
  if (one === null) return 1;
  if (other === null) return -1;
  const sign = direction === 'ASC' ? 1 : -1;
  if (typeof one === 'number' && typeof other === 'number') return sign * (one - other);
  return String(one).toLowerCase() < String(other).toLowerCase() ? -sign : sign;
}

describe.each(['vin', 'year', 'carrying_capacity', 'places', 'is_active', 'verify', 'license'])('by %s', (column) => {
  test.each(['ASC', 'DESC'])('shows every row once, sorted %s with nulls last', async (direction) => {
    const { rows, total } = await fetchPages([{ column, direction }]);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(total);
    expect(rows).toHaveLength(total);
    const sorted = rows.toSorted((one, other) => compareValues(one[column], other[column], direction));
    expect(rows.map((row) => row[column])).toEqual(sorted.map((row) => row[column]));
  });
});

test.each(['ASC', 'DESC'])('sorts rows by a second column that has another direction than %s', async (direction) => {
  const other = direction === 'ASC' ? 'DESC' : 'ASC';
  const { rows, total } = await fetchPages([
    { column: 'year', direction },
    { column: 'license', direction: other },
  ]);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(total);
  const sorted = rows.toSorted(
    (one, two) => compareValues(one.year, two.year, direction) || compareValues(one.license, two.license, other),
  );
  expect(rows.map(({ id }) => id)).toEqual(sorted.map(({ id }) => id));
});

test.each(['ASC', 'DESC'])('sorts deleted rows by their time %s', async (direction) => {
  const { rows, total } = await fetchPages([{ column: 'deleted_at', direction }], 'ONLY');
  expect(total).toBeGreaterThanOrEqual(added / 10);
  expect(rows).toHaveLength(total);
  const times = rows.map(({ deleted_at }) => String(deleted_at));
  expect(times).toEqual(times.toSorted((one, other) => compareValues(one, other, direction)));
});

test('sorts deleted and other rows by the time of deletion, the others last', async () => {
  const { rows, total } = await fetchPages([{ column: 'deleted_at', direction: 'DESC' }], 'WITH');
  expect(new Set(rows.map(({ id }) => id)).size).toBe(total);
  const deleted = rows.filter(({ deleted_at }) => deleted_at !== null);
  expect(rows.slice(0, deleted.length)).toEqual(deleted);
});

test('sorts customers by the city of their address, those without one last', async () => {
  const query = `query ($page: Int!, $direction: Direction!) {
    customersView(first: 100, page: $page, orderBy: [{ column: city, direction: $direction }]) { data { id city } paginatorInfo { total } }
  }`;
  for (const direction of ['ASC', 'DESC']) {
    const rows: Row[] = [];
    let count = 1;
    for (let page = 1; rows.length < count; page += 1) {
      const { data } = await server.call<{ customersView: { data: Row[]; paginatorInfo: { total: number } } }>(
        query,
        { page, direction },
        { token: admin.token },
      );
      count = data?.customersView.paginatorInfo.total ?? 0;
      expect(data?.customersView.data.length).toBeGreaterThan(0);
      rows.push(...(data?.customersView.data ?? []));
    }
    expect(new Set(rows.map(({ id }) => id)).size).toBe(count);
    const [first, last] = [rows[0]?.city, rows.findLast(({ city }) => city !== null)?.city];
    expect(compareValues(first, last, direction)).toBeLessThan(0);
    const filled = rows.filter(({ city }) => city !== null).length;
    expect(rows.slice(filled).every(({ city }) => city === null)).toBe(true);
  }
});

describe.each(['license', 'id'])('a search of the list by %s', (column) => {
  const like = (text: string) => ({
    OR: ['license', 'vin'].map((searched) => ({ column: searched, operator: 'LIKE', value: `%${text}%` })),
  });
  const has =
    (text: string) =>
    ({ license, vin }: Row): boolean =>
      [license, vin].some((value) => String(value).includes(text));
  const isActive = { column: 'is_active', operator: 'EQ', value: true };
  test.each<[string, object, (row: Row) => boolean]>([
    ['that many rows match', like('1'), has('1')],
    ['that some rows match', like('T 9'), has('T 9')],
    ['that few rows match', like('T 999'), has('T 999')],
    ['that no row matches', like('no such'), () => false],
    ['beside a filter', { AND: [isActive, like('T 9')] }, (row) => row.is_active === true && has('T 9')(row)],
    [
      'in one column',
      { column: 'license', operator: 'LIKE', value: 'T 9%' },
      ({ license }) => String(license).startsWith('T 9'),
    ],
  ])('%s has the rows of the list in their order', async (_name, where, isFound) => {
    const query = `query ($page: Int!, $where: VehiclesViewWhere, $orderBy: [VehiclesViewOrder!]) {
      vehiclesView(first: 5, page: $page, where: $where, orderBy: $orderBy) { data { id } paginatorInfo { hasMorePages } }
    }`;
    for (const direction of ['ASC', 'DESC']) {
      const orderBy = [{ column, direction }];
      const expected = (await fetchPages(orderBy)).rows.filter(isFound).map(({ id }) => id);
      for (const page of [1, 2, 7]) {
        const { data } = await server.call<{ vehiclesView: { data: Row[]; paginatorInfo: { hasMorePages: boolean } } }>(
          query,
          { page, where, orderBy },
          { token: admin.token },
        );
        expect(data?.vehiclesView.data.map(({ id }) => id)).toEqual(expected.slice(5 * page - 5, 5 * page));
        expect(data?.vehiclesView.paginatorInfo.hasMorePages).toBe(expected.length > 5 * page);
      }
    }
  });
});

test('finds users by their name or phone', async () => {
  const query = `{
    usersView(first: 3, where: { OR: [{ column: brief, operator: LIKE, value: "%+48%" }, { column: phone, operator: LIKE, value: "%+48%" }] }
      orderBy: [{ column: id, direction: DESC }]) { data { id } paginatorInfo { total } }
  }`;
  const { data, errors } = await server.call<{ usersView: { data: Row[]; paginatorInfo: { total: number } } }>(
    query,
    {},
    { token: admin.token },
  );
  expect(errors).toBeUndefined();
  const ids = data?.usersView.data.map(({ id }) => BigInt(id)) ?? [];
  expect(data?.usersView.paginatorInfo.total).toBeGreaterThan(3);
  expect(ids).toHaveLength(3);
  expect(ids).toEqual(ids.toSorted((one, other) => (one < other ? 1 : -1)));
});
