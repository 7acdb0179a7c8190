import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startSecondServer } from '../harness/second-server';
import { startTestServer, type TestServer } from '../harness/server';
import { callWithCookie, endSignInDelays, createKnownBrowser, separateWaitingTimes } from './browsers';
import { parseBatchResponse, runSql, loginByPassword, postToGraphql, refusalOf } from './calls';
import { forgotPassword, mailLinkPages, resetPassword, readMailedToken } from './password-calls';
import { createActiveUser, usersApiOf, newEmail, type UsersApi, problemCodesByPath, fetchRoles } from './users-api';

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

describe('a request to reset a password', () => {
  it('is answered alike for a known, an unknown and a disabled address; only the first gets a mail', async () => {
    const known = await createUserEmail();
    const { id, email: disabled } = await createActiveUser(server, admin, [driverRole]);
    await admin.setState(id, 'IN_ACTIVE');
    const unknown = newEmail();
    const responses = await Promise.all([known, unknown, disabled].map((email) => forgotPassword(server, email)));
    expect(responses[0]?.body).toEqual({
      data: { forgotPassword: { status: 'success', message: expect.stringContaining('has been sent to it') } },
    });
    for (const response of responses) expect(response).toEqual(responses[0]);
    expect(await readMailedToken(server, known)).toBeTruthy();
    expect(await server.mails(unknown)).toEqual([]);
    expect(await server.mails(disabled)).toEqual([]);
  });

  // Runs on PostgreSQL only: PGlite has a single connection, so no other session could hold the lock meanwhile.
  it.runIf(inject('template').engine === 'postgres')('is answered without looking up the user', async () => {
    const email = await createUserEmail();
    await server.database.system(async (session) => {
      await session.rows({ text: 'LOCK TABLE users, sign_in_names, user_codes IN ACCESS EXCLUSIVE MODE', params: [] });
      for (const wished of [email, newEmail()]) expect((await forgotPassword(server, wished)).errors).toBeUndefined();
    });
    expect(await readMailedToken(server, email)).toBeTruthy();
  });

  it('ignores the case of the address', async () => {
    const email = await createUserEmail();
    await forgotPassword(server, ` ${email.toUpperCase()} `);
    expect(await readMailedToken(server, email)).toBeTruthy();
  });

  it('is answered in the caller’s language', async () => {
    const { data } = await forgotPassword(server, newEmail(), mailLinkPages.resetPassword, { language: 'pl' });
    expect(data?.forgotPassword.message).toBe(
      'Jeśli istnieje konto z tym adresem, wysłaliśmy na niego link do ustawienia nowego hasła.',
    );
  });

  it('accepts only allowed URLs', async () => {
    const elsewhere = [
      'https://evil.example/auth/restorePassword',
      'http://localhost.evil.example/',
      'javascript:alert(1)',
      '//evil.example',
      '',
    ];
    for (const url of [
      ...elsewhere,
      mailLinkPages.invitation,
      `${mailLinkPages.resetPassword}?to=x`,
      `${mailLinkPages.resetPassword}#x`,
    ]) {
      expect(problemCodesByPath(await forgotPassword(server, 'admin@demo.test', url))).toEqual({
        'input.auth_url': ['origin'],
      });
    }
  });

  it.each(['', 'nobody', 'a@b', 'null\u0000@demo.test', 'half\ud83d@demo.test'])(
    'is refused for %j, which is no address',
    async (email) => {
      expect(problemCodesByPath(await forgotPassword(server, email))).toEqual({ 'input.email': ['email'] });
    },
  );
});

describe('in production', () => {
  it('accepts only the public address and allowed origins', slow, async () => {
    const environment = {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://waybill.example.com',
      ALLOWED_ORIGINS: 'https://other.example.com',
    };
    const production = await startSecondServer(server, { environment });
    try {
      const requestReset = (url: string) => forgotPassword(production, 'admin@demo.test', url);
      expect((await requestReset('https://waybill.example.com/auth/restorePassword')).errors).toBeUndefined();
      expect((await requestReset('https://other.example.com/auth/restorePassword')).errors).toBeUndefined();
      for (const url of [
        mailLinkPages.resetPassword,
        'http://waybill.example.com/',
        'https://waybill.example.com:8443/',
        'https://waybill.example.com@evil.example/',
      ]) {
        expect(problemCodesByPath(await requestReset(url))).toEqual({ 'input.auth_url': ['origin'] });
      }
    } finally {
      await production.close();
    }
  });
});

