import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { updateExpectedTimes } from '../../../server/areas/transport';
import { startTestServer, type SignedInUser, type TestServer } from '../harness/server';
import { fetchVehicleIds, queryRows, queryValue, requestsApiOf, returnedRecordOf } from './requests-api';

let server: TestServer;
let admin: SignedInUser;
let calls: ReturnType<typeof requestsApiOf>;
let driver: string;
let vehicles: string[];
let createdCount = 0;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin@demo.test');
  calls = requestsApiOf(server, admin);
  driver = await queryValue(server, "SELECT id FROM users WHERE email = 'driver@demo.test'");
  vehicles = await fetchVehicleIds(server, 'rigid18');
});

afterAll(() => server.close());

const connect = (id: string | undefined) => ({ connect: id });

/**
 * Creates a request with a leg and two tasks for the driver. The leg is then planned from three hours ago for four hours,
 * and delivery is due in `dueDays` days of the company's time zone.
 */
async function createRunning({ dueDays = 10, vehicle = vehicles[0] } = {}) {
  // Each leg is first planned on a day of its own, on which its crew is free.
  const day = `2034-05-${String((createdCount += 1)).padStart(2, '0')}`;
  const { id } = returnedRecordOf(await calls.create({ to_take_to_work_from: day, delivery_date_to: day }));
  const times = { planned_start: `${day}T06:00:00Z`, planned_end: `${day}T10:00:00Z` };
  const leg = returnedRecordOf(
    await calls.createRoute({
      service_transportation: connect(id),
      driver: connect(driver),
      vehicle: connect(vehicle),
      ...times,
    }),
  ).id;
  await queryRows(server, 'DELETE FROM route_tasks WHERE route_id = $1', leg);
  const tasks: string[] = [];
  for (const text of ['Load', 'Unload'])
    tasks.push(
      returnedRecordOf(
        await calls.createRouteTask({
          service_transportation_id: id,
          text,
          media_upload_enabled: false,
          route: connect(leg),
        }),
      ).id,
    );
  await queryRows(
    server,
    "UPDATE routes SET planned_start = now() - interval '3 hours', planned_end = now() + interval '1 hour' WHERE id = $1",
    leg,
  );
  await queryRows(
    server,
    `UPDATE service_transportations SET to_take_to_work_from = current_date - 20,
       delivery_date_to = (now() AT TIME ZONE 'Europe/Warsaw')::date + $2::int WHERE id = $1`,
    id,
    dueDays,
  );
  return { id, leg, tasks };
}

/** Reads the leg's hours from now, rounded: its start and end as reported, and as expected; and what the request expects. */
async function hoursOf({ id, leg }: { id: string; leg: string }) {
  const hours = (column: string) => `round(extract(epoch FROM ${column} - now()) / 3600)::int`;
  const [row] = await queryRows(
    server,
    `SELECT ${['r.started_at', 'r.ended_at', 'r.expected_start', 'r.expected_end', 's.expected_delivery'].map(hours).join(', ')}, s.expected_late
     FROM routes r JOIN service_transportations s ON s.id = r.service_transportation_id WHERE r.id = $1 AND s.id = $2`,
    leg,
    id,
  );
  const [started, ended, start, end, delivery, late] = row ?? [];
  return { started, ended, start, end, delivery, late };
}

const readNotices = (request: string) =>
  queryRows(
    server,
    'SELECT u.email, e.kind FROM inbox_entries e JOIN users u ON u.id = e.user_id WHERE e.subject_id = $1',
    request,
  );
const update = () => server.database.system((session) => updateExpectedTimes({ session, tenant: '1', user: '0' }));
const step = async (id: string | undefined, status: string) =>
  returnedRecordOf(await calls.routeTaskStep({ id, status }));

describe('the expected times of a leg', () => {
  it.runIf(inject('template').engine === 'postgres')(
    'wait for the next time while their request is being changed, and so cannot deadlock with the change',
    async () => {
      const running = await createRunning();
      const before = await hoursOf(running);
      await server.database.system(async (session) => {
        const lock = 'SELECT FROM service_transportations WHERE id = $1 FOR UPDATE';
        await session.rows({ text: lock, params: [running.id] });
        await update();
        expect(await hoursOf(running)).toEqual(before);
      });
      await update();
      expect(await hoursOf(running)).toMatchObject({ start: '0', end: '4' });
    },
  );

  it('follow each step of the driver, and end with the request', async () => {
    const running = await createRunning();
    const [load, unload] = running.tasks;
    await step(load, 'IN_PROGRESS');
    expect(await hoursOf(running)).toEqual({
      started: '0',
      ended: null,
      start: '0',
      end: '4',
      delivery: '4',
      late: 'f',
    });
    await step(load, 'DONE');
    await step(unload, 'IN_PROGRESS');
    await step(unload, 'DONE');
    expect(await hoursOf(running)).toMatchObject({ ended: '0', end: '0', delivery: '0' });
    returnedRecordOf(
      await calls.createRouteTask({
        service_transportation_id: running.id,
        text: 'Wash',
        media_upload_enabled: false,
        route: connect(running.leg),
      }),
    );
    expect(await hoursOf(running)).toMatchObject({ started: '0', ended: null, end: '4' });
    const reason = await queryValue(server, 'SELECT id FROM cancel_request_reasons ORDER BY id LIMIT 1');
    returnedRecordOf(
      await calls.step({ id: running.id, status: 'CANCELED_REQUEST', feedback: { reason: connect(reason) } }),
    );
    expect(await hoursOf(running)).toMatchObject({ start: null, end: null, delivery: null, late: 'f' });
  });

  it('use the time of the device for a step that was made offline, but none in the future', async () => {
    const running = await createRunning({ vehicle: vehicles[1] });
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
    returnedRecordOf(
      await calls.routeTaskStep({ id: running.tasks[0], status: 'IN_PROGRESS', device_time: hoursAgo(2) }),
    );
    expect(await hoursOf(running)).toMatchObject({ started: '-2', end: '2' });
    const other = await createRunning({ vehicle: vehicles[2] });
    returnedRecordOf(
      await calls.routeTaskStep({ id: other.tasks[0], status: 'IN_PROGRESS', device_time: hoursAgo(-9) }),
    );
    expect(await hoursOf(other)).toMatchObject({ started: '0' });
  });

  it('move on with the clock, and a delay moves on to the next request of the vehicle', async () => {
    const late = await createRunning({ vehicle: vehicles[3] });
    const next = await createRunning({ vehicle: vehicles[3] });
    await queryRows(
      server,
      "UPDATE routes SET planned_start = now() + interval '2 hours', planned_end = now() + interval '6 hours' WHERE id = $1",
      next.leg,
    );
    await update();
    expect(await hoursOf(late)).toMatchObject({ started: null, start: '0', end: '4' });
    await update();
    expect(await hoursOf(next)).toMatchObject({ start: '4', end: '8' });
  });
});

