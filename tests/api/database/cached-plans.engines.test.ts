import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { startTestServer, type SignedInUser, type TestServer } from '../harness/server';

let server: TestServer;
let one: SignedInUser;
let other: SignedInUser;

beforeAll(async () => {
  server = await startTestServer();
  one = await server.signIn('admin@demo.test');
  other = await server.signIn('admin@other.test');
});

afterAll(() => server.close());

interface VehiclesData {
  vehicles: { data: { id: string; license: string; is_active: boolean; vehicle_class: { title: string } | null }[] };
}

/**
 * Number of runs after which the server has certainly prepared a query's statement, and PostgreSQL has switched to a
 * generic plan for it.
 */
const cachingRuns = 12;

const listOf = (info = '') => `query ($active: Mixed!) {
  vehicles(first: 25, where: { column: is_active, operator: EQ, value: $active }, orderBy: [{ column: license, direction: ASC }]) {
    data { id license is_active vehicle_class { title } } ${info}
  }
}`;

async function listed({ token }: SignedInUser, active: boolean, info?: string) {
  const { data, errors } = await server.call<VehiclesData>(listOf(info), { active }, { token });
  expect(errors).toBeUndefined();
  return data?.vehicles.data ?? [];
}

test('a cached plan returns the rows of each tenant and each value', async () => {
  const queries = [one, other].flatMap((who) => [true, false].map((active) => ({ who, active })));
  // A plan is cached only after some runs, so these answers are the correct ones for each tenant.
  const right = await Promise.all(queries.map(({ who, active }) => listed(who, active, 'paginatorInfo { total }')));
  for (let time = 0; time < cachingRuns; time += 1) {
    for (const [index, { who, active }] of queries.entries()) expect(await listed(who, active)).toEqual(right[index]);
  }
  const [kept] = await server.database.read(one.tenant, ({ rows }) =>
    rows({ text: 'SELECT count(*) FROM pg_prepared_statements', params: [] }),
  );
  expect(Number(kept?.[0])).toBeGreaterThan(0);
});

test('a cached plan respects row-level security of the current session', async () => {
  const count = { text: 'SELECT count(*) FROM vehicles WHERE is_active = $1', params: [true], canCachePlan: true };
  const { read, system } = server.database;
  const queries = [
    () => read(one.tenant, ({ rows }) => rows(count)),
    () => system(({ rows }) => rows(count)),
    () => read(other.tenant, ({ rows }) => rows(count)),
  ];
  const right = [await queries[0]?.(), await queries[1]?.(), await queries[2]?.()];
  expect(new Set(right.map((rows) => rows?.[0]?.[0])).size).toBe(3);
  for (let time = 0; time < cachingRuns; time += 1) {
    for (const [index, ask] of queries.entries()) expect(await ask()).toEqual(right[index]);
  }
});

test('a cached plan sees later writes', async () => {
  const [first] = await listed(one, true);
  for (let time = 0; time < cachingRuns; time += 1) await listed(one, true);
  const { errors } = await server.call('mutation ($id: ID!) { deleteVehicle(id: $id) { id } }', { id: first?.id }, one);
  expect(errors).toBeUndefined();
  expect((await listed(one, true)).map(({ id }) => id)).not.toContain(first?.id);
});

test('a prepared statement works after it failed with other values', async () => {
  const divide = (by: number) =>
    server.database.read(one.tenant, ({ rows }) =>
      rows({ text: 'SELECT 12 / $1::integer', params: [by], canCachePlan: true }),
    );
  for (let time = 0; time < cachingRuns; time += 1) {
    await expect(divide(0)).rejects.toThrow(/division by zero/);
    expect(await divide(3)).toEqual([['4']]);
  }
});

// The clock of PGlite's thread cannot be set.
test.runIf(inject('template').engine === 'postgres')(
  'a connection deallocates plans that gave way to others, also of statements that failed',
  async () => {
    const preparedAfterAnHour = await server.database.read(one.tenant, async ({ rows }) => {
      const prepare = async (first: number) => {
        for (let number = first; number < first + 300; number += 1)
          await rows({ text: `SELECT ${Math.floor(number / 3)}`, params: [], canCachePlan: true });
      };
      // The first is prepared and fails when it runs, the second is not prepared.
      for (const text of ['SELECT 1 / $1::integer', 'SELECT absent, $1::integer']) {
        for (let time = 0; time < 3; time += 1)
          await expect(rows({ text, params: [0], canCachePlan: true })).rejects.toThrow(/division|absent/);
      }
      await prepare(0);
      const later = performance.now() + 2 * 3_600_000;
      const clock = vi.spyOn(performance, 'now').mockReturnValue(later);
      try {
        await prepare(300);
      } finally {
        clock.mockRestore();
      }
      return rows({ text: 'SELECT count(*) FROM pg_prepared_statements', params: [] });
    });
    expect(preparedAfterAnHour).toEqual([['100']]);
  },
);
