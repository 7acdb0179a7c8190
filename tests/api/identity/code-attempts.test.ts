import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startBeside } from '../harness/beside';
import { type AnswerError, type SignedIn, startTestServer, type TestServer } from '../harness/server';
import { answersOf, change, loginDocument, password, post, refusal } from './calls';
import {
  codeOf,
  type Factor,
  factorCalls,
  forgetUsedCodes,
  loginWith,
  setUp,
  takeFactorsAway,
  wrongCodeOf,
} from './second-factor';

const email = 'logistician@demo.test';
const perAccount = 4;

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

function counted(answers: readonly { errors?: readonly AnswerError[] }[]) {
  const reasons = answers.flatMap(({ errors }) => errors ?? []).map(({ extensions }) => extensions?.reason);
  return {
    wrong: reasons.filter((reason) => reason === 'code_wrong').length,
    locked: reasons.filter((reason) => reason === 'locked').length,
  };
}

const locked = { code: 1101, reason: 'locked' };
const tryAtOnce = (number: number, code: string) =>
  Promise.all(Array.from({ length: number }, () => loginWith(server, email, code)));

describe('codes for one account', () => {
  beforeAll(() => limitTo({ account: perAccount, address: 1000 }));
  afterAll(() => server.close());

  it('are looked at up to their number when forty come at once; then the right one is refused, too', async () => {
    expect(counted(await tryAtOnce(40, wrongCodeOf(factor.secret)))).toEqual({
      wrong: perAccount,
      locked: 40 - perAccount,
    });
    expect(refusal(await loginWith(server, email, codeOf(factor.secret)))).toEqual(locked);
    expect(refusal(await loginWith(server, email, factor.recoveryCodes[0]))).toEqual(locked);
  });

  it('are counted each in batches', async () => {
    const variables = { input: { username: email, password, code: wrongCodeOf(factor.secret) } };
    const batch = JSON.stringify(Array.from({ length: 20 }, () => ({ query: loginDocument, variables })));
    const answers = await Promise.all(Array.from({ length: 2 }, async () => answersOf(await post(server.url, batch))));
    expect(counted(answers.flat())).toEqual({ wrong: perAccount, locked: 40 - perAccount });
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
    for (const guess of guesses) answers.push(await loginWith(server, email, guess));
    expect(counted(answers)).toEqual({ wrong: perAccount, locked: 1 });
  });

  it('are counted wherever they are asked for', async () => {
    const calls = factorCalls(server, owner.token);
    const code = wrongCodeOf(factor.secret);
    const answers = [
      await calls.activate({ user_id: owner.user, code, status: false }),
      await calls.renew(code),
      await calls.activate({ user_id: owner.user, code, status: true }),
      await loginWith(server, email, code),
      await calls.renew(code),
      await calls.activate({ user_id: owner.user, code, status: false }),
      await loginWith(server, email, code),
    ];
    expect(counted(answers)).toEqual({ wrong: 3, locked: 3 });
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
      await forgetUsedCodes(server);
      expect((await loginWith(server, email, codeOf(factor.secret))).errors).toBeUndefined();
    }
  });

  it('do not lock the account of somebody else', async () => {
    await tryAtOnce(10, wrongCodeOf(factor.secret));
    expect((await loginWith(server, 'support@demo.test', undefined)).errors).toBeUndefined();
  });
});

describe('codes from one address', () => {
  const perAddress = 5;
  beforeAll(() => limitTo({ account: 1000, address: perAddress }));
  afterAll(() => server.close());

  it('are looked at up to their number, whatever the account', async () => {
    expect(counted(await tryAtOnce(20, wrongCodeOf(factor.secret)))).toEqual({
      wrong: perAddress,
      locked: 20 - perAddress,
    });
  });
});
