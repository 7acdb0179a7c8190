import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedInUser, startTestServer, type TestServer } from '../harness/server';
import { queryRows, queryValue } from '../transport/requests-api';
import { callJobMethod, endedJob, type JobAnswer, jobFields, readProblems } from './jobs-api';

let server: TestServer;
let admin: SignedInUser;

/** Runs once, before the next write transaction of a job. */
let beforeNextJobWrite: (() => Promise<unknown>) | undefined;

beforeAll(async () => {
  const beforeJobWrite = async () => {
    const run = beforeNextJobWrite;
    beforeNextJobWrite = undefined;
    await run?.();
  };
  server = await startTestServer({ beforeJobWrite });
  admin = await server.signIn('admin@demo.test');
});

afterAll(() => server.close());

const value = (sql: string) => queryValue(server, sql);

/** Sets values of all records that match, and returns the ended job. */
async function edit(input: object): Promise<JobAnswer> {
  const { data, body } = await server.call<{ startBulkAction: JobAnswer }>(
    `mutation ($input: StartBulkActionInput!) { startBulkAction(input: $input) { ${jobFields} } }`,
    { input: { action: 'edit', ...input } },
    admin,
  );
  if (!data) throw new Error(JSON.stringify(body));
  return endedJob(server, admin, data.startBulkAction.id);
}

async function undo(id: string): Promise<JobAnswer> {
  const { data, body } = await callJobMethod(server, admin, 'undoBackgroundJob', id);
  if (!data) throw new Error(JSON.stringify(body));
  return endedJob(server, admin, data.undoBackgroundJob.id);
}

it('sets a field of the address of customers, and sets it back', async () => {
  const inCity = "FROM customers WHERE tenant_id = 1 AND deleted_at IS NULL AND city = 'Bulkville'";
  await server.database.write('1', async (session) => {
    const own = `addressable_type = 'CUSTOMER' AND addressable_id IN (SELECT id FROM customers
      WHERE tenant_id = 1 AND deleted_at IS NULL AND city IS NOT NULL ORDER BY id LIMIT 3)`;
    const text = `UPDATE addresses SET city = 'Bulkville', state = 'Old', country = 'PL', zip = NULL WHERE tenant_id = 1 AND ${own}`;
    await session.rows({ text, params: [] });
    const copied = `UPDATE customers SET city = 'Bulkville' WHERE tenant_id = 1 AND id IN (SELECT addressable_id FROM addresses
      WHERE addressable_type = 'CUSTOMER' AND city = 'Bulkville')`;
    await session.rows({ text: copied, params: [] });
  });
  const states = () =>
    value(`SELECT string_agg(coalesce(state, '-'), ' ') FROM addresses WHERE tenant_id = 1 AND city = 'Bulkville'`);
  const job = await edit({
    resource: 'customers',
    list: 'customersView',
    method: 'updateCustomer',
    where: { column: 'city', value: 'Bulkville' },
    values: { address: { update: { state: 'New' } } },
    expected_count: Number(await value(`SELECT count(*) ${inCity}`)),
  });
  expect(job).toMatchObject({ processed: 3, failed: 0, can_undo: true });
  expect(await states()).toBe('New New New');
  expect(await undo(job.id)).toMatchObject({ processed: 3, failed: 0 });
  expect(await states()).toBe('Old Old Old');
});

it('sets the roles of users except the own, and sets them back', async () => {
  const rolesOf = (email: string) =>
    value(`SELECT string_agg(r.name, ' ' ORDER BY r.name) FROM users u JOIN user_has_roles h ON h.tenant_id = u.tenant_id
      AND h.user_id = u.id JOIN roles r ON r.tenant_id = h.tenant_id AND r.id = h.role_id WHERE u.email = '${email}'`);
  const support = await value("SELECT id FROM roles WHERE tenant_id = 1 AND name = 'support'");
  const job = await edit({
    resource: 'users',
    list: 'usersView',
    method: 'updateUser',
    title: 'email',
    where: { column: 'email', operator: 'IN', value: ['driver@demo.test', 'admin@demo.test'] },
    values: { roles: { sync: [support] } },
  });
  expect(job).toMatchObject({ processed: 2, failed: 1, can_undo: true });
  expect((await readProblems(server, admin, job.id)).map(({ title }) => title)).toEqual(['admin@demo.test']);
  expect(await rolesOf('driver@demo.test')).toBe('support');
  expect(await undo(job.id)).toMatchObject({ processed: 1, failed: 0 });
  expect(await rolesOf('driver@demo.test')).toBe('driver');
});

