import { newId } from '../../../server/database/ids';
import { searchedColumns } from '../../../server/areas/personal-data/stored-data';
import { addMissingRecords } from '../contract/additions';
import { createPictureFile } from '../contract/input';
import type { SignedInUser, TestServer } from '../harness/server';
import { runSql } from '../identity/calls';
import { type UsersApi, fetchRoles } from '../identity/users-api';
import { uploadFile } from '../media/calls';
import { requestsApiOf, returnedRecordOf } from '../transport/requests-api';

/** Data of a person, which no other record of the demo contains. */
export const person = {
  first: 'Zdzisława',
  last: 'Ćwiękalska-Żółw',
  name: 'Zdzisława Ćwiękalska-Żółw',
  email: 'zdzislawa.q7@odd.test',
  phone: '+48 601 987 654',
} as const;

/** Text that finds the person in a value of any column, whatever its case. */
export const personPattern = 'zdzisława|ćwiękalska|zdzislawa\\.q7|601 ?987 ?654|%C4%86wi%C4%99kalska';

/** Creates the person as an active driver and logistician who signs in, and returns the session. */
export async function createPerson(server: TestServer, people: UsersApi): Promise<SignedInUser> {
  const roles = await fetchRoles(people);
  const { data, body } = await people.createUser({
    email: person.email,
    roles: { connect: [roles.driver?.id, roles.logistician?.id] },
    profile: { create: { first_name: person.first, last_name: person.last, phone: person.phone } },
  });
  if (!data) throw new Error(`The person was not added: ${JSON.stringify(body)}`);
  const { id } = data.createUser;
  const password = "(SELECT password_hash FROM users WHERE email = 'admin@demo.test')";
  await runSql(server, `UPDATE users SET state = 'ACTIVE', password_hash = ${password} WHERE id = $1`, id);
  await runSql(
    server,
    'INSERT INTO sign_in_names (email, tenant, user_id) SELECT email, tenant_id, id FROM users WHERE id = $1',
    id,
  );
  return server.signIn(person.email);
}

/** Lets the person work: the rows that this writes name the person in the ways that the server writes names. */
export async function letWork(server: TestServer, admin: SignedInUser, worker: SignedInUser): Promise<void> {
  const { tenant, user } = worker;
  const file = new File([await createPictureFile().arrayBuffer()], `${person.name}.png`, { type: 'image/png' });
  await uploadFile(server, worker.token, file, { id: user, model_type: 'USER', collection: 'avatar' });
  const requests = requestsApiOf(server, admin);
  const { id: request } = returnedRecordOf(await requests.create({}));
  const call = (query: string, input: object, by = admin) => server.call(query, { input }, by);
  await call(
    'mutation ($input: AssignLogisticianInput!) { assignServiceTransportationLogistician(input: $input) { id } }',
    {
      id: request,
      logist_id: user,
    },
  );
  await call('mutation ($input: CreateRouteInput!) { createRoute(input: $input) { id } }', {
    service_transportation: { connect: request },
    driver: { connect: user },
  });
  await call('mutation ($input: CreateAbsenceInput!) { createAbsence(input: $input) { id } }', {
    kind: 'ILLNESS',
    driver: { connect: user },
    starts_at: '2026-02-01T00:00:00Z',
    ends_at: '2026-02-03T00:00:00Z',
  });
  await call('mutation ($input: CreateHoursBalanceInput!) { createHoursBalance(input: $input) { id } }', {
    driver: { connect: user },
    as_of: '2026-01-01T00:00:00Z',
    day_hours: 2,
    week_hours: 20,
    last_week_hours: 40,
  });
  for (const visibility of ['PRIVATE', 'COMPANY'])
    await call(
      'mutation ($input: CreateListViewInput!) { createListView(input: $input) { id } }',
      { resource: 'vehicles', name: `${visibility} of ${person.name}`, state: '?', visibility },
      visibility === 'PRIVATE' ? worker : admin,
    );
  await runSql(
    server,
    "INSERT INTO second_factors (tenant_id, user_id, secret, confirmed_at) VALUES ($1, $2, 'sealed', now())",
    tenant,
    user,
  );
  await runSql(
    server,
    "INSERT INTO recovery_codes (tenant_id, user_id, code_hash) VALUES ($1, $2, 'hash')",
    tenant,
    user,
  );
  await runSql(
    server,
    `INSERT INTO push_subscriptions (tenant_id, device_id, user_id, endpoint, p256dh, auth)
      SELECT tenant_id, id, user_id, 'https://push.test', 'key', 'auth' FROM devices WHERE user_id = $1 LIMIT 1`,
    user,
  );
  await runSql(server, 'UPDATE payments SET email = $1 WHERE tenant_id = $2', person.email, tenant);
  await runSql(
    server,
    "INSERT INTO mails (id, tenant, mail, sent_at) VALUES ($1, NULL, jsonb_build_object('kind', 'RESTORE', 'email', $2::text), now())",
    newId(),
    person.email,
  );
}