describe('attempts', () => {
  it('to request and to use links are counted separately, also in a batch and behind aliases', slow, async () => {
    const limited = await startSecondServer(server, {
      environment: { SIGN_IN_ATTEMPTS_PER_ACCOUNT: '3', SIGN_IN_ATTEMPTS_PER_ADDRESS: '8' },
    });
    try {
      const wishes = async (email: string) => {
        const responses = [];
        for (let time = 0; time < 4; time += 1) responses.push((await forgotPassword(limited, email)).body);
        return responses;
      };
      await runSql(limited, 'DELETE FROM sign_in_attempts');
      const known = await wishes('admin@demo.test');
      expect(known.map((body) => JSON.stringify(body).includes('"locked"'))).toEqual([false, false, false, true]);
      expect(separateWaitingTimes(await wishes('nobody@demo.test')).same).toEqual(separateWaitingTimes(known).same);

      await runSql(limited, 'DELETE FROM sign_in_attempts');
      const input = { email: 'admin@demo.test', auth_url: mailLinkPages.resetPassword };
      const query =
        'mutation ($input: ForgotPasswordInput!) { a: forgotPassword(input: $input) { status } b: forgotPassword(input: $input) { status } }';
      const batch = Array.from({ length: 10 }, () => ({ query, variables: { input: input } }));
      const ordered = async () => Number((await runSql(limited, 'SELECT count(*) FROM mails'))[0]?.[0]);
      const before = await ordered();
      await parseBatchResponse(await postToGraphql(limited.url, JSON.stringify(batch)));
      expect((await ordered()) - before).toBe(3);

      await runSql(limited, 'DELETE FROM sign_in_attempts');
      const guesses = Array.from({ length: 20 }, (_, index) =>
        resetPassword(limited, `1.1.${String(index).padStart(43, 'A')}`),
      );
      const reasons = (await Promise.all(guesses)).map(
        (response) => refusalOf(response).reason ?? problemCodesByPath(response)?.['input.token']?.[0],
      );
      expect(reasons.filter((reason) => reason === 'token_unknown')).toHaveLength(8);
      expect(reasons.filter((reason) => reason === 'locked')).toHaveLength(12);
      // Reset requests and sign-ins are counted separately, so a sign-in still succeeds.
      expect((await loginByPassword(limited, 'admin@demo.test')).errors).toBeUndefined();
    } finally {
      await limited.close();
    }
  });

  it('do not count when their input is refused, and a known device is counted separately', slow, async () => {
    const limited = await startSecondServer(server, { environment: { SIGN_IN_ATTEMPTS_PER_ACCOUNT: '4' } });
    try {
      const email = await createUserEmail();
      await runSql(limited, 'DELETE FROM sign_in_attempts');
      for (let time = 0; time < 6; time += 1) await forgotPassword(limited, email, 'https://evil.example/');
      expect(await runSql(limited, 'SELECT key FROM sign_in_attempts')).toEqual([]);

      const cookie = await createKnownBrowser(limited, email);
      const wish = async () => {
        const query = 'mutation ($input: ForgotPasswordInput!) { forgotPassword(input: $input) { status } }';
        return callWithCookie(limited, cookie, query, { input: { email, auth_url: mailLinkPages.resetPassword } });
      };
      for (let time = 0; time < 4; time += 1) {
        await endSignInDelays(limited);
        expect((await forgotPassword(limited, email)).errors).toBeUndefined();
      }
      await endSignInDelays(limited);
      expect(refusalOf(await forgotPassword(limited, email)).reason).toBe('locked');
      for (let time = 0; time < 4; time += 1) expect((await wish()).errors).toBeUndefined();
      expect(refusalOf(await wish()).reason).toBe('locked');
      // A reset request is not a failed sign-in, so no mail warns about failed sign-ins.
      expect(await runSql(limited, "SELECT 1 FROM mails WHERE mail ->> 'kind' = 'FAILED_SIGN_INS'")).toEqual([]);
    } finally {
      await limited.close();
    }
  });
});