describe('many requests', () => {
  const count = 14;
  const requests = {
    resource: 'service_transportations',
    list: 'serviceTransportationView',
    title: 'number',
    where: { column: 'number', operator: 'LIKE', value: 'TOG-%' },
  };
  const ofRequests = "FROM service_transportations s WHERE s.tenant_id = 1 AND s.number LIKE 'TOG-%'";
  let logistician = '';

  /** Returns the notifications of the logistician of a kind: how many, and how many further requests they stand for. */
  const notifications = (kind: string) =>
    value(`SELECT concat(count(*), ' + ', sum((facts ->> 'more')::int)) FROM inbox_entries
      WHERE tenant_id = 1 AND user_id = ${logistician} AND kind = '${kind}'`);
  const problemsOf = async ({ id }: JobAnswer) =>
    (await readProblems(server, admin, id)).map(({ title, field, code }) => `${title} ${field} ${code}`).toSorted();
  /** Returns how many records were changed by single calls since a statement. */
  const singleCalls = (from: number) =>
    server.jobStatements.slice(from).filter((text) => text === 'SAVEPOINT record').length;

  beforeAll(async () => {
    logistician = await value("SELECT id FROM users WHERE email = 'logistician@demo.test'");
    await queryRows(server, `DELETE FROM inbox_entries WHERE tenant_id = 1 AND user_id = ${logistician}`);
    await queryRows(
      server,
      `WITH added AS (INSERT INTO service_transportations (tenant_id, id, number, customer_id)
         SELECT 1, 770000000 + n, 'TOG-' || n, (SELECT min(id) FROM customers WHERE tenant_id = 1 AND deleted_at IS NULL)
         FROM generate_series(1, ${count}) n RETURNING id),
       located AS (INSERT INTO addresses (tenant_id, id, addressable_type, addressable_id, direction, country, city)
         SELECT 1, 2 * id + (d = 'TO')::int, 'SERVICE_TRANSPORTATION', id, d, 'PL', 'Kutno' FROM added, unnest(ARRAY['FROM', 'TO']) d)
       INSERT INTO transportation_cargos (tenant_id, id, service_transportation_id, weight) SELECT 1, id, id, 500 FROM added`,
    );
  });

  it('are assigned and taken by a few statements for all, with one notification for those above ten', async () => {
    const from = server.jobStatements.length;
    const assigned = {
      ...requests,
      method: 'assignServiceTransportationLogistician',
      values: { logist_id: logistician },
    };
    expect(await edit(assigned)).toMatchObject({ processed: count, failed: 0 });
    expect(await notifications('REQUEST_ASSIGNED')).toBe(`11 + ${count - 11}`);
    // Those who are assigned already are not notified again.
    expect(await edit(assigned)).toMatchObject({ processed: count, failed: 0 });
    expect(await notifications('REQUEST_ASSIGNED')).toBe(`11 + ${count - 11}`);
    expect(await edit({ ...requests, method: 'takeServiceTransportation' })).toMatchObject({ failed: 0 });
    expect(await value(`SELECT count(*) ${ofRequests} AND s.logistician_id = ${admin.user}`)).toBe(`${count}`);
    const orders = await value(`SELECT concat_ws(' of ', count(*), string_agg(DISTINCT t.orders, ' and '))
      FROM (SELECT string_agg(k."order"::text, ',' ORDER BY k."order") AS orders FROM logist_tasks k
        WHERE k.service_transportation_id IN (SELECT s.id ${ofRequests}) GROUP BY k.service_transportation_id) t`);
    expect(orders).toMatch(new RegExp(`^${count} of 1(,\\d+)*$`));
    expect(singleCalls(from)).toBe(0);
  });

  it('get their next status, except those that are refused by name', async () => {
    await queryRows(
      server,
      `DELETE FROM transportation_cargos WHERE service_transportation_id = (SELECT s.id ${ofRequests} AND s.number = 'TOG-3')`,
    );
    await queryRows(server, "UPDATE service_transportations SET status = 'CLOSE_REQUEST' WHERE number = 'TOG-5'");
    const from = server.jobStatements.length;
    const job = await edit({
      ...requests,
      method: 'updateServiceTransportationStatus',
      values: { status: 'NEW' },
    });
    expect(job).toMatchObject({ processed: count, failed: 2 });
    expect(await problemsOf(job)).toEqual([
      'TOG-3 cargo required',
      'TOG-3 status step_not_possible',
      'TOG-5 status step_not_possible',
    ]);
    expect(await value(`SELECT count(*) ${ofRequests} AND s.status = 'NEW'`)).toBe(`${count - 2}`);
    const recorded = `SELECT count(*) FROM activities a WHERE a.action = 'CHANGED_STATUS' AND a.details ->> 'to' = 'NEW'`;
    expect(await value(`${recorded} AND a.entity_id IN (SELECT s.id ${ofRequests})`)).toBe(`${count - 2}`);
    expect(singleCalls(from)).toBe(0);
  });

  it('are edited except one that somebody changes meanwhile, and are set back', async () => {
    const prices = () => value(`SELECT concat(count(s.price), ' ', max(s.price)) ${ofRequests}`);
    // A request that has ended is refused even if it has the price already, as by a single update.
    await queryRows(server, "UPDATE service_transportations SET price = 77 WHERE number = 'TOG-5'");
    // A request without cargo is refused only when it is stored, so its group is undone.
    await queryRows(
      server,
      `DELETE FROM transportation_cargos WHERE service_transportation_id = (SELECT s.id ${ofRequests} AND s.number = 'TOG-14')`,
    );
    beforeNextJobWrite = () =>
      queryRows(server, "UPDATE service_transportations SET modified_at = clock_timestamp() WHERE number = 'TOG-2'");
    const from = server.jobStatements.length;
    const job = await edit({ ...requests, method: 'updateServiceTransportation', values: { price: 77 } });
    expect(job).toMatchObject({ processed: count, failed: 3, can_undo: true });
    expect(await problemsOf(job)).toEqual([
      'TOG-14 cargo required',
      'TOG-2 null bulk_conflict',
      'TOG-5 status request_ended',
    ]);
    expect(await prices()).toBe(`${count - 2} 77.00`);
    // The group's changes were undone, and the refused request was left to a single call, at most with another one.
    const undone = server.jobStatements.slice(from).filter((text) => text === 'ROLLBACK TO SAVEPOINT records');
    expect(undone.length).toBeGreaterThan(0);
    expect([1, 2]).toContain(singleCalls(from));
    const fromUndo = server.jobStatements.length;
    expect(await undo(job.id)).toMatchObject({ processed: count - 3, failed: 0 });
    expect(await prices()).toBe('1 77.00');
    expect(singleCalls(fromUndo)).toBe(0);
  });

  it('are deleted and restored', async () => {
    const live = () => value(`SELECT count(*) ${ofRequests} AND s.deleted_at IS NULL`);
    await queryRows(
      server,
      `UPDATE inbox_entries SET read_at = now() WHERE tenant_id = 1 AND user_id = ${logistician}`,
    );
    const from = server.jobStatements.length;
    const job = await edit({ ...requests, method: 'deleteServiceTransportation' });
    expect(job).toMatchObject({ processed: count, failed: 0, can_undo: true });
    expect(await live()).toBe('0');
    // The request that has ended is not cancelled.
    expect(await notifications('REQUEST_CANCELED')).toBe(`11 + ${count - 1 - 11}`);
    expect(await undo(job.id)).toMatchObject({ processed: count, failed: 0 });
    expect(await live()).toBe(`${count}`);
    const histories = `SELECT concat_ws(' of ', count(*), string_agg(DISTINCT h.actions, ' and '))
      FROM (SELECT string_agg(a.action, ' ' ORDER BY a.id) AS actions FROM activities a
        WHERE a.action IN ('DELETED', 'RESTORED') AND a.entity_id IN (SELECT s.id ${ofRequests}) GROUP BY a.entity_id) h`;
    expect(await value(histories)).toBe(`${count} of DELETED RESTORED`);
    expect(singleCalls(from)).toBe(0);
  });
});
