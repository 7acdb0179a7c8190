import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SignedInUser, startTestServer, type TestServer } from '../harness/server';
import { queryValue } from '../transport/requests-api';
import { callJobMethod, endedJob, type JobAnswer, jobFields, readProblems } from './jobs-api';

let server: TestServer;
let admin: SignedInUser;

beforeAll(async () => {
  server = await startTestServer();
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
