import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { crewTextSql, nameWordsSql, plateWordsSql } from '../../../server/areas/transport/crew-text';
import { startTestServer, type SignedInUser, type TestServer } from '../harness/server';
import { fetchVehicleIds, queryRows, queryValue, requestsApiOf, returnedRecordOf } from './requests-api';

let server: TestServer;
let admin: SignedInUser;
let calls: ReturnType<typeof requestsApiOf>;
let driver: string;
let trailer: string;
let tractor: string;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin@demo.test');
  calls = requestsApiOf(server, admin);
  await queryRows(server, 'DELETE FROM task_templates WHERE tenant_id = 1');
  driver = await queryValue(server, "SELECT id FROM users WHERE email = 'driver@demo.test'");
  [[trailer = ''], [tractor = '']] = await Promise.all([
    fetchVehicleIds(server, 'curtain'),
    fetchVehicleIds(server, 'tractor'),
  ]);
});

afterAll(() => server.close());

const connect = (id: string) => ({ connect: id });

/** Returns whether a user finds a request by a text, asking as the search of the console does. */
async function isFoundBy(request: string, text: string, by = admin): Promise<boolean> {
  const columns = ['number', 'customer_name', 'delivery_from_city', 'crew_text'];
  const OR = columns.map((column) => ({ column, operator: 'LIKE', value: `%${text}%` }));
  const where = { AND: [{ column: 'id', value: request }], OR };
  return (await requestsApiOf(server, by).ids('serviceTransportationView', where)).includes(request);
}

/** Calls a mutation as the administrator. @throws Error if it is refused */
async function write(method: string, type: string, input: object, by = admin): Promise<void> {
  const { errors, body } = await server.call(
    `mutation ($input: ${type}!) { ${method}(input: $input) { id } }`,
    { input },
    by,
  );
  if (errors) throw new Error(JSON.stringify(body));
}

/** Changes a plate, and verifies the vehicle again, so that legs may use it. */
async function renamePlate(id: string, license: string): Promise<void> {
  await write('updateVehicle', 'UpdateVehicleInput', { id, license });
  await queryRows(server, "UPDATE vehicles SET verify = 'VERIFIED' WHERE id = $1", id);
}

const renameDriver = (first_name: string, last_name: string) =>
  write('updateUser', 'UpdateUserInput', { id: driver, profile: { update: { first_name, last_name } } });

/** Returns whether ILIKE, by which lists search, finds a text in the words that an SQL query selects. */
async function isSpelling(words: string, text: string): Promise<boolean> {
  const query = `SELECT bool_or(w.words ILIKE '%' || $1::text || '%')::text FROM (${words}) w`;
  return (await queryValue(server, query, text)) === 'true';
}

it('finds a request by its whole number, and not by that of another year', async () => {
  const number = await queryValue(server, 'SELECT max(number) FROM service_transportations WHERE tenant_id = 1');
  const [id = ''] = await calls.ids('serviceTransportationView', { column: 'number', value: number });
  const otherYear = number.replace(/\d{4}/, '1999');
  const found = await Promise.all([number, number.toLowerCase(), otherYear].map((text) => isFoundBy(id, text)));
  expect(found).toEqual([true, true, false]);
});

describe('the words of a plate', () => {
  it.each([
    ['WGM 2041K', ['WGM 2041K', 'wgm2041k', 'wgm-2041k', '2041', 'M 20']],
    ['WGM2041K', ['WGM 2041K', 'WGM2041K', 'wgm-2041k']],
    ['B-AB 1234', ['b-ab 1234', 'B AB 1234', 'bab1234', 'bab 1234']],
    ['B AB 1234', ['B-AB 1234', 'BAB1234']],
    ['1AB 2345', ['1ab2345', '1AB-2345', '1AB 2345']],
    ['Ü 12', ['ü12', 'Ü-12']],
  ])('of %s are found by %j', async (plate, texts) => {
    const found = await Promise.all(texts.map((text) => isSpelling(plateWordsSql(`'${plate}'`), text)));
    expect(texts.filter((_text, index) => !found[index])).toEqual([]);
    expect(await isSpelling(plateWordsSql(`'${plate}'`), '9041')).toBe(false);
  });
});

describe('the words of a name', () => {
  it.each([
    ['Jan', 'Kowalski', ['Jan Kowalski', 'kowal', 'Kowalski Jan']],
    ['Łukasz', 'Żak', ['Łukasz Żak', 'lukasz zak', 'ŻAK ŁUKASZ', 'zak lukasz']],
    ['Ewa', 'Nowak-Lis', ['Nowak-Lis', 'nowak lis']],
    ['Uwe', 'Müller', ['müller', 'muller', 'mueller']],
  ])('of %s %s are found by %j', async (first, last, texts) => {
    const found = await Promise.all(texts.map((text) => isSpelling(nameWordsSql(`'${first}'`, `'${last}'`), text)));
    expect(texts.filter((_text, index) => !found[index])).toEqual([]);
  });

  it('are none for a driver without a name', async () => {
    expect(await isSpelling(nameWordsSql('NULL', 'NULL'), 'null')).toBe(false);
  });
});