/** Adds two records of a bulk action that wait: a named one after another. */
export async function addChunk(
  server: TestServer,
  tenant: string,
  { job, first, record, title }: { job: string | undefined; first: number; record: string; title: string },
): Promise<void> {
  await runSql(
    server,
    `INSERT INTO bulk_action_chunks (tenant_id, job_id, first_sequence, record_ids, modified_ats, titles)
      VALUES ($1, $2, $3, ARRAY[2, $4::bigint], '{NULL,NULL}', $5)`,
    tenant,
    job,
    first,
    record,
    JSON.stringify(['another', title]),
  );
}

/** Conditions of rows that no job changes, of tables whose other rows jobs change or delete. */
const restingRows: Readonly<Record<string, string>> = { jobs: "kind = 'test'", mails: "mail = '{}'" };
/** Attempts to write into a row that a job may have changed since the statement began. */
const maxAttempts = 5;

/**
 * Writes the person into a row of every column that people write, next to other words. Returns the columns for which the
 * tenant has no row.
 */
export async function writeNameEverywhere(server: TestServer, admin: SignedInUser): Promise<string[]> {
  const { tenant } = admin;
  const { ids } = await addMissingRecords(server, admin);
  const firstOf = (type: string) => [...(ids.get(type) ?? [])][0];
  const chunk =
    'INSERT INTO import_chunks (tenant_id, import_id, number, first_row, last_row, rows) VALUES ($1, $2, 1, 1, 1, $3)';
  await runSql(server, chunk, tenant, firstOf('DataImport'), '[]');
  // An import of users has given and family name in two cells.
  const users = [...(ids.get('DataImport') ?? [])][1];
  await runSql(server, "UPDATE imports SET resource = 'users' WHERE id = $1", users);
  await runSql(server, chunk, tenant, users, JSON.stringify([{ n: 1, c: [person.email, person.first, person.last] }]));
  await runSql(
    server,
    'INSERT INTO bulk_action_rows (tenant_id, job_id, sequence, record_id) VALUES ($1, $2, 1, 1)',
    tenant,
    firstOf('BackgroundJob'),
  );
  await addChunk(server, tenant, { job: firstOf('BackgroundJob'), first: 1, record: '1', title: '-' });
  await runSql(server, "INSERT INTO mails (id, tenant, mail) VALUES ($1, $2, '{}')", newId(), tenant);
  await runSql(
    server,
    "INSERT INTO jobs (id, tenant_id, kind, state) VALUES ($1, $2, 'test', 'DEAD')",
    newId(),
    tenant,
  );
  const missing: string[] = [];
  for (const { table, tenant: tenantColumn = 'tenant_id', text = [], json = [] } of searchedColumns) {
    const values = [
      ...text.map((name) => ({ name, type: 'text', value: `Ask ${person.name}, ${person.email} or ${person.phone}` })),
      ...json.map((name) => ({
        name,
        type: 'jsonb',
        value: JSON.stringify({ title: person.name, note: `Call:\n${person.name} at 601987654` }),
      })),
    ];
    // A view's state is an address.
    if (table === 'list_views')
      values.push({ name: 'state', type: 'text', value: `?filter=${encodeURIComponent(person.name)}` });
    const resting = restingRows[table] ?? 'true';
    for (const { name, type, value } of values) {
      const write = () =>
        runSql(
          server,
          `UPDATE ${table} SET "${name}" = $2::${type}
            WHERE ctid = (SELECT ctid FROM ${table} WHERE ${tenantColumn} = $1 AND ${resting} LIMIT 1) RETURNING 1`,
          tenant,
          value,
        );
      let changed = await write();
      for (let attempt = 1; attempt < maxAttempts && changed.length === 0; attempt += 1) changed = await write();
      if (changed.length === 0) missing.push(`${table}.${name}`);
    }
  }
  return missing;
}

/** Returns the columns with texts, lists of texts and JSON of all tables, as `table.column`. */
export async function textColumns(server: TestServer): Promise<[table: string, column: string][]> {
  const rows = await runSql(
    server,
    `SELECT c.table_name, c.column_name FROM information_schema.columns c
      JOIN information_schema.tables t USING (table_schema, table_name)
      WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND c.data_type IN ('text', 'jsonb', 'json', 'ARRAY', 'character varying')`,
  );
  return rows.map(([table, column]) => [String(table), String(column)]);
}

/** Returns the columns that contain the person, as `table.column`. */
export async function columnsWithPerson(server: TestServer): Promise<string[]> {
  const found: string[] = [];
  for (const [table, column] of await textColumns(server)) {
    const [row] = await runSql(server, `SELECT count(*) FROM "${table}" WHERE "${column}"::text ~* $1`, personPattern);
    if (row?.[0] !== '0') found.push(`${table}.${column}`);
  }
  return found.toSorted();
}
