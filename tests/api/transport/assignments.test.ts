import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type SignedIn, type TestServer } from '../harness/server';
import { ask, askOne, callsOf, problemsOf, recordOf } from './calls';
import { type Course, courseOf } from './course';

let server: TestServer;
let course: Course;
let calls: Course['calls'];
let one: SignedIn;
let two: SignedIn;

beforeAll(async () => {
  server = await startTestServer();
  course = await courseOf(server);
  ({ calls } = course);
  const [first, second] = course.logisticians;
  if (!first || !second) throw new Error('The demo has too few logisticians.');
  [one, two] = [first, second];
});

afterAll(() => server.close());

const given = async (...people: SignedIn[]) => {
  const { id } = await course.complete();
  for (const { user } of people) recordOf(await calls.assign({ id, logist_id: user }));
  return id;
};
const answer = (by: SignedIn, id: string, accepted: boolean) => callsOf(server, by).answer({ id, accepted });
const stands = async (id: string) => {
  const { logistician, logisticians } = await calls.read(id);
  return {
    leads: logistician?.id ?? null,
    answers: new Map(logisticians.map(({ user, accepted }) => [user.id, accepted])),
  };
};

describe('giving a request to a logistician', () => {
  it('leaves one row when twenty do it at once, and one line in the history that names them', async () => {
    const { id } = await course.complete();
    const answers = await Promise.all(Array.from({ length: 20 }, () => calls.assign({ id, logist_id: one.user })));
    expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([]);
    expect((await stands(id)).answers).toEqual(new Map([[one.user, null]]));
    const told = await ask(
      server,
      "SELECT details->>'part', entity_type, entity_id FROM activities WHERE service_id = $1 AND action = 'ASSIGNED'",
      id,
    );
    const name = await askOne(
      server,
      "SELECT first_name || ' ' || last_name FROM profiles WHERE tenant_id = 1 AND user_id = $1",
      one.user,
    );
    expect(told).toEqual([[name, 'USER', one.user]]);
  });

  it('twice keeps the answer', async () => {
    const id = await given(one);
    recordOf(await answer(one, id, true));
    recordOf(await calls.assign({ id, logist_id: one.user }));
    expect(await stands(id)).toEqual({ leads: one.user, answers: new Map([[one.user, true]]) });
  });

  it('is for those who work requests, here and now', async () => {
    const { id } = await course.complete();
    const foreign = await askOne(server, 'SELECT id FROM users WHERE tenant_id = 2 LIMIT 1');
    for (const logist_id of [course.driver.user, foreign, '4611686018427399999', 'nobody']) {
      expect(problemsOf(await calls.assign({ id, logist_id }))).toEqual({ logist_id: ['not_logistician'] });
    }
    await ask(server, "UPDATE users SET state = 'IN_ACTIVE' WHERE id = $1", two.user);
    expect(problemsOf(await calls.assign({ id, logist_id: two.user }))).toEqual({ logist_id: ['not_logistician'] });
    await ask(server, "UPDATE users SET state = 'ACTIVE' WHERE id = $1", two.user);
    await course.put(id, 'CANCELED_REQUEST');
    expect(problemsOf(await calls.assign({ id, logist_id: one.user }))).toEqual({ id: ['request_ended'] });
  });
});

describe('an answer', () => {
  it('is given by those who were asked, for themselves alone', async () => {
    const id = await given(one);
    expect(problemsOf(await answer(two, id, true))).toEqual({ id: ['not_assigned'] });
    expect(problemsOf(await answer(one, '4611686018427399999', true))).toEqual({ id: ['not_found'] });
    expect((await stands(id)).answers).toEqual(new Map([[one.user, null]]));
  });

  it('that declines passes the request on to another who took it on, or to nobody', async () => {
    const id = await given(one, two);
    recordOf(await answer(one, id, true));
    recordOf(await answer(two, id, true));
    expect((await stands(id)).leads).toBe(one.user);
    recordOf(await answer(one, id, false));
    expect((await stands(id)).leads).toBe(two.user);
    recordOf(await answer(two, id, false));
    expect(await stands(id)).toEqual({
      leads: null,
      answers: new Map([
        [one.user, false],
        [two.user, false],
      ]),
    });
    expect((await calls.read(id)).transitionableStatus).toEqual(['NEW', 'CANCELED_REQUEST']);
  });

  it('given twice is told once', async () => {
    const id = await given(one);
    const answers = await Promise.all(Array.from({ length: 5 }, () => answer(one, id, true)));
    expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([]);
    const told = await ask(
      server,
      "SELECT details->>'from', details->>'to' FROM activities WHERE service_id = $1 AND action = 'CHANGED_STATUS'",
      id,
    );
    expect(told).toEqual([[null, 'true']]);
  });
});

