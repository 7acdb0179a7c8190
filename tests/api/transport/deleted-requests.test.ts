import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endedJob, type JobAnswer, jobFields } from '../background-jobs/jobs-api';
import { startTestServer, type SignedInUser, type TestServer } from '../harness/server';
import {
  queryRows,
  queryValue,
  requestsApiOf,
  inputProblemCodesOf,
  returnedRecordOf,
  type RequestRecord,
  fetchVehicleIds,
} from './requests-api';

let server: TestServer;
let admin: SignedInUser;
let calls: ReturnType<typeof requestsApiOf>;
/** Ids of the demo's driver and logistician, and of a trailer, a tractor, a truck and another trailer without legs. */
let driver: string;
let logistician: string;
let vehicles: string[];

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin@demo.test');
  calls = requestsApiOf(server, admin);
  // Deletes the task templates, so that new legs have no tasks. templates.test.ts tests templates.
  await queryRows(server, 'DELETE FROM task_templates WHERE tenant_id = 1');
  driver = await queryValue(server, "SELECT id FROM users WHERE email = 'driver@demo.test'");
  logistician = await queryValue(server, "SELECT id FROM users WHERE email = 'logistician@demo.test'");
  const trucks = await Promise.all(
    (['curtain', 'tractor', 'rigid26'] as const).map((name) => fetchVehicleIds(server, name)),
  );
  vehicles = [...trucks.map(([first = '']) => first), trucks[0]?.[1] ?? ''];
});

afterAll(() => server.close());

const connect = (id: string | undefined) => ({ connect: id });

/** Creates a request from one day of 2031 to another, both given as 'MM-DD'. */
async function requestOn(from: string, to: string): Promise<RequestRecord> {
  return returnedRecordOf(await calls.create({ to_take_to_work_from: `2031-${from}`, delivery_date_to: `2031-${to}` }));
}

describe('legs, tasks and cargo of a deleted request', () => {
  it('are listed only with `trashed`, and again after a restore', async () => {
    const request = returnedRecordOf(await calls.create({ cargo: { create: [{ weight: 7 }] } }));
    const route = returnedRecordOf(
      await calls.createRoute({ service_transportation: connect(request.id), driver: connect(driver) }),
    );
    const taskOf = { service_transportation_id: request.id, text: 'Call the customer' };
    const byLeg = returnedRecordOf(
      await calls.createRouteTask({ ...taskOf, media_upload_enabled: false, route: connect(route.id) }),
    );
    const byUser = returnedRecordOf(await calls.createLogistTask({ ...taskOf, user: connect(logistician) }));
    const records = {
      routes: route.id,
      routeTasks: byLeg.id,
      logistTasks: byUser.id,
      serviceTransportationCargo: request.cargo[0]?.id,
    };
    const listed = async (trashed: string, by = admin) => {
      const lists = Object.entries(records).map(
        ([list, id]) => `${list}(first: 1, where: { column: id, value: "${id}" }, trashed: ${trashed}) { data { id } }`,
      );
      const { data } = await server.call<Record<string, { data: object[] }>>(`{ ${lists.join(' ')} }`, {}, by);
      return Object.entries(data ?? {}).flatMap(([list, page]) => page.data.map(() => list));
    };
    const all = Object.keys(records);
    expect([await listed('WITHOUT'), await listed('ONLY')]).toEqual([all, []]);
    await calls.byId('deleteServiceTransportation', request.id);
    expect([await listed('WITHOUT'), await listed('ONLY'), await listed('WITH')]).toEqual([[], all, all]);
    const asDriver = await server.signIn('driver@demo.test');
    expect([await listed('WITHOUT', asDriver), await listed('WITH', asDriver)]).toEqual([
      [],
      ['routes', 'routeTasks', 'serviceTransportationCargo'],
    ]);
    await calls.byId('restoreServiceTransportation', request.id);
    expect(await listed('WITHOUT')).toEqual(all);
  });
});