describe('a request', () => {
  /** Creates a request with a leg of the driver, the trailer and the tractor. */
  async function createRequest(): Promise<{ id: string; leg: string }> {
    const { id } = returnedRecordOf(await calls.create({}));
    const crew = { driver: connect(driver), vehicle: connect(trailer), truck: connect(tractor) };
    const leg = returnedRecordOf(await calls.createRoute({ service_transportation: connect(id), ...crew }));
    return { id, leg: leg.id };
  }

  it('is found by plates and driver of its legs until the leg changes or is deleted', async () => {
    await renamePlate(trailer, 'QXA 2041K');
    await renamePlate(tractor, 'QXB-77');
    await renameDriver('Jan', 'Quowalski');
    const { id, leg } = await createRequest();
    for (const text of ['QXA 2041K', 'qxa2041k', 'XA 20', 'qxb 77', 'Quowal', 'Jan Quowalski', 'quowalski jan'])
      expect.soft(await isFoundBy(id, text), text).toBe(true);
    expect(await isFoundBy(id, 'Quowalsky')).toBe(false);

    returnedRecordOf(await calls.updateRoute({ id: leg, driver: { disconnect: true } }));
    expect([await isFoundBy(id, 'Quowal'), await isFoundBy(id, 'QXA2041K')]).toEqual([false, true]);
    await calls.byId('deleteRoute', leg);
    expect(await isFoundBy(id, 'QXA2041K')).toBe(false);
  });

  it('is found by the new name and plate after these change', async () => {
    const { id } = await createRequest();
    await renamePlate(trailer, 'QYA 2041K');
    await renameDriver('Janina', 'Quyk');
    expect([await isFoundBy(id, 'qya2041'), await isFoundBy(id, 'Quyk')]).toEqual([true, true]);
    expect([await isFoundBy(id, 'QXA'), await isFoundBy(id, 'Quowal')]).toEqual([false, false]);
    const profile = { last_name: 'Quell' };
    await write('updateAccount', 'UpdateAccountInput', { profile }, await server.signIn('driver@demo.test'));
    expect([await isFoundBy(id, 'Janina Quell'), await isFoundBy(id, 'Quyk')]).toEqual([true, false]);
  });

  it('is not found by a crew that was taken off when it was restored', async () => {
    const days = { to_take_to_work_from: '2031-05-01', delivery_date_to: '2031-05-02' };
    const [one, other] = [returnedRecordOf(await calls.create(days)).id, returnedRecordOf(await calls.create(days)).id];
    const leg = (id: string) =>
      calls.createRoute({ service_transportation: connect(id), driver: connect(driver), vehicle: connect(trailer) });
    await renamePlate(trailer, 'QZA 2041K');
    returnedRecordOf(await leg(one));
    await calls.byId('deleteServiceTransportation', one);
    returnedRecordOf(await leg(other));
    await calls.byId('restoreServiceTransportation', one);
    expect([await isFoundBy(one, 'QZA2041K'), await isFoundBy(other, 'QZA2041K')]).toEqual([false, true]);
  });

  it('is found by crews only with a permission that shows all its legs, and only in its company', async () => {
    await renamePlate(trailer, 'QVA 2041K');
    const { id } = await createRequest();
    const finders = ['admin@demo.test', 'logistician@demo.test', 'support@demo.test'];
    const others = ['driver@demo.test', 'admin@other.test'];
    const found = async (email: string) => isFoundBy(id, 'qva2041k', await server.signIn(email));
    expect(await Promise.all([...finders, ...others].map(found))).toEqual([true, true, true, false, false]);
    const asDriver = requestsApiOf(server, await server.signIn('driver@demo.test'));
    expect(await asDriver.ids('serviceTransportationView', { column: 'id', value: id })).toEqual([id]);
    expect(await asDriver.ids('serviceTransportationView', { column: 'crew_text', operator: 'IS_NOT_NULL' })).toEqual(
      [],
    );
  });

  it('is filtered by a vehicle or truck of its legs', async () => {
    const { id } = await createRequest();
    const filtered = (operator: string, value: unknown) =>
      calls.ids('serviceTransportationView', {
        AND: [
          { column: 'id', value: id },
          { column: 'vehicle_ids', operator, value },
        ],
      });
    expect([await filtered('IN', [trailer]), await filtered('IN', [tractor])]).toEqual([[id], [id]]);
    expect([await filtered('IN', [driver]), await filtered('NOT_IN', [tractor])]).toEqual([[], []]);
    const query = `{ serviceTransportationView(first: 1, where: { column: id, value: "${id}" }) { data { vehicle_ids } } }`;
    const { data } = await server.call<{ serviceTransportationView: { data: { vehicle_ids: string[] }[] } }>(
      query,
      {},
      admin,
    );
    expect(data?.serviceTransportationView.data[0]?.vehicle_ids.toSorted()).toEqual([trailer, tractor].toSorted());
  });
});

describe('the crew texts of the demo', () => {
  const stale = `SELECT count(*) FROM service_transportations s WHERE s.crew_text IS DISTINCT FROM ${crewTextSql('s.tenant_id', 's.id')}`;
  const filled = 'SELECT count(*) > 10 FROM service_transportations WHERE crew_text IS NOT NULL';
  const countBoth = async () => [await queryValue(server, stale), await queryValue(server, filled)];

  it('are those of all requests', async () => {
    expect(await countBoth()).toEqual(['0', 't']);
  });

  it('are filled alike by the migration', async () => {
    const migration = readFileSync('server/database/migrations/0020_crew_text.sql', 'utf8');
    const fill = migration.split('--> statement-breakpoint').find((statement) => statement.includes('UPDATE')) ?? '';
    await queryRows(server, 'UPDATE service_transportations SET crew_text = NULL');
    expect(await queryValue(server, stale)).not.toBe('0');
    await queryRows(server, fill);
    expect(await countBoth()).toEqual(['0', 't']);
  });
});
