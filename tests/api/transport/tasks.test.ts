import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type SignedInUser, type TestServer } from '../harness/server';
import { createPhoto, uploadFile } from '../media/calls';
import { dropCachedPermissions } from '../identity/calls';
import {
  fetchOtherDriver,
  queryRows,
  queryValue,
  requestsApiOf,
  inputProblemCodesOf,
  returnedRecordOf,
} from './requests-api';
import { type TransitionFixture, createTransitionFixture } from './transition-fixture';

let server: TestServer;
let fixture: TransitionFixture;
let calls: TransitionFixture['calls'];
let driver: ReturnType<typeof requestsApiOf>;
let logistician: SignedInUser;
let colleague: SignedInUser;

beforeAll(async () => {
  server = await startTestServer();
  fixture = await createTransitionFixture(server);
  ({ calls } = fixture);
  driver = requestsApiOf(server, fixture.driver);
  const [first, second] = fixture.logisticians;
  if (!first || !second) throw new Error('The demo has too few logisticians.');
  [logistician, colleague] = [first, second];
});

afterAll(() => server.close());

/** Creates a request with a leg of a driver, and a task on that leg. `user` is the driver's id. */
async function createDrivenTask(user: string | undefined) {
  const { id } = await fixture.createComplete();
  const leg = returnedRecordOf(
    await calls.createRoute({
      service_transportation: { connect: id },
      ...(user ? { driver: { connect: user } } : {}),
    }),
  );
  const task = { service_transportation_id: id, route: { connect: leg.id }, text: 'Load', media_upload_enabled: false };
  return { request: id, task: returnedRecordOf(await calls.createRouteTask(task)).id };
}

const fetchTaskHistory = (task: string) =>
  queryRows(
    server,
    "SELECT details->>'from', details->>'to' FROM activities WHERE entity_id = $1 AND action = 'CHANGED_STATUS' ORDER BY date, id",
    task,
  );

