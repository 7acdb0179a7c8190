import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startSecondServer } from '../harness/second-server';
import { type SignedInUser, startTestServer, type TestServer } from '../harness/server';
import { countErrorReasons, endSignInDelays, createKnownBrowser, loginWithCookie } from './browsers';
import { parseBatchResponse, runSql, loginMutation, demoAccountPassword, postToGraphql, refusalOf } from './calls';
import {
  authenticatorCodeOf,
  type SecondFactor,
  secondFactorApiOf,
  forgetUsedCodes,
  loginWithCode,
  fetchStoredMails,
  enableSecondFactor,
  removeSecondFactors,
  wrongAuthenticatorCodeOf,
} from './second-factor';

const email = 'logistician@demo.test';
const perAccount = 4;
/** Number of wrong codes that are accepted before the first delay. */
const atOnce = 3;

let base: TestServer;
/** A second server on the same database, with the limits of attempts that a test sets. */
let server: TestServer;
let owner: SignedInUser;
let factor: SecondFactor;

beforeAll(async () => {
  base = await startTestServer();
  owner = await base.signIn(email);
});
afterAll(() => base.close());

async function limitTo(limits: { account: number; address: number }) {
  const environment = {
    SIGN_IN_ATTEMPTS_PER_ACCOUNT: String(limits.account),
    SIGN_IN_ATTEMPTS_PER_ADDRESS: String(limits.address),
  };
  server = await startSecondServer(base, { environment });
}

/** Enables a new second factor and deletes all counters of attempts. */
beforeEach(async () => {
  await removeSecondFactors(server);
  await runSql(server, 'DELETE FROM sign_in_attempts');
  factor = await enableSecondFactor(server, owner.token, owner.user);
  await forgetUsedCodes(server);
  await runSql(server, 'DELETE FROM sign_in_attempts');
});

const locked = { code: 1101, reason: 'locked' };
const tryAtOnce = (number: number, code: string) =>
  Promise.all(Array.from({ length: number }, () => loginWithCode(server, email, code)));

