import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type SignedInUser, startTestServer, type TestServer } from '../harness/server';
import { runSql, refusalOf } from './calls';
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
const wrong = { code: 1102, reason: 'code_wrong' };

let server: TestServer;
let owner: SignedInUser;
let factor: SecondFactor;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

beforeEach(async () => {
  await removeSecondFactors(server);
  await runSql(server, 'DELETE FROM mails');
  owner = await server.signIn(email);
  factor = await enableSecondFactor(server, owner.token, owner.user);
});

const one = (index = 0) => factor.recoveryCodes[index] ?? '';
const left = async () => (await secondFactorApiOf(server, owner.token).status())?.recovery_codes_left;

describe('recovery codes', () => {
  it('are stored only as hashes that need the server’s key', async () => {
    const kept = JSON.stringify(await runSql(server, 'SELECT c::text FROM recovery_codes c'));
    expect(kept).toContain(owner.user);
    for (const code of factor.recoveryCodes)
      for (const part of [code, ...code.split('-')]) expect(kept).not.toContain(part);
  });

  it('work once each, and send a mail', async () => {
    expect((await loginWithCode(server, email, one())).errors).toBeUndefined();
    expect(refusalOf(await loginWithCode(server, email, one()))).toEqual(wrong);
    expect(await left()).toBe(9);
    expect((await loginWithCode(server, email, one(1))).errors).toBeUndefined();
    expect(await left()).toBe(8);
    const { tenant, user } = owner;
    expect(await fetchStoredMails(server, 'RECOVERY_CODE_USED')).toEqual([
      { kind: 'RECOVERY_CODE_USED', tenant, user, left: 9 },
      { kind: 'RECOVERY_CODE_USED', tenant, user, left: 8 },
    ]);
  });

  it('work for one of twenty concurrent sign-ins', async () => {
    const responses = await Promise.all(Array.from({ length: 20 }, () => loginWithCode(server, email, one())));
    expect(responses.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(responses.filter(({ errors }) => errors).map(refusalOf)).toEqual(Array.from({ length: 19 }, () => wrong));
    expect(await left()).toBe(9);
    expect(await fetchStoredMails(server, 'RECOVERY_CODE_USED')).toHaveLength(1);
  });

  it('ignore case, spaces, dashes and similar characters', async () => {
    expect((await loginWithCode(server, email, ` ${one(0).toLowerCase()} `)).errors).toBeUndefined();
    expect((await loginWithCode(server, email, one(1).replace('-', ''))).errors).toBeUndefined();
    expect(
      (await loginWithCode(server, email, one(2).replaceAll('0', 'O').replaceAll('1', 'l'))).errors,
    ).toBeUndefined();
    expect(refusalOf(await loginWithCode(server, email, one(3).slice(0, -1)))).toEqual(wrong);
  });

  it('work only for their owner', async () => {
    const other = await server.signIn('support@demo.test');
    const theirs = await enableSecondFactor(server, other.token, other.user);
    expect(refusalOf(await loginWithCode(server, email, theirs.recoveryCodes[0]))).toEqual(wrong);
    expect((await loginWithCode(server, 'support@demo.test', theirs.recoveryCodes[0])).errors).toBeUndefined();
  });

  it('are replaced with a code of the app, not with a recovery code', async () => {
    const calls = secondFactorApiOf(server, owner.token);
    await forgetUsedCodes(server);
    expect(refusalOf(await calls.renew(one()))).toEqual(wrong);
    expect(refusalOf(await calls.renew(wrongAuthenticatorCodeOf(factor.secret)))).toEqual(wrong);
    const fresh = (await calls.renew(authenticatorCodeOf(factor.secret))).data?.twofaRecoveryCodes.recovery_codes ?? [];
    expect(new Set([...fresh, ...factor.recoveryCodes]).size).toBe(20);
    expect(refusalOf(await loginWithCode(server, email, one()))).toEqual(wrong);
    expect((await loginWithCode(server, email, fresh[0])).errors).toBeUndefined();
    expect(await left()).toBe(9);
  });

  it('are deleted with the second factor', async () => {
    await secondFactorApiOf(server, owner.token).activate({ user_id: owner.user, code: one(), status: false });
    expect(await runSql(server, 'SELECT 1 FROM recovery_codes WHERE user_id = $1', owner.user)).toEqual([]);
  });
});