describe('a task of a leg', () => {
  it('is updated by its driver, each transition recorded in the request’s history', async () => {
    const { request, task } = await createDrivenTask(fixture.driver.user);
    expect(inputProblemCodesOf(await driver.routeTaskStep({ id: task, status: 'DONE' }))).toEqual({
      status: ['step_not_possible'],
    });
    for (const status of ['IN_PROGRESS', 'RETURN'])
      returnedRecordOf(
        await driver.routeTaskStep({ id: task, status, note: status === 'RETURN' ? 'Gate closed' : null }),
      );
    expect(await queryRows(server, 'SELECT status, note FROM route_tasks WHERE id = $1', task)).toEqual([
      ['RETURN', 'Gate closed'],
    ]);
    expect(returnedRecordOf(await driver.routeTaskStep({ id: task, status: 'PLANNING' })).note).toBeNull();
    // Sending the current status again is no transition, so it adds nothing to the history.
    returnedRecordOf(await driver.routeTaskStep({ id: task, status: 'PLANNING' }));
    expect(await fetchTaskHistory(task)).toEqual([
      ['PLANNING', 'IN_PROGRESS'],
      ['IN_PROGRESS', 'RETURN'],
      ['RETURN', 'PLANNING'],
    ]);
    expect(await queryValue(server, 'SELECT DISTINCT service_id FROM activities WHERE entity_id = $1', task)).toBe(
      request,
    );
  });

  it('that needs a file is not completed without one', async () => {
    const { task } = await createDrivenTask(fixture.driver.user);
    await queryRows(server, 'UPDATE route_tasks SET media_upload_enabled = true WHERE id = $1', task);
    const device_time = '2026-11-20T06:30:00.000Z';
    returnedRecordOf(await driver.routeTaskStep({ id: task, status: 'IN_PROGRESS', device_time }));
    for (const caller of [driver, calls])
      expect(inputProblemCodesOf(await caller.routeTaskStep({ id: task, status: 'DONE' }))).toEqual({
        status: ['file_missing'],
      });
    await uploadFile(server, fixture.driver.token, await createPhoto(), { id: task, model_type: 'TASK' });
    returnedRecordOf(await driver.routeTaskStep({ id: task, status: 'DONE' }));
    const times =
      "SELECT details->>'device_time' FROM activities WHERE entity_id = $1 AND action = 'CHANGED_STATUS' ORDER BY date, id";
    expect(await queryRows(server, times, task)).toEqual([[device_time], [null]]);
  });

  it('that needs a signature and a file keeps both once it is done', async () => {
    const { task } = await createDrivenTask(fixture.driver.user);
    const needs = 'UPDATE route_tasks SET media_upload_enabled = $2, signature_required = true WHERE id = $1';
    await queryRows(server, needs, task, true);
    const { token } = fixture.driver;
    const target = { id: task, model_type: 'TASK' };
    const photo = await uploadFile(server, token, await createPhoto(), target);
    returnedRecordOf(await driver.routeTaskStep({ id: task, status: 'IN_PROGRESS' }));
    expect(inputProblemCodesOf(await driver.routeTaskStep({ id: task, status: 'DONE' }))).toEqual({
      status: ['signature_missing'],
    });
    const signature = await uploadFile(server, token, await createPhoto('name.jpg'), {
      ...target,
      collection: 'signature',
    });
    returnedRecordOf(await driver.routeTaskStep({ id: task, status: 'DONE' }));
    const remove = async (id: string) => {
      const { errors } = await server.call('mutation ($id: ID!) { deleteMedia(id: $id) { id } }', { id }, { token });
      return JSON.stringify(errors ?? []).includes('file_needed');
    };
    expect([await remove(photo.id), await remove(signature.id)]).toEqual([true, true]);
    const second = await uploadFile(server, token, await createPhoto('again.jpg'), target);
    expect(await remove(photo.id)).toBe(false);
    // Without the wish for a file, the photo is one too many.
    await queryRows(server, needs, task, false);
    expect([await remove(second.id), await remove(signature.id)]).toEqual([false, true]);
  });

  it('that two devices return without a network has the notes of both', async () => {
    const { task } = await createDrivenTask(fixture.driver.user);
    const steps = (note: string) => [{ status: 'IN_PROGRESS' }, { status: 'RETURN', note }];
    const results = [];
    for (const step of [...steps('Gate closed'), ...steps('Nobody there'), { status: 'RETURN', note: 'Gate closed' }])
      results.push(inputProblemCodesOf(await driver.routeTaskStep({ id: task, ...step })));
    expect(results).toEqual([{}, {}, { status: ['step_not_possible'] }, {}, {}]);
    expect(await queryValue(server, 'SELECT note FROM route_tasks WHERE id = $1', task)).toBe(
      'Gate closed\nNobody there',
    );
  });

  it('of another driver is answered as a missing one', async () => {
    const other = await fetchOtherDriver(server, fixture.driver.user);
    const { task } = await createDrivenTask(other);
    const [foreign, unknown] = [
      await driver.routeTaskStep({ id: task, status: 'IN_PROGRESS' }),
      await driver.routeTaskStep({ id: '4611686018427399999', status: 'IN_PROGRESS' }),
    ];
    expect(inputProblemCodesOf(foreign)).toEqual({ id: ['not_found'] });
    expect(foreign.body).toEqual(unknown.body);
    returnedRecordOf(await calls.routeTaskStep({ id: task, status: 'IN_PROGRESS' }));
  });

  it('of an ended request cannot be updated', async () => {
    const { request, task } = await createDrivenTask(fixture.driver.user);
    await fixture.setStatus(request, 'CANCELED_REQUEST');
    expect(inputProblemCodesOf(await driver.routeTaskStep({ id: task, status: 'IN_PROGRESS' }))).toEqual({
      status: ['request_ended'],
    });
    returnedRecordOf(await driver.routeTaskStep({ id: task, status: 'PLANNING' }));
  });

  it('sent twenty times at once with one key is updated once', async () => {
    const { task } = await createDrivenTask(fixture.driver.user);
    const key = crypto.randomUUID();
    const send = () => driver.routeTaskStep({ id: task, status: 'IN_PROGRESS', key });
    const responses = await Promise.all(Array.from({ length: 20 }, send));
    expect(responses.map((response) => returnedRecordOf(response).status)).toEqual(
      Array.from({ length: 20 }, () => 'IN_PROGRESS'),
    );
    expect(await fetchTaskHistory(task)).toEqual([['PLANNING', 'IN_PROGRESS']]);
    // A first call that is repeated later, for lack of an answer, must not undo the transitions made since.
    returnedRecordOf(await driver.routeTaskStep({ id: task, status: 'DONE' }));
    expect(returnedRecordOf(await send()).status).toBe('DONE');
    expect(await fetchTaskHistory(task)).toHaveLength(2);
  });

  it('of another driver by now accepts a repeated call of the former driver, and no other', async () => {
    const { task } = await createDrivenTask(fixture.driver.user);
    const key = crypto.randomUUID();
    returnedRecordOf(await driver.routeTaskStep({ id: task, status: 'IN_PROGRESS', key }));
    await queryRows(
      server,
      'UPDATE routes SET driver_id = NULL WHERE id = (SELECT route_id FROM route_tasks WHERE id = $1)',
      task,
    );
    await queryRows(server, "UPDATE route_tasks SET note = 'For the next driver' WHERE id = $1", task);
    expect(returnedRecordOf(await driver.routeTaskStep({ id: task, status: 'IN_PROGRESS', key }))).toMatchObject({
      id: task,
      status: 'IN_PROGRESS',
      note: null,
    });
    expect(
      inputProblemCodesOf(await driver.routeTaskStep({ id: task, status: 'DONE', key: crypto.randomUUID() })),
    ).toEqual({
      id: ['not_found'],
    });
    expect(await fetchTaskHistory(task)).toEqual([['PLANNING', 'IN_PROGRESS']]);
  });

  it('accepts the key of a refused call again, and refuses one of another task', async () => {
    const { task } = await createDrivenTask(fixture.driver.user);
    const key = crypto.randomUUID();
    expect(inputProblemCodesOf(await driver.routeTaskStep({ id: task, status: 'DONE', key }))).toEqual({
      status: ['step_not_possible'],
    });
    expect(returnedRecordOf(await driver.routeTaskStep({ id: task, status: 'IN_PROGRESS', key })).status).toBe(
      'IN_PROGRESS',
    );
    const { task: other } = await createDrivenTask(fixture.driver.user);
    expect(inputProblemCodesOf(await driver.routeTaskStep({ id: other, status: 'IN_PROGRESS', key }))).toEqual({
      key: ['key_in_use'],
    });
    const keys: [string, string][] = [
      ['', 'required'],
      ['x'.repeat(101), 'too_long'],
      ['a\0', 'pattern'],
    ];
    for (const [wrong, code] of keys)
      expect(inputProblemCodesOf(await driver.routeTaskStep({ id: task, status: 'DONE', key: wrong }))).toEqual({
        key: [code],
      });
  });
});

