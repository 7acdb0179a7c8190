import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startBeside } from '../harness/beside';
import { type SignedIn, startTestServer, type TestServer } from '../harness/server';
import { countReasons, endDelays, knownBrowser, loginOn } from './browsers';
import { answersOf, change, loginDocument, password, post, refusal } from './calls';
import {
  codeOf,
  type Factor,
  factorCalls,
  forgetUsedCodes,
  loginWith,
  mailsOf,
  setUp,
  takeFactorsAway,
  wrongCodeOf,
} from './second-factor';

const email = 'logistician@demo.test';
const perAccount = 4;
/** Tries that need not wait for one another. */
const atOnce = 3;

let base: TestServer;
/** On the same database, with the limits of some tests. */
let server: TestServer;
let owner: SignedIn;
let factor: Factor;

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
  server = await startBeside(base, { environment });
}

/** Sets the second factor up anew, and lets all counts begin anew. */
beforeEach(async () => {
  await takeFactorsAway(server);
  await change(server, 'DELETE FROM sign_in_attempts');
  factor = await setUp(server, owner.token, owner.user);
  await forgetUsedCodes(server);
  await change(server, 'DELETE FROM sign_in_attempts');
});

const locked = { code: 1101, reason: 'locked' };
const tryAtOnce = (number: number, code: string) =>
  Promise.all(Array.from({ length: number }, () => loginWith(server, email, code)));

describe('codes for one account', () => {
  beforeAll(() => limitTo({ account: perAccount, address: 1000 }));
  afterAll(() => server.close());

  it('are looked at up to their number when forty come at once; then the right one is refused, too', async () => {
    const code = wrongCodeOf(factor.secret);
    expect(countReasons(await tryAtOnce(40, code))).toEqual({ code_wrong: atOnce, locked: 40 - atOnce });
    await endDelays(server);
    expect(countReasons(await tryAtOnce(40, code))).toEqual({ code_wrong: perAccount - atOnce, locked: 39 });
    await endDelays(server);
    expect(refusal(await loginWith(server, email, codeOf(factor.secret)))).toEqual(locked);
    expect(refusal(await loginWith(server, email, factor.recoveryCodes[0]))).toEqual(locked);
  });

  it('are counted each in batches', async () => {
    const variables = { input: { username: email, password, code: wrongCodeOf(factor.secret) } };
    const batch = JSON.stringify(Array.from({ length: 20 }, () => ({ query: loginDocument, variables })));
    const answers = await Promise.all(Array.from({ length: 2 }, async () => answersOf(await post(server.url, batch))));
    expect(countReasons(answers.flat())).toEqual({ code_wrong: atOnce, locked: 40 - atOnce });
  });

  it('are counted when they are recovery codes, and together with those of the app', async () => {
    const guesses = [
      'AAAAA-AAAAA',
      wrongCodeOf(factor.secret),
      'BBBBB-BBBBB',
      wrongCodeOf(factor.secret),
      'CCCCC-CCCCC',
    ];
    const answers = [];
    for (const guess of guesses) {
      await endDelays(server);
      answers.push(await loginWith(server, email, guess));
    }
    expect(countReasons(answers)).toEqual({ code_wrong: perAccount, locked: 1 });
  });

  it('are counted wherever they are asked for', async () => {
    const calls = factorCalls(server, owner.token);
    const code = wrongCodeOf(factor.secret);
    const tries = [
      () => calls.activate({ user_id: owner.user, code, status: false }),
      () => calls.renew(code),
      () => calls.activate({ user_id: owner.user, code, status: true }),
      () => loginWith(server, email, code),
      () => calls.renew(code),
      () => calls.activate({ user_id: owner.user, code, status: false }),
      () => loginWith(server, email, code),
    ];
    const answers = [];
    for (const send of tries) {
      await endDelays(server);
      answers.push(await send());
    }
    expect(countReasons(answers)).toMatchObject({ code_wrong: 3, locked: 3 });
    expect(await calls.status()).toEqual({ active: true, required: false, recovery_codes_left: 10 });
  });

  it('do not count when none was sent, nor as attempts at the password', async () => {
    for (let attempt = 0; attempt < perAccount * 2; attempt += 1) {
      expect(refusal(await loginWith(server, email))).toEqual({ code: 1102, reason: 'code_required' });
    }
    expect((await loginWith(server, email, codeOf(factor.secret))).errors).toBeUndefined();
  });

  it('begin anew after a right one', async () => {
    for (let round = 0; round < 3; round += 1) {
      await tryAtOnce(perAccount - 1, wrongCodeOf(factor.secret));
      await endDelays(server);
      await forgetUsedCodes(server);
      expect((await loginWith(server, email, codeOf(factor.secret))).errors).toBeUndefined();
    }
  });

  it('do not lock the account of somebody else', async () => {
    await tryAtOnce(10, wrongCodeOf(factor.secret));
    expect((await loginWith(server, 'support@demo.test', undefined)).errors).toBeUndefined();
  });

  it('let a known device in when unknown ones have used them up', async () => {
    const known = await knownBrowser(server, email, codeOf(factor.secret));
    await forgetUsedCodes(server);
    for (let attempt = 0; attempt < perAccount; attempt += 1) {
      await endDelays(server);
      await loginWith(server, email, wrongCodeOf(factor.secret));
    }
    await endDelays(server);
    expect(refusal(await loginWith(server, email, codeOf(factor.secret)))).toEqual(locked);
    expect((await loginOn(server, known, email, password, codeOf(factor.secret))).errors).toBeUndefined();
    const guesses = Array.from({ length: 20 }, () => wrongCodeOf(factor.secret));
    const answers = [];
    for (const code of guesses) answers.push(await loginOn(server, known, email, password, code));
    expect(countReasons(answers)).toEqual({ code_wrong: perAccount, locked: 20 - perAccount });
  });

  it('are reported by mail when unknown devices have used them up', async () => {
    await change(server, 'DELETE FROM mails');
    for (let attempt = 0; attempt < perAccount + 3; attempt += 1) {
      await endDelays(server);
      await loginWith(server, email, wrongCodeOf(factor.secret));
    }
    expect(await mailsOf(server, 'FAILED_SIGN_INS')).toMatchObject([{ email, step: 'code', tries: perAccount }]);
  });
});

describe('codes from one address', () => {
  const perAddress = 5;
  beforeAll(() => limitTo({ account: 1000, address: perAddress }));
  afterAll(() => server.close());

  it('are looked at up to their number, whatever the account', async () => {
    expect(countReasons(await tryAtOnce(20, wrongCodeOf(factor.secret)))).toEqual({
      code_wrong: perAddress,
      locked: 20 - perAddress,
    });
  });
});
