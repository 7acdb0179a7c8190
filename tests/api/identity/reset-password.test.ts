import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSecondServer } from '../harness/second-server';
import { startTestServer, type TestServer } from '../harness/server';
import { runSql, loginByPassword, signInForTokens, refreshSession, refusalOf, fetchTokenRefusal } from './calls';
import {
  fetchLinkTokenState,
  expireLinks,
  strongPassword,
  mailLinkPages,
  resetPassword,
  requestResetToken,
} from './password-calls';
import { createActiveUser, usersApiOf, type UsersApi, problemCodesByPath, fetchRoles } from './users-api';

let server: TestServer;
let admin: UsersApi;
let driverRole: string;

beforeAll(async () => {
  server = await startTestServer();
  admin = usersApiOf(server, (await server.signIn('admin@demo.test')).token);
  driverRole = (await fetchRoles(admin)).driver?.id ?? '';
});

afterAll(() => server.close());

/** Time limit in milliseconds of a test that starts a server of its own. */
const slow = { timeout: 300_000 };

/** Creates an active user and returns the user's e-mail address. */
const createUserEmail = async () => (await createActiveUser(server, admin, [driverRole])).email;

describe('a link to reset a password', () => {
  it('is mailed, has a purpose, and works once', async () => {
    const email = await createUserEmail();
    const token = await requestResetToken(server, email);
    const [mail] = await server.mails(email);
    expect(mail?.link).toBe(`${mailLinkPages.resetPassword}?token=${encodeURIComponent(token)}`);
    expect(mail?.html).toContain(mail?.link);

    const valid = { email, status: 'VALID', purpose: 'RESTORE', company: 'Trakt Bursztynowy Sp. z o.o.' };
    expect(await fetchLinkTokenState(server, token)).toEqual(valid);
    // Asking what a token is for does not use it up.
    expect(await fetchLinkTokenState(server, token)).toEqual(valid);

    expect((await resetPassword(server, token)).data?.updateForgottenPassword.status).toBe('success');
    expect((await loginByPassword(server, email, strongPassword)).errors).toBeUndefined();
    expect(refusalOf(await loginByPassword(server, email)).reason).toBe('credentials');
    expect(await fetchLinkTokenState(server, token)).toEqual({
      email: null,
      status: 'UNKNOWN',
      purpose: null,
      company: null,
    });
    expect(problemCodesByPath(await resetPassword(server, token, 'another one that is good'))).toEqual({
      'input.token': ['token_unknown'],
    });
    expect((await loginByPassword(server, email, strongPassword)).errors).toBeUndefined();
  });

  it('proves the address, ends all sessions and sends a mail', async () => {
    const email = await createUserEmail();
    const session = await signInForTokens(server, email);
    await resetPassword(server, await requestResetToken(server, email));
    expect(await fetchTokenRefusal(server, session.access_token)).toEqual({ code: 1103, reason: 'expired' });
    expect(refusalOf(await refreshSession(server, session.refresh_token)).code).toBe(1103);
    const [newest] = await server.mails(email);
    expect(newest).toMatchObject({ language: 'pl', subject: 'Hasło do systemu Waybill zostało zmienione' });
    expect(newest?.link).toBeUndefined();
    const proved =
      "SELECT email_proved_at IS NOT NULL, change_password_date > now() - interval '1 minute' FROM users WHERE email = $1";
    expect(await runSql(server, proved, email)).toEqual([['t', 't']]);
  });

  it('resets the counters of the account, but not of the address', async () => {
    const email = await createUserEmail();
    const counts = () =>
      runSql(
        server,
        "SELECT left(key, 7), count FROM sign_in_attempts WHERE key ~ '^(account|address):' ORDER BY 1, 2",
      );
    const before = await counts();
    await loginByPassword(server, email, 'wrong');
    await loginByPassword(server, email, 'wrong again');
    const tried = await counts();
    expect(tried).not.toEqual(before);
    await resetPassword(server, await requestResetToken(server, email));
    expect(await counts()).toEqual(tried.filter(([kind, count]) => !(kind === 'account' && count === '2')));
  });

  it('works for one of twenty concurrent calls', async () => {
    const email = await createUserEmail();
    const token = await requestResetToken(server, email);
    const chosen = Array.from({ length: 20 }, (_, index) => `long enough number ${index}`);
    const responses = await Promise.all(chosen.map((password) => resetPassword(server, token, password)));
    const winners = chosen.filter((_, index) => !responses[index]?.errors);
    expect(winners).toHaveLength(1);
    expect(
      responses.filter((response) => problemCodesByPath(response)?.['input.token']?.includes('token_unknown')),
    ).toHaveLength(19);
    expect((await loginByPassword(server, email, winners[0])).errors).toBeUndefined();
  });

  it('is not used up by opening its page', async () => {
    const email = await createUserEmail();
    const token = await requestResetToken(server, email);
    const [mail] = await server.mails(email);
    const { pathname, search } = new URL(mail?.link ?? '');
    for (const method of ['GET', 'HEAD'])
      await fetch(server.url + pathname + search, { method, headers: { accept: 'text/html' } }).then((r) => r.text());
    // The server refuses the same mutation in a GET request, so that opening a link cannot reset a password.
    const query = `mutation { updateForgottenPassword(input: { token: "${token}", password: "${strongPassword}" }) { status } }`;
    const got = await fetch(`${server.url}/graphql?query=${encodeURIComponent(query)}`);
    expect(got.status).toBeGreaterThanOrEqual(400);
    await got.text();
    expect((await fetchLinkTokenState(server, token))?.status).toBe('VALID');
    expect((await resetPassword(server, token)).errors).toBeUndefined();
  });

  it('expires', async () => {
    const token = await requestResetToken(server, await createUserEmail());
    const [[minutes] = []] = await runSql(
      server,
      'SELECT round(extract(epoch FROM max(expires_at) - now()) / 60) FROM user_codes',
    );
    expect(Number(minutes)).toBe(60);
    await expireLinks(server);
    expect(await fetchLinkTokenState(server, token)).toEqual({
      email: null,
      status: 'EXPIRED',
      purpose: null,
      company: null,
    });
    expect(problemCodesByPath(await resetPassword(server, token))).toEqual({ 'input.token': ['token_expired'] });
  });

  it('is invalidated by a newer one', async () => {
    const email = await createUserEmail();
    const first = await requestResetToken(server, email);
    const second = await requestResetToken(server, email);
    expect(second).not.toBe(first);
    expect((await fetchLinkTokenState(server, first))?.status).toBe('UNKNOWN');
    expect(problemCodesByPath(await resetPassword(server, first))).toEqual({ 'input.token': ['token_unknown'] });
    expect((await resetPassword(server, second)).errors).toBeUndefined();
  });

  it('works only for its user and purpose', async () => {
    const email = await createUserEmail();
    const token = await requestResetToken(server, email);
    const [tenant, id, secret] = token.split('.');
    const others = [
      `2.${id}.${secret}`,
      `${tenant}.1.${secret}`,
      `${tenant}.${id}.${'A'.repeat(43)}`,
      `${token}A`,
      '',
      '\u0000',
      'x'.repeat(5000),
    ];
    for (const other of others) {
      expect((await fetchLinkTokenState(server, other))?.status).toBe('UNKNOWN');
      expect(problemCodesByPath(await resetPassword(server, other))).toEqual({ 'input.token': ['token_unknown'] });
    }
    const invitation = 'mutation ($input: TokenPasswordInput!) { updateUserInvitePassword(input: $input) { status } }';
    const response = await server.call(invitation, { input: { token, password: strongPassword } });
    expect(problemCodesByPath(response)).toEqual({ 'input.token': ['token_unknown'] });
    expect((await fetchLinkTokenState(server, token))?.status).toBe('VALID');
  });

  it('stays valid after a refused password', async () => {
    const email = await createUserEmail();
    const token = await requestResetToken(server, email);
    for (const [password, code] of [
      ['short', 'password_short'],
      ['Password2026!', 'password_common'],
      [email, 'password_personal'],
    ]) {
      expect(problemCodesByPath(await resetPassword(server, token, password))).toEqual({ 'input.password': [code] });
    }
    expect((await resetPassword(server, token)).errors).toBeUndefined();
  });

  it('is invalidated when the user is disabled or removed', async () => {
    const { id, email } = await createActiveUser(server, admin, [driverRole]);
    const token = await requestResetToken(server, email);
    await admin.setState(id, 'IN_ACTIVE');
    expect((await fetchLinkTokenState(server, token))?.status).toBe('UNKNOWN');
    expect(problemCodesByPath(await resetPassword(server, token))).toEqual({ 'input.token': ['token_unknown'] });
  });

  it('unlocks an account with too many failed sign-ins', slow, async () => {
    const limited = await startSecondServer(server, { environment: { SIGN_IN_ATTEMPTS_PER_ACCOUNT: '3' } });
    try {
      for (let attempt = 0; attempt < 4; attempt += 1) await loginByPassword(limited, 'driver@demo.test', 'wrong');
      expect(refusalOf(await loginByPassword(limited, 'driver@demo.test')).reason).toBe('locked');
      await resetPassword(limited, await requestResetToken(limited, 'driver@demo.test'));
      expect((await loginByPassword(limited, 'driver@demo.test', strongPassword)).errors).toBeUndefined();
    } finally {
      await limited.close();
    }
  });

  it('counts no attempt when the new password is refused', slow, async () => {
    const limited = await startSecondServer(server, { environment: { SIGN_IN_ATTEMPTS_PER_ACCOUNT: '3' } });
    try {
      const token = await requestResetToken(limited, await createUserEmail());
      for (let attempt = 0; attempt < 5; attempt += 1)
        expect(problemCodesByPath(await resetPassword(limited, token, 'short'))).toEqual({
          'input.password': ['password_short'],
        });
      expect((await resetPassword(limited, token)).errors).toBeUndefined();
    } finally {
      await limited.close();
    }
  });

  it('is stored only as a hash; only the mail contains it', async () => {
    const token = await requestResetToken(server, await createUserEmail());
    const kept = await runSql(server, 'SELECT c::text FROM user_codes c UNION ALL SELECT m::text FROM mails m');
    expect(kept.length).toBeGreaterThan(1);
    expect(JSON.stringify(kept)).not.toContain(token.split('.')[2]);
  });
});

describe('resetting the password of an account with a second factor', () => {
  it('still requires the code at sign-in', async () => {
    const { id, email } = await createActiveUser(server, admin, [driverRole]);
    const token = await requestResetToken(server, email);
    await runSql(
      server,
      "INSERT INTO second_factors (tenant_id, user_id, secret, confirmed_at) VALUES (1, $1, 'sealed', now())",
      id,
    );
    await runSql(server, 'UPDATE users SET uses_two_factor_auth = true WHERE id = $1', id);
    expect((await resetPassword(server, token)).data?.updateForgottenPassword).toEqual({
      status: 'success',
      message: expect.any(String),
    });
    expect(refusalOf(await loginByPassword(server, email, strongPassword))).toEqual({
      code: 1102,
      reason: 'code_required',
    });
    expect(await runSql(server, 'SELECT secret FROM second_factors WHERE user_id = $1', id)).toEqual([['sealed']]);
  });
});
