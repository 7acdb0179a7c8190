import type { LiveEvent, LiveProvider } from '@refinedev/core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTokenRefresher } from '../../../providers/auth/refresh';
import { createLiveProvider } from '../../../providers/live';
import { type FakeChangesServer, startFakeChangesServer, WebSocket } from './fake-changes-server';
import { type FakeGraphqlServer, startFakeGraphqlServer } from './fake-graphql-server';
import { authPayloadOf, openFakeTab, storeSession, type FakeTab } from './tab';

let server: FakeChangesServer;
/** The fake GraphQL server. In these tests it only answers refreshes of tokens. */
let api: FakeGraphqlServer;
let tab: FakeTab;
let provider: LiveProvider;
let ends: unknown[];

beforeEach(async () => {
  server = await startFakeChangesServer();
  api = await startFakeGraphqlServer();
  api.answer = () => ({ value: authPayloadOf('next') });
  tab = openFakeTab(api.url);
  storeSession(tab.session, 'anna', []);
  const refresher = createTokenRefresher(tab, (work) => work());
  provider = createLiveProvider({ ...tab, api: server.url }, refresher, WebSocket);
  ends = [];
});

afterEach(async () => {
  for (const end of ends) provider.unsubscribe(end);
  await Promise.all([server.close(), api.close()]);
});

/** Subscribes to changes as Refine's hooks do. Returns the received events, and what ends the subscription. */
function subscribe(entity: string, options: { types?: string[]; ids?: string[] } = {}) {
  const received: Pick<LiveEvent, 'type' | 'payload'>[] = [];
  const end: unknown = provider.subscribe({
    channel: `resources/${entity}`,
    types: options.types ?? ['*'],
    params: { ids: options.ids },
    callback: ({ type, payload }) => received.push({ type, payload }),
  });
  ends.push(end);
  return { received, end };
}

const subscribedTo = async (...entities: string[]) => {
  await expect.poll(() => server.subscribed().toSorted()).toEqual(entities);
};

describe('a change of another user', () => {
  it.each([
    ['CREATED', 'created'],
    ['UPDATED', 'updated'],
    ['DELETED', 'deleted'],
    ['RESTORED', 'restored'],
  ] as const)('that is %s is received as %s within a second', async (action, type) => {
    const { received } = subscribe('vehicles');
    await subscribedTo('vehicles');
    // Takes the shortest of several delays, because other load on the machine lengthens delays.
    let least = Infinity;
    for (let turn = 1; turn <= 10 && least >= 900; turn += 1) {
      const publishedAt = performance.now();
      server.publish({ entity: 'vehicles', id: '5', action });
      await expect.poll(() => received.length, { interval: 10 }).toBe(turn);
      least = Math.min(least, performance.now() - publishedAt);
    }
    expect(new Set(received.map((one) => JSON.stringify(one)))).toEqual(
      new Set([JSON.stringify({ type, payload: { ids: ['5'] } })]),
    );
    expect(least).toBeLessThan(900);
  });

  it('among many is received in one event with all ids', async () => {
    const { received } = subscribe('vehicles');
    await subscribedTo('vehicles');
    const ids = Array.from({ length: 50 }, (_, index) => String(index + 1));
    for (const id of ids) server.publish({ entity: 'vehicles', id, action: 'DELETED' });
    await expect.poll(() => received).toEqual([{ type: 'deleted', payload: { ids } }]);
  });

  it('is received only by matching subscribers', async () => {
    const [all, one, other, deletions, customers] = [
      subscribe('vehicles'),
      subscribe('vehicles', { ids: ['5'] }),
      subscribe('vehicles', { ids: ['6'] }),
      subscribe('vehicles', { types: ['deleted'] }),
      subscribe('customers'),
    ];
    await subscribedTo('customers', 'vehicles');
    server.publish({ entity: 'vehicles', id: '5', action: 'UPDATED' });
    await expect.poll(() => [all, one].map(({ received }) => received.length)).toEqual([1, 1]);
    expect([other, deletions, customers].map(({ received }) => received.length)).toEqual([0, 0, 0]);
  });
});