describe('codes for one account', () => {
  beforeAll(() => limitTo({ account: perAccount, address: 1000 }));
  afterAll(() => server.close());

  it('are checked up to the limit when forty come at once; then the right one is refused, too', async () => {
    const code = wrongAuthenticatorCodeOf(factor.secret);
    expect(countErrorReasons(await tryAtOnce(40, code))).toEqual({ code_wrong: atOnce, locked: 40 - atOnce });
    await endSignInDelays(server);
    expect(countErrorReasons(await tryAtOnce(40, code))).toEqual({ code_wrong: perAccount - atOnce, locked: 39 });
    await endSignInDelays(server);
    expect(refusalOf(await loginWithCode(server, email, authenticatorCodeOf(factor.secret)))).toEqual(locked);
    expect(refusalOf(await loginWithCode(server, email, factor.recoveryCodes[0]))).toEqual(locked);
  });

  it('are all counted in batches', async () => {
    const variables = {
      input: { username: email, password: demoAccountPassword, code: wrongAuthenticatorCodeOf(factor.secret) },
    };
    const batch = JSON.stringify(Array.from({ length: 20 }, () => ({ query: loginMutation, variables })));
    const responses = await Promise.all(
      Array.from({ length: 2 }, async () => parseBatchResponse(await postToGraphql(server.url, batch))),
    );
    expect(countErrorReasons(responses.flat())).toEqual({ code_wrong: atOnce, locked: 40 - atOnce });
  });

  it('are counted together with recovery codes', async () => {
    const guesses = [
      'AAAAA-AAAAA',
      wrongAuthenticatorCodeOf(factor.secret),
      'BBBBB-BBBBB',
      wrongAuthenticatorCodeOf(factor.secret),
      'CCCCC-CCCCC',
    ];
    const responses = [];
    for (const guess of guesses) {
      await endSignInDelays(server);
      responses.push(await loginWithCode(server, email, guess));
    }
    expect(countErrorReasons(responses)).toEqual({ code_wrong: perAccount, locked: 1 });
  });

  it('are counted by every mutation that takes them', async () => {
    const calls = secondFactorApiOf(server, owner.token);
    const code = wrongAuthenticatorCodeOf(factor.secret);
    const tries = [
      () => calls.activate({ user_id: owner.user, code, status: false }),
      () => calls.renew(code),
      () => calls.activate({ user_id: owner.user, code, status: true }),
      () => loginWithCode(server, email, code),
      () => calls.renew(code),
      () => calls.activate({ user_id: owner.user, code, status: false }),
      () => loginWithCode(server, email, code),
    ];
    const responses = [];
    for (const send of tries) {
      await endSignInDelays(server);
      responses.push(await send());
    }
    expect(countErrorReasons(responses)).toMatchObject({ code_wrong: 3, locked: 3 });
    expect(await calls.status()).toEqual({ active: true, required: false, recovery_codes_left: 10 });
  });

  it('are not counted without a code, nor as password attempts', async () => {
    for (let attempt = 0; attempt < perAccount * 2; attempt += 1) {
      expect(refusalOf(await loginWithCode(server, email))).toEqual({ code: 1102, reason: 'code_required' });
    }
    expect((await loginWithCode(server, email, authenticatorCodeOf(factor.secret))).errors).toBeUndefined();
  });

  it('are reset by a right code', async () => {
    for (let round = 0; round < 3; round += 1) {
      await tryAtOnce(perAccount - 1, wrongAuthenticatorCodeOf(factor.secret));
      await endSignInDelays(server);
      await forgetUsedCodes(server);
      expect((await loginWithCode(server, email, authenticatorCodeOf(factor.secret))).errors).toBeUndefined();
    }
  });

  it('do not lock another account', async () => {
    await tryAtOnce(10, wrongAuthenticatorCodeOf(factor.secret));
    expect((await loginWithCode(server, 'support@demo.test', undefined)).errors).toBeUndefined();
  });

  it('do not lock a known device', async () => {
    const known = await createKnownBrowser(server, email, authenticatorCodeOf(factor.secret));
    await forgetUsedCodes(server);
    for (let attempt = 0; attempt < perAccount; attempt += 1) {
      await endSignInDelays(server);
      await loginWithCode(server, email, wrongAuthenticatorCodeOf(factor.secret));
    }
    await endSignInDelays(server);
    expect(refusalOf(await loginWithCode(server, email, authenticatorCodeOf(factor.secret)))).toEqual(locked);
    expect(
      (await loginWithCookie(server, known, email, demoAccountPassword, authenticatorCodeOf(factor.secret))).errors,
    ).toBeUndefined();
    const guesses = Array.from({ length: 20 }, () => wrongAuthenticatorCodeOf(factor.secret));
    const responses = [];
    for (const code of guesses) responses.push(await loginWithCookie(server, known, email, demoAccountPassword, code));
    expect(countErrorReasons(responses)).toEqual({ code_wrong: perAccount, locked: 20 - perAccount });
  });

  it('are reported by mail when unknown devices reach the limit', async () => {
    await runSql(server, 'DELETE FROM mails');
    for (let attempt = 0; attempt < perAccount + 3; attempt += 1) {
      await endSignInDelays(server);
      await loginWithCode(server, email, wrongAuthenticatorCodeOf(factor.secret));
    }
    expect(await fetchStoredMails(server, 'FAILED_SIGN_INS')).toMatchObject([
      { email, step: 'code', tries: perAccount },
    ]);
  });
});

describe('codes from one address', () => {
  const perAddress = 5;
  beforeAll(() => limitTo({ account: 1000, address: perAddress }));
  afterAll(() => server.close());

  it('are checked up to the limit, whatever the account', async () => {
    expect(countErrorReasons(await tryAtOnce(20, wrongAuthenticatorCodeOf(factor.secret)))).toEqual({
      code_wrong: perAddress,
      locked: 20 - perAddress,
    });
  });
});
