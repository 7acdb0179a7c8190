import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../harness/server';
import { login, type Pair, pairOf, password, refresh, refusal, refusalOf } from './calls';
import { checkToken, goodPassword, restoreToken, updatePassword } from './password-calls';
import { addActive, callsOf, type People, problems, rolesOf } from './people';

let server: TestServer;
let admin: People;
let driverRole: string;
let email: string;
let mine: Pair;

beforeAll(async () => {
  server = await startTestServer({ environment: { SIGN_IN_ATTEMPTS_PER_ACCOUNT: '6' } });
  admin = callsOf(server, (await server.signIn('admin@demo.test')).token);
  driverRole = (await rolesOf(admin)).driver?.id ?? '';
});

beforeEach(async () => {
  ({ email } = await addActive(server, admin, [driverRole]));
  mine = await pairOf(server, email);
});

afterAll(() => server.close());

describe('changing one’s own password', () => {
  it('ends all sessions at once, begins a new one for the caller, and is told of by mail', async () => {
    const elsewhere = await pairOf(server, email);
    const { data, errors } = await updatePassword(server, mine.access_token, password, goodPassword);
    expect(errors).toBeUndefined();
    expect(data?.updatePassword.user).toEqual({ email });
    for (const session of [mine, elsewhere]) {
      expect(await refusalOf(server, session.access_token)).toEqual({ code: 1103, reason: 'expired' });
      expect(refusal(await refresh(server, session.refresh_token)).code).toBe(1103);
    }
    expect(await refusalOf(server, data?.updatePassword.access_token ?? '')).toBeUndefined();
    expect((await refresh(server, data?.updatePassword.refresh_token ?? '')).errors).toBeUndefined();
    expect((await server.mails(email))[0]?.subject).toBe('Hasło do systemu Waybill zostało zmienione');
    expect(refusal(await login(server, email)).reason).toBe('credentials');
    expect((await login(server, email, goodPassword)).errors).toBeUndefined();
  });

  it('goes on on the same device', async () => {
    const query = '{ userDevices(first: 100) { data { device { id current_user_device } } } }';
    const devices = (token: string) => server.call(query, {}, { token });
    const before = await devices(mine.access_token);
    const { data } = await updatePassword(server, mine.access_token, password, goodPassword);
    expect((await devices(data?.updatePassword.access_token ?? '')).data).toEqual(before.data);
  });

  it('makes a link to a new password worthless that was sent before', async () => {
    const link = await restoreToken(server, email);
    await updatePassword(server, mine.access_token, password, goodPassword);
    expect((await checkToken(server, link))?.status).toBe('UNKNOWN');
  });

  it.each([
    ['a wrong old password', ['wrong', goodPassword], { 'input.old_password': ['password_wrong'] }],
    [
      'a confirmation that differs',
      [password, goodPassword, `${goodPassword} `],
      { 'input.password_confirmation': ['not_same'] },
    ],
    ['a common password', [password, 'qwertyuiop'], { 'input.password': ['password_common'] }],
    [
      'a short password that is confirmed by another',
      [password, 'short', 'shorter'],
      { 'input.password': ['password_short'], 'input.password_confirmation': ['not_same'] },
    ],
    // The old one is not looked at: that would be a try.
    ['a wrong old password and a short one', ['wrong', 'short'], { 'input.password': ['password_short'] }],
  ] as const)('is refused with %s, and nothing ends', async (_what, [old, next, again], expected) => {
    expect(problems(await updatePassword(server, mine.access_token, old, next, again))).toEqual(expected);
    expect(await refusalOf(server, mine.access_token)).toBeUndefined();
    expect((await login(server, email)).errors).toBeUndefined();
  });

  it('is done by one of two who do it at once', async () => {
    const chosen = ['first of the two', 'second of the two'];
    const answers = await Promise.all(chosen.map((next) => updatePassword(server, mine.access_token, password, next)));
    const winners = chosen.filter((_, index) => !answers[index]?.errors);
    expect(winners).toHaveLength(1);
    expect((await login(server, email, winners[0])).errors).toBeUndefined();
  });

  it('is no way to guess the old one: attempts are counted, and the right one helps no more', async () => {
    const guesses = await Promise.all(
      Array.from({ length: 20 }, () => updatePassword(server, mine.access_token, 'wrong', goodPassword)),
    );
    expect(guesses.filter((answer) => problems(answer)?.['input.old_password'])).toHaveLength(6);
    expect(guesses.filter((answer) => refusal(answer).reason === 'locked')).toHaveLength(14);
    expect(refusal(await updatePassword(server, mine.access_token, password, goodPassword))).toEqual({
      code: 1101,
      reason: 'locked',
    });
    // The owner, who knows it, still signs in.
    expect((await login(server, email)).errors).toBeUndefined();
  });

  it('counts no try of the old one while the new one is refused', async () => {
    for (let time = 0; time < 8; time += 1)
      expect(problems(await updatePassword(server, mine.access_token, password, 'short'))).toBeDefined();
    expect((await updatePassword(server, mine.access_token, password, goodPassword)).errors).toBeUndefined();
  });

  it('is for who is signed in', async () => {
    expect(refusal(await updatePassword(server, 'none', password, goodPassword)).code).toBe(1101);
  });
});

it('password managers are led to the page for it', async () => {
  const response = await fetch(`${server.url}/.well-known/change-password`, { redirect: 'manual' });
  expect([response.status, response.headers.get('location')]).toEqual([302, '/auth/changePassword']);
});
