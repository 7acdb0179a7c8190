import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startBeside } from '../harness/beside';
import { startTestServer, type TestServer } from '../harness/server';
import { callOn, countReasons, endDelays, endWindows, knownBrowser, loginOn, tryPasswords } from './browsers';
import { change, login, refusal } from './calls';
import { goodPassword, restoreToken } from './password-calls';

const email = 'admin@demo.test';
const perAccount = 4;
const perAddress = 12;

let base: TestServer;
/** On the same database, with the limits of these tests. */
let server: TestServer;
/** Cookie of a browser that has signed in to the account. */
let known: string;

beforeAll(async () => {
  base = await startTestServer();
  const environment = {
    SIGN_IN_ATTEMPTS_PER_ACCOUNT: String(perAccount),
    SIGN_IN_ATTEMPTS_PER_ADDRESS: String(perAddress),
  };
  server = await startBeside(base, { environment });
});
afterAll(async () => {
  await server.close();
  await base.close();
});
beforeEach(async () => {
  await change(server, 'DELETE FROM sign_in_attempts');
  known = await knownBrowser(server, email);
});

/** Tries wrong passwords at once on the known browser. */
const tryKnown = (number: number) =>
  Promise.all(Array.from({ length: number }, () => loginOn(server, known, email, 'wrong')));

describe('a device that has signed in to the account before', () => {
  it('gets in while an unknown one is delayed, and when those have used up their tries', async () => {
    for (let attempt = 0; attempt < 3; attempt += 1) await login(server, email, 'wrong');
    expect(refusal(await login(server, email)).reason).toBe('locked');
    expect((await loginOn(server, known, email)).errors).toBeUndefined();
    await tryPasswords(server, email, 3);
    await endDelays(server);
    expect(refusal(await login(server, email)).reason).toBe('locked');
    expect((await loginOn(server, known, email)).errors).toBeUndefined();
  });

  it('gets in when its address has used up its attempts', async () => {
    const others = Array.from({ length: perAddress + 1 }, (_, index) => login(server, `${index}@demo.test`, 'wrong'));
    expect(countReasons(await Promise.all(others))).toEqual({ credentials: perAddress, locked: 1 });
    expect(refusal(await login(server, email)).reason).toBe('locked');
    expect((await loginOn(server, known, email)).errors).toBeUndefined();
  });

  it('is refused until the end of the window when its own tries are used up, also at once', async () => {
    const answers = await tryKnown(40);
    expect(countReasons(answers)).toEqual({ credentials: perAccount, locked: 40 - perAccount });
    const refused = await loginOn(server, known, email);
    expect(refusal(refused)).toEqual({ code: 1101, reason: 'locked' });
    expect(Number(refused.retryAfter)).toBeGreaterThan(15 * 60 - 60);
    await endDelays(server);
    expect(refusal(await loginOn(server, known, email)).reason).toBe('locked');
    await endWindows(server);
    expect((await loginOn(server, known, email)).errors).toBeUndefined();
  });

  it('uses up no tries of unknown devices or of its address', async () => {
    await tryKnown(40);
    expect(await change(server, 'SELECT key FROM sign_in_attempts WHERE count > 0')).toMatchObject([
      [expect.stringMatching(/^device:/)],
    ]);
    expect((await login(server, email)).errors).toBeUndefined();
  });

  it('resets its own tries by a success, and not those of unknown devices', async () => {
    await tryPasswords(server, email, perAccount);
    for (let round = 0; round < 3; round += 1) {
      await tryKnown(perAccount - 1);
      expect((await loginOn(server, known, email)).errors).toBeUndefined();
    }
    await endDelays(server);
    expect(refusal(await login(server, email)).reason).toBe('locked');
  });

  it('does not get its own tries back by a success of an unknown one', async () => {
    await tryKnown(perAccount);
    expect((await login(server, email)).errors).toBeUndefined();
    expect(refusal(await loginOn(server, known, email)).reason).toBe('locked');
  });

  it('is unknown to every other account', async () => {
    await tryPasswords(server, 'support@demo.test', perAccount);
    expect(refusal(await loginOn(server, known, 'support@demo.test')).reason).toBe('locked');
  });

  it('is unknown when it was signed out from another one', async () => {
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
    await tryPasswords(server, email, perAccount);
    expect(refusal(await loginOn(server, known, email)).reason).toBe('locked');
  });
});

describe('a device that has used up its own tries', () => {
  it('gets in again by a new password, chosen by a link', async () => {
    const person = 'driver@demo.test';
    const cookie = await knownBrowser(server, person);
    for (let attempt = 0; attempt < perAccount; attempt += 1) await loginOn(server, cookie, person, 'wrong');
    expect(refusal(await loginOn(server, cookie, person)).reason).toBe('locked');
    const input = { token: await restoreToken(server, person), password: goodPassword };
    const document = 'mutation ($input: TokenPasswordInput!) { updateForgottenPassword(input: $input) { status } }';
    expect((await callOn(server, cookie, document, { input })).errors).toBeUndefined();
    expect((await loginOn(server, cookie, person, goodPassword)).errors).toBeUndefined();
  });
});

describe('a browser with a made-up key', () => {
  it('is unknown, and answered as one without a key', async () => {
    await tryPasswords(server, email, perAccount);
    const cookie = `waybill_browser=${'a'.repeat(36)}`;
    expect(refusal(await loginOn(server, cookie, email)).reason).toBe('locked');
    expect((await callOn(server, cookie, '{ __typename }', {})).errors).toBeUndefined();
  });
});
