import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startSecondServer } from '../harness/second-server';
import { startTestServer, type TestServer } from '../harness/server';
import {
  callWithCookie,
  countErrorReasons,
  endSignInDelays,
  endSignInWindows,
  createKnownBrowser,
  loginWithCookie,
  tryWrongPasswords,
} from './browsers';
import { runSql, loginByPassword, refusalOf } from './calls';
import { strongPassword, requestResetToken } from './password-calls';

const email = 'admin@demo.test';
const perAccount = 4;
const perAddress = 12;

let base: TestServer;
/** A second server on the same database, with low limits of sign-in attempts. */
let server: TestServer;
/** Cookie of a browser that has signed in to the account. */
let known: string;

beforeAll(async () => {
  base = await startTestServer();
  const environment = {
    SIGN_IN_ATTEMPTS_PER_ACCOUNT: String(perAccount),
    SIGN_IN_ATTEMPTS_PER_ADDRESS: String(perAddress),
  };
  server = await startSecondServer(base, { environment });
});
afterAll(async () => {
  await server.close();
  await base.close();
});
beforeEach(async () => {
  await runSql(server, 'DELETE FROM sign_in_attempts');
  known = await createKnownBrowser(server, email);
});

/** Sends `number` sign-ins with wrong passwords from the known browser at the same time. */
const tryKnown = (number: number) =>
  Promise.all(Array.from({ length: number }, () => loginWithCookie(server, known, email, 'wrong')));

describe('a known device', () => {
  it('can sign in while unknown ones are delayed or have reached the limit', async () => {
    for (let attempt = 0; attempt < 3; attempt += 1) await loginByPassword(server, email, 'wrong');
    expect(refusalOf(await loginByPassword(server, email)).reason).toBe('locked');
    expect((await loginWithCookie(server, known, email)).errors).toBeUndefined();
    await tryWrongPasswords(server, email, 3);
    await endSignInDelays(server);
    expect(refusalOf(await loginByPassword(server, email)).reason).toBe('locked');
    expect((await loginWithCookie(server, known, email)).errors).toBeUndefined();
  });

  it('can sign in when its address has reached the limit', async () => {
    const others = Array.from({ length: perAddress + 1 }, (_, index) =>
      loginByPassword(server, `${index}@demo.test`, 'wrong'),
    );
    expect(countErrorReasons(await Promise.all(others))).toEqual({ credentials: perAddress, locked: 1 });
    expect(refusalOf(await loginByPassword(server, email)).reason).toBe('locked');
    expect((await loginWithCookie(server, known, email)).errors).toBeUndefined();
  });

  it('is refused until the end of the window after its own limit', async () => {
    const responses = await tryKnown(40);
    expect(countErrorReasons(responses)).toEqual({ credentials: perAccount, locked: 40 - perAccount });
    const refused = await loginWithCookie(server, known, email);
    expect(refusalOf(refused)).toEqual({ code: 1101, reason: 'locked' });
    expect(Number(refused.retryAfter)).toBeGreaterThan(15 * 60 - 60);
    await endSignInDelays(server);
    expect(refusalOf(await loginWithCookie(server, known, email)).reason).toBe('locked');
    await endSignInWindows(server);
    expect((await loginWithCookie(server, known, email)).errors).toBeUndefined();
  });

  it('does not use up tries of unknown devices or its address', async () => {
    await tryKnown(40);
    expect(await runSql(server, 'SELECT key FROM sign_in_attempts WHERE count > 0')).toMatchObject([
      [expect.stringMatching(/^device:/)],
    ]);
    expect((await loginByPassword(server, email)).errors).toBeUndefined();
  });

  it('resets only its own tries by a success', async () => {
    await tryWrongPasswords(server, email, perAccount);
    for (let round = 0; round < 3; round += 1) {
      await tryKnown(perAccount - 1);
      expect((await loginWithCookie(server, known, email)).errors).toBeUndefined();
    }
    await endSignInDelays(server);
    expect(refusalOf(await loginByPassword(server, email)).reason).toBe('locked');
  });

  it('keeps its tries after a success of an unknown device', async () => {
    await tryKnown(perAccount);
    expect((await loginByPassword(server, email)).errors).toBeUndefined();
    expect(refusalOf(await loginWithCookie(server, known, email)).reason).toBe('locked');
  });

  it('is unknown to other accounts', async () => {
    await tryWrongPasswords(server, 'support@demo.test', perAccount);
    expect(refusalOf(await loginWithCookie(server, known, 'support@demo.test')).reason).toBe('locked');
  });

  it('is unknown after a remote sign-out', async () => {
    const other = await base.signIn(email);
    const devices = '{ userDevices(first: 100) { data { device { id current_user_device } } } }';
    const current = await server.call<{
      userDevices: { data: { device: { id: string; current_user_device: boolean } }[] };
    }>(devices, {}, { token: other.token });
    const own = current.data?.userDevices.data.find(({ device }) => device.current_user_device)?.device.id;
    await server.call(
      'mutation ($id: ID!) { deleteOtherDevices(id: $id) { count } }',
      { id: own },
      { token: other.token },
    );
    await tryWrongPasswords(server, email, perAccount);
    expect(refusalOf(await loginWithCookie(server, known, email)).reason).toBe('locked');
  });
});

describe('a known device above its limit', () => {
  it('can sign in after a password reset by link', async () => {
    const person = 'driver@demo.test';
    const cookie = await createKnownBrowser(server, person);
    for (let attempt = 0; attempt < perAccount; attempt += 1) await loginWithCookie(server, cookie, person, 'wrong');
    expect(refusalOf(await loginWithCookie(server, cookie, person)).reason).toBe('locked');
    const input = { token: await requestResetToken(server, person), password: strongPassword };
    const document = 'mutation ($input: TokenPasswordInput!) { updateForgottenPassword(input: $input) { status } }';
    expect((await callWithCookie(server, cookie, document, { input })).errors).toBeUndefined();
    expect((await loginWithCookie(server, cookie, person, strongPassword)).errors).toBeUndefined();
  });
});

describe('a browser with an invented key', () => {
  it('is treated as a browser without a key', async () => {
    await tryWrongPasswords(server, email, perAccount);
    const cookie = `waybill_browser=${'a'.repeat(36)}`;
    expect(refusalOf(await loginWithCookie(server, cookie, email)).reason).toBe('locked');
    expect((await callWithCookie(server, cookie, '{ __typename }', {})).errors).toBeUndefined();
  });
});
