import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type SignedIn, type TestServer } from '../harness/server';
import { forgetAccess } from '../identity/calls';
import { ask, askOne, callsOf, problemsOf, recordOf } from './calls';
import { type Course, courseOf } from './course';

let server: TestServer;
let course: Course;
let calls: Course['calls'];
let driver: ReturnType<typeof callsOf>;
let logistician: SignedIn;
let colleague: SignedIn;

beforeAll(async () => {
  server = await startTestServer();
  course = await courseOf(server);
  ({ calls } = course);
  driver = callsOf(server, course.driver);
  const [first, second] = course.logisticians;
  if (!first || !second) throw new Error('The demo has too few logisticians.');
  [logistician, colleague] = [first, second];
});

afterAll(() => server.close());

/** A request with a leg, whose driver is named, with a task on it. */
async function drivenBy(user: string | undefined) {
  const { id } = await course.complete();
  const leg = recordOf(
    await calls.createRoute({
      service_transportation: { connect: id },
      ...(user ? { driver: { connect: user } } : {}),
    }),
  );
  const task = { service_transportation_id: id, route: { connect: leg.id }, text: 'Load', media_upload_enabled: false };
  return { request: id, task: recordOf(await calls.createRouteTask(task)).id };
}

const told = (task: string) =>
  ask(
    server,
    "SELECT details->>'from', details->>'to' FROM activities WHERE entity_id = $1 AND action = 'CHANGED_STATUS' ORDER BY date, id",
    task,
  );

describe('a task of a leg', () => {
  it('is stepped by its driver, each step told in the request’s history', async () => {
    const { request, task } = await drivenBy(course.driver.user);
    expect(problemsOf(await driver.routeTaskStep({ id: task, status: 'DONE' }))).toEqual({
      status: ['step_not_possible'],
    });
    for (const status of ['IN_PROGRESS', 'RETURN'])
      recordOf(await driver.routeTaskStep({ id: task, status, note: status === 'RETURN' ? 'Gate closed' : null }));
    expect(await ask(server, 'SELECT status, note FROM route_tasks WHERE id = $1', task)).toEqual([
      ['RETURN', 'Gate closed'],
    ]);
    expect(recordOf(await driver.routeTaskStep({ id: task, status: 'PLANNING' })).note).toBeNull();
    // The same again is no step.
    recordOf(await driver.routeTaskStep({ id: task, status: 'PLANNING' }));
    expect(await told(task)).toEqual([
      ['PLANNING', 'IN_PROGRESS'],
      ['IN_PROGRESS', 'RETURN'],
      ['RETURN', 'PLANNING'],
    ]);
    expect(await askOne(server, 'SELECT DISTINCT service_id FROM activities WHERE entity_id = $1', task)).toBe(request);
  });

  it('of somebody else looks like one that nobody has', async () => {
    const other = await askOne(
      server,
      'SELECT driver_id FROM routes WHERE tenant_id = 1 AND driver_id <> $1 LIMIT 1',
      course.driver.user,
    );
    const { task } = await drivenBy(other);
    const [foreign, unknown] = [
      await driver.routeTaskStep({ id: task, status: 'IN_PROGRESS' }),
      await driver.routeTaskStep({ id: '4611686018427399999', status: 'IN_PROGRESS' }),
    ];
    expect(problemsOf(foreign)).toEqual({ id: ['not_found'] });
    expect(foreign.body).toEqual(unknown.body);
    recordOf(await calls.routeTaskStep({ id: task, status: 'IN_PROGRESS' }));
  });

  it('of a request that has ended stays as it is', async () => {
    const { request, task } = await drivenBy(course.driver.user);
    await course.put(request, 'CANCELED_REQUEST');
    expect(problemsOf(await driver.routeTaskStep({ id: task, status: 'IN_PROGRESS' }))).toEqual({
      status: ['request_ended'],
    });
    recordOf(await driver.routeTaskStep({ id: task, status: 'PLANNING' }));
  });

  it('sent twenty times at once under one key is stepped once', async () => {
    const { task } = await drivenBy(course.driver.user);
    const key = crypto.randomUUID();
    const send = () => driver.routeTaskStep({ id: task, status: 'IN_PROGRESS', key });
    const answers = await Promise.all(Array.from({ length: 20 }, send));
    expect(answers.map((answer) => recordOf(answer).status)).toEqual(Array.from({ length: 20 }, () => 'IN_PROGRESS'));
    expect(await told(task)).toEqual([['PLANNING', 'IN_PROGRESS']]);
    // What comes late changes nothing of what was done since.
    recordOf(await driver.routeTaskStep({ id: task, status: 'DONE' }));
    expect(recordOf(await send()).status).toBe('DONE');
    expect(await told(task)).toHaveLength(2);
  });

  it('that became another driver’s is answered to whoever sends their step again, and takes no other', async () => {
    const { task } = await drivenBy(course.driver.user);
    const key = crypto.randomUUID();
    recordOf(await driver.routeTaskStep({ id: task, status: 'IN_PROGRESS', key }));
    await ask(
      server,
      'UPDATE routes SET driver_id = NULL WHERE id = (SELECT route_id FROM route_tasks WHERE id = $1)',
      task,
    );
    await ask(server, "UPDATE route_tasks SET note = 'For the next driver' WHERE id = $1", task);
    expect(recordOf(await driver.routeTaskStep({ id: task, status: 'IN_PROGRESS', key }))).toMatchObject({
      id: task,
      status: 'IN_PROGRESS',
      note: null,
    });
    expect(problemsOf(await driver.routeTaskStep({ id: task, status: 'DONE', key: crypto.randomUUID() }))).toEqual({
      id: ['not_found'],
    });
    expect(await told(task)).toEqual([['PLANNING', 'IN_PROGRESS']]);
  });

  it('under a key that was refused can be sent again', async () => {
    const { task } = await drivenBy(course.driver.user);
    const key = crypto.randomUUID();
    expect(problemsOf(await driver.routeTaskStep({ id: task, status: 'DONE', key }))).toEqual({
      status: ['step_not_possible'],
    });
    expect(recordOf(await driver.routeTaskStep({ id: task, status: 'IN_PROGRESS', key })).status).toBe('IN_PROGRESS');
    const keys: [string, string][] = [
      ['', 'required'],
      ['x'.repeat(101), 'too_long'],
      ['a\0', 'pattern'],
    ];
    for (const [wrong, code] of keys)
      expect(problemsOf(await driver.routeTaskStep({ id: task, status: 'DONE', key: wrong }))).toEqual({ key: [code] });
  });
});

