import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createAuthProvider } from '../../../providers/auth/authProvider';
import { openSignInChannel } from '../../../providers/auth/channel';
import { createTokenRefresher } from '../../../providers/auth/refresh';
import { sessionStorageKey } from '../../../providers/auth/session';
import { signIn } from '../../../providers/auth/signIn';
import { signOut, signOutIfReachable } from '../../../providers/auth/signOut';
import { ApiError, networkError } from '../../../providers/errors';
import { type FakeGraphqlServer, startFakeGraphqlServer } from './fake-graphql-server';
import { authPayloadOf, BrowserStorage, openFakeTab, storeSession, type FakeTab } from './tab';

let server: FakeGraphqlServer;
let tab: FakeTab;

beforeEach(async () => {
  server = await startFakeGraphqlServer();
  tab = openFakeTab(server.url);
});

afterEach(() => server.close());

const refresherOf = (of: FakeTab) => createTokenRefresher(of, (work) => work());

/** Returns a reply with a page of the user's devices. The device of the current session is on the second page. */
const devices = (page: number) => ({
  value: {
    paginatorInfo: { hasMorePages: page === 1 },
    data: [{ device: { id: `device-${page}`, current_user_device: page === 2 } }],
  },
});

const provider = () => createAuthProvider(tab, refresherOf(tab));

const error = (code: number) => new ApiError('No', { statusCode: 401, code });

describe('signing in', () => {
  const credentials = { username: 'admin@demo.test', password: 'waybill-demo', code: '123456' };

  it('stores the session under one key and notifies other tabs', async () => {
    server.answer = () => ({ value: authPayloadOf('anna', ['vehicles']) });
    await signIn(tab, credentials);
    expect(server.operations()[0]).toMatchObject({
      method: 'login',
      variables: { input: credentials },
      token: undefined,
    });
    expect(JSON.parse(tab.storage.getItem(sessionStorageKey) ?? '')).toMatchObject({
      ...authPayloadOf('anna', ['vehicles']),
      authError: null,
      company: { id: '3', name: 'Nowak Transport', regNumber: '0000' },
      lastSuccessfulPayment: null,
    });
    expect(tab.session.get()?.expires_at).toBeGreaterThan(Date.now() + 890_000);
    expect(tab.announced).toEqual(['logIn']);
  });

  it('reports a required code, and stores nothing', async () => {
    server.answer = () => ({ message: 'A code is needed', extensions: { code: 1102, reason: 'code_required' } });
    await expect(signIn(tab, credentials)).rejects.toMatchObject({ code: 1102, reason: 'code_required' });
    expect(tab.session.get()).toBeNull();
    expect(tab.announced).toEqual([]);
  });

  it('reports an unreachable server', async () => {
    await server.close();
    await expect(signIn(tab, credentials)).rejects.toMatchObject({ reason: 'network' });
  });

  it('refuses a response without a session', async () => {
    server.answer = () => ({ value: { access_token: 'x' } });
    await expect(signIn(tab, credentials)).rejects.toMatchObject({ reason: 'unavailable' });
    expect(tab.session.get()).toBeNull();
  });
});

describe('signing out', () => {
  it('deletes the current device, whichever page it is on, then the session', async () => {
    storeSession(tab.session, 'anna', []);
    server.answer = ({ method, variables }) =>
      method === 'userDevices' ? devices(Number(variables.page)) : { value: null };
    await signOut(tab, refresherOf(tab));
    expect(server.operations().map(({ method, variables }) => [method, variables.id ?? variables.page])).toEqual([
      ['userDevices', 1],
      ['userDevices', 2],
      ['deleteDevice', 'device-2'],
    ]);
    expect(tab.session.get()).toBeNull();
    expect(tab.announced).toEqual(['logOut']);
  });

  it('deletes the session when the server is unreachable, too', async () => {
    storeSession(tab.session, 'anna', []);
    await server.close();
    await signOut(tab, refresherOf(tab));
    expect(tab.session.get()).toBeNull();
    expect(tab.announced).toEqual(['logOut']);
  });

  it('stops waiting for a silent server after a timeout', async () => {
    storeSession(tab.session, 'anna', []);
    server.answer = () => new Promise(() => {});
    await signOut(tab, refresherOf(tab), 50);
    expect(tab.session.get()).toBeNull();
  });

  it('deletes the session when the server has ended it before', async () => {
    storeSession(tab.session, 'anna', [], { authError: { code: 1103, message: 'Over', reason: null, validation: {} } });
    await signOut(tab, refresherOf(tab));
    expect(tab.session.get()).toBeNull();
  });
});

