import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type SignedInUser, type TestServer } from '../harness/server';
import { queryRows, queryValue, requestsApiOf, inputProblemCodesOf, returnedRecordOf } from './requests-api';
import { type TransitionFixture, createTransitionFixture } from './transition-fixture';

let server: TestServer;
let fixture: TransitionFixture;
let calls: TransitionFixture['calls'];
let one: SignedInUser;
let two: SignedInUser;

beforeAll(async () => {
  server = await startTestServer();
  fixture = await createTransitionFixture(server);
  ({ calls } = fixture);
  const [first, second] = fixture.logisticians;
  if (!first || !second) throw new Error('The demo has too few logisticians.');
  [one, two] = [first, second];
});

afterAll(() => server.close());

const createAssigned = async (...people: SignedInUser[]) => {
  const { id } = await fixture.createComplete();
  for (const { user } of people) returnedRecordOf(await calls.assign({ id, logist_id: user }));
  return id;
};
const response = (by: SignedInUser, id: string, accepted: boolean) =>
  requestsApiOf(server, by).answer({ id, accepted });
const fetchAssignment = async (id: string) => {
  const { logistician, logisticians } = await calls.read(id);
  return {
    leads: logistician?.id ?? null,
    answers: new Map(logisticians.map(({ user, accepted }) => [user.id, accepted])),
  };
};

describe('assigning a request to a logistician', () => {
  it('creates one row for twenty concurrent calls, and one history entry', async () => {
    const { id } = await fixture.createComplete();
    const responses = await Promise.all(Array.from({ length: 20 }, () => calls.assign({ id, logist_id: one.user })));
    expect(responses.flatMap(({ errors }) => errors ?? [])).toEqual([]);
    expect((await fetchAssignment(id)).answers).toEqual(new Map([[one.user, null]]));
    const entries = await queryRows(
      server,
      "SELECT details->>'part', entity_type, entity_id FROM activities WHERE service_id = $1 AND action = 'ASSIGNED'",
      id,
    );
    const name = await queryValue(
      server,
      "SELECT first_name || ' ' || last_name FROM profiles WHERE tenant_id = 1 AND user_id = $1",
      one.user,
    );
    expect(entries).toEqual([[name, 'USER', one.user]]);
  });

  it('twice keeps the answer', async () => {
    const id = await createAssigned(one);
    returnedRecordOf(await response(one, id, true));
    returnedRecordOf(await calls.assign({ id, logist_id: one.user }));
    expect(await fetchAssignment(id)).toEqual({ leads: one.user, answers: new Map([[one.user, true]]) });
  });

  it('is refused for users who cannot work requests in this tenant', async () => {
    const { id } = await fixture.createComplete();
    const foreign = await queryValue(server, 'SELECT id FROM users WHERE tenant_id = 2 LIMIT 1');
    for (const logist_id of [fixture.driver.user, foreign, '4611686018427399999', 'nobody']) {
      expect(inputProblemCodesOf(await calls.assign({ id, logist_id }))).toEqual({ logist_id: ['not_logistician'] });
    }
    await queryRows(server, "UPDATE users SET state = 'IN_ACTIVE' WHERE id = $1", two.user);
    expect(inputProblemCodesOf(await calls.assign({ id, logist_id: two.user }))).toEqual({
      logist_id: ['not_logistician'],
    });
    await queryRows(server, "UPDATE users SET state = 'ACTIVE' WHERE id = $1", two.user);
    await fixture.setStatus(id, 'CANCELED_REQUEST');
    expect(inputProblemCodesOf(await calls.assign({ id, logist_id: one.user }))).toEqual({ id: ['request_ended'] });
  });
});