describe('a task of a logistician', () => {
  const createTask = async (request: string, user: string) =>
    returnedRecordOf(
      await calls.createLogistTask({ service_transportation_id: request, user: { connect: user }, text: 'Call' }),
    ).id;
  const taskOf = async (user: string) => createTask((await fixture.createComplete()).id, user);

  it('is listed as one of an ended request from its end on', async () => {
    const { id: request } = await fixture.createComplete();
    const task = await createTask(request, logistician.user);
    const fetchTasks = (ended: boolean) =>
      calls.ids('logistTasks', {
        AND: [
          { column: 'service_transportation_id', value: request },
          { column: 'request_ended', value: ended },
        ],
      });
    expect([await fetchTasks(false), await fetchTasks(true)]).toEqual([[task], []]);
    await fixture.setStatus(request, 'CANCELED_REQUEST');
    expect([await fetchTasks(false), await fetchTasks(true)]).toEqual([[], [task]]);
    await fixture.setStatus(request, 'NEW');
    expect([await fetchTasks(false), await fetchTasks(true)]).toEqual([[task], []]);
  });

  it('is completed and reopened, once for each key', async () => {
    const task = await taskOf(logistician.user);
    const own = requestsApiOf(server, logistician);
    const key = crypto.randomUUID();
    await Promise.all(Array.from({ length: 20 }, () => own.logistTaskStep({ id: task, status: 'COMPLETED', key })));
    returnedRecordOf(await own.logistTaskStep({ id: task, status: 'PENDING', key: crypto.randomUUID() }));
    expect(await fetchTaskHistory(task)).toEqual([
      ['PENDING', 'COMPLETED'],
      ['COMPLETED', 'PENDING'],
    ]);
  });

  it('can be updated by its user, or with the permission to set tasks', async () => {
    const [mine, theirs] = [await taskOf(colleague.user), await taskOf(logistician.user)];
    returnedRecordOf(await requestsApiOf(server, colleague).logistTaskStep({ id: theirs, status: 'COMPLETED' }));
    await queryRows(
      server,
      `DELETE FROM role_permissions g USING roles r, permissions p WHERE r.tenant_id = 1 AND r.name = 'logistician'
         AND g.tenant_id = r.tenant_id AND g.role_id = r.id AND p.id = g.permission_id AND p.code = 'tasks.write'`,
    );
    await dropCachedPermissions(server);
    returnedRecordOf(await requestsApiOf(server, colleague).logistTaskStep({ id: mine, status: 'COMPLETED' }));
    expect(
      inputProblemCodesOf(await requestsApiOf(server, colleague).logistTaskStep({ id: theirs, status: 'PENDING' })),
    ).toEqual({
      id: ['not_found'],
    });
  });
});

describe('lists of tasks', () => {
  it('filter tasks by their request', async () => {
    const { request, task } = await createDrivenTask(fixture.driver.user);
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
