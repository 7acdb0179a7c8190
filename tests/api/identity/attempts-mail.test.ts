import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startBeside } from '../harness/beside';
import { startTestServer, type TestServer } from '../harness/server';
import { endDelays, endWindows, knownBrowser, loginOn, tryPasswords } from './browsers';
import { change, login } from './calls';
import { addActive, callsOf, newEmail, rolesOf } from './people';
import { mailsOf } from './second-factor';

const email = 'admin@demo.test';
const perAccount = 4;
const kind = 'FAILED_SIGN_INS';

let base: TestServer;
/** On the same database, with the limits of these tests. */
let server: TestServer;

beforeAll(async () => {
  base = await startTestServer();
  server = await startBeside(base, { environment: { SIGN_IN_ATTEMPTS_PER_ACCOUNT: String(perAccount) } });
});
afterAll(async () => {
  await server.close();
  await base.close();
});
beforeEach(async () => {
  await change(server, 'DELETE FROM sign_in_attempts');
  await change(server, 'DELETE FROM mails');
});

describe('the mail about failed sign-ins', () => {
  it('is ordered once in a window, when unknown devices have used up their tries', async () => {
    const before = Date.now();
    await tryPasswords(server, email, perAccount - 1);
    expect(await mailsOf(server, kind)).toEqual([]);
    await tryPasswords(server, email, 10);
    const ordered = await mailsOf(server, kind);
    expect(ordered).toEqual([
      { kind, email, step: 'password', tries: perAccount, address: '127.0.0.1', at: expect.any(String) },
    ]);
    expect(Date.parse(String(ordered[0]?.at))).toBeGreaterThanOrEqual(before);
    await endWindows(server);
    await tryPasswords(server, email, 10);
    expect(await mailsOf(server, kind)).toHaveLength(2);
  });

  it('is ordered once when many come at once', async () => {
    await tryPasswords(server, email, perAccount - 1);
    await endDelays(server);
    await Promise.all(Array.from({ length: 50 }, () => login(server, email, 'wrong')));
    expect(await mailsOf(server, kind)).toHaveLength(1);
  });

  it('is not ordered when the last try is right', async () => {
    await tryPasswords(server, email, perAccount - 1);
    await endDelays(server);
    expect((await login(server, email)).errors).toBeUndefined();
    expect(await mailsOf(server, kind)).toEqual([]);
  });

  it('is not ordered for tries of a known device', async () => {
    const known = await knownBrowser(server, email);
    await change(server, 'DELETE FROM mails');
    for (let attempt = 0; attempt < perAccount + 1; attempt += 1) await loginOn(server, known, email, 'wrong');
    expect(await mailsOf(server, kind)).toEqual([]);
  });

  it('goes to an account that is there and active, and to no other address', async () => {
    const admin = callsOf(server, (await base.signIn(email)).token);
    const driver = (await rolesOf(admin)).driver?.id ?? '';
    const active = await addActive(server, admin, [driver]);
    const disabled = await addActive(server, admin, [driver]);
    await admin.setState(disabled.id, 'IN_ACTIVE');
    const unknown = newEmail();
    await change(server, "UPDATE users SET lang = 'en' WHERE email = $1", active.email);
    for (const address of [disabled.email, unknown, active.email]) await tryPasswords(server, address, perAccount);
    // Ordered alike for all of them, so that an answer takes as long for each.
    expect((await mailsOf(server, kind)).map((mail) => mail.email)).toEqual([disabled.email, unknown, active.email]);
    const [mail] = await server.mails(active.email);
    expect(mail?.subject).toBe('Many failed sign-ins to your account');
    expect(mail?.text).toContain(`Somebody tried ${perAccount} times`);
    expect(mail?.text).toContain('IP address of the last try: 127.0.0.1');
    expect(await server.mails(unknown)).toEqual([]);
    expect((await server.mails(disabled.email)).map(({ subject }) => subject)).not.toContain(mail?.subject);
  });

  it.each(['nobody', 'admin@demo.test\u0000', 'half\ud83d@demo.test'])(
    'is not ordered for %j, which is no address',
    async (username) => {
      const answers = await tryPasswords(server, username, perAccount);
      expect(answers.at(-1)?.errors).toMatchObject([{ extensions: { reason: 'credentials' } }]);
      expect(await mailsOf(server, kind)).toEqual([]);
    },
  );
});
