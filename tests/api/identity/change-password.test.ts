import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../harness/server';
import {
  loginByPassword,
  type SessionTokenPair,
  signInForTokens,
  demoAccountPassword,
  refreshSession,
  refusalOf,
  fetchTokenRefusal,
} from './calls';
import { fetchLinkTokenState, strongPassword, requestResetToken, updatePassword } from './password-calls';
import { createActiveUser, usersApiOf, type UsersApi, problemCodesByPath, fetchRoles } from './users-api';

let server: TestServer;
let admin: UsersApi;
let driverRole: string;
let email: string;
let mine: SessionTokenPair;

beforeAll(async () => {
  server = await startTestServer({ environment: { SIGN_IN_ATTEMPTS_PER_ACCOUNT: '6' } });
  admin = usersApiOf(server, (await server.signIn('admin@demo.test')).token);
  driverRole = (await fetchRoles(admin)).driver?.id ?? '';
});

beforeEach(async () => {
  ({ email } = await createActiveUser(server, admin, [driverRole]));
  mine = await signInForTokens(server, email);
});

afterAll(() => server.close());

describe('changing one’s own password', () => {
  it('ends all sessions, starts a new one for the caller, and sends a mail', async () => {
    const elsewhere = await signInForTokens(server, email);
    const { data, errors } = await updatePassword(server, mine.access_token, demoAccountPassword, strongPassword);
    expect(errors).toBeUndefined();
    expect(data?.updatePassword.user).toEqual({ email });
    for (const session of [mine, elsewhere]) {
      expect(await fetchTokenRefusal(server, session.access_token)).toEqual({ code: 1103, reason: 'expired' });
      expect(refusalOf(await refreshSession(server, session.refresh_token)).code).toBe(1103);
    }
    expect(await fetchTokenRefusal(server, data?.updatePassword.access_token ?? '')).toBeUndefined();
    expect((await refreshSession(server, data?.updatePassword.refresh_token ?? '')).errors).toBeUndefined();
    const subjects = (await server.mails(email)).map(({ subject }) => subject);
    expect(subjects).toContain('Hasło do systemu Waybill zostało zmienione');
    expect(refusalOf(await loginByPassword(server, email)).reason).toBe('credentials');
    expect((await loginByPassword(server, email, strongPassword)).errors).toBeUndefined();
  });

  it('stays on the same device', async () => {
    const query = '{ userDevices(first: 100) { data { device { id current_user_device } } } }';
    const devices = (token: string) => server.call(query, {}, { token });
    const before = await devices(mine.access_token);
    const { data } = await updatePassword(server, mine.access_token, demoAccountPassword, strongPassword);
    expect((await devices(data?.updatePassword.access_token ?? '')).data).toEqual(before.data);
  });

  it('invalidates a link to reset the password', async () => {
    const link = await requestResetToken(server, email);
    await updatePassword(server, mine.access_token, demoAccountPassword, strongPassword);
    expect((await fetchLinkTokenState(server, link))?.status).toBe('UNKNOWN');
  });

  it.each([
    ['a wrong old password', ['wrong', strongPassword], { 'input.old_password': ['password_wrong'] }],
    [
      'a confirmation that differs',
      [demoAccountPassword, strongPassword, `${strongPassword} `],
      { 'input.password_confirmation': ['not_same'] },
    ],
    ['a common password', [demoAccountPassword, 'qwertyuiop'], { 'input.password': ['password_common'] }],
    [
      'a short password that is confirmed by another',
      [demoAccountPassword, 'short', 'shorter'],
      { 'input.password': ['password_short'], 'input.password_confirmation': ['not_same'] },
    ],
    // If the new password breaks a rule, the server does not check the old one, because checking counts as an attempt.
    ['a wrong old password and a short one', ['wrong', 'short'], { 'input.password': ['password_short'] }],
  ] as const)('is refused with %s, and ends no session', async (_what, [old, next, again], expected) => {
    expect(problemCodesByPath(await updatePassword(server, mine.access_token, old, next, again))).toEqual(expected);
    expect(await fetchTokenRefusal(server, mine.access_token)).toBeUndefined();
    expect((await loginByPassword(server, email)).errors).toBeUndefined();
  });

  it('succeeds for one of two concurrent calls', async () => {
    const chosen = ['first of the two', 'second of the two'];
    const responses = await Promise.all(
      chosen.map((next) => updatePassword(server, mine.access_token, demoAccountPassword, next)),
    );
    const winners = chosen.filter((_, index) => !responses[index]?.errors);
    expect(winners).toHaveLength(1);
    expect((await loginByPassword(server, email, winners[0])).errors).toBeUndefined();
  });

  it('counts wrong old passwords, and refuses the right one above the limit', async () => {
    const guesses = await Promise.all(
      Array.from({ length: 20 }, () => updatePassword(server, mine.access_token, 'wrong', strongPassword)),
    );
    expect(guesses.filter((result) => problemCodesByPath(result)?.['input.old_password'])).toHaveLength(6);
    expect(guesses.filter((result) => refusalOf(result).reason === 'locked')).toHaveLength(14);
    expect(refusalOf(await updatePassword(server, mine.access_token, demoAccountPassword, strongPassword))).toEqual({
      code: 1101,
      reason: 'locked',
    });
    // The account's owner can still sign in, because only changes of the password are locked.
    expect((await loginByPassword(server, email)).errors).toBeUndefined();
  });

  it('does not count the old password when the new one is refused', async () => {
    for (let time = 0; time < 8; time += 1)
      expect(
        problemCodesByPath(await updatePassword(server, mine.access_token, demoAccountPassword, 'short')),
      ).toBeDefined();
    expect(
      (await updatePassword(server, mine.access_token, demoAccountPassword, strongPassword)).errors,
    ).toBeUndefined();
  });

  it('is refused without a session', async () => {
    expect(refusalOf(await updatePassword(server, 'none', demoAccountPassword, strongPassword)).code).toBe(1101);
  });
});

it('redirects password managers to the page', async () => {
  const response = await fetch(`${server.url}/.well-known/change-password`, { redirect: 'manual' });
  expect([response.status, response.headers.get('location')]).toEqual([302, '/auth/changePassword']);
});
