import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type SignedIn, startTestServer, type TestServer } from '../harness/server';
import { change, refusal } from './calls';
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
const wrong = { code: 1102, reason: 'code_wrong' };

let server: TestServer;
let owner: SignedIn;
let factor: Factor;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

beforeEach(async () => {
  await takeFactorsAway(server);
  await change(server, 'DELETE FROM mails');
  owner = await server.signIn(email);
  factor = await setUp(server, owner.token, owner.user);
});

const one = (index = 0) => factor.recoveryCodes[index] ?? '';
const left = async () => (await factorCalls(server, owner.token).status())?.recovery_codes_left;

describe('recovery codes', () => {
  it('are nowhere in the database, nor anything that the codes alone would give', async () => {
    const kept = JSON.stringify(await change(server, 'SELECT c::text FROM recovery_codes c'));
    expect(kept).toContain(owner.user);
    for (const code of factor.recoveryCodes)
      for (const part of [code, ...code.split('-')]) expect(kept).not.toContain(part);
  });

  it('let in once each, and their owner hears of it', async () => {
    expect((await loginWith(server, email, one())).errors).toBeUndefined();
    expect(refusal(await loginWith(server, email, one()))).toEqual(wrong);
    expect(await left()).toBe(9);
    expect((await loginWith(server, email, one(1))).errors).toBeUndefined();
    expect(await left()).toBe(8);
    const { tenant, user } = owner;
    expect(await mailsOf(server, 'RECOVERY_CODE_USED')).toEqual([
      { kind: 'RECOVERY_CODE_USED', tenant, user, left: 9 },
      { kind: 'RECOVERY_CODE_USED', tenant, user, left: 8 },
    ]);
  });

  it('let one in of twenty who use one at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => loginWith(server, email, one())));
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(answers.filter(({ errors }) => errors).map(refusal)).toEqual(Array.from({ length: 19 }, () => wrong));
    expect(await left()).toBe(9);
    expect(await mailsOf(server, 'RECOVERY_CODE_USED')).toHaveLength(1);
  });

  it('are taken as people copy them', async () => {
    expect((await loginWith(server, email, ` ${one(0).toLowerCase()} `)).errors).toBeUndefined();
    expect((await loginWith(server, email, one(1).replace('-', ''))).errors).toBeUndefined();
    expect((await loginWith(server, email, one(2).replaceAll('0', 'O').replaceAll('1', 'l'))).errors).toBeUndefined();
    expect(refusal(await loginWith(server, email, one(3).slice(0, -1)))).toEqual(wrong);
  });

  it('are their owner’s alone', async () => {
    const other = await server.signIn('support@demo.test');
    const theirs = await setUp(server, other.token, other.user);
    expect(refusal(await loginWith(server, email, theirs.recoveryCodes[0]))).toEqual(wrong);
    expect((await loginWith(server, 'support@demo.test', theirs.recoveryCodes[0])).errors).toBeUndefined();
  });

  it('are replaced by a code of the app, not by one of themselves', async () => {
    const calls = factorCalls(server, owner.token);
    await forgetUsedCodes(server);
    expect(refusal(await calls.renew(one()))).toEqual(wrong);
    expect(refusal(await calls.renew(wrongCodeOf(factor.secret)))).toEqual(wrong);
    const fresh = (await calls.renew(codeOf(factor.secret))).data?.twofaRecoveryCodes.recovery_codes ?? [];
    expect(new Set([...fresh, ...factor.recoveryCodes]).size).toBe(20);
    expect(refusal(await loginWith(server, email, one()))).toEqual(wrong);
    expect((await loginWith(server, email, fresh[0])).errors).toBeUndefined();
    expect(await left()).toBe(9);
  });

  it('are gone with the second factor', async () => {
    await factorCalls(server, owner.token).activate({ user_id: owner.user, code: one(), status: false });
    expect(await change(server, 'SELECT 1 FROM recovery_codes WHERE user_id = $1', owner.user)).toEqual([]);
  });
});
