import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type SignedInUser, type TestServer } from '../harness/server';
import { queryRows } from './requests-api';

let server: TestServer;
let admin: SignedInUser;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin@demo.test');
});

afterAll(() => server.close());

interface Rated {
  id: string;
  rates: { average: number | null; count: number };
}

const selected = 'data { id rates { average count } }';

/** Returns ids with averages and counts, without records that have no rating. */
const linesOf = (rows: readonly (readonly [id: string, average: number | null, count: number])[]) =>
  rows
    .filter(([, , count]) => count > 0)
    .map(([id, average, count]) => `${id}: ${average?.toFixed(6)} of ${count}`)
    .toSorted();

async function listed(list: 'usersView' | 'customersView'): Promise<string[]> {
  const { data, errors } = await server.call<Record<string, { data: Rated[] }>>(
    `{ ${list}(first: 100, trashed: WITH) { ${selected} } }`,
    {},
    admin,
  );
  expect(errors).toBeUndefined();
  return linesOf((data?.[list]?.data ?? []).map(({ id, rates }) => [id, rates.average, rates.count]));
}

/** Returns the same, computed from the requests that `condition` connects with the first rows `p` of a table. */
async function expected(table: 'users' | 'customers', condition: string): Promise<string[]> {
  const rows = await queryRows(
    server,
    `SELECT p.id, avg(f.rate), count(f.rate) FROM (SELECT * FROM ${table} WHERE tenant_id = $1 ORDER BY id LIMIT 100) p
     JOIN service_transportations s ON s.tenant_id = p.tenant_id AND s.deleted_at IS NULL AND (${condition})
     JOIN service_feedbacks f ON f.tenant_id = s.tenant_id AND f.service_transportation_id = s.id GROUP BY 1`,
    admin.tenant,
  );
  return linesOf(rows.map(([id, average, count]) => [String(id), Number(average), Number(count)]));
}

const handledOrDriven = `s.logistician_id = p.id OR EXISTS (
  SELECT FROM routes r WHERE r.tenant_id = s.tenant_id AND r.service_transportation_id = s.id AND r.driver_id = p.id)`;

it('are those of the requests that a user handled or drove, each once', async () => {
  const users = await listed('usersView');
  expect(users.length).toBeGreaterThan(3);
  expect(users).toEqual(await expected('users', handledOrDriven));
});

it("are those of a customer's requests", async () => {
  const customers = await listed('customersView');
  expect(customers.length).toBeGreaterThan(3);
  expect(customers).toEqual(await expected('customers', 's.customer_id = p.id'));
});

it('leave out a deleted request until it is restored', async () => {
  const before = await listed('usersView');
  const [[id, logistician] = []] = await queryRows(
    server,
    `SELECT s.id, s.logistician_id FROM service_transportations s JOIN service_feedbacks f
      ON f.tenant_id = s.tenant_id AND f.service_transportation_id = s.id
     WHERE s.tenant_id = $1 AND s.deleted_at IS NULL AND f.rate IS NOT NULL AND s.logistician_id IS NOT NULL LIMIT 1`,
    admin.tenant,
  );
  expect(logistician).toBeDefined();
  const change = (name: string) => server.call(`mutation ($id: ID!) { ${name}(id: $id) { id } }`, { id }, admin);
  expect((await change('deleteServiceTransportation')).errors).toBeUndefined();
  const without = await listed('usersView');
  expect(without).not.toEqual(before);
  expect(without).toEqual(await expected('users', handledOrDriven));
  expect((await change('restoreServiceTransportation')).errors).toBeUndefined();
  expect(await listed('usersView')).toEqual(before);
});

it('follow the logistician of a request', async () => {
  const before = await listed('usersView');
  await queryRows(
    server,
    `UPDATE service_transportations s SET logistician_id = (SELECT min(id) FROM users u WHERE u.tenant_id = s.tenant_id)
     WHERE s.tenant_id = $1 AND EXISTS (SELECT FROM service_feedbacks f
       WHERE f.tenant_id = s.tenant_id AND f.service_transportation_id = s.id AND f.rate IS NOT NULL) RETURNING s.id`,
    admin.tenant,
  );
  const after = await listed('usersView');
  expect(after).not.toEqual(before);
  expect(after).toEqual(await expected('users', handledOrDriven));
});

it('average the newest 2,000 of a logistician, and count all', async () => {
  const rates = async () => {
    const query = `query ($id: Mixed) { users(first: 1, where: { column: id, value: $id }) { ${selected} } }`;
    const { data } = await server.call<{ users: { data: Rated[] } }>(query, { id: admin.user }, admin);
    return data?.users.data[0]?.rates;
  };
  const { count = NaN } = (await rates()) ?? {};
  await server.database.system(async (session) => {
    // Without triggers, which would look for the requests.
    await session.rows({ text: "SET LOCAL session_replication_role = 'replica'", params: [] });
    const text = `INSERT INTO service_feedbacks (tenant_id, id, service_transportation_id, type, rate, logistician_id)
      SELECT $1::bigint, last + n, n, 'CLOSE_REQUEST', CASE WHEN n > 2000 THEN 5 ELSE 1 END, $2::bigint
      FROM generate_series(1, 4000) n, (SELECT max(id) AS last FROM service_feedbacks) feedbacks`;
    await session.rows({ text, params: [admin.tenant, admin.user] });
  });
  expect(await rates()).toEqual({ average: 5, count: count + 4000 });
});
