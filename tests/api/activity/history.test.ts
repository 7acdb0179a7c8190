import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../harness/server';
import { changeRecord, summarizeHistoryEntry, fetchHistory } from './history';

let server: TestServer;
let token: string;
let user: string;

beforeAll(async () => {
  server = await startTestServer();
  ({ token, user } = await server.signIn('admin@demo.test'));
});

afterAll(() => server.close());

const createVehicle = (license: string, input: object = {}) =>
  changeRecord(server, token, 'createVehicle', 'CreateVehicleInput', { license, ...input });
const updateVehicle = (input: object) => changeRecord(server, token, 'updateVehicle', 'UpdateVehicleInput', input);
const byId = (method: string, id: string) =>
  server.call(`mutation ($id: ID!) { ${method}(id: $id) { id } }`, { id }, { token });
const summarizedHistory = async (id: string) => (await fetchHistory(server, token, id)).map(summarizeHistoryEntry);

describe('the history of a vehicle', () => {
  it('records actions in order, with their author', async () => {
    const { id } = await createVehicle('HIST 1');
    await updateVehicle({ id, year: 2020, places: 12 });
    await changeRecord(server, token, 'updateVehicleStatus', 'UpdateVehicleStatusInput', { id, is_active: false });
    await byId('deleteVehicle', id);
    await byId('restoreVehicle', id);
    expect(await summarizedHistory(id)).toEqual([
      { action: 'CREATED', title: 'HIST 1' },
      { action: 'UPDATED', title: 'HIST 1', fields: ['places', 'year'] },
      { action: 'CHANGED_STATUS', title: 'HIST 1', fields: ['is_active'], from: true, to: false },
      { action: 'DELETED', title: 'HIST 1' },
      { action: 'RESTORED', title: 'HIST 1' },
    ]);
    const by = `{ activities(first: 1, where: { AND: [{ column: service_id, value: "${id}" }, { column: user_id, value: "${user}" }] }) { paginatorInfo { total } } }`;
    expect((await server.call(by, {}, { token })).data).toMatchObject({ activities: { paginatorInfo: { total: 5 } } });
  });

  it('contains everything that a sentence needs in one value', async () => {
    const { id } = await createVehicle('HIST 2');
    const [entry] = await fetchHistory(server, token, id);
    expect(entry).toMatchObject({ service_type: 'VEHICLE', service_id: id, entity_type: 'VEHICLE', entity_id: id });
    expect(entry?.param).toEqual({ action: 'CREATED', subject: 'VEHICLE', id, entity: 'VEHICLE', title: 'HIST 2' });
  });

  it('records nothing for an update without changes', async () => {
    const { id } = await createVehicle('HIST 3', { year: 2019 });
    await updateVehicle({ id, year: 2019, license: ' hist  3 ', vin: '' });
    expect(await summarizedHistory(id)).toEqual([{ action: 'CREATED', title: 'HIST 3' }]);
  });

  it('names a relation by its field, and omits derived changes', async () => {
    const { data } = await server.call<{ vehicleMake: { data: { id: string; class_id: string }[] } }>(
      '{ vehicleMake(first: 1) { data { id class_id } } }',
      {},
      { token },
    );
    const make = data?.vehicleMake.data[0];
    const { id } = await createVehicle('HIST 4');
    await updateVehicle({ id, vehicle_class: { connect: make?.class_id }, vehicle_make: { connect: make?.id } });
    expect((await summarizedHistory(id)).at(-1)).toEqual({
      action: 'UPDATED',
      title: 'HIST 4',
      fields: ['vehicle_class', 'vehicle_make'],
    });
    const [, entry] = await fetchHistory(server, token, id);
    expect(entry?.param.changes).toEqual([
      { field: 'vehicle_class', from: null, to: { title: { en: expect.any(String), pl: expect.any(String) } } },
      { field: 'vehicle_make', from: null, to: { title: expect.any(String) } },
    ]);
  });

  it('records a verification that a change revoked, next to the change', async () => {
    const { id } = await createVehicle('HIST 5');
    await server.database.system((session) =>
      session.rows({ text: "UPDATE vehicles SET verify = 'VERIFIED' WHERE id = $1", params: [id] }),
    );
    await updateVehicle({ id, year: 2021 });
    expect((await summarizedHistory(id)).slice(1)).toEqual([
      { action: 'UPDATED', title: 'HIST 5', fields: ['year'] },
      { action: 'CHANGED_STATUS', title: 'HIST 5', fields: ['verify'], from: 'VERIFIED', to: 'NOT_VERIFIED' },
    ]);
  });

  it('records nothing for a refused or rolled back change', async () => {
    const { id, modified_at } = await createVehicle('HIST 6');
    const update = (input: object) =>
      server.call(
        'mutation ($input: UpdateVehicleInput!) { updateVehicle(input: $input) { id } }',
        { input },
        { token },
      );
    expect((await update({ id, year: 1800 })).errors).toHaveLength(1);
    expect((await update({ id, license: 'HIST 1' })).errors).toHaveLength(1);
    await updateVehicle({ id, modified_at, places: 1 });
    expect((await update({ id, modified_at, places: 2 })).errors?.[0]?.extensions?.code).toBe(1409);
    expect(await summarizedHistory(id)).toEqual([
      { action: 'CREATED', title: 'HIST 6' },
      { action: 'UPDATED', title: 'HIST 6', fields: ['places'] },
    ]);
  });

  it('fails the mutation when the entry cannot be written', async () => {
    const ask = (text: string) => server.database.system((session) => session.rows({ text, params: [] }));
    await ask(`CREATE FUNCTION lose() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'lost'; END $$`);
    await ask('CREATE TRIGGER lose BEFORE INSERT ON activities FOR EACH ROW EXECUTE FUNCTION lose()');
    await expect(createVehicle('HIST 7')).rejects.toThrow('Internal Server Error');
    await ask('DROP TRIGGER lose ON activities');
    const { data } = await server.call(
      '{ vehicles(first: 1, where: { column: license, value: "HIST 7" }) { data { id } } }',
      {},
      { token },
    );
    expect(data).toEqual({ vehicles: { data: [] } });
  });
});