describe('the booking of a crew', () => {
  it('ends with a canceled request', async () => {
    const [one, same] = [await requestOn('04-11', '04-15'), await requestOn('04-11', '04-15')];
    returnedRecordOf(await calls.createRoute({ service_transportation: connect(one.id), driver: connect(driver) }));
    const reason = await queryValue(server, 'SELECT id FROM cancel_request_reasons ORDER BY id LIMIT 1');
    const feedback = { reason: connect(reason) };
    returnedRecordOf(await calls.step({ id: one.id, status: 'CANCELED_REQUEST', feedback }));
    const leg = await calls.createRoute({ service_transportation: connect(same.id), driver: connect(driver) });
    expect(returnedRecordOf(leg).driver).toEqual({ id: driver });
  });

  it('takes off a restored request the crew that others have booked, and says so', async () => {
    const [one, other] = [await requestOn('04-20', '04-25'), await requestOn('04-22', '04-23')];
    const crew = { driver: connect(driver), vehicle: connect(vehicles[0]), truck: connect(vehicles[1]) };
    const createLeg = async (request: string, more: object) =>
      returnedRecordOf(await calls.createRoute({ service_transportation: connect(request), ...more })).id;
    const [first, second] = [await createLeg(one.id, crew), await createLeg(one.id, { vehicle: connect(vehicles[2]) })];
    await calls.byId('deleteServiceTransportation', one.id);
    await createLeg(other.id, { driver: connect(driver), vehicle: connect(vehicles[3]), truck: connect(vehicles[1]) });

    const { body } = await calls.byId('restoreServiceTransportation', one.id);
    const [license] = (await queryRows(server, 'SELECT license FROM vehicles WHERE id = $1', vehicles[1]))[0] ?? [];
    const path = ['restoreServiceTransportation'];
    const times = { from: '2031-04-21T22:00:00Z', to: '2031-04-23T22:00:00Z' };
    const payload = { request: one.number, leg: 1, number: other.number, ...times };
    expect(body).toEqual({
      data: { restoreServiceTransportation: { id: one.id } },
      extensions: {
        notices: [
          { path, code: 'driver_released', payload: { ...payload, name: 'Tomasz Borkowski' } },
          { path, code: 'vehicle_released', payload: { ...payload, name: license } },
        ],
      },
    });
    const held =
      'SELECT resource_id FROM leg_bookings WHERE service_transportation_id = $1 ORDER BY resource_id::bigint';
    expect(await queryRows(server, held, one.id)).toEqual(
      [vehicles[0], vehicles[2]].toSorted((a, b) => Number(a) - Number(b)).map((id) => [id]),
    );
    expect((await calls.read(one.id)).routes).toMatchObject([
      { id: first, driver: null, vehicle: { id: vehicles[0] } },
      { id: second, driver: null, vehicle: { id: vehicles[2] } },
    ]);
    const history = "SELECT details->'fields' FROM activities WHERE action = 'UPDATED_ROUTE' AND service_id = $1";
    expect(await queryRows(server, history, one.id)).toEqual([['["driver", "truck"]']]);
  });

  it('returns to a restored request whose crew is still free, without a notice', async () => {
    const [one, other] = [await requestOn('04-27', '04-28'), await requestOn('04-27', '04-28')];
    const leg = (id: string) => calls.createRoute({ service_transportation: connect(id), driver: connect(driver) });
    returnedRecordOf(await leg(one.id));
    await calls.byId('deleteServiceTransportation', one.id);
    const { body } = await calls.byId('restoreServiceTransportation', one.id);
    expect(body).toEqual({ data: { restoreServiceTransportation: { id: one.id } } });
    expect(inputProblemCodesOf(await leg(other.id))).toEqual({ driver: ['booked'] });
  });

  it('returns to the first of several requests that are restored together and need the same driver', async () => {
    const requests = [
      await requestOn('05-04', '05-06'),
      await requestOn('05-05', '05-07'),
      await requestOn('05-05', '05-07'),
    ];
    const crews = [{ driver: connect(driver) }, { driver: connect(driver) }, { vehicle: connect(vehicles[2]) }];
    for (const [index, { id }] of requests.entries()) {
      returnedRecordOf(await calls.createRoute({ service_transportation: connect(id), ...crews[index] }));
      await calls.byId('deleteServiceTransportation', id);
    }
    const { data, body } = await server.call<{ startBulkAction: JobAnswer }>(
      `mutation ($input: StartBulkActionInput!) { startBulkAction(input: $input) { ${jobFields} } }`,
      {
        input: {
          resource: 'service_transportations',
          list: 'serviceTransportationView',
          method: 'restoreServiceTransportation',
          action: 'restore',
          title: 'number',
          trashed: 'ONLY',
          where: { column: 'id', operator: 'IN', value: requests.map(({ id }) => id) },
        },
      },
      admin,
    );
    if (!data) throw new Error(JSON.stringify(body));
    const job = await endedJob(server, admin, data.startBulkAction.id);
    expect(job).toMatchObject({ processed: 3, failed: 0 });
    const [kept, released, alone] = await Promise.all(requests.map(async ({ id }) => (await calls.read(id)).routes));
    expect(kept).toMatchObject([{ driver: { id: driver } }]);
    expect(released).toMatchObject([{ driver: null }]);
    expect(alone).toMatchObject([{ vehicle: { id: vehicles[2] } }]);
    const held =
      'SELECT resource_id FROM leg_bookings WHERE service_transportation_id = ANY ($1) ORDER BY resource_type';
    const booked = await queryRows(server, held, `{${requests.map(({ id }) => id).join(',')}}`);
    expect(booked.flat()).toEqual([driver, vehicles[2]]);
  });
});