describe('taking a request', () => {
  const take = (by: SignedInUser, id: string) => requestsApiOf(server, by).byId('takeServiceTransportation', id);

  it('assigns it to the caller and accepts it, in one call', async () => {
    const { id } = await fixture.createComplete();
    const responses = await Promise.all(Array.from({ length: 5 }, () => take(one, id)));
    expect(responses.flatMap(({ errors }) => errors ?? [])).toEqual([]);
    expect(await fetchAssignment(id)).toEqual({ leads: one.user, answers: new Map([[one.user, true]]) });
    const entries = await queryRows(
      server,
      "SELECT action, details->>'to' FROM activities WHERE service_id = $1 AND entity_id = $2 ORDER BY id",
      id,
      one.user,
    );
    expect(entries).toEqual([
      ['ASSIGNED', null],
      ['CHANGED_STATUS', 'true'],
    ]);
  });

  it('accepts an assignment that waits for an answer or was declined', async () => {
    const id = await createAssigned(one, two);
    returnedRecordOf(await response(two, id, false));
    returnedRecordOf(await take(two, id));
    returnedRecordOf(await take(one, id));
    expect(await fetchAssignment(id)).toEqual({
      leads: two.user,
      answers: new Map([
        [one.user, true],
        [two.user, true],
      ]),
    });
  });

  it('is refused for a request that has ended, and for users who cannot work requests', async () => {
    const { id } = await fixture.createComplete();
    const revoked = await queryRows(
      server,
      `DELETE FROM role_permissions WHERE tenant_id = 1
       AND permission_id = (SELECT id FROM permissions WHERE code = 'requests.handle') RETURNING role_id, permission_id`,
    );
    expect(inputProblemCodesOf(await take(one, id))).toEqual({ id: ['not_logistician'] });
    for (const row of revoked) await queryRows(server, 'INSERT INTO role_permissions VALUES (1, $1, $2)', ...row);
    await fixture.setStatus(id, 'CANCELED_REQUEST');
    expect(inputProblemCodesOf(await take(fixture.admin, id))).toEqual({ id: ['request_ended'] });
  });
});

describe('an answer', () => {
  it('is accepted only from assigned users, for themselves', async () => {
    const id = await createAssigned(one);
    expect(inputProblemCodesOf(await response(two, id, true))).toEqual({ id: ['not_assigned'] });
    expect(inputProblemCodesOf(await response(one, '4611686018427399999', true))).toEqual({ id: ['not_found'] });
    expect((await fetchAssignment(id)).answers).toEqual(new Map([[one.user, null]]));
  });

  it('that declines passes the request on to another who accepted, or to none', async () => {
    const id = await createAssigned(one, two);
    returnedRecordOf(await response(one, id, true));
    returnedRecordOf(await response(two, id, true));
    expect((await fetchAssignment(id)).leads).toBe(one.user);
    returnedRecordOf(await response(one, id, false));
    expect((await fetchAssignment(id)).leads).toBe(two.user);
    returnedRecordOf(await response(two, id, false));
    expect(await fetchAssignment(id)).toEqual({
      leads: null,
      answers: new Map([
        [one.user, false],
        [two.user, false],
      ]),
    });
    expect((await calls.read(id)).transitionableStatus).toEqual(['NEW', 'CANCELED_REQUEST']);
  });

  it('given twice is recorded once', async () => {
    const id = await createAssigned(one);
    const responses = await Promise.all(Array.from({ length: 5 }, () => response(one, id, true)));
    expect(responses.flatMap(({ errors }) => errors ?? [])).toEqual([]);
    const entries = await queryRows(
      server,
      "SELECT details->>'from', details->>'to' FROM activities WHERE service_id = $1 AND action = 'CHANGED_STATUS'",
      id,
    );
    expect(entries).toEqual([[null, 'true']]);
  });
});

