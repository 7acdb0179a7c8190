import { once } from 'node:events';
import { type Client, createClient } from 'graphql-ws';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { startTestServer, type TestServer } from '../harness/server';
import { change, pairOf, pause } from '../identity/calls';

interface Change {
  entity: string;
  id: string;
  action: string;
  user_id: string;
}

const document = 'subscription ($entities: [String!]) { changes(entities: $entities) { entity id action user_id } }';

let server: TestServer;
let admin: string;
const clients: Client[] = [];

beforeAll(async () => {
  server = await startTestServer();
});

beforeEach(async () => {
  admin = (await pairOf(server, 'admin@demo.test')).access_token;
});

afterEach(async () => {
  for (const client of clients.splice(0)) await client.dispose();
});

afterAll(() => server.close());

function connect(token: string): Client {
  const client = createClient({
    url: `${server.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { authorization: `Bearer ${token}` },
    retryAttempts: 0,
    lazy: true,
  });
  clients.push(client);
  return client;
}

/** Subscribes, and gathers what is heard. */
async function hear(token: string, entities?: string[]) {
  const heard: Change[] = [];
  const state = { heard, ended: false, failure: undefined as unknown };
  connect(token).subscribe<{ changes: Change }>(
    { query: document, variables: { entities } },
    {
      next: ({ data, errors }) => {
        if (data) heard.push(data.changes);
        if (errors) state.failure = errors;
      },
      error: (error) => (state.failure = error),
      complete: () => (state.ended = true),
    },
  );
  await pause(200);
  return state;
}

let made = 0;

async function createVehicle(token: string): Promise<string> {
  made += 1;
  const { data, body } = await server.call<{ createVehicle: { id: string } }>(
    'mutation ($input: CreateVehicleInput!) { createVehicle(input: $input) { id } }',
    { input: { license: `LIVE ${made}` } },
    { token },
  );
  if (!data) throw new Error(JSON.stringify(body));
  return data.createVehicle.id;
}

describe('a subscriber', () => {
  it('hears of a change within a second, with who made it', async () => {
    const { token, user } = await server.signIn('logistician@demo.test');
    const { heard } = await hear(admin, ['vehicles']);
    const id = await createVehicle(token);
    await pause(300);
    expect(heard).toEqual([{ entity: 'vehicles', id, action: 'CREATED', user_id: user }]);
  });

  it('hears nothing of another tenant', async () => {
    const other = await pairOf(server, 'admin@other.test');
    const { heard } = await hear(other.access_token);
    await createVehicle(admin);
    await pause(300);
    expect(heard).toEqual([]);
  });

  it('hears of the tables that were named alone, and of those that may be listed alone', async () => {
    const driver = await pairOf(server, 'driver@demo.test');
    const drivers = await hear(driver.access_token);
    const others = await hear(admin, ['customers']);
    const [[assigned] = []] = await server.database.system((session) =>
      session.rows({
        text: "SELECT r.service_transportation_id FROM routes r JOIN users u ON u.id = r.driver_id WHERE u.email = 'driver@demo.test' LIMIT 1",
        params: [],
      }),
    );
    await createVehicle(admin);
    for (const [entity, id] of [['customers', '5'], ['service_transportations', assigned]]) {
      await server.database.write('1', (session) =>
        session.rows({
          text: "SELECT pg_notify('waybill_changes', $1)",
          params: [JSON.stringify({ tenant: '1', entity, id, action: 'UPDATED', user: '1' })],
        }),
      );
    }
    await pause(300);
    expect(drivers.heard.map((one) => one.id)).toEqual([assigned]);
    expect(others.heard.map((one) => one.id)).toEqual(['5']);
  });

  it('hears nothing of a change that was not kept', async () => {
    const { heard } = await hear(admin);
    const undone = server.database.write('1', async (session) => {
      await session.rows({ text: "SELECT pg_notify('waybill_changes', $1)", params: ['{"tenant":"1","entity":"vehicles","id":"6","action":"UPDATED","user":"1"}'] });
      throw new Error('not kept');
    });
    await expect(undone).rejects.toThrow('not kept');
    await pause(300);
    expect(heard).toEqual([]);
  });

  it('hears nothing more once signed out', async () => {
    const support = await server.signIn('support@demo.test');
    const listener = await hear(support.token);
    const { data } = await server.call<{ userDevices: { data: { id: string; device: { current_user_device: boolean } }[] } }>(
      '{ userDevices(first: 100) { data { id device { current_user_device } } } }',
      {},
      { token: support.token },
    );
    const id = data?.userDevices.data.find(({ device }) => device.current_user_device)?.id;
    await server.call('mutation ($id: ID!) { deleteDevice(id: $id) { id } }', { id }, { token: support.token });
    await createVehicle(admin);
    await pause(300);
    expect(listener).toMatchObject({ heard: [], ended: true });
  });
});

describe('a socket', () => {
  it.each([
    ['a bad token', () => 'nothing'],
    ['no token', () => ''],
    ['the token of a session that is over', () => admin],
  ])('is refused with %s', async (what, token) => {
    if (what.includes('over')) {
      await change(server, 'UPDATE sessions SET revoked_at = now()');
      await pause(2100);
    }
    const { failure } = await hear(token());
    expect(failure).toMatchObject({ code: 4403 });
  });

  it.each([
    ['a query', '{ __typename }'],
    ['a mutation', 'mutation { idGenerator(table: users) }'],
    ['an unknown field', 'subscription { nothing }'],
    ['a subscription beyond the limits', `subscription { ${Array.from({ length: 11 }, (_, index) => `a${index}: changes { id }`).join(' ')} }`],
    ['no GraphQL', '{'],
  ])('does not take %s', async (_what, query) => {
    const answer = new Promise((resolve) => {
      connect(admin).subscribe({ query }, { next: resolve, error: resolve, complete: () => resolve('completed') });
    });
    expect(await answer).toMatchObject([{ message: expect.any(String), extensions: { code: 6 } }]);
  });

  it('that never says who it is gets closed', async () => {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    const [code] = await once(socket, 'close');
    expect(code).toBe(4408);
  });
});
