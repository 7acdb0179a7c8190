import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
/** Ids of the demo's driver and logistician, and of trucks that have no legs on the days of these tests. */
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
    (['rigid18', 'rigid26', 'van'] as const).map((name) => fetchVehicleIds(server, name)),
  );
  vehicles = trucks.flat();
});

afterAll(() => server.close());

const connect = (id: string | undefined) => ({ connect: id });

/** Creates a request from one day of 2031 to another, both given as 'MM-DD'. */
async function requestOn(from: string, to: string): Promise<RequestRecord> {
  return returnedRecordOf(await calls.create({ to_take_to_work_from: `2031-${from}`, delivery_date_to: `2031-${to}` }));
}

describe('the order of legs', () => {
  const ordersOf = async (request: string) => (await calls.read(request)).routes.map(({ id, order }) => [id, order]);

  it('stays dense from 1 after creating, deleting and moving', async () => {
    const { id } = await requestOn('01-01', '01-02');
    const leg = async (order?: number) =>
      returnedRecordOf(await calls.createRoute({ service_transportation: connect(id), order })).id;
    const [a, b] = [await leg(), await leg()];
    const c = await leg(1);
    const d = await leg(99);
    expect(await ordersOf(id)).toEqual([
      [c, 1],
      [a, 2],
      [b, 3],
      [d, 4],
    ]);
    expect(returnedRecordOf(await calls.updateRoute({ id: c, order: 3 })).order).toBe(3);
    expect(await ordersOf(id)).toEqual([
      [a, 1],
      [b, 2],
      [c, 3],
      [d, 4],
    ]);
    await calls.updateRoute({ id: d, order: 1 });
    await calls.byId('deleteRoute', b);
    expect(await ordersOf(id)).toEqual([
      [d, 1],
      [a, 2],
      [c, 3],
    ]);
  });

  it('stays dense after concurrent writes', async () => {
    const { id } = await requestOn('01-03', '01-04');
    const created = await Promise.all(
      Array.from({ length: 8 }, () => calls.createRoute({ service_transportation: connect(id), order: 1 })),
    );
    const ids = created.map((response) => returnedRecordOf(response).id);
    const moves = await Promise.all([
      ...ids.slice(0, 5).map((leg, index) => calls.updateRoute({ id: leg, order: index + 3 })),
      ...ids.slice(5, 7).map((leg) => calls.byId('deleteRoute', leg)),
    ]);
    expect(moves.filter(({ errors }) => errors)).toEqual([]);
    expect((await calls.read(id)).routes.map(({ order }) => order)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('deletes the addresses of a deleted leg', async () => {
    const { id } = await requestOn('01-05', '01-06');
    const leg = returnedRecordOf(
      await calls.createRoute({
        service_transportation: connect(id),
        addresses: { create: [{ direction: 'FROM', country: 'PL', city: 'Kalisz' }] },
      }),
    );
    const left = () =>
      queryRows(server, "SELECT city FROM addresses WHERE addressable_type = 'ROUTE' AND addressable_id = $1", leg.id);
    expect(await left()).toEqual([['Kalisz']]);
    await calls.byId('deleteRoute', leg.id);
    expect(await left()).toEqual([]);
  });
});

describe('the crew of a leg', () => {
  it('must be a driver with the permission to drive', async () => {
    const { id } = await requestOn('02-01', '02-02');
    const response = await calls.createRoute({ service_transportation: connect(id), driver: connect(logistician) });
    expect(inputProblemCodesOf(response)).toEqual({ driver: ['not_driver'] });
  });

  it('must be of the own tenant and exist', async () => {
    const { id } = await requestOn('02-03', '02-04');
    const foreign = await queryValue(
      server,
      'SELECT id FROM vehicles WHERE tenant_id = 2 AND is_active AND deleted_at IS NULL LIMIT 1',
    );
    const response = await calls.createRoute({
      service_transportation: connect(id),
      vehicle: connect(foreign),
      driver: connect('9999999999999999999'),
    });
    expect(inputProblemCodesOf(response)).toEqual({
      'vehicle.connect': ['not_found'],
      'driver.connect': ['not_found'],
    });
    expect((await calls.read(id)).routes).toEqual([]);
  });
});

describe('double booking', () => {
  it('is refused on the field, with the conflicting request', async () => {
    const [one, other] = [await requestOn('03-01', '03-05'), await requestOn('03-05', '03-08')];
    returnedRecordOf(
      await calls.createRoute({
        service_transportation: connect(one.id),
        driver: connect(driver),
        vehicle: connect(vehicles[0]),
      }),
    );
    const { errors } = await calls.createRoute({
      service_transportation: connect(other.id),
      driver: connect(driver),
      vehicle: connect((await fetchVehicleIds(server, 'drawbar'))[0]),
      truck: connect(vehicles[0]),
    });
    // Legs without places book the days of their request, in the time zone of the company.
    const payload = { number: one.number, from: '2031-02-28T23:00:00Z', to: '2031-03-05T23:00:00Z' };
    const booked = [{ code: 'booked', payload }];
    expect(errors?.[0]?.extensions?.validation).toEqual({ 'input.driver': booked, 'input.truck': booked });
    expect((await calls.read(other.id)).routes).toEqual([]);
  });

  it('ends the day before, and with the request', async () => {
    const [one, next, same] = [
      await requestOn('04-01', '04-05'),
      await requestOn('04-06', '04-08'),
      await requestOn('04-01', '04-05'),
    ];
    const leg = returnedRecordOf(
      await calls.createRoute({ service_transportation: connect(one.id), driver: connect(driver) }),
    );
    // The legs of one request come one after another, so the same driver may drive all of them.
    returnedRecordOf(await calls.createRoute({ service_transportation: connect(one.id), driver: connect(driver) }));
    returnedRecordOf(await calls.createRoute({ service_transportation: connect(next.id), driver: connect(driver) }));
    const attempt = () => calls.createRoute({ service_transportation: connect(same.id), driver: connect(driver) });
    expect(inputProblemCodesOf(await attempt())).toEqual({ driver: ['booked'] });
    await calls.byId('deleteRoute', leg.id);
    expect(inputProblemCodesOf(await attempt())).toEqual({ driver: ['booked'] });
    await calls.byId('deleteServiceTransportation', one.id);
    returnedRecordOf(await attempt());
  });

  it('is refused when days move, too', async () => {
    const [one, other] = [await requestOn('05-01', '05-05'), await requestOn('05-10', '05-12')];
    for (const { id } of [one, other])
      returnedRecordOf(await calls.createRoute({ service_transportation: connect(id), vehicle: connect(vehicles[0]) }));
    const moved = await calls.update({
      id: other.id,
      modified_at: other.modified_at,
      to_take_to_work_from: '2031-05-04',
    });
    expect(moved.errors?.[0]?.extensions?.validation).toEqual({
      'input.to_take_to_work_from': [
        {
          code: 'crew_booked',
          payload: { number: one.number, from: '2031-04-30T22:00:00Z', to: '2031-05-05T22:00:00Z' },
        },
      ],
    });
    returnedRecordOf(
      await calls.update({ id: other.id, modified_at: other.modified_at, to_take_to_work_from: '2031-05-06' }),
    );
  });

  it('accepts one of many concurrent calls', async () => {
    const requests = await Promise.all(Array.from({ length: 6 }, () => requestOn('06-01', '06-05')));
    const responses = await Promise.all(
      requests.map(({ id }) =>
        calls.createRoute({
          service_transportation: connect(id),
          driver: connect(driver),
          vehicle: connect(vehicles[2]),
        }),
      ),
    );
    expect(responses.filter(({ errors }) => !errors)).toHaveLength(1);
    for (const response of responses.filter(({ errors }) => errors))
      expect(inputProblemCodesOf(response)).toEqual({ driver: ['booked'], vehicle: ['booked'] });
  });

  it('is refused by the database itself', async () => {
    const [one, other] = [await requestOn('07-01', '07-05'), await requestOn('07-05', '07-06')];
    const insert = "INSERT INTO leg_bookings VALUES (1, $1, $2, 'DRIVER', $3, $4::tstzrange)";
    const book = (request: string, times: string, leg = 1) => queryRows(server, insert, request, leg, driver, times);
    await book(one.id, '[2031-07-01 08:00Z,2031-07-05 12:00Z)');
    await book(other.id, '[2031-07-05 12:00Z,2031-07-06 08:00Z)');
    await expect(book(other.id, '[2031-07-05 11:59Z,2031-07-05 12:00Z)', 2)).rejects.toMatchObject({ code: '23P01' });
  });
});

describe('tasks', () => {
  it('of a leg are ordered, and belong to a leg of their request', async () => {
    const [one, other] = [await requestOn('08-01', '08-02'), await requestOn('08-03', '08-04')];
    const [leg, further] = [
      returnedRecordOf(await calls.createRoute({ service_transportation: connect(one.id) })),
      returnedRecordOf(await calls.createRoute({ service_transportation: connect(one.id) })),
    ];
    const task = (request: string, text: string, order?: number) =>
      calls.createRouteTask({
        service_transportation_id: request,
        route: connect(leg.id),
        text,
        media_upload_enabled: false,
        order,
      });
    const first = returnedRecordOf(await task(one.id, 'Second'));
    const second = returnedRecordOf(await task(one.id, 'First', 1));
    expect(second).toMatchObject({
      order: 1,
      type: 'ROUTE',
      model_type: 'ROUTE',
      model_id: leg.id,
      status: 'PLANNING',
    });
    expect(inputProblemCodesOf(await task(other.id, 'Elsewhere'))).toEqual({ route: ['not_of_request'] });
    expect(returnedRecordOf(await calls.updateRouteTask({ id: second.id, route: connect(further.id) })).order).toBe(1);
    expect(await queryRows(server, 'SELECT "order" FROM route_tasks WHERE id = $1', first.id)).toEqual([['1']]);
  });

  it('of logisticians need a user who works requests', async () => {
    const { id } = await requestOn('08-05', '08-06');
    const task = (user: string) =>
      calls.createLogistTask({ service_transportation_id: id, user: connect(user), text: 'Call the customer' });
    expect(inputProblemCodesOf(await task(driver))).toEqual({ user: ['not_logistician'] });
    expect(returnedRecordOf(await task(logistician))).toMatchObject({
      order: 1,
      type: 'LOGIST',
      model_type: 'USER',
      model_id: logistician,
    });
  });

  it('of a missing request are refused', async () => {
    const foreign = await queryValue(server, 'SELECT id FROM service_transportations WHERE tenant_id = 2 LIMIT 1');
    const response = await calls.createLogistTask({
      service_transportation_id: foreign,
      user: connect(logistician),
      text: 'Theirs',
    });
    expect(inputProblemCodesOf(response)).toEqual({ service_transportation_id: ['not_found'] });
  });

  it('of both kinds are deleted by one method', async () => {
    const { id } = await requestOn('08-07', '08-08');
    const leg = returnedRecordOf(await calls.createRoute({ service_transportation: connect(id) }));
    const tasks = [
      returnedRecordOf(
        await calls.createLogistTask({ service_transportation_id: id, user: connect(logistician), text: 'Call' }),
      ),
      returnedRecordOf(
        await calls.createRouteTask({
          service_transportation_id: id,
          route: connect(leg.id),
          text: 'Load',
          media_upload_enabled: true,
        }),
      ),
    ];
    for (const task of tasks)
      expect(returnedRecordOf(await calls.byId('deleteTask', task.id))).toEqual({ id: task.id });
    expect((await calls.byId('deleteTask', tasks[0]?.id ?? '')).data).toEqual({ deleteTask: null });
  });
});
