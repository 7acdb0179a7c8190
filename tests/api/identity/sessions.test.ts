import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer } from '../harness/server';
import { change, type Pair, pairOf, refresh, refusal, refusalOf } from './calls';
import { addActive, callsOf, rolesOf } from './people';

const over = { code: 1103, reason: 'expired' };

let server: TestServer;
let pair: Pair;

beforeAll(async () => {
  server = await startTestServer();
});

beforeEach(async () => {
  pair = await pairOf(server, 'admin@demo.test');
});

afterAll(() => server.close());

async function renewed(token: string): Promise<Pair> {
  const { data, body } = await refresh(server, token);
  if (!data) throw new Error(`not refreshed: ${JSON.stringify(body)}`);
  return data.refreshToken;
}

/** Lets the grace of every token that was used up be over. */
const endGrace = () =>
  change(server, "UPDATE sessions SET grace_until = now() - interval '1 second' WHERE grace_until IS NOT NULL");

describe('a refresh token', () => {
  it('gives a new pair, both of which work', async () => {
    const next = await renewed(pair.refresh_token);
    expect(next.refresh_token).not.toBe(pair.refresh_token);
    expect(await refusalOf(server, next.access_token)).toBeUndefined();
    expect((await renewed(next.refresh_token)).refresh_token).not.toBe(next.refresh_token);
  });

  it('used fifty times at once leaves one family and nobody signed out', async () => {
    const pairs = await Promise.all(Array.from({ length: 50 }, () => renewed(pair.refresh_token)));
    expect(new Set(pairs.map(({ refresh_token }) => refresh_token)).size).toBe(1);
    for (const { access_token } of pairs.slice(0, 5)) expect(await refusalOf(server, access_token)).toBeUndefined();
    const session = pair.refresh_token.split('.')[1];
    const families = await change(server, 'SELECT id FROM sessions WHERE id = $1 AND revoked_at IS NULL', session);
    expect(families).toHaveLength(1);
    await renewed(pairs[49]?.refresh_token ?? '');
  });

  it('used again after the grace ends its family: nobody who holds one of its tokens goes on', async () => {
    const next = await renewed(pair.refresh_token);
    await endGrace();
    expect(refusal(await refresh(server, pair.refresh_token))).toEqual(over);
    expect(refusal(await refresh(server, next.refresh_token))).toEqual(over);
    expect(await refusalOf(server, next.access_token)).toEqual(over);
    expect(await refusalOf(server, pair.access_token)).toEqual(over);
  });

  it('two generations old ends the family even within the grace', async () => {
    const second = await renewed(pair.refresh_token);
    const third = await renewed(second.refresh_token);
    expect(refusal(await refresh(server, pair.refresh_token))).toEqual(over);
    expect(refusal(await refresh(server, third.refresh_token))).toEqual(over);
  });

  it('does not end other families', async () => {
    const other = await pairOf(server, 'admin@demo.test');
    await renewed(pair.refresh_token);
    await endGrace();
    await refresh(server, pair.refresh_token);
    expect(await refusalOf(server, other.access_token)).toBeUndefined();
    await renewed(other.refresh_token);
  });

  it.each(['', 'nothing', '1.2.3', `1.1.${'a'.repeat(43)}`, `99999999999999999999.1.${'a'.repeat(43)}`])(
    'that was made up (%s) is refused',
    async (token) => {
      expect(refusal(await refresh(server, token))).toEqual(over);
    },
  );

  it('of a session that nobody used for too long is refused', async () => {
    await change(
      server,
      "UPDATE sessions SET expires_at = now() - interval '1 second' WHERE id = $1",
      pair.refresh_token.split('.')[1],
    );
    expect(refusal(await refresh(server, pair.refresh_token))).toEqual(over);
  });

  it('of a user who was disabled is refused, and works once they are back', async () => {
    await change(server, "UPDATE users SET state = 'IN_ACTIVE' WHERE email = 'admin@demo.test'");
    expect(refusal(await refresh(server, pair.refresh_token))).toEqual(over);
    await change(server, "UPDATE users SET state = 'ACTIVE' WHERE email = 'admin@demo.test'");
    await renewed(pair.refresh_token);
  });
});

describe('an access token', () => {
  afterEach(() => vi.useRealTimers());

  it('holds no more once its device is signed out, from that very call on', async () => {
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
    expect(await refusalOf(server, pair.access_token)).toEqual(over);
    expect(refusal(await refresh(server, pair.refresh_token))).toEqual(over);
  });

  it.each([
    ['disabled', 'mutation ($id: ID!) { updateUserState(input: { id: $id, state: IN_ACTIVE }) { id } }'],
    ['removed', 'mutation ($id: ID!) { deleteUser(id: $id) { id } }'],
  ])('holds no more once its user is %s, from the very next call on', async (_what, mutation) => {
    const people = callsOf(server, pair.access_token);
    const { id, email } = await addActive(server, people, [(await rolesOf(people)).driver?.id ?? '']);
    const theirs = await pairOf(server, email);
    expect(await refusalOf(server, theirs.access_token)).toBeUndefined();
    expect((await server.call(mutation, { id }, { token: pair.access_token })).errors).toBeUndefined();
    expect(await refusalOf(server, theirs.access_token)).toEqual(over);
    expect(refusal(await refresh(server, theirs.refresh_token))).toEqual(over);
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
  ])('holds no more than two seconds when %s without a word to the server', async (_what, statement) => {
    const email = /'(\w+@\w+\.test)'/.exec(statement)?.[1] ?? '';
    const { access_token } = await pairOf(server, email);
    // The clock of this process, which the server goes by, stands; what a sign-in changes is not kept for two seconds.
    vi.setSystemTime(Date.now() + 2001);
    expect(await refusalOf(server, access_token)).toBeUndefined();
    await change(server, statement);
    expect(await refusalOf(server, access_token)).toBeUndefined();
    vi.setSystemTime(Date.now() + 2001);
    expect(await refusalOf(server, access_token)).toEqual(over);
  });
});
