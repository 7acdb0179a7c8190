import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPhoto, tryUpload } from '../media/calls';
import { type SignedInUser, startTestServer, type TestServer } from '../harness/server';
import { fetchOtherDriver, queryRows, queryValue, requestsApiOf } from './requests-api';

let server: TestServer;
let driver: SignedInUser;
let admin: SignedInUser;
/** Ids of a request, of its two legs (`own` is the driver's, `other` another driver's) and of a task on each leg. */
let shared: { id: string; own: string; other: string; ownTask: string; otherTask: string };

beforeAll(async () => {
  server = await startTestServer();
  driver = await server.signIn('driver@demo.test');
  admin = await server.signIn('admin@demo.test');
  const own = await queryValue(
    server,
    `SELECT r.id FROM routes r JOIN service_transportations s ON s.tenant_id = r.tenant_id AND s.id = r.service_transportation_id
     WHERE r.driver_id = $1 AND s.status = 'SERVICE_CONFIRMED' ORDER BY r.id LIMIT 1`,
    driver.user,
  );
  const id = await queryValue(server, 'SELECT service_transportation_id FROM routes WHERE id = $1', own);
  const someone = await fetchOtherDriver(server, driver.user);
  await queryRows(
    server,
    `INSERT INTO routes (tenant_id, id, service_transportation_id, "order", driver_id) VALUES (1, 990001, $1, 9, $2)`,
    id,
    someone,
  );
  await queryRows(
    server,
    `INSERT INTO addresses (tenant_id, id, addressable_type, addressable_id, direction, country, city) VALUES (1, 990005, 'ROUTE', 990001, 'FROM', 'PL', 'Elsewhere')`,
  );
  for (const [task, leg] of [
    ['990002', own],
    ['990003', '990001'],
  ]) {
    await queryRows(
      server,
      `INSERT INTO route_tasks (tenant_id, id, service_transportation_id, route_id, text, "order", media_upload_enabled) VALUES (1, $1, $2, $3, 'Photograph the seal', 9, true)`,
      task,
      id,
      leg,
    );
  }
  shared = { id, own, other: '990001', ownTask: '990002', otherTask: '990003' };
});

afterAll(() => server.close());

/** Reads fields of the request `shared` as a user. */
async function readAs<Fields>(by: SignedInUser, fields: string): Promise<Fields> {
  const query = `query ($id: Mixed) { serviceTransportation(first: 1, where: { column: id, value: $id }) { data { ${fields} } } }`;
  const { data, body } = await server.call<{ serviceTransportation: { data: Fields[] } }>(query, { id: shared.id }, by);
  const [record] = data?.serviceTransportation.data ?? [];
  if (!record) throw new Error(JSON.stringify(body));
  return record;
}

