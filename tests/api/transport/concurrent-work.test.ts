import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRandomGenerator } from '../../../server/demo/random';
import { type GraphqlResponse, startTestServer, type TestServer } from '../harness/server';
import { queryRows, requestsApiOf, returnedRecordOf } from './requests-api';
import { type TransitionFixture, createTransitionFixture } from './transition-fixture';

let server: TestServer;
let fixture: TransitionFixture;

beforeAll(async () => {
  server = await startTestServer();
  fixture = await createTransitionFixture(server);
});

afterAll(() => server.close());

describe('twelve concurrent users on three requests', () => {
  it('never deadlock, and leave no gaps in orders and no double bookings', async () => {
    const random = createRandomGenerator(23);
    const { calls, driver, logisticians } = fixture;
    const requests = [
      (await fixture.createComplete()).id,
      (await fixture.createComplete()).id,
      (await fixture.createComplete()).id,
    ];
    const [legs, tasks]: [string[], string[]] = [[], []];
    const request = () => random.pick(requests);
    const leg = () => (legs.length > 0 ? random.pick(legs) : '1');
    const task = () => (tasks.length > 0 ? random.pick(tasks) : '1');
    const days = () => ({ to_take_to_work_from: `2043-01-0${random.int(1, 3)}`, delivery_date_to: '2043-01-05' });
    /** Adds the id of the record that a call has created to `among`. Returns the rest of the response. */
    const createdAmong = async (among: string[], result: Promise<GraphqlResponse<Record<string, { id: string }>>>) => {
      const { data, ...rest } = await result;
      for (const record of Object.values(data ?? {})) if (record) among.push(record.id);
      return rest;
    };
    const save = async (change: object) => {
      const { data } = await server.call<{ found: { data: { id: string; modified_at: string }[] } }>(
        'query ($id: Mixed) { found: serviceTransportation(first: 1, where: { column: id, value: $id }) { data { id modified_at } } }',
        { id: request() },
        fixture.admin,
      );
      const [read] = data?.found.data ?? [];
      return read ? calls.update({ ...read, ...change }) : {};
    };
    const deeds: (() => Promise<Pick<GraphqlResponse, 'errors'>>)[] = [
      () =>
        createdAmong(
          legs,
          calls.createRoute({ service_transportation: { connect: request() }, driver: { connect: driver.user } }),
        ),
      () => createdAmong(legs, calls.createRoute({ service_transportation: { connect: request() }, order: 1 })),
      () =>
        calls.updateRoute({
          id: leg(),
          order: random.int(1, 4),
          driver: random.chance(0.5) ? { connect: driver.user } : { disconnect: true },
        }),
      () => calls.byId('deleteRoute', leg()),
      // The server often refuses this call, because request and leg are chosen independently, so that the leg may
      // belong to another request.
      () =>
        createdAmong(
          tasks,
          calls.createRouteTask({
            service_transportation_id: request(),
            route: { connect: leg() },
            text: 'Stop',
            media_upload_enabled: false,
          }),
        ),
      () => calls.updateRouteTask({ id: task(), route: { connect: leg() } }),
      () =>
        calls.routeTaskStep({
          id: task(),
          status: random.pick(['IN_PROGRESS', 'DONE', 'PLANNING']),
          key: `key ${random.int(1, 20)}`,
        }),
      () => calls.byId('deleteTask', task()),
      () => calls.assign({ id: request(), logist_id: random.pick(logisticians).user }),
      () => calls.unassign({ id: request(), logist_id: random.pick(logisticians).user }),
      () => requestsApiOf(server, random.pick(logisticians)).answer({ id: request(), accepted: random.chance(0.7) }),
      () => calls.step({ id: request(), status: random.pick(['NEW', 'IN_PROGRESS', 'SERVICE_CONFIRMED']) }),
      () => save({ price: random.int(1, 1000), cargo: { create: [{ weight: 3 }] } }),
      () => save(days()),
      () => calls.byId('deleteServiceTransportation', requests[2] ?? ''),
      () => calls.byId('restoreServiceTransportation', requests[2] ?? ''),
    ];
    const broken: unknown[] = [];
    const work = async () => {
      for (let count = 0; count < 25; count += 1) {
        const { errors = [] } = await random.pick(deeds)();
        broken.push(...errors.filter(({ extensions }) => !extensions?.code));
      }
    };
    await Promise.all(Array.from({ length: 12 }, work));
    expect(broken).toEqual([]);
    const gaps = (table: string, within: string) =>
      queryRows(
        server,
        `SELECT ${within} FROM ${table} WHERE service_transportation_id = ANY ($1) GROUP BY 1 HAVING max("order") <> count(*) OR min("order") <> 1`,
        requests,
      );
    expect([await gaps('routes', 'service_transportation_id'), await gaps('route_tasks', 'route_id')]).toEqual([
      [],
      [],
    ]);
    const twice = await queryRows(
      server,
      `SELECT a.resource_id FROM leg_bookings a JOIN leg_bookings b ON b.tenant_id = a.tenant_id AND b.resource_type = a.resource_type AND b.resource_id = a.resource_id
         AND b.service_transportation_id > a.service_transportation_id AND b.during && a.during`,
    );
    expect(twice).toEqual([]);
  }, 300_000);
});

describe('renames of a vehicle, a driver and a customer', () => {
  it('do not deadlock with each other and with plans of requests that refer to them', async () => {
    const { admin, calls, driver, vehicle } = fixture;
    const crew = { vehicle: { connect: vehicle }, driver: { connect: driver.user } };
    const noCrew = { vehicle: { disconnect: true }, driver: { disconnect: true } };
    const legs: string[] = [];
    let customer = '';
    for (let count = 0; count < 3; count += 1) {
      const request = await fixture.createComplete();
      const service_transportation = { connect: request.id };
      customer = request.customer?.id ?? '';
      returnedRecordOf(await calls.createRoute({ service_transportation, ...crew }));
      legs.push(returnedRecordOf(await calls.createRoute({ service_transportation })).id);
    }
    const rename = (method: string, type: string, input: object) =>
      server.call(`mutation ($input: ${type}!) { ${method}(input: $input) { id } }`, { input }, admin);
    const broken: unknown[] = [];
    for (let round = 0; round < 10; round += 1) {
      for (const id of legs) returnedRecordOf(await calls.updateRoute({ id, ...noCrew }));
      const last_name = `Now${'abcdefghij'[round]}`;
      const responses = await Promise.all([
        rename('updateVehicle', 'UpdateVehicleInput', { id: vehicle, license: `RN ${1000 + round}` }),
        rename('updateUser', 'UpdateUserInput', { id: driver.user, profile: { update: { last_name } } }),
        rename('updateCustomer', 'UpdateCustomerInput', { id: customer, customer_name: `Customer ${round}` }),
        ...legs.map((id) => calls.updateRoute({ id, ...crew })),
      ]);
      // A renamed vehicle has to be verified again before a leg may use it, so the server may refuse a plan.
      broken.push(...responses.flatMap(({ errors = [] }) => errors).filter(({ extensions }) => extensions?.code !== 6));
      await queryRows(server, "UPDATE vehicles SET verify = 'VERIFIED' WHERE id = $1", vehicle);
    }
    expect(broken).toEqual([]);
  }, 120_000);
});