describe('the socket', () => {
  it('is shared, with one subscription per entity', async () => {
    const first = subscribe('vehicles');
    const second = subscribe('vehicles');
    subscribe('customers');
    await subscribedTo('customers', 'vehicles');
    expect(server.tokens).toEqual(['Bearer anna-access']);
    provider.unsubscribe(first.end);
    provider.unsubscribe(first.end);
    server.publish({ entity: 'vehicles', id: '5', action: 'UPDATED' });
    await expect.poll(() => second.received.length).toBe(1);
    provider.unsubscribe(second.end);
    await subscribedTo('customers');
  });

  it.each([[1012], [1011]])('closed by the server with %i reconnects with the current token', async (code) => {
    const { received } = subscribe('vehicles');
    await subscribedTo('vehicles');
    storeSession(tab.session, 'next', []);
    server.dropAll(code);
    await expect.poll(() => server.tokens).toEqual(['Bearer anna-access', 'Bearer next-access']);
    await subscribedTo('vehicles');
    await expect.poll(() => received).toEqual([{ type: 'updated', payload: { ids: [] } }]);
  });

  it('subscribes again when the server ends a slow subscription', async () => {
    const { received } = subscribe('vehicles');
    await subscribedTo('vehicles');
    server.endAll();
    await expect.poll(() => received).toEqual([{ type: 'updated', payload: { ids: [] } }]);
    await subscribedTo('vehicles');
  });

  it.each([
    ['a socket', () => server.accept('Bearer next-access')],
    ['a subscription', () => server.refuseNext(1103)],
  ])('reconnects with a new token when the server refuses the old one for %s', async (_, refuse) => {
    refuse();
    subscribe('vehicles');
    await subscribedTo('vehicles');
    expect(server.tokens).toEqual(['Bearer anna-access', 'Bearer next-access']);
  });
});

it('does not refresh a token that another call has refreshed since the socket was opened', async () => {
  subscribe('vehicles');
  await subscribedTo('vehicles');
  storeSession(tab.session, 'anna-refreshed', []);
  server.refuseNext(1103);
  subscribe('customers');
  await subscribedTo('customers', 'vehicles');
  expect(server.tokens).toEqual(['Bearer anna-access', 'Bearer anna-refreshed-access']);
  expect(api.operations()).toEqual([]);
});

describe('the socket, after some time', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /**
   * Advances the clock by a minute. Then opens and closes a connection of its own, by which time the server has handled
   * all earlier ones.
   */
  async function minutePassed() {
    await vi.advanceTimersByTimeAsync(60_000);
    const socket = new WebSocket(server.url.replace('http', 'ws'), 'graphql-transport-ws');
    socket.once('open', () => {
      socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization: 'ours' } }));
    });
    await expect.poll(() => server.tokens).toContain('ours');
    socket.close();
  }

  it('stays closed when the session has ended', async () => {
    api.answer = () => ({ message: 'The session is over', extensions: { code: 1103 } });
    server.accept('Bearer nobody');
    subscribe('vehicles');
    await expect.poll(() => tab.session.get()?.authError?.code).toBe(1103);
    const before = [...server.tokens];
    await minutePassed();
    expect(server.tokens).toEqual([...before, 'ours']);
  });

  it('is opened again when the server has not answered', async () => {
    const ignored = server.ignoreNext();
    subscribe('vehicles');
    await ignored;
    await vi.advanceTimersByTimeAsync(22_000);
    await expect.poll(() => server.subscribed()).toEqual(['vehicles']);
  });

  it('does not repeat a refused subscription', async () => {
    server.refuseNext(1200);
    subscribe('vehicles');
    subscribe('customers');
    await subscribedTo('customers');
    await vi.advanceTimersByTimeAsync(60_000);
    // This subscription uses the same socket as the ones before it, so once the server has accepted it, the server has
    // handled all of them.
    subscribe('drivers');
    await expect.poll(() => server.subscribed()).toContain('drivers');
    expect(server.subscribed().toSorted()).toEqual(['customers', 'drivers']);
  });

  it('is not opened without a session', async () => {
    tab.session.clear();
    subscribe('vehicles');
    await minutePassed();
    expect(server.tokens).toEqual(['ours']);
  });
});
