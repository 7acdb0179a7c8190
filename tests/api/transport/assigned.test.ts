import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type SignedInUser, type TestServer } from '../harness/server';
import { dropCachedPermissions } from '../identity/calls';
import { queryRows, queryValue, requestsApiOf } from './requests-api';

let server: TestServer;
let driver: SignedInUser;
/**
 * Ids of requests: `own` are all those in which the driver drives a leg, `foreign` is one in which the driver drives
 * none.
 */
let own: Set<string>;
let foreign: string;

beforeAll(async () => {
  server = await startTestServer();
  driver = await server.signIn('driver@demo.test');
  own = new Set(
    (await queryRows(server, 'SELECT service_transportation_id FROM routes WHERE driver_id = $1', driver.user)).map(
      ([id]) => String(id),
    ),
  );
  foreign = await queryValue(
    server,
    'SELECT service_transportation_id FROM routes WHERE tenant_id = 1 AND driver_id IS NOT NULL AND service_transportation_id <> ALL ($1)',
    [...own],
  );
});

afterAll(() => server.close());

/** Adds permissions to the role of drivers with SQL. */
async function grant(...codes: string[]): Promise<void> {
  await queryRows(
    server,
    `INSERT INTO role_permissions (tenant_id, role_id, permission_id)
     SELECT r.tenant_id, r.id, p.id FROM roles r, permissions p WHERE r.tenant_id = 1 AND r.name = 'driver' AND p.code = ANY ($1)`,
    codes,
  );
  await dropCachedPermissions(server);
}

describe('a driver sees only assigned records', () => {
  it.each(['serviceTransportation', 'serviceTransportationView'])('in %s', async (list) => {
    expect(new Set(await requestsApiOf(server, driver).ids(list))).toEqual(own);
    expect(await requestsApiOf(server, driver).ids(list, { column: 'id', value: foreign })).toEqual([]);
  });

  it('in serviceTransportationCargo', async () => {
    const rows = await queryRows(
      server,
      'SELECT id FROM transportation_cargos WHERE service_transportation_id = ANY ($1) ORDER BY id LIMIT 100',
      [...own],
    );
    expect(new Set(await requestsApiOf(server, driver).ids('serviceTransportationCargo'))).toEqual(
      new Set(rows.map(([id]) => id)),
    );
  });

  it.each([
    ['routes', 'SELECT id FROM routes WHERE driver_id = $1 ORDER BY id LIMIT 100'],
    [
      'routeTasks',
      'SELECT k.id FROM route_tasks k JOIN routes r ON r.id = k.route_id WHERE r.driver_id = $1 ORDER BY k.id LIMIT 100',
    ],
    ['logistTasks', 'SELECT id FROM logist_tasks WHERE user_id = $1'],
  ])('in %s, without those of other drivers on the same request', async (list, text) => {
    const rows = await queryRows(server, text, driver.user);
    expect(new Set(await requestsApiOf(server, driver).ids(list))).toEqual(new Set(rows.map(([id]) => id)));
  });

  it.each(['routes', 'routeTasks', 'logistTasks', 'serviceTransportationCargo'])(
    'in %s of another request',
    async (list) => {
      expect(
        await requestsApiOf(server, driver).ids(list, { column: 'service_transportation_id', value: foreign }),
      ).toEqual([]);
    },
  );

  it('through relations', async () => {
    interface Answer {
      routes: { data: { vehicle: { id: string } | null; service_transportation: { id: string } }[] };
    }
    const { data } = await server.call<Answer>(
      '{ routes(first: 100) { data { vehicle { id } service_transportation { id routes { id } } } } }',
      {},
      driver,
    );
    const seen = new Set(data?.routes.data.map(({ service_transportation }) => service_transportation.id));
    expect(seen).toEqual(own);
  });

  it('in counts', async () => {
    const query = '{ serviceTransportation(first: 1) { paginatorInfo { total } } }';
    const { data } = await server.call<{ serviceTransportation: { paginatorInfo: { total: number } } }>(
      query,
      {},
      driver,
    );
    expect(data?.serviceTransportation.paginatorInfo.total).toBe(own.size);
  });

  it('and can write only to own tasks', async () => {
    const methods = driver.methods.filter((name) => /^(create|update|delete|restore)/.test(name));
    expect(methods.filter((name) => /Service|Route|Task/.test(name))).toEqual(['updateRouteTaskStatus']);
    const { errors } = await requestsApiOf(server, driver).byId('deleteRoute', foreign);
    expect(errors?.[0]?.extensions?.code).toBe(1200);
  });
});

describe('a user who may list all addresses but not all requests', () => {
  it('finds those of own requests and of other records', async () => {
    await grant('customers.read', 'company.read');
    const calls = requestsApiOf(server, await server.signIn('driver@demo.test'));
    const of = (id: string) => calls.ids('addresses', { column: 'addressable_id', value: id });
    const customer = await queryValue(
      server,
      "SELECT addressable_id FROM addresses WHERE tenant_id = 1 AND addressable_type = 'CUSTOMER' LIMIT 1",
    );
    const leg = await queryValue(server, 'SELECT id FROM routes WHERE service_transportation_id = $1 LIMIT 1', foreign);
    expect([await of(foreign), await of(leg)]).toEqual([[], []]);
    expect((await of([...own][0] ?? '')).length).toBe(2);
    expect((await of(customer)).length).toBe(1);
  });
});

describe('a user who may write but not see all requests', () => {
  it('can write only to assigned ones', async () => {
    await grant('routes.write', 'requests.write', 'tasks.write', 'requests.delete');
    const calls = requestsApiOf(server, await server.signIn('driver@demo.test'));
    const leg = await queryValue(server, 'SELECT id FROM routes WHERE service_transportation_id = $1 LIMIT 1', foreign);
    const responses = [
      await calls.createRoute({ service_transportation: { connect: foreign } }),
      await calls.updateRoute({ id: leg, vehicle_places: 1 }),
      await calls.update({ id: foreign, modified_at: '2026-01-01T00:00:00Z', price: 1 }),
      await calls.createRouteTask({
        service_transportation_id: foreign,
        route: { connect: leg },
        text: 'Mine now',
        media_upload_enabled: false,
      }),
    ];
    for (const { errors } of responses) {
      const codes = Object.values(errors?.[0]?.extensions?.validation ?? {})
        .flat()
        .map(({ code }) => code);
      expect(codes).toContain('not_found');
    }
    expect((await calls.byId('deleteRoute', leg)).data).toEqual({ deleteRoute: null });
    expect((await calls.byId('deleteServiceTransportation', foreign)).data).toEqual({
      deleteServiceTransportation: null,
    });
  });

  it('cannot create a request that they could not see', async () => {
    const count = () => queryValue(server, 'SELECT count(*) FROM service_transportations WHERE tenant_id = 1');
    const before = await count();
    const { errors } = await requestsApiOf(server, await server.signIn('driver@demo.test')).create({ price: 100 });
    expect(errors?.[0]?.extensions).toEqual({ code: 1200, reason: 'out_of_sight' });
    expect(await count()).toBe(before);
  });
});
