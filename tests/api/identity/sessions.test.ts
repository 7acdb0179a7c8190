import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer } from '../harness/server';
import { runSql, type SessionTokenPair, signInForTokens, refreshSession, refusalOf, fetchTokenRefusal } from './calls';
import { createActiveUser, usersApiOf, fetchRoles } from './users-api';

const over = { code: 1103, reason: 'expired' };

let server: TestServer;
let pair: SessionTokenPair;

beforeAll(async () => {
  server = await startTestServer();
});

beforeEach(async () => {
  pair = await signInForTokens(server, 'admin@demo.test');
});

afterAll(() => server.close());

async function refreshTokens(token: string): Promise<SessionTokenPair> {
  const { data, body } = await refreshSession(server, token);
  if (!data) throw new Error(`not refreshed: ${JSON.stringify(body)}`);
  return data.refreshToken;
}

/** Ends the time in which the server still accepts a refresh token that was already used once, for all sessions. */
const endGracePeriods = () =>
  runSql(server, "UPDATE sessions SET grace_until = now() - interval '1 second' WHERE grace_until IS NOT NULL");

describe('a refresh token', () => {
  it('returns a new pair; both tokens work', async () => {
    const next = await refreshTokens(pair.refresh_token);
    expect(next.refresh_token).not.toBe(pair.refresh_token);
    expect(await fetchTokenRefusal(server, next.access_token)).toBeUndefined();
    expect((await refreshTokens(next.refresh_token)).refresh_token).not.toBe(next.refresh_token);
  });

  it('returns one pair for fifty concurrent uses, and ends no session', async () => {
    const pairs = await Promise.all(Array.from({ length: 50 }, () => refreshTokens(pair.refresh_token)));
    expect(new Set(pairs.map(({ refresh_token }) => refresh_token)).size).toBe(1);
    for (const { access_token } of pairs.slice(0, 5))
      expect(await fetchTokenRefusal(server, access_token)).toBeUndefined();
    const session = pair.refresh_token.split('.')[1];
    const families = await runSql(server, 'SELECT id FROM sessions WHERE id = $1 AND revoked_at IS NULL', session);
    expect(families).toHaveLength(1);
    await refreshTokens(pairs[49]?.refresh_token ?? '');
  });

  it('ends its token family when used after the grace period', async () => {
    const next = await refreshTokens(pair.refresh_token);
    await endGracePeriods();
    expect(refusalOf(await refreshSession(server, pair.refresh_token))).toEqual(over);
    expect(refusalOf(await refreshSession(server, next.refresh_token))).toEqual(over);
    expect(await fetchTokenRefusal(server, next.access_token)).toEqual(over);
    expect(await fetchTokenRefusal(server, pair.access_token)).toEqual(over);
  });

  it('two generations old ends the family within the grace period, too', async () => {
    const second = await refreshTokens(pair.refresh_token);
    const third = await refreshTokens(second.refresh_token);
    expect(refusalOf(await refreshSession(server, pair.refresh_token))).toEqual(over);
    expect(refusalOf(await refreshSession(server, third.refresh_token))).toEqual(over);
  });

  it('does not end other families', async () => {
    const other = await signInForTokens(server, 'admin@demo.test');
    await refreshTokens(pair.refresh_token);
    await endGracePeriods();
    await refreshSession(server, pair.refresh_token);
    expect(await fetchTokenRefusal(server, other.access_token)).toBeUndefined();
    await refreshTokens(other.refresh_token);
  });

  it.each(['', 'nothing', '1.2.3', `1.1.${'a'.repeat(43)}`, `99999999999999999999.1.${'a'.repeat(43)}`])(
    'that was invented (%s) is refused',
    async (token) => {
      expect(refusalOf(await refreshSession(server, token))).toEqual(over);
    },
  );

  it('of an expired session is refused', async () => {
    await runSql(
      server,
      "UPDATE sessions SET expires_at = now() - interval '1 second' WHERE id = $1",
      pair.refresh_token.split('.')[1],
    );
    expect(refusalOf(await refreshSession(server, pair.refresh_token))).toEqual(over);
  });

  it('of a disabled user is refused, and works again once reactivated', async () => {
    await runSql(server, "UPDATE users SET state = 'IN_ACTIVE' WHERE email = 'admin@demo.test'");
    expect(refusalOf(await refreshSession(server, pair.refresh_token))).toEqual(over);
    await runSql(server, "UPDATE users SET state = 'ACTIVE' WHERE email = 'admin@demo.test'");
    await refreshTokens(pair.refresh_token);
  });
});

describe('an access token', () => {
  afterEach(() => vi.useRealTimers());

  it('is refused with the next call after its device is signed out', async () => {
    const { data } = await server.call<{
      userDevices: { data: { device: { id: string; current_user_device: boolean } }[] };
    }>('{ userDevices(first: 100) { data { device { id current_user_device } } } }', {}, { token: pair.access_token });
    const current = data?.userDevices.data.filter(({ device }) => device.current_user_device) ?? [];
    expect(current).toHaveLength(1);
    const { errors } = await server.call(
      'mutation ($id: ID!) { deleteDevice(id: $id) { id } }',
      { id: current[0]?.device.id },
      { token: pair.access_token },
    );
    expect(errors).toBeUndefined();
    expect(await fetchTokenRefusal(server, pair.access_token)).toEqual(over);
    expect(refusalOf(await refreshSession(server, pair.refresh_token))).toEqual(over);
  });

  it.each([
    ['disabled', 'mutation ($id: ID!) { updateUserState(input: { id: $id, state: IN_ACTIVE }) { id } }'],
    ['removed', 'mutation ($id: ID!) { deleteUser(id: $id) { id } }'],
  ])('is refused with the next call after its user is %s', async (_what, mutation) => {
    const people = usersApiOf(server, pair.access_token);
    const { id, email } = await createActiveUser(server, people, [(await fetchRoles(people)).driver?.id ?? '']);
    const theirs = await signInForTokens(server, email);
    expect(await fetchTokenRefusal(server, theirs.access_token)).toBeUndefined();
    expect((await server.call(mutation, { id }, { token: pair.access_token })).errors).toBeUndefined();
    expect(await fetchTokenRefusal(server, theirs.access_token)).toEqual(over);
    expect(refusalOf(await refreshSession(server, theirs.refresh_token))).toEqual(over);
  });

  it.each([
    ['the user is disabled', "UPDATE users SET state = 'IN_ACTIVE' WHERE email = 'support@demo.test'"],
    ['the user is deleted', "UPDATE users SET deleted_at = now() WHERE email = 'driver@demo.test'"],
    [
      'the session is revoked',
      "UPDATE sessions SET revoked_at = now() WHERE user_id = (SELECT id FROM users WHERE email = 'logistician@demo.test')",
    ],
    [
      'the device is gone',
      "DELETE FROM devices WHERE user_id = (SELECT id FROM users WHERE email = 'admin@other.test')",
    ],
  ])('is refused within two seconds when %s in the database directly', async (_what, statement) => {
    const email = /'(\w+@\w+\.test)'/.exec(statement)?.[1] ?? '';
    const { access_token } = await signInForTokens(server, email);
    // The server runs in this process, so it uses the fake clock. Advancing the clock expires the access that the
    // sign-in has cached.
    vi.setSystemTime(Date.now() + 2001);
    expect(await fetchTokenRefusal(server, access_token)).toBeUndefined();
    await runSql(server, statement);
    expect(await fetchTokenRefusal(server, access_token)).toBeUndefined();
    vi.setSystemTime(Date.now() + 2001);
    expect(await fetchTokenRefusal(server, access_token)).toEqual(over);
  });
});