describe('a request', () => {
  it('is expected late after its last day, in lists, filters and on the dashboard', async () => {
    const running = await createRunning({ dueDays: 0, vehicle: vehicles[4] });
    await queryRows(server, "UPDATE routes SET planned_end = now() + interval '30 hours' WHERE id = $1", running.leg);
    const logistician = await server.signIn('logistician@demo.test');
    await queryRows(
      server,
      'INSERT INTO request_logisticians (tenant_id, id, service_transportation_id, user_id) VALUES (1, 990100, $1, $2)',
      running.id,
      logistician.user,
    );
    await update();
    expect(await readNotices(running.id)).toEqual([['logistician@demo.test', 'EXPECTED_LATE']]);
    await update();
    expect(await readNotices(running.id)).toHaveLength(1);
    const { data } = await server.call<{
      serviceTransportationView: { data: { id: string; expected_late: boolean }[] };
    }>(
      `{ serviceTransportationView(first: 100, where: { column: expected_late, value: true }) { data { id expected_late } } }`,
      {},
      admin,
    );
    const found = data?.serviceTransportationView.data ?? [];
    expect(found).toContainEqual({ id: running.id, expected_late: true });
    expect(found.every(({ expected_late }) => expected_late)).toBe(true);
    expect(
      (await calls.ids('serviceTransportationView', { column: 'expected_late', value: false })).length,
    ).toBeGreaterThan(0);
    await queryRows(
      server,
      'UPDATE service_transportations SET expected_late = true, delivery_date_to = current_date + 5 WHERE id = $1',
      running.id,
    );
    const days = { from: '2026-01-01', to: '2026-01-02', time_zone: 'Europe/Warsaw' };
    const dashboard = await server.call<{ dashboard: { needs: { expected_late: { requests: { id: string }[] } } } }>(
      'query ($input: DashboardInput!) { dashboard(input: $input) { needs { expected_late { count requests { id } } } } }',
      { input: days },
      admin,
    );
    expect(dashboard.data?.dashboard.needs.expected_late.requests).toContainEqual({ id: running.id });
  });
});

describe('the notice of a delay', () => {
  const noticesOf = async (request: string) => (await readNotices(request)).map(([, kind]) => String(kind)).toSorted();

  it('reaches a logistician to whom a late request is assigned, once', async () => {
    const running = await createRunning({ dueDays: 0, vehicle: vehicles[0] });
    await queryRows(server, "UPDATE routes SET planned_end = now() + interval '30 hours' WHERE id = $1", running.leg);
    await update();
    expect(await noticesOf(running.id)).toEqual([]);
    const logistician = await server.signIn('logistician@demo.test');
    const assignment = { id: running.id, logist_id: logistician.user };
    returnedRecordOf(await calls.assign(assignment));
    expect(await noticesOf(running.id)).toEqual(['EXPECTED_LATE', 'REQUEST_ASSIGNED']);
    await update();
    returnedRecordOf(await calls.unassign(assignment));
    returnedRecordOf(await calls.assign(assignment));
    expect(await noticesOf(running.id)).toEqual(['EXPECTED_LATE', 'REQUEST_ASSIGNED']);
  });

  it('is not sent to a logistician who takes a late request', async () => {
    const running = await createRunning({ dueDays: 0, vehicle: vehicles[0] });
    await queryRows(server, "UPDATE routes SET planned_end = now() + interval '30 hours' WHERE id = $1", running.leg);
    await update();
    const logistician = requestsApiOf(server, await server.signIn('logistician@demo.test'));
    await logistician.byId('takeServiceTransportation', running.id);
    expect(await noticesOf(running.id)).toEqual([]);
  });

  it('is sent when a leg is planned for a vehicle that comes too late from another request', async () => {
    const earlier = await createRunning({ vehicle: vehicles[0] });
    await queryRows(server, "UPDATE routes SET expected_end = now() + interval '60 hours' WHERE id = $1", earlier.leg);
    const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    const { id } = returnedRecordOf(await calls.create({ to_take_to_work_from: day, delivery_date_to: day }));
    const logistician = await server.signIn('logistician@demo.test');
    returnedRecordOf(await calls.assign({ id, logist_id: logistician.user }));
    returnedRecordOf(
      await calls.createRoute({
        service_transportation: connect(id),
        vehicle: connect(vehicles[0]),
        planned_start: `${day}T08:00:00Z`,
        planned_end: `${day}T12:00:00Z`,
      }),
    );
    expect(await noticesOf(id)).toEqual(['EXPECTED_LATE', 'REQUEST_ASSIGNED']);
  });
});
