import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type CrossTabLock,
  type LockManagerLike,
  createStorageLock,
  createWebLock,
} from '../../../providers/auth/lock';
import { createTokenRefresher } from '../../../providers/auth/refresh';
import { createApiTransport } from '../../../providers/data/transport';
import { mutationCallOf, queryCallOf } from './calls';
import {
  type ReceivedOperation,
  type FakeGraphqlServer,
  type FakeReply,
  startFakeGraphqlServer,
} from './fake-graphql-server';
import { authPayloadOf, BrowserStorage, openFakeTab, storeSession, type FakeTab } from './tab';

let server: FakeGraphqlServer;

beforeEach(async () => {
  server = await startFakeGraphqlServer();
  server.answer = expireThenRefresh;
});

afterEach(() => server.close());

/** Refuses every access token as expired except the one of the session `new`, which a refresh returns after 30 ms. */
async function expireThenRefresh({ method, token }: ReceivedOperation): Promise<FakeReply> {
  if (method === 'refreshToken') {
    await new Promise((resolve) => {
      setTimeout(resolve, 30);
    });
    return { value: authPayloadOf('new', ['vehicles', 'updateVehicle']) };
  }
  if (token !== 'Bearer new-access') return { message: 'Expired', extensions: { code: 1103 } };
  return { value: method };
}

const vehicles = queryCallOf('vehicles');
const updateVehicle = mutationCallOf('updateVehicle');

const alone: CrossTabLock = (work) => work();

function signedInTab(lock: CrossTabLock = alone, browser = new BrowserStorage()) {
  const tab = openFakeTab(server.url, browser);
  if (!tab.session.get()) storeSession(tab.session, 'old', ['vehicles', 'updateVehicle']);
  return { tab, transport: createApiTransport(tab, createTokenRefresher(tab, lock)) };
}

const refreshes = () => server.operations().filter(({ method }) => method === 'refreshToken');

describe('an expired token', () => {
  it('is refreshed once for all waiting calls, which are repeated', async () => {
    const { tab, transport } = signedInTab();
    const calls = [transport.send(vehicles), transport.send(updateVehicle)];
    server.answer = (operation) => {
      // Sends another call while the refresh is in progress.
      if (operation.method === 'refreshToken') calls.push(transport.send(vehicles));
      return expireThenRefresh(operation);
    };
    await Promise.all(calls);
    expect(await Promise.all(calls)).toEqual(['vehicles', 'updateVehicle', 'vehicles']);
    expect(refreshes()).toHaveLength(1);
    expect(refreshes()[0]?.variables).toEqual({ input: { refresh_token: 'old-refresh' } });
    expect(tab.session.get()).toMatchObject({ access_token: 'new-access', refresh_token: 'new-refresh' });
  });

  it('repeats only calls that failed for it', async () => {
    const { transport } = signedInTab();
    server.answer = (operation) =>
      operation.method === 'updateVehicle' ? { value: 'updateVehicle' } : expireThenRefresh(operation);
    await Promise.all([transport.send(vehicles), transport.send(updateVehicle)]);
    expect(server.operations().map(({ method }) => method)).toEqual([
      'vehicles',
      'updateVehicle',
      'refreshToken',
      'vehicles',
    ]);
  });

  it('fails a call when the new token is refused, too', async () => {
    const { transport } = signedInTab();
    server.answer = ({ method }) =>
      method === 'refreshToken'
        ? { value: authPayloadOf('other') }
        : { message: 'Expired', extensions: { code: 1103 } };
    await expect(transport.send(vehicles)).rejects.toMatchObject({ code: 1103 });
    expect(refreshes()).toHaveLength(1);
  });

  it('is refreshed before a call when it is about to expire', async () => {
    const { tab, transport } = signedInTab();
    storeSession(tab.session, 'old', ['vehicles'], { expires_at: Date.now() + 10_000 });
    expect(await transport.send(vehicles)).toBe('vehicles');
    expect(server.operations().map(({ method }) => method)).toEqual(['refreshToken', 'vehicles']);
  });

  it('with a short lifetime is not refreshed before every call', async () => {
    const { tab, transport } = signedInTab();
    server.answer = ({ method }) => ({ value: method });
    storeSession(tab.session, 'new', ['vehicles'], { expires_in: 20, expires_at: Date.now() + 15_000 });
    await transport.send(vehicles);
    expect(refreshes()).toHaveLength(0);
  });
});

