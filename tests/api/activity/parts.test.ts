import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedInUser, startTestServer, type TestServer } from '../harness/server';
import { createPhoto, uploadFile } from '../media/calls';
import { changeRecord, summarizeHistoryEntry, fetchHistory } from './history';

let server: TestServer;
let admin: SignedInUser;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin@demo.test');
});

afterAll(() => server.close());

const byId = (method: string, id: string) =>
  server.call(`mutation ($id: ID!) { ${method}(id: $id) { id } }`, { id }, admin);
const historyEntries = (id: string) => fetchHistory(server, admin.token, id);

async function firstId(list: string): Promise<string> {
  const { data } = await server.call<Record<string, { data: { id: string }[] }>>(
    `{ ${list}(first: 1) { data { id } } }`,
    {},
    admin,
  );
  return data?.[list]?.data[0]?.id ?? '';
}

async function one<Data>(query: string, id: string): Promise<Data> {
  const { data, body } = await server.call<Data>(query, { where: { column: 'id', value: id } }, admin);
  if (!data) throw new Error(JSON.stringify(body));
  return data;
}

describe('the history of a request', () => {
  it('records changes of its cargo as changes of a part, without those of its creation', async () => {
    const { id } = await changeRecord(
      server,
      admin.token,
      'createServiceTransportation',
      'CreateServiceTransportationInput',
      {
        customer: { connect: await firstId('customers') },
        cargo: { create: [{ weight: 1200 }] },
      },
    );
    const query =
      'query ($where: ServiceTransportationWhere) { serviceTransportation(first: 1, where: $where) { data { number modified_at cargo { id } } } }';
    type Read = { serviceTransportation: { data: { number: string; modified_at: string; cargo: { id: string }[] }[] } };
    const [request] = (await one<Read>(query, id)).serviceTransportation.data;
    const cargo = request?.cargo[0]?.id ?? '';
    const { modified_at } = await changeRecord(
      server,
      admin.token,
      'updateServiceTransportation',
      'UpdateServiceTransportationInput',
      {
        id,
        modified_at: request?.modified_at,
        cargo: { update: [{ id: cargo, weight: 1300 }], create: [{ weight: 10 }] },
      },
    );
    await changeRecord(server, admin.token, 'updateServiceTransportation', 'UpdateServiceTransportationInput', {
      id,
      modified_at,
      cargo: { delete: [cargo] },
    });
    const entries = await historyEntries(id);
    expect(entries.map(({ entity_type }) => entity_type)).toEqual([
      'SERVICE_TRANSPORTATION',
      'CARGO',
      'CARGO',
      'CARGO',
    ]);
    expect(entries.map(summarizeHistoryEntry)).toEqual([
      { action: 'CREATED', title: request?.number },
      { action: 'ADDED', title: request?.number },
      { action: 'UPDATED', title: request?.number, fields: ['weight'] },
      { action: 'DELETED', title: request?.number },
    ]);
    expect(entries[3]).toMatchObject({ service_id: id, entity_id: cargo });
  });
});

describe('the history of a vehicle', () => {
  it('records its files by their names', async () => {
    const { id } = await changeRecord(server, admin.token, 'createVehicle', 'CreateVehicleInput', {
      license: 'PART 1',
    });
    const file = await uploadFile(server, admin.token, await createPhoto('bok.jpg'), { id });
    await byId('deleteMedia', file.id);
    const entries = await historyEntries(id);
    expect(entries.map(({ action, entity_type, param }) => [action, entity_type, param.part ?? null])).toEqual([
      ['CREATED', 'VEHICLE', null],
      ['ADDED', 'MEDIA', 'bok.jpg'],
      ['DELETED', 'MEDIA', 'bok.jpg'],
    ]);
  });

  it('cuts a long name between characters', async () => {
    const { id } = await changeRecord(server, admin.token, 'createVehicle', 'CreateVehicleInput', {
      license: 'PART 2',
    });
    await uploadFile(server, admin.token, await createPhoto(`x${'🚚'.repeat(140)}.jpg`), { id });
    expect((await historyEntries(id)).at(-1)?.param.part).toBe(`x${'🚚'.repeat(99)}…`);
  });
});

describe('the history of a role', () => {
  it('records changed permissions, and nothing when they stay the same', async () => {
    const permission = await firstPermission();
    const { id, modified_at } = await changeRecord(server, admin.token, 'createRole', 'CreateRoleInput', {
      name: 'dyspozytor',
      permissions: { connect: [permission] },
    });
    const again = await changeRecord(server, admin.token, 'updateRole', 'UpdateRoleInput', {
      id,
      modified_at,
      permissions: { sync: [permission] },
    });
    await changeRecord(server, admin.token, 'updateRole', 'UpdateRoleInput', {
      id,
      modified_at: again.modified_at,
      permissions: { sync: [] },
    });
    expect((await historyEntries(id)).map(summarizeHistoryEntry)).toEqual([
      { action: 'CREATED', title: 'dyspozytor' },
      { action: 'UPDATED', title: 'dyspozytor', fields: ['permissions'] },
    ]);
  });

  async function firstPermission(): Promise<string> {
    const query = '{ permissions(first: 1, where: { column: code, value: "vehicles.read" }) { data { id } } }';
    const { data } = await server.call<{ permissions: { data: { id: string }[] } }>(query, {}, admin);
    return data?.permissions.data[0]?.id ?? '';
  }
});

describe('the history of a user', () => {
  it('names the user, and records a change of state with the old and the new state', async () => {
    const { data } = await server.call<{
      users: { data: { id: string; state: string; profile: { full_name: string } }[] };
    }>(
      '{ users(first: 1, where: { column: email, value: "driver@demo.test" }) { data { id state profile { full_name } } } }',
      {},
      admin,
    );
    const [driver] = data?.users.data ?? [];
    await changeRecord(server, admin.token, 'updateUserState', 'UpdateUserStateInput', {
      id: driver?.id,
      state: 'IN_ACTIVE',
    });
    expect((await historyEntries(driver?.id ?? '')).map(summarizeHistoryEntry).at(-1)).toEqual({
      action: 'CHANGED_STATUS',
      title: driver?.profile.full_name,
      fields: ['state'],
      from: 'ACTIVE',
      to: 'IN_ACTIVE',
    });
  });
});
