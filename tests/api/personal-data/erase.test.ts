import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  deletedRows,
  erasedTables,
  impersonalTables,
  keptTables,
  searchedColumns,
} from '../../../server/areas/personal-data/stored-data';
import { type GraphqlResponse, type SignedInUser, startTestServer, type TestServer } from '../harness/server';
import { runSql } from '../identity/calls';
import { problemCodesByPath, type UsersApi, usersApiOf } from '../identity/users-api';
import { addChunk, columnsWithPerson, createPerson, letWork, person, textColumns, writeNameEverywhere } from './person';

let server: TestServer;
let admin: SignedInUser;
let people: UsersApi;
let worker: SignedInUser;

const erase = (id: string, by = admin) =>
  server.call<{ erasePersonalData: { id: string; email: string; brief: string; erased_at: string | null } }>(
    'mutation ($id: ID!) { erasePersonalData(id: $id) { id email brief erased_at } }',
    { id },
    by,
  );

async function exportOf(id: string, by = admin) {
  const { data, errors } = await server.call<{ personalDataExport: { content: string; mime_type: string } }>(
    'query ($id: ID!) { personalDataExport(id: $id) { file_name mime_type content } }',
    { id },
    by,
  );
  const content = data?.personalDataExport.content;
  const text = content === undefined ? '' : Buffer.from(content, 'base64').toString();
  return { ...(errors && { errors }), text, file: text === '' ? {} : (JSON.parse(text) as unknown) };
}

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin@demo.test');
  people = usersApiOf(server, admin.token);
  worker = await createPerson(server, people);
  await letWork(server, admin, worker);
});

afterAll(() => server.close());

it('names every table with texts in the list of stored data, once', async () => {
  const named = [
    ...deletedRows.map(({ table }) => table),
    ...erasedTables,
    ...Object.keys(keptTables),
    ...impersonalTables,
  ];
  const known = new Set([...named, ...searchedColumns.map(({ table }) => table)]);
  expect(named.filter((table, index) => named.indexOf(table) !== index)).toEqual([]);
  const columns = await textColumns(server);
  expect([...new Set(columns.map(([table]) => table))].filter((table) => !known.has(table))).toEqual([]);
});

it('exports what the person has, and nothing of another person', async () => {
  const { file, text } = await exportOf(worker.user);
  expect(file).toMatchObject({
    user: worker.user,
    account: { total: 1, records: [{ email: person.email, state: 'ACTIVE' }] },
    profile: { records: [{ first_name: person.first, last_name: person.last, phone: person.phone }] },
    documents: { total: 1 },
    devices: { total: 1, records: [{ ip: expect.any(String) }] },
    sessions: { total: 1 },
    absences: { total: 1, records: [{ kind: 'ILLNESS' }] },
    hours_balances: { total: 1, records: [{ day_hours: 2 }] },
    legs: { total: 1 },
    requests: { total: 1 },
    files: { records: [{ collection: 'avatar', about_user: true }] },
    saved_views: { total: 1, records: [{ visibility: 'PRIVATE' }] },
  });
  expect(file).toMatchObject({
    activities: { records: expect.arrayContaining([expect.objectContaining({ kind: 'USER' })]) },
  });
  const others = await runSql(
    server,
    'SELECT u.email, p.last_name, p.phone FROM users u JOIN profiles p ON p.user_id = u.id AND p.tenant_id = u.tenant_id WHERE u.id <> $1',
    worker.user,
  );
  const strange = others.flat().filter((value) => value && value.length > 3 && text.includes(`"${value}"`));
  expect(strange).toEqual([]);
  expect(text).not.toMatch(/hash|secret|token/);
});

it('is refused for an active user, oneself, another tenant’s user and without the permission', async () => {
  expect(problemCodesByPath(await erase(worker.user))).toEqual({ id: ['not_deleted'] });
  expect(problemCodesByPath(await erase(admin.user))).toEqual({ id: ['own_data'] });
  const other = await server.signIn('admin@other.test');
  const strangers = [await erase(worker.user, other), await exportOf(worker.user, other)];
  const driver = await server.signIn('driver@demo.test');
  const unpermitted = [await erase(worker.user, driver), await exportOf(worker.user, driver)];
  expect(strangers.map(problemsOf)).toEqual([{ id: ['not_found'] }, { id: ['not_found'] }]);
  expect(unpermitted.map(({ errors }) => errors?.[0]?.extensions?.code)).toEqual([1200, 1200]);
});