describe('a request that is worked', () => {
  it('keeps one who took it on', async () => {
    const id = await given(one, two);
    recordOf(await answer(one, id, true));
    await course.put(id, 'IN_PROGRESS');
    expect(problemsOf(await answer(one, id, false))).toEqual({ accepted: ['last_logistician'] });
    expect(problemsOf(await calls.unassign({ id, logist_id: one.user }))).toEqual({ logist_id: ['last_logistician'] });
    recordOf(await answer(two, id, true));
    recordOf(await calls.unassign({ id, logist_id: one.user }));
    expect(await stands(id)).toEqual({ leads: two.user, answers: new Map([[two.user, true]]) });
    // Who has it not is not taken away.
    recordOf(await calls.unassign({ id, logist_id: one.user }));
    expect(problemsOf(await answer(two, id, false))).toEqual({ accepted: ['last_logistician'] });
  });

  it('keeps one also when all of them leave at once', async () => {
    const id = await given(one, two);
    for (const person of [one, two]) recordOf(await answer(person, id, true));
    await course.put(id, 'IN_PROGRESS');
    const answers = await Promise.all([
      answer(one, id, false),
      answer(two, id, false),
      calls.unassign({ id, logist_id: two.user }),
    ]);
    expect(answers.filter(({ errors }) => !errors).length).toBeGreaterThan(0);
    const { leads, answers: left } = await stands(id);
    expect([...left.values()].filter(Boolean)).toHaveLength(1);
    expect(left.get(leads ?? '')).toBe(true);
  });
});

describe('two logisticians on one request', () => {
  it('lose nothing of what they do to different parts at once', async () => {
    const id = await given(one);
    const [ours, theirs] = [callsOf(server, one), callsOf(server, two)];
    const leg = recordOf(await calls.createRoute({ service_transportation: { connect: id } }));
    const several = <T>(make: (index: number) => Promise<T>) =>
      Array.from({ length: 4 }, (_none, index) => make(index));
    const logistTask = (by: typeof ours, user: string) => (index: number) =>
      by.createLogistTask({ service_transportation_id: id, user: { connect: user }, text: `Call ${index}` });
    const answers = await Promise.all([
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
      answer(one, id, true),
      theirs.updateRoute({ id: leg.id, driver: { connect: course.driver.user } }),
      ours.updateRoute({ id: leg.id, truck_is_not_required: true }),
      ours.step({ id, status: 'NEW' }),
    ]);
    expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([]);
    const request = await calls.read(id);
    expect(request).toMatchObject({
      status: 'NEW',
      logistician: { id: one.user },
      logisticians: [{ accepted: true }, { accepted: null }],
    });
    expect(request.routes.map(({ order }) => order)).toEqual([1, 2, 3, 4, 5]);
    expect(request.routes.find((route) => route.id === leg.id)).toMatchObject({
      driver: { id: course.driver.user },
      truck_is_not_required: true,
    });
    const places = (table: string) =>
      ask(server, `SELECT "order" FROM ${table} WHERE service_transportation_id = $1 ORDER BY 1`, id);
    expect((await places('logist_tasks')).flat()).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
    expect((await places('route_tasks')).flat()).toEqual(['1', '2', '3', '4']);
  });

  it('who save the request itself at once: one is told, and adds the own field to the other’s', async () => {
    const { id, modified_at } = await course.complete();
    const changes = [{ price: 1200 }, { delivery_date_to: '2055-01-01' }];
    const save = (change: object, version: unknown, by: SignedIn) =>
      callsOf(server, by).update({ id, modified_at: version, ...change });
    const answers = await Promise.all(
      changes.map((change, index) => save(change, modified_at, index === 0 ? one : two)),
    );
    const late = answers.findIndex(({ errors }) => errors?.[0]?.extensions?.code === 1409);
    expect(answers.filter(({ errors }) => errors)).toHaveLength(1);
    recordOf(await save(changes[late] ?? {}, answers[late]?.errors?.[0]?.extensions?.current?.modified_at, two));
    expect(
      await ask(server, 'SELECT price, delivery_date_to::text FROM service_transportations WHERE id = $1', id),
    ).toEqual([['1200.00', '2055-01-01']]);
  });
});