describe('of a request shared with another driver, a driver', () => {
  interface Legs {
    routes: { id: string; tasks: { id: string }[] }[];
  }

  it('sees only own legs and their tasks', async () => {
    const { routes } = await readAs<Legs>(driver, 'routes { id tasks { id } }');
    expect(routes.map(({ id }) => id)).not.toContain(shared.other);
    expect(routes.map(({ id }) => id)).toContain(shared.own);
    expect(await requestsApiOf(server, driver).ids('routes', { column: 'id', value: shared.other })).toEqual([]);
    expect(await requestsApiOf(server, driver).ids('routeTasks', { column: 'id', value: shared.otherTask })).toEqual(
      [],
    );
    const everything = await readAs<Legs>(admin, 'routes { id tasks { id } }');
    expect(everything.routes.map(({ id }) => id)).toContain(shared.other);
  });

  it('does not see other drivers in the flattened list', async () => {
    const query =
      'query ($id: Mixed) { serviceTransportationView(first: 1, where: { column: id, value: $id }) { data { driver_ids } } }';
    const { data } = await server.call<{ serviceTransportationView: { data: { driver_ids: string[] }[] } }>(
      query,
      { id: shared.id },
      driver,
    );
    expect(data?.serviceTransportationView.data[0]?.driver_ids).toEqual([driver.user]);
  });

  it('sees places, days, cargo, the customer’s name and phone, and the contact', async () => {
    interface Needed {
      number: string;
      addresses: object[];
      cargo: object[];
      customer: { customer_name: string; profile: { phone: string } };
      logistician: { profile: { full_name: string } };
      to_take_to_work_from: string;
    }
    const fields =
      'number to_take_to_work_from addresses { id city } cargo { id weight } customer { customer_name profile { phone } } logistician { profile { full_name phone } }';
    const needed = await readAs<Needed>(driver, fields);
    expect(needed).toEqual(await readAs<Needed>(admin, fields));
    expect(needed.customer.profile.phone).toMatch(/^\+/);
    expect(needed.addresses).toHaveLength(2);
  });

  it('does not see price, papers, history, figures and registration numbers', async () => {
    interface Business {
      price: number | null;
      media: object[];
      activity: object[];
      logisticians: object[];
      feedback: object | null;
      customer: { statistic: object | null; rates: object | null; profile: { vat: string | null } };
      logistician: { statistic: object | null; rates: object | null; roles: object[]; permissions: object[] };
    }
    const fields = `price media { id } activity { id } logisticians { id } feedback { rate }
      customer { statistic { requests } rates { average } profile { vat } } logistician { statistic { tasks } rates { average } roles { id } permissions { id } }`;
    const hidden = await readAs<Business>(driver, fields);
    expect(hidden).toEqual({
      price: null,
      media: [],
      activity: [],
      logisticians: [],
      feedback: null,
      customer: { statistic: null, rates: null, profile: { vat: null } },
      logistician: { statistic: null, rates: null, roles: [], permissions: [] },
    });
    const shown = await readAs<Business>(admin, fields);
    expect(shown.price).toBeGreaterThan(0);
    expect(shown.customer.statistic).not.toBeNull();
    expect(shown.logistician.permissions.length).toBeGreaterThan(0);
  });

  it('cannot filter by the price', async () => {
    const { price } = await readAs<{ price: number }>(admin, 'price');
    for (const list of ['serviceTransportation', 'serviceTransportationView']) {
      for (const operator of ['EQ', 'GTE', 'LTE', 'NEQ']) {
        expect(
          await requestsApiOf(server, driver).ids(list, { column: 'price', operator, value: price }),
          `${list} ${operator}`,
        ).toEqual([]);
      }
    }
  });

  it('can add files to own tasks only', async () => {
    const mine = await tryUpload(server, driver.token, await createPhoto(), { id: shared.ownTask, model_type: 'TASK' });
    expect(mine.errors).toBeUndefined();
    const theirs = await tryUpload(server, driver.token, await createPhoto(), {
      id: shared.otherTask,
      model_type: 'TASK',
    });
    expect(theirs.errors?.[0]?.extensions?.validation).toEqual({ 'input.id': [{ code: 'not_found' }] });
    const papers = await tryUpload(server, driver.token, await createPhoto(), {
      id: shared.id,
      model_type: 'SERVICE_TRANSPORTATION',
      collection: 'papers',
    });
    expect(papers.errors?.[0]?.extensions?.code).toBe(1200);
  });
});

describe('legs of a day', () => {
  it('are filtered by status and days of their request', async () => {
    const query = `query ($where: RoutesWhere) { routes(first: 100, where: $where, orderBy: [{ column: service_transportation__to_take_to_work_from, direction: ASC }]) {
      data { id service_transportation { status to_take_to_work_from } } } }`;
    const where = {
      AND: [
        { column: 'driver_id', value: driver.user },
        { column: 'service_transportation__status', operator: 'IN', value: ['IN_PROGRESS', 'SERVICE_CONFIRMED'] },
        { column: 'service_transportation__to_take_to_work_from', operator: 'LTE', value: '2999-12-31' },
      ],
    };
    interface Answer {
      routes: { data: { id: string; service_transportation: { status: string; to_take_to_work_from: string } }[] };
    }
    const { data } = await server.call<Answer>(query, { where }, driver);
    const rows = data?.routes.data ?? [];
    expect(rows.map(({ id }) => id)).toContain(shared.own);
    expect(new Set(rows.map(({ service_transportation }) => service_transportation.status))).toEqual(
      new Set(['SERVICE_CONFIRMED']),
    );
    const days = rows.map(({ service_transportation }) => service_transportation.to_take_to_work_from);
    expect(days).toEqual(days.toSorted());
  });
});