describe('the history of a customer', () => {
  it('names fields of profile and address by their path, with old and new values', async () => {
    const { id } = await changeRecord(server, token, 'createCustomer', 'CreateCustomerInput', {
      profile: {
        create: {
          type: 'PERSONAL',
          first_name: 'Anna',
          last_name: 'Nowak',
          phone: '+48221234567',
          email: 'anna@example.com',
        },
      },
      address: { create: { country: 'PL', city: 'Kalisz' } },
    });
    await changeRecord(server, token, 'updateCustomer', 'UpdateCustomerInput', {
      id,
      profile: { update: { phone: '+48 22 765 43 21', email: 'ANNA@example.com' } },
      address: { update: { city: 'Konin', street: null } },
    });
    expect(await summarizedHistory(id)).toEqual([
      { action: 'CREATED', title: 'Anna Nowak' },
      { action: 'UPDATED', title: 'Anna Nowak', fields: ['profile.phone', 'address.city'] },
    ]);
    expect((await fetchHistory(server, token, id)).at(-1)?.param.changes).toEqual([
      { field: 'profile.phone', from: '+48 22 123 45 67', to: '+48 22 765 43 21' },
      { field: 'address.city', from: 'Kalisz', to: 'Konin' },
    ]);
  });
});

it('writes one row and one notification per mutation, whatever it changed', async () => {
  const count = async () =>
    (await server.database.system((session) => session.rows({ text: 'SELECT id FROM activities', params: [] }))).length;
  const { id } = await createVehicle('HIST 8');
  const before = await count();
  const sent = server.statements.length;
  await updateVehicle({ id, year: 2022, places: 3 });
  const statements = server.statements.slice(sent);
  expect(await count()).toBe(before + 1);
  expect(statements.filter((text) => text.includes('pg_notify'))).toHaveLength(2);
});
