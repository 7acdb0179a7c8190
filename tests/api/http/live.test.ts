import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { connect, type Listening, listen } from '../harness/hearing';
import { startTestServer, type TestServer } from '../harness/server';
import { change, forgetAccess, pairOf } from '../identity/calls';

let server: TestServer;
let admin: string;
const open: { dispose(): unknown }[] = [];

beforeAll(async () => {
  server = await startTestServer();
});

beforeEach(async () => {
  admin = (await pairOf(server, 'admin@demo.test')).access_token;
});

afterEach(async () => {
  vi.useRealTimers();
  for (const one of open.splice(0)) await one.dispose();
});

afterAll(() => server.close());

/** Subscribes until the test is over. */
async function hear(token: string, listening?: Listening) {
  const listener = await listen(server, token, listening);
  open.push(listener);
  return listener;
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
    const { heard } = await hear(admin, { entities: ['vehicles'] });
    const ids: string[] = [];
    // The quickest of some: what else the machine does in that second is not the server's.
    let least = Infinity;
    while (ids.length < 10 && least >= 1000) {
      ids.push(await createVehicle(token));
      const from = performance.now();
      await expect.poll(() => heard.length, { interval: 10 }).toBe(ids.length);
      least = Math.min(least, performance.now() - from);
    }
    expect(heard).toEqual(ids.map((id) => ({ entity: 'vehicles', id, action: 'CREATED', user_id: user })));
    expect(least).toBeLessThan(1000);
  });

  it('hears nothing of another tenant', async () => {
    const other = await pairOf(server, 'admin@other.test');
    const { heard, caughtUp } = await hear(other.access_token, { of: { tenant: '2' } });
    await createVehicle(admin);
    await caughtUp();
    expect(heard).toEqual([]);
  });

  it('hears of the tables that were named alone, and of those that may be listed alone', async () => {
    const driver = await pairOf(server, 'driver@demo.test');
    const [[assigned] = []] = await server.database.system((session) =>
      session.rows({
        text: "SELECT r.service_transportation_id FROM routes r JOIN users u ON u.id = r.driver_id WHERE u.email = 'driver@demo.test' LIMIT 1",
        params: [],
      }),
    );
    const drivers = await hear(driver.access_token, { of: { entity: 'service_transportations', id: assigned ?? '' } });
    const others = await hear(admin, { entities: ['customers'] });
    await createVehicle(admin);
    for (const [entity, id] of [
      ['customers', '5'],
      ['service_transportations', assigned],
    ]) {
      await server.database.write('1', (session) =>
        session.rows({
          text: "SELECT pg_notify('waybill_changes', $1)",
          params: [JSON.stringify({ tenant: '1', entity, id, action: 'UPDATED', user: '1' })],
        }),
      );
    }
    await Promise.all([drivers.caughtUp(), others.caughtUp()]);
    expect(drivers.heard.map((one) => one.id)).toEqual([assigned]);
    expect(others.heard.map((one) => one.id)).toEqual(['5']);
  });

  it('hears nothing of a change that was not kept', async () => {
    const { heard, caughtUp } = await hear(admin);
    const undone = server.database.write('1', async (session) => {
      await session.rows({
        text: "SELECT pg_notify('waybill_changes', $1)",
        params: ['{"tenant":"1","entity":"vehicles","id":"6","action":"UPDATED","user":"1"}'],
      });
      throw new Error('not kept');
    });
    await expect(undone).rejects.toThrow('not kept');
    await caughtUp();
    expect(heard).toEqual([]);
  });

  it('hears nothing more once signed out', async () => {
    const support = await server.signIn('support@demo.test');
    const listener = await hear(support.token);
    const { data } = await server.call<{
      userDevices: { data: { id: string; device: { current_user_device: boolean } }[] };
    }>('{ userDevices(first: 100) { data { id device { current_user_device } } } }', {}, { token: support.token });
    const id = data?.userDevices.data.find(({ device }) => device.current_user_device)?.id;
    await server.call('mutation ($id: ID!) { deleteDevice(id: $id) { id } }', { id }, { token: support.token });
    await createVehicle(admin);
    await expect.poll(() => listener.ended).toBe(true);
    expect(listener.heard).toEqual([]);
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
      await forgetAccess(server);
    }
    const { failure } = await hear(token());
    expect(failure).toMatchObject({ code: 4403 });
  });

  it.each([
    ['a query', '{ __typename }'],
    ['a mutation', 'mutation { idGenerator(table: users) }'],
    ['an unknown field', 'subscription { nothing }'],
    [
      'a subscription beyond the limits',
      `subscription { ${Array.from({ length: 11 }, (_, index) => `a${index}: changes { id }`).join(' ')} }`,
    ],
    ['no GraphQL', '{'],
  ])('does not take %s', async (_what, query) => {
    const answer = new Promise((resolve) => {
      const client = connect(server, admin);
      open.push(client);
      client.subscribe({ query }, { next: resolve, error: resolve, complete: () => resolve('completed') });
    });
    expect(await answer).toMatchObject([{ message: expect.any(String), extensions: { code: 6 } }]);
  });

  it('that never says who it is gets closed', async () => {
    // The time that a socket gets to say it passes faster than the clock.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    let code: number | undefined;
    socket.once('close', (closedWith) => (code = closedWith));
    const quickly = () => {
      vi.advanceTimersByTime(100);
      return code;
    };
    await expect.poll(quickly, { interval: 5 }).toBe(4408);
  });
});
