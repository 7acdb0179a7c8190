import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type SignedInUser, type TestServer } from '../harness/server';
import { inputProblemCodesOf, queryRows, queryValue, requestsApiOf, returnedRecordOf } from '../transport/requests-api';

let server: TestServer;
let admin: SignedInUser;
let driver: string;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin@demo.test');
  driver = await queryValue(server, "SELECT id FROM users WHERE email = 'driver@demo.test'");
});

afterAll(() => server.close());

const create = (input: object, by: SignedInUser = admin) => {
  const query = 'mutation ($input: CreateHoursBalanceInput!) { createHoursBalance(input: $input) { id brief } }';
  const balance = { driver: { connect: driver }, day_hours: 0, week_hours: 0, last_week_hours: 0, ...input };
  return server.call<{ createHoursBalance: { id: string; brief: string } }>(query, { input: balance }, by);
};

/** Returns the hours left of the driver before a leg of three hours that starts at a moment. */
async function hoursLeftAt(planned_start: string) {
  const request = returnedRecordOf(await requestsApiOf(server, admin).create({}));
  const name = await queryValue(server, 'SELECT display_name FROM users WHERE id = $1', driver);
  const planned_end = new Date(Date.parse(planned_start) + 3 * 3_600_000).toISOString();
  const leg = { service_transportation_id: request.id, planned_start, planned_end };
  const query = `query ($input: LegCandidatesInput!) { legCandidates(input: $input) { candidates { id hours_left { day week two_weeks } } } }`;
  const { data } = await server.call<{ legCandidates: { candidates: { id: string; hours_left: object }[] } }>(
    query,
    { input: { leg, role: 'DRIVER', search: name } },
    admin,
  );
  return data?.legCandidates.candidates.find(({ id }) => id === driver)?.hours_left;
}

it('is where the hours of a driver begin, the last one before a leg', async () => {
  const first = { as_of: '2020-05-06T10:00:00Z', day_hours: 1, week_hours: 5, last_week_hours: 5 };
  const last = { as_of: '2020-05-06T11:00:00Z', day_hours: 4, week_hours: 20.5, last_week_hours: 50 };
  expect(returnedRecordOf(await create(first)).brief).toMatch(/\w/);
  returnedRecordOf(await create(last));
  expect(await hoursLeftAt('2020-05-06T12:00:00Z')).toEqual({ day: 300, week: 35.5 * 60, two_weeks: 19.5 * 60 });
  expect(await hoursLeftAt('2020-05-06T10:30:00Z')).toEqual({ day: 480, week: 51 * 60, two_weeks: 80 * 60 });
  expect(await hoursLeftAt('2020-05-06T09:00:00Z')).toEqual({ day: 540, week: 56 * 60, two_weeks: 90 * 60 });
});

it('is refused with impossible hours and times, and without the permission', async () => {
  const as_of = '2020-05-06T10:00:00Z';
  expect(inputProblemCodesOf(await create({ as_of, day_hours: 25, week_hours: 101, rest_hours: 23 }))).toEqual({
    day_hours: ['too_large'],
    week_hours: ['too_large'],
    rest_hours: ['too_small'],
    rest_ended_at: ['required'],
  });
  expect(
    inputProblemCodesOf(await create({ as_of, day_hours: 5, week_hours: 4, rest_ended_at: '2020-05-06T10:00:01Z' })),
  ).toEqual({ day_hours: ['day_longer_than_weeks'], rest_ended_at: ['rest_after_balance'] });
  expect(inputProblemCodesOf(await create({ as_of: '2099-01-01T00:00:00Z' }))).toEqual({ as_of: ['in_future'] });
  expect((await create({ as_of }, await server.signIn('driver@demo.test'))).errors?.[0]?.extensions?.code).toBe(1200);
  expect(inputProblemCodesOf(await create({ as_of }, await server.signIn('admin@other.test')))).toEqual({
    'driver.connect': ['not_found'],
  });
});

it('keeps a history with its values, which only those who plan see', async () => {
  const balance = returnedRecordOf(await create({ as_of: '2020-06-01T10:00:00Z', week_hours: 10 }));
  const change = 'mutation ($input: UpdateHoursBalanceInput!) { updateHoursBalance(input: $input) { id } }';
  await server.call(change, { input: { id: balance.id, week_hours: 12.5 } }, admin);
  await server.call('mutation ($id: ID!) { deleteHoursBalance(id: $id) { id } }', { id: balance.id }, admin);
  const query = `query ($where: ActivitiesWhere) { activities(first: 9, where: $where, orderBy: [{ column: id, direction: ASC }]) {
    data { action title param } } }`;
  const historyOf = async (by: SignedInUser) => {
    const where = { column: 'service_id', value: balance.id };
    const { data, body } = await server.call<{ activities: { data: { param: { changes?: object[] } }[] } }>(
      query,
      { where },
      by,
    );
    if (!data) throw new Error(JSON.stringify(body));
    return data.activities.data;
  };
  const [created, updated, deleted] = await historyOf(admin);
  expect([created, updated, deleted]).toMatchObject([
    { action: 'CREATED', title: balance.brief },
    { action: 'UPDATED', param: { changes: [{ field: 'week_hours', from: 10, to: 12.5 }] } },
    { action: 'DELETED', title: balance.brief },
  ]);
  await queryRows(
    server,
    `DELETE FROM role_permissions g USING roles r, permissions p WHERE r.id = g.role_id AND r.tenant_id = g.tenant_id
      AND r.name = 'admin' AND p.id = g.permission_id AND p.code = 'routes.write' AND g.tenant_id = 1`,
  );
  const [, hidden] = await historyOf(await server.signIn('admin@demo.test'));
  expect(hidden?.param.changes).toBeUndefined();
});