const problemsOf = ({ errors }: Pick<GraphqlResponse, 'errors'>) =>
  problemCodesByPath({ status: 200, body: undefined, ...(errors && { errors }) });

it('keeps the names of others who have a part of the name', async () => {
  const { data } = await people.createUser({
    email: 'jan@odd.test',
    roles: { connect: [(await people.list<{ id: string }>('roles', 'id'))[0]?.id] },
    profile: { create: { first_name: 'Jan', last_name: 'Nowak' } },
  });
  const id = data?.createUser.id ?? '';
  const words = 'Jan Nowakowski called Jan Nowak and Jan';
  await runSql(server, 'UPDATE task_templates SET text = $1 WHERE tenant_id = $2', words, admin.tenant);
  await people.deleteUser(id);
  expect((await erase(id)).errors).toBeUndefined();
  const [row] = await runSql(server, 'SELECT text FROM task_templates WHERE tenant_id = $1 LIMIT 1', admin.tenant);
  expect(row).toEqual(['Jan Nowakowski called Usunięta osoba and Jan']);
});

it('leaves the person in no column but the kept ones', async () => {
  const missing = await writeNameEverywhere(server, admin);
  expect(missing).toEqual([]);
  await runSql(
    server,
    'UPDATE payments SET billed_to = $1 WHERE tenant_id = $2',
    JSON.stringify({ name: person.name, address: [] }),
    admin.tenant,
  );
  expect((await people.deleteUser(worker.user)).errors).toBeUndefined();
  const [job] = await runSql(server, 'SELECT job_id FROM bulk_action_chunks');
  await addChunk(server, admin.tenant, {
    job: job?.[0] ?? undefined,
    first: 3,
    record: worker.user,
    title: 'a nickname',
  });
  expect((await columnsWithPerson(server)).length).toBeGreaterThan(30);

  const { data, body } = await erase(worker.user);
  expect(data?.erasePersonalData, JSON.stringify(body)).toMatchObject({
    email: `erased-${worker.user}@erased.invalid`,
    brief: 'Usunięta osoba',
    erased_at: expect.any(String),
  });
  expect(await columnsWithPerson(server)).toEqual(['payments.billed_to']);
  const titles = await runSql(server, 'SELECT titles FROM bulk_action_chunks WHERE first_sequence = 3');
  expect(titles).toEqual([['["another", null]']]);
});

it('deletes rows and the picture, and keeps the history of requests without the name', async () => {
  const counts = await Promise.all(
    deletedRows.map(async ({ table, user, where = 'true' }) => {
      const [row] = await runSql(server, `SELECT count(*) FROM ${table} WHERE ${user} = $1 AND ${where}`, worker.user);
      return [table, row?.[0]];
    }),
  );
  expect(counts.filter(([, count]) => count !== '0')).toEqual([]);
  expect(await runSql(server, 'SELECT 1 FROM media WHERE owner_id = $1', worker.user)).toEqual([]);
  const assigned = await runSql(
    server,
    "SELECT details ->> 'part' FROM activities WHERE entity_type = 'USER' AND entity_id = $1 AND service_type = 'SERVICE_TRANSPORTATION'",
    worker.user,
  );
  expect(assigned.length).toBeGreaterThan(0);
  expect(new Set(assigned.flat())).toEqual(new Set(['Usunięta osoba']));
});

it('answers a second call the same, and records one activity with its author', async () => {
  const first = await erase(worker.user);
  expect((await erase(worker.user)).data).toEqual(first.data);
  const recorded = await runSql(
    server,
    "SELECT user_id, details ->> 'title' FROM activities WHERE action = 'ERASED' AND service_id = $1",
    worker.user,
  );
  expect(recorded).toEqual([[admin.user, 'Usunięta osoba']]);
});