describe('a request in progress', () => {
  it('keeps at least one logistician who accepted', async () => {
    const id = await createAssigned(one, two);
    returnedRecordOf(await response(one, id, true));
    await fixture.setStatus(id, 'IN_PROGRESS');
    expect(inputProblemCodesOf(await response(one, id, false))).toEqual({ accepted: ['last_logistician'] });
    expect(inputProblemCodesOf(await calls.unassign({ id, logist_id: one.user }))).toEqual({
      logist_id: ['last_logistician'],
    });
    returnedRecordOf(await response(two, id, true));
    returnedRecordOf(await calls.unassign({ id, logist_id: one.user }));
    expect(await fetchAssignment(id)).toEqual({ leads: two.user, answers: new Map([[two.user, true]]) });
    // Unassigning a logistician who is not assigned succeeds and changes nothing.
    returnedRecordOf(await calls.unassign({ id, logist_id: one.user }));
    expect(inputProblemCodesOf(await response(two, id, false))).toEqual({ accepted: ['last_logistician'] });
  });

  it('keeps one when all leave at once', async () => {
    const id = await createAssigned(one, two);
    for (const person of [one, two]) returnedRecordOf(await response(person, id, true));
    await fixture.setStatus(id, 'IN_PROGRESS');
    const responses = await Promise.all([
      response(one, id, false),
      response(two, id, false),
      calls.unassign({ id, logist_id: two.user }),
    ]);
    expect(responses.filter(({ errors }) => !errors).length).toBeGreaterThan(0);
    const { leads, answers: left } = await fetchAssignment(id);
    expect([...left.values()].filter(Boolean)).toHaveLength(1);
    expect(left.get(leads ?? '')).toBe(true);
  });
});

describe('two logisticians on one request', () => {
  it('lose nothing when they change different parts at once', async () => {
    const id = await createAssigned(one);
    const [ours, theirs] = [requestsApiOf(server, one), requestsApiOf(server, two)];
    const leg = returnedRecordOf(await calls.createRoute({ service_transportation: { connect: id } }));
    const several = <T>(make: (index: number) => Promise<T>) =>
      Array.from({ length: 4 }, (_none, index) => make(index));
    const logistTask = (by: typeof ours, user: string) => (index: number) =>
      by.createLogistTask({ service_transportation_id: id, user: { connect: user }, text: `Call ${index}` });
    const responses = await Promise.all([
      ...several(() => ours.createRoute({ service_transportation: { connect: id } })),
      ...several(logistTask(ours, one.user)),
      ...several(logistTask(theirs, two.user)),
      ...several((index) =>
        theirs.createRouteTask({
          service_transportation_id: id,
          route: { connect: leg.id },
          text: `Stop ${index}`,
          media_upload_enabled: false,
        }),
      ),
      calls.assign({ id, logist_id: two.user }),
      response(one, id, true),
      theirs.updateRoute({ id: leg.id, driver: { connect: fixture.driver.user } }),
      ours.updateRoute({ id: leg.id, truck_is_not_required: true }),
      ours.step({ id, status: 'NEW' }),
    ]);
    expect(responses.flatMap(({ errors }) => errors ?? [])).toEqual([]);
    const request = await calls.read(id);
    expect(request).toMatchObject({
      status: 'NEW',
      logistician: { id: one.user },
      logisticians: [{ accepted: true }, { accepted: null }],
    });
    expect(request.routes.map(({ order }) => order)).toEqual([1, 2, 3, 4, 5]);
    expect(request.routes.find((route) => route.id === leg.id)).toMatchObject({
      driver: { id: fixture.driver.user },
      truck_is_not_required: true,
    });
    const places = (table: string) =>
      queryRows(server, `SELECT "order" FROM ${table} WHERE service_transportation_id = $1 ORDER BY 1`, id);
    expect((await places('logist_tasks')).flat()).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
    expect((await places('route_tasks')).flat()).toEqual(['1', '2', '3', '4']);
  });

  it('get a conflict when they save the request at once, and can merge their change', async () => {
    const { id, modified_at } = await fixture.createComplete();
    const changes = [{ price: 1200 }, { delivery_date_to: '2055-01-01' }];
    const save = (change: object, version: unknown, by: SignedInUser) =>
      requestsApiOf(server, by).update({ id, modified_at: version, ...change });
    const responses = await Promise.all(
      changes.map((change, index) => save(change, modified_at, index === 0 ? one : two)),
    );
    const late = responses.findIndex(({ errors }) => errors?.[0]?.extensions?.code === 1409);
    expect(responses.filter(({ errors }) => errors)).toHaveLength(1);
    returnedRecordOf(
      await save(changes[late] ?? {}, responses[late]?.errors?.[0]?.extensions?.current?.modified_at, two),
    );
    expect(
      await queryRows(server, 'SELECT price, delivery_date_to::text FROM service_transportations WHERE id = $1', id),
    ).toEqual([['1200.00', '2055-01-01']]);
  });
});