describe('a failed refresh', () => {
  it('stores the error in the session, and ends further calls', async () => {
    const { tab, transport } = signedInTab();
    server.answer = () => ({ message: 'The session is over', extensions: { code: 1103 } });
    const calls = await Promise.allSettled([transport.send(vehicles), transport.send(updateVehicle)]);
    expect(calls).toMatchObject([{ reason: { code: 1103 } }, { reason: { code: 1103 } }]);
    expect(tab.session.get()?.authError).toEqual({
      code: 1103,
      message: 'The session is over',
      reason: null,
      validation: {},
    });
    const before = server.posts.length;
    await expect(transport.send(vehicles)).rejects.toMatchObject({ code: 1103 });
    expect(server.posts).toHaveLength(before);
  });

  it('of a stock Laravel server ends the session as well', async () => {
    const { tab, transport } = signedInTab();
    server.answer = () => ({ message: 'Unauthenticated.', extensions: { guards: ['api'] } });
    await expect(transport.send(vehicles)).rejects.toMatchObject({ code: 1103 });
    expect(server.operations().map(({ method }) => method)).toEqual(['vehicles', 'refreshToken']);
    expect(tab.session.get()?.authError).toMatchObject({ code: 1103 });
  });

  it('for an unreachable server leaves the session unchanged', async () => {
    const { tab, transport } = signedInTab();
    server.answer = async (operation) => {
      if (operation.method === 'refreshToken') await server.close();
      return expireThenRefresh(operation);
    };
    await expect(transport.send(vehicles)).rejects.toMatchObject({ reason: 'network' });
    expect(tab.session.get()).toMatchObject({ access_token: 'old-access', authError: null });
  });

  it('does not restore a session that was signed out meanwhile', async () => {
    const { tab, transport } = signedInTab();
    server.answer = async (operation) => {
      if (operation.method === 'refreshToken') tab.session.clear();
      return expireThenRefresh(operation);
    };
    await expect(transport.send(vehicles)).rejects.toMatchObject({ code: 1103 });
    expect(tab.session.get()).toBeNull();
  });
});

/** Returns a fake of the browser's lock manager `navigator.locks`, which Node 20 does not have. */
function lockManager(): LockManagerLike {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request: (_name, work) => {
      const mine = last.then(work);
      last = mine.catch(() => {});
      return mine;
    },
  };
}

describe('two tabs', () => {
  it.each([
    [
      'with Web Locks',
      () => {
        const lock = createWebLock(lockManager());
        return [lock, lock];
      },
    ],
    ['without Web Locks', (tabs: readonly FakeTab[]) => tabs.map(({ storage }) => createStorageLock(storage))],
  ])('refresh a token once: %s', async (_, locksOf) => {
    const browser = new BrowserStorage();
    const tabs = [openFakeTab(server.url, browser), openFakeTab(server.url, browser)];
    storeSession((tabs[0] ?? openFakeTab(server.url)).session, 'old', ['vehicles']);
    const locks = locksOf(tabs);
    const calls = tabs.map((tab, index) =>
      createApiTransport(tab, createTokenRefresher(tab, locks[index] ?? alone)).send(vehicles),
    );
    expect(await Promise.all(calls)).toEqual(['vehicles', 'vehicles']);
    expect(refreshes()).toHaveLength(1);
    expect(tabs.map(({ session }) => session.get()?.access_token)).toEqual(['new-access', 'new-access']);
  });

  it('without Web Locks continue after one was closed during a refresh', async () => {
    const browser = new BrowserStorage();
    const { storage } = browser.openTab();
    storage.setItem('waybill.refresh', `closed.tab ${Date.now() + 100}`);
    const { transport } = signedInTab(createStorageLock(storage), browser);
    expect(await transport.send(vehicles)).toBe('vehicles');
  });
});
