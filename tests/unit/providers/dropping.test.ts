import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createRefresher } from '../../../providers/auth/refresh';
import { createTransport, type Transport } from '../../../providers/data/transport';
import { mutation, query } from './calls';
import { type ProtocolServer, startProtocolServer } from './protocolServer';
import { openTab } from './tab';

let server: ProtocolServer;
let transport: Transport;

beforeEach(async () => {
  server = await startProtocolServer();
  const tab = openTab(server.url);
  transport = createTransport(
    tab,
    createRefresher(tab, (work) => work()),
  );
});

afterEach(() => server.close());

const methodsOfPosts = () => server.posts.map(({ operations }) => operations.map(({ method }) => method));

const nextTick = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 5);
  });

/** Waits until the server has so many POSTs before it. */
async function posts(count: number) {
  await expect.poll(() => server.posts.length).toBe(count);
}

describe('a call that is no longer wanted', () => {
  it('is not sent', async () => {
    const stop = new AbortController();
    const dropped = transport.send(query('vehicles', stop.signal));
    const kept = transport.send(query('customers'));
    stop.abort();
    await expect(dropped).rejects.toMatchObject({ name: 'AbortError' });
    await kept;
    expect(methodsOfPosts()).toEqual([['customers']]);
  });

  it('is not sent when it was dropped before', async () => {
    await expect(transport.send(query('vehicles', AbortSignal.abort()))).rejects.toMatchObject({ name: 'AbortError' });
    await nextTick();
    expect(server.posts).toEqual([]);
  });

  it('leaves the others of its POST alone', async () => {
    const stop = new AbortController();
    // The answer comes after the call was dropped.
    server.answer = async ({ method }) => {
      stop.abort();
      await nextTick();
      return { value: method };
    };
    const [dropped, kept] = await Promise.allSettled([
      transport.send(query('vehicles', stop.signal)),
      transport.send(query('customers')),
    ]);
    expect(dropped).toMatchObject({ reason: { name: 'AbortError' } });
    expect(kept).toEqual({ status: 'fulfilled', value: 'customers' });
    expect(server.posts[0]?.aborted).toBe(false);
  });

  it('aborts the POST when all its calls are dropped', async () => {
    server.answer = () => new Promise(() => {});
    const stop = new AbortController();
    const calls = ['vehicles', 'customers'].map((name) => transport.send(query(name, stop.signal)));
    const outcomes = Promise.allSettled(calls);
    await posts(1);
    stop.abort();
    expect(await outcomes).toMatchObject([{ reason: { name: 'AbortError' } }, { reason: { name: 'AbortError' } }]);
    await expect.poll(() => server.posts[0]?.aborted).toBe(true);
  });
});

describe('mutations', () => {
  it('are sent even when nobody waits for them any more', async () => {
    const stop = new AbortController();
    const call = transport.send(mutation('deleteVehicle', stop.signal));
    stop.abort();
    expect(await call).toBe('deleteVehicle');
  });

  it('arrive in their order, however long one takes', async () => {
    const answered: string[] = [];
    let goOn = () => {};
    const released = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    server.answer = async ({ method }) => {
      if (method === 'activate') await released;
      answered.push(method);
      return { value: method };
    };
    const first = transport.send(mutation('activate'));
    await nextTick();
    const second = transport.send(mutation('deactivate'));
    await nextTick();
    await transport.send(query('vehicles'));
    goOn();
    await Promise.all([first, second]);
    expect(answered).toEqual(['vehicles', 'activate', 'deactivate']);
  });

  it('go on after one that failed', async () => {
    server.answer = ({ method }) => (method === 'first' ? { message: 'No' } : { value: method });
    const first = Promise.allSettled([transport.send(mutation('first'))]);
    await nextTick();
    expect(await transport.send(mutation('second'))).toBe('second');
    expect(await first).toMatchObject([{ status: 'rejected' }]);
  });
});
