import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTokenRefresher } from '../../../providers/auth/refresh';
import { createApiTransport, type ApiTransport } from '../../../providers/data/transport';
import { mutationCallOf, queryCallOf } from './calls';
import { type FakeGraphqlServer, startFakeGraphqlServer } from './fake-graphql-server';
import { openFakeTab } from './tab';

let server: FakeGraphqlServer;
let transport: ApiTransport;

beforeEach(async () => {
  server = await startFakeGraphqlServer();
  const tab = openFakeTab(server.url);
  transport = createApiTransport(
    tab,
    createTokenRefresher(tab, (work) => work()),
  );
});

afterEach(() => server.close());

const methodsOfPosts = () => server.posts.map(({ operations }) => operations.map(({ method }) => method));

const nextTick = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 5);
  });

/** Waits until the fake server has received this number of requests. */
async function posts(count: number) {
  await expect.poll(() => server.posts.length).toBe(count);
}

describe('an aborted call', () => {
  it('is not sent', async () => {
    const stop = new AbortController();
    const dropped = transport.send(queryCallOf('vehicles', stop.signal));
    const kept = transport.send(queryCallOf('customers'));
    stop.abort();
    await expect(dropped).rejects.toMatchObject({ name: 'AbortError' });
    await kept;
    expect(methodsOfPosts()).toEqual([['customers']]);
  });

  it('is not sent when it was aborted before', async () => {
    await expect(transport.send(queryCallOf('vehicles', AbortSignal.abort()))).rejects.toMatchObject({
      name: 'AbortError',
    });
    await nextTick();
    expect(server.posts).toEqual([]);
  });

  it('does not abort other calls of its request', async () => {
    const stop = new AbortController();
    // Aborts the call before the response to it arrives.
    server.answer = async ({ method }) => {
      stop.abort();
      await nextTick();
      return { value: method };
    };
    const [dropped, kept] = await Promise.allSettled([
      transport.send(queryCallOf('vehicles', stop.signal)),
      transport.send(queryCallOf('customers')),
    ]);
    expect(dropped).toMatchObject({ reason: { name: 'AbortError' } });
    expect(kept).toEqual({ status: 'fulfilled', value: 'customers' });
    expect(server.posts[0]?.aborted).toBe(false);
  });

  it('aborts the request when all its calls are aborted', async () => {
    server.answer = () => new Promise(() => {});
    const stop = new AbortController();
    const calls = ['vehicles', 'customers'].map((name) => transport.send(queryCallOf(name, stop.signal)));
    const outcomes = Promise.allSettled(calls);
    await posts(1);
    stop.abort();
    expect(await outcomes).toMatchObject([{ reason: { name: 'AbortError' } }, { reason: { name: 'AbortError' } }]);
    await expect.poll(() => server.posts[0]?.aborted).toBe(true);
  });
});

describe('mutations', () => {
  it('are sent even when aborted', async () => {
    const stop = new AbortController();
    const call = transport.send(mutationCallOf('deleteVehicle', stop.signal));
    stop.abort();
    expect(await call).toBe('deleteVehicle');
  });

  it('are sent one after another', async () => {
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
    const first = transport.send(mutationCallOf('activate'));
    await nextTick();
    const second = transport.send(mutationCallOf('deactivate'));
    await nextTick();
    await transport.send(queryCallOf('vehicles'));
    goOn();
    await Promise.all([first, second]);
    expect(answered).toEqual(['vehicles', 'activate', 'deactivate']);
  });

  it('continue after a failed one', async () => {
    server.answer = ({ method }) => (method === 'first' ? { message: 'No' } : { value: method });
    const first = Promise.allSettled([transport.send(mutationCallOf('first'))]);
    await nextTick();
    expect(await transport.send(mutationCallOf('second'))).toBe('second');
    expect(await first).toMatchObject([{ status: 'rejected' }]);
  });
});
