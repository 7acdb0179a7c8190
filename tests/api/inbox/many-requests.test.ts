import { afterAll, beforeAll, expect, it } from 'vitest';
import { endedJob, type JobAnswer, jobFields } from '../background-jobs/jobs-api';
import { type SignedInUser, startTestServer, type TestServer } from '../harness/server';
import { queryRows, queryValue, returnedRecordOf } from '../transport/requests-api';
import { createTransitionFixture, type TransitionFixture } from '../transport/transition-fixture';
import { inboxApiOf } from './inbox-api';

let server: TestServer;
let fixture: TransitionFixture;
let logistician: SignedInUser;

beforeAll(async () => {
  server = await startTestServer();
  fixture = await createTransitionFixture(server);
  const [first] = fixture.logisticians;
  if (!first) throw new Error('The demo has no logistician.');
  logistician = first;
});
afterAll(() => server.close());

const audience = async (input: object, by: SignedInUser = fixture.admin) => {
  const query = 'query ($ids: [ID!], $where: Json) { requestAudience(ids: $ids, where: $where) }';
  const { data, body } = await server.call<{ requestAudience: string[] }>(query, input, by);
  if (!data) throw new Error(JSON.stringify(body));
  return data.requestAudience;
};
const nameOf = (id: string) => queryValue(server, 'SELECT display_name FROM users WHERE id = $1', id);

it('names the drivers and logisticians of requests before they are deleted, but not the caller', async () => {
  const { id, number } = await fixture.createEquipped();
  for (const status of ['NEW', 'IN_PROGRESS']) returnedRecordOf(await fixture.calls.step({ id, status }));
  const [driver, handler] = [await nameOf(fixture.driver.user), await nameOf(logistician.user)];
  expect((await audience({ ids: [id] })).toSorted()).toEqual([driver, handler].toSorted());
  expect(await audience({ ids: [id] }, logistician)).toEqual([driver]);
  expect(await audience({ where: { column: 'number', value: number } })).toHaveLength(2);
  expect(await audience({ where: { column: 'number', value: 'none' } })).toEqual([]);
  expect(await audience({ ids: [id] }, await server.signIn('admin@other.test'))).toEqual([]);
});

it('notifies of the requests that a job deletes, of all but the first ones in one entry', async () => {
  await queryRows(server, 'DELETE FROM inbox_entries');
  const numbers = await queryRows(
    server,
    `UPDATE service_transportations SET status = 'NEW' WHERE id IN (
       SELECT s.id FROM service_transportations s WHERE s.tenant_id = 1 AND s.deleted_at IS NULL
         AND NOT EXISTS (SELECT 1 FROM routes r WHERE r.tenant_id = 1 AND r.service_transportation_id = s.id)
       ORDER BY s.id LIMIT 13) RETURNING id, number`,
  );
  const ids = numbers.map(([id]) => String(id));
  await queryRows(
    server,
    'DELETE FROM request_logisticians WHERE service_transportation_id = ANY ($1::bigint[])',
    `{${ids.join(',')}}`,
  );
  await queryRows(
    server,
    `INSERT INTO request_logisticians (tenant_id, id, service_transportation_id, user_id)
     SELECT 1, 990200 + row_number() OVER (), r.id, $2 FROM unnest($1::bigint[]) r(id)`,
    `{${ids.join(',')}}`,
    logistician.user,
  );
  const input = {
    resource: 'service_transportations',
    list: 'serviceTransportationView',
    action: 'delete',
    method: 'deleteServiceTransportation',
    where: { column: 'id', operator: 'IN', value: ids },
  };
  const { data, body } = await server.call<{ startBulkAction: JobAnswer }>(
    `mutation ($input: StartBulkActionInput!) { startBulkAction(input: $input) { ${jobFields} } }`,
    { input },
    fixture.admin,
  );
  if (!data) throw new Error(JSON.stringify(body));
  const job = await endedJob(server, fixture.admin, data.startBulkAction.id);
  expect(job).toMatchObject({ processed: 13, failed: 0 });
  const entries = await inboxApiOf(server, logistician).entries();
  expect(entries).toHaveLength(11);
  expect(entries.filter(({ text }) => text.endsWith(' and 2 others were cancelled'))).toHaveLength(1);
});
