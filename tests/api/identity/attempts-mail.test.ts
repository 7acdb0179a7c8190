import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startSecondServer } from '../harness/second-server';
import { startTestServer, type TestServer } from '../harness/server';
import { endSignInDelays, endSignInWindows, createKnownBrowser, loginWithCookie, tryWrongPasswords } from './browsers';
import { runSql, loginByPassword } from './calls';
import { createActiveUser, usersApiOf, newEmail, fetchRoles } from './users-api';
import { fetchStoredMails } from './second-factor';

const email = 'admin@demo.test';
const perAccount = 4;
const kind = 'FAILED_SIGN_INS';

let base: TestServer;
/** A second server on the database of `base`, with low limits of sign-in attempts. */
let server: TestServer;

beforeAll(async () => {
  base = await startTestServer();
  server = await startSecondServer(base, { environment: { SIGN_IN_ATTEMPTS_PER_ACCOUNT: String(perAccount) } });
});
afterAll(async () => {
  await server.close();
  await base.close();
});
beforeEach(async () => {
  await runSql(server, 'DELETE FROM sign_in_attempts');
  await runSql(server, 'DELETE FROM mails');
});

describe('the mail about failed sign-ins', () => {
  it('is queued once per window when unknown devices reach the limit', async () => {
    const before = Date.now();
    await tryWrongPasswords(server, email, perAccount - 1);
    expect(await fetchStoredMails(server, kind)).toEqual([]);
    await tryWrongPasswords(server, email, 10);
    const ordered = await fetchStoredMails(server, kind);
    expect(ordered).toEqual([
      { kind, email, step: 'password', tries: perAccount, address: '127.0.0.1', at: expect.any(String) },
    ]);
    expect(Date.parse(String(ordered[0]?.at))).toBeGreaterThanOrEqual(before);
    await endSignInWindows(server);
    await tryWrongPasswords(server, email, 10);
    expect(await fetchStoredMails(server, kind)).toHaveLength(2);
  });

  it('is queued once for many concurrent failures', async () => {
    await tryWrongPasswords(server, email, perAccount - 1);
    await endSignInDelays(server);
    await Promise.all(Array.from({ length: 50 }, () => loginByPassword(server, email, 'wrong')));
    expect(await fetchStoredMails(server, kind)).toHaveLength(1);
  });

  it('is not queued when the last try succeeds', async () => {
    await tryWrongPasswords(server, email, perAccount - 1);
    await endSignInDelays(server);
    expect((await loginByPassword(server, email)).errors).toBeUndefined();
    expect(await fetchStoredMails(server, kind)).toEqual([]);
  });

  it('is not queued for a known device', async () => {
    const known = await createKnownBrowser(server, email);
    await runSql(server, 'DELETE FROM mails');
    for (let attempt = 0; attempt < perAccount + 1; attempt += 1) await loginWithCookie(server, known, email, 'wrong');
    expect(await fetchStoredMails(server, kind)).toEqual([]);
  });

  it('is sent only to an existing active account', async () => {
    const admin = usersApiOf(server, (await base.signIn(email)).token);
    const driver = (await fetchRoles(admin)).driver?.id ?? '';
    const active = await createActiveUser(server, admin, [driver]);
    const disabled = await createActiveUser(server, admin, [driver]);
    await admin.setState(disabled.id, 'IN_ACTIVE');
    const unknown = newEmail();
    await runSql(server, "UPDATE users SET lang = 'en' WHERE email = $1", active.email);
    for (const address of [disabled.email, unknown, active.email]) await tryWrongPasswords(server, address, perAccount);
    // The server queues a mail for every address, also without an account, so that the duration of the response does
    // not reveal whether there is an account.
    expect((await fetchStoredMails(server, kind)).map((mail) => mail.email)).toEqual([
      disabled.email,
      unknown,
      active.email,
    ]);
    const [mail] = await server.mails(active.email);
    expect(mail?.subject).toBe('Many failed sign-ins to your account');
    expect(mail?.text).toContain(`Someone tried ${perAccount} times`);
    expect(mail?.text).toContain('IP address of the last attempt: 127.0.0.1');
    expect(await server.mails(unknown)).toEqual([]);
    expect((await server.mails(disabled.email)).map(({ subject }) => subject)).not.toContain(mail?.subject);
  });

  it.each(['nobody', 'admin@demo.test\u0000', 'half\ud83d@demo.test'])(
    'is not queued for %j, which is no address',
    async (username) => {
      const responses = await tryWrongPasswords(server, username, perAccount);
      expect(responses.at(-1)?.errors).toMatchObject([{ extensions: { reason: 'credentials' } }]);
      expect(await fetchStoredMails(server, kind)).toEqual([]);
    },
  );
});