describe('a task of a logistician', () => {
  const taskOf = async (user: string) => {
    const { id } = await course.complete();
    return recordOf(
      await calls.createLogistTask({ service_transportation_id: id, user: { connect: user }, text: 'Call' }),
    ).id;
  };

  it('is done and opened again, once for each key', async () => {
    const task = await taskOf(logistician.user);
    const own = callsOf(server, logistician);
    const key = crypto.randomUUID();
    await Promise.all(Array.from({ length: 20 }, () => own.logistTaskStep({ id: task, status: 'COMPLETED', key })));
    recordOf(await own.logistTaskStep({ id: task, status: 'PENDING', key: crypto.randomUUID() }));
    expect(await told(task)).toEqual([
      ['PENDING', 'COMPLETED'],
      ['COMPLETED', 'PENDING'],
    ]);
  });

  it('is its own person’s, or of whoever may set tasks', async () => {
    const [mine, theirs] = [await taskOf(colleague.user), await taskOf(logistician.user)];
    recordOf(await callsOf(server, colleague).logistTaskStep({ id: theirs, status: 'COMPLETED' }));
    await ask(
      server,
      `DELETE FROM role_permissions g USING roles r, permissions p WHERE r.tenant_id = 1 AND r.name = 'logistician'
         AND g.tenant_id = r.tenant_id AND g.role_id = r.id AND p.id = g.permission_id AND p.code = 'tasks.write'`,
    );
    await forgetAccess(server);
    recordOf(await callsOf(server, colleague).logistTaskStep({ id: mine, status: 'COMPLETED' }));
    expect(problemsOf(await callsOf(server, colleague).logistTaskStep({ id: theirs, status: 'PENDING' }))).toEqual({
      id: ['not_found'],
    });
  });
});

describe('lists of tasks', () => {
  it('find tasks by the request they belong to', async () => {
    const { request, task } = await drivenBy(course.driver.user);
    const { number } = await calls.read(request);
    expect(await calls.ids('routeTasks', { column: 'service_transportation__number', value: number })).toEqual([task]);
    const open = {
      AND: [
        { column: 'service_transportation__status', value: 'DRAFT' },
        { column: 'id', value: task },
      ],
    };
    expect(await calls.ids('routeTasks', open, 'id service_transportation { number }')).toEqual([task]);
    expect(await calls.ids('logistTasks', { column: 'service_transportation__number', value: number })).toEqual([]);
  });
});