describe('signing out if the server is reachable', () => {
  beforeEach(() => storeSession(tab.session, 'anna', []));

  it('keeps the session when the server is unreachable', async () => {
    await server.close();
    expect(await signOutIfReachable(tab, refresherOf(tab))).toBe(false);
    expect(tab.session.get()?.access_token).toBe('anna-access');
    expect(tab.announced).toEqual([]);
  });

  it('keeps the session when the server does not answer in time', async () => {
    server.answer = () => new Promise(() => {});
    expect(await signOutIfReachable(tab, refresherOf(tab), 50)).toBe(false);
    expect(tab.session.get()?.access_token).toBe('anna-access');
  });

  it('deletes the session when the server refuses', async () => {
    server.answer = () => ({ message: 'Refused', extensions: { code: 1101 } });
    expect(await signOutIfReachable(tab, refresherOf(tab))).toBe(true);
    expect(tab.session.get()).toBeNull();
  });
});

describe('the session store', () => {
  it('notifies of other tabs’ changes, and reads them at once', () => {
    const browser = new BrowserStorage();
    const [here, there] = [openFakeTab(server.url, browser), openFakeTab(server.url, browser)];
    let eventCount = 0;
    const end = here.session.subscribe(() => {
      eventCount += 1;
    });
    storeSession(there.session, 'anna', []);
    expect(here.session.get()?.access_token).toBe('anna-access');
    expect(eventCount).toBe(1);
    end();
    there.session.clear();
    expect(here.session.get()).toBeNull();
    expect(eventCount).toBe(1);
  });

  it('returns the same object until it changes', () => {
    storeSession(tab.session, 'anna', []);
    expect(tab.session.get()).toBe(tab.session.get());
  });

  it('accepts a session stored by an older build', () => {
    storeSession(tab.session, 'anna', []);
    const {
      lang: _lang,
      date_format: _format,
      uses_two_factor_auth: _uses,
      must_set_up_two_factor: _must,
      ...user
    } = authPayloadOf('anna').user;
    tab.storage.setItem(sessionStorageKey, JSON.stringify({ ...tab.session.get(), user }));
    expect(tab.session.get()?.user).toMatchObject({
      lang: null,
      date_format: null,
      uses_two_factor_auth: false,
      must_set_up_two_factor: false,
    });
  });

  it.each(['', 'null', '{', '{"access_token":"x"}', '[]', '"anna"'])('ignores %j', (text) => {
    tab.storage.setItem(sessionStorageKey, text);
    expect(tab.session.get()).toBeNull();
  });
});

describe('the auth provider', () => {
  it('sees recent changes in `check`', async () => {
    const auth = provider();
    expect(await auth.check()).toEqual({ authenticated: false, redirectTo: '/auth' });
    storeSession(tab.session, 'anna', []);
    expect(await auth.check()).toEqual({ authenticated: true });
    tab.session.clear();
    expect(await auth.check()).toMatchObject({ authenticated: false });
  });

  it('stays on the page of an expired session, which shows a dialog', async () => {
    storeSession(tab.session, 'anna', [], { authError: { code: 1103, message: 'Over', reason: null, validation: {} } });
    expect(await provider().check()).toEqual({ authenticated: true });
    expect(await provider().onError(error(1103))).toEqual({});
  });

  it('signs out only when the server has no session', async () => {
    expect(await provider().onError(error(1101))).toMatchObject({ logout: true, redirectTo: '/auth' });
    for (const other of [error(1200), error(6), networkError(null), new Error('Something')]) {
      expect(await provider().onError(other)).toEqual({});
    }
  });

  it('returns the user and their methods', async () => {
    expect(await provider().getIdentity?.()).toBeNull();
    storeSession(tab.session, 'anna', ['vehicles', 'customers', 'vehicles']);
    expect(await provider().getIdentity?.()).toMatchObject({ id: '1', email: 'admin@demo.test' });
    expect(await provider().getPermissions?.()).toEqual(['customers', 'vehicles']);
  });

  it('returns the error of a failed sign-in', async () => {
    server.answer = () => ({ message: 'Wrong', extensions: { code: 1101, reason: 'credentials' } });
    expect(await provider().login({ username: 'x', password: 'y' })).toMatchObject({
      success: false,
      error: { code: 1101, reason: 'credentials' },
    });
  });
});

describe('the channel between tabs', () => {
  it('redirects other tabs, but not its own', async () => {
    const [here, there] = [openSignInChannel(), openSignInChannel()];
    const visited: string[] = [];
    here.follow((address) => visited.push(`here ${address}`));
    there.follow((address) => visited.push(`there ${address}`));
    here.announce('logIn');
    here.announce('logOut');
    await expect.poll(() => visited).toEqual(['there /', 'there /auth']);
    here.close();
    there.close();
  });
});
