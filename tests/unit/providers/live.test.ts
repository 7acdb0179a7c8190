import type { LiveEvent, LiveProvider } from '@refinedev/core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRefresher } from '../../../providers/auth/refresh';
import { createLiveProvider } from '../../../providers/live';
import { type ChangesServer, startChangesServer, WebSocket } from './changesServer';
import { type ProtocolServer, startProtocolServer } from './protocolServer';
import { authPayload, openTab, signedIn, type Tab } from './tab';

let server: ChangesServer;
/** Where tokens are refreshed. */
let api: ProtocolServer;
let tab: Tab;
let provider: LiveProvider;
let ends: unknown[];

beforeEach(async () => {
  server = await startChangesServer();
  api = await startProtocolServer();
  api.answer = () => ({ value: authPayload('next') });
  tab = openTab(api.url);
  signedIn(tab.session, 'anna', []);
  const refresher = createRefresher(tab, (work) => work());
  provider = createLiveProvider({ ...tab, api: server.url }, refresher, WebSocket);
  ends = [];
});

afterEach(async () => {
  for (const end of ends) provider.unsubscribe(end);
  await Promise.all([server.close(), api.close()]);
});

/** Listens as Refine's hooks do, and gives what is heard. */
function listen(entity: string, options: { types?: string[]; ids?: string[] } = {}) {
  const heard: Pick<LiveEvent, 'type' | 'payload'>[] = [];
  const end: unknown = provider.subscribe({
    channel: `resources/${entity}`,
    types: options.types ?? ['*'],
    params: { ids: options.ids },
    callback: ({ type, payload }) => heard.push({ type, payload }),
  });
  ends.push(end);
  return { heard, end };
}

const subscribedTo = async (...entities: string[]) => {
  await expect.poll(() => server.subscribed().toSorted()).toEqual(entities);
};

describe('another person’s change', () => {
  it.each([
    ['CREATED', 'created'],
    ['UPDATED', 'updated'],
    ['DELETED', 'deleted'],
    ['RESTORED', 'restored'],
  ] as const)('that is %s is heard as %s, within a second', async (action, type) => {
    const { heard } = listen('vehicles');
    await subscribedTo('vehicles');
    // The quickest of some: what else the machine does in that second is not the console's.
    let least = Infinity;
    for (let turn = 1; turn <= 10 && least >= 900; turn += 1) {
      const told = performance.now();
      server.tell({ entity: 'vehicles', id: '5', action });
      await expect.poll(() => heard.length, { interval: 10 }).toBe(turn);
      least = Math.min(least, performance.now() - told);
    }
    expect(new Set(heard.map((one) => JSON.stringify(one)))).toEqual(
      new Set([JSON.stringify({ type, payload: { ids: ['5'] } })]),
    );
    expect(least).toBeLessThan(900);
  });

  it('that is one of many at once is heard once, with all ids', async () => {
    const { heard } = listen('vehicles');
    await subscribedTo('vehicles');
    const ids = Array.from({ length: 50 }, (_, index) => String(index));
    for (const id of ids) server.tell({ entity: 'vehicles', id, action: 'DELETED' });
    await expect.poll(() => heard).toEqual([{ type: 'deleted', payload: { ids } }]);
  });

  it('is heard only by those whom it concerns', async () => {
    const [all, one, other, deletions, customers] = [
      listen('vehicles'),
      listen('vehicles', { ids: ['5'] }),
      listen('vehicles', { ids: ['6'] }),
      listen('vehicles', { types: ['deleted'] }),
      listen('customers'),
    ];
    await subscribedTo('customers', 'vehicles');
    server.tell({ entity: 'vehicles', id: '5', action: 'UPDATED' });
    await expect.poll(() => [all, one].map(({ heard }) => heard.length)).toEqual([1, 1]);
    expect([other, deletions, customers].map(({ heard }) => heard.length)).toEqual([0, 0, 0]);
  });
});

describe('the socket', () => {
  it('is one for all, with one subscription for each entity', async () => {
    const first = listen('vehicles');
    const second = listen('vehicles');
    listen('customers');
    await subscribedTo('customers', 'vehicles');
    expect(server.tokens).toEqual(['Bearer anna-access']);
    provider.unsubscribe(first.end);
    provider.unsubscribe(first.end);
    server.tell({ entity: 'vehicles', id: '5', action: 'UPDATED' });
    await expect.poll(() => second.heard.length).toBe(1);
    provider.unsubscribe(second.end);
    await subscribedTo('customers');
  });

  it.each([[1012], [1011]])('that the server closes with %i comes back with the token of that moment', async (code) => {
    const { heard } = listen('vehicles');
    await subscribedTo('vehicles');
    signedIn(tab.session, 'next', []);
    server.dropAll(code);
    await expect.poll(() => server.tokens).toEqual(['Bearer anna-access', 'Bearer next-access']);
    await subscribedTo('vehicles');
    await expect.poll(() => heard).toEqual([{ type: 'updated', payload: { ids: [] } }]);
  });

  it('asks anew when the server lets go of a subscriber that fell behind', async () => {
    const { heard } = listen('vehicles');
    await subscribedTo('vehicles');
    server.endAll();
    await expect.poll(() => heard).toEqual([{ type: 'updated', payload: { ids: [] } }]);
    await subscribedTo('vehicles');
  });

  it.each([
    ['a socket', () => server.accept('Bearer next-access')],
    ['a subscription', () => server.refuseNext(1103)],
  ])('is opened anew with the next token when the server finds this one too old for %s', async (_, refuse) => {
    refuse();
    listen('vehicles');
    await subscribedTo('vehicles');
    expect(server.tokens).toEqual(['Bearer anna-access', 'Bearer next-access']);
  });
});

describe('the socket, after a minute', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** Has all be done that the console does within a minute, and a socket of our own come after it. */
  async function minutePassed() {
    await vi.advanceTimersByTimeAsync(60_000);
    const socket = new WebSocket(server.url.replace('http', 'ws'), 'graphql-transport-ws');
    socket.once('open', () => {
      socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization: 'ours' } }));
    });
    await expect.poll(() => server.tokens).toContain('ours');
    socket.close();
  }

  it('stays closed when the server has ended the session', async () => {
    api.answer = () => ({ message: 'The session is over', extensions: { code: 1103 } });
    server.accept('Bearer nobody');
    listen('vehicles');
    await expect.poll(() => tab.session.get()?.authError?.code).toBe(1103);
    const before = [...server.tokens];
    await minutePassed();
    expect(server.tokens).toEqual([...before, 'ours']);
  });

  it('asks no more for what the server refuses', async () => {
    server.refuseNext(1200);
    listen('vehicles');
    listen('customers');
    await subscribedTo('customers');
    await vi.advanceTimersByTimeAsync(60_000);
    // Asked for by the same socket, after all that was asked for until then.
    listen('drivers');
    await expect.poll(() => server.subscribed()).toContain('drivers');
    expect(server.subscribed().toSorted()).toEqual(['customers', 'drivers']);
  });

  it('is not opened while nobody is signed in', async () => {
    tab.session.clear();
    listen('vehicles');
    await minutePassed();
    expect(server.tokens).toEqual(['ours']);
  });
});
