import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { drawQrCode } from '../../../server/areas/identity/qr-code';
import { type SignedInUser, startTestServer, type TestServer } from '../harness/server';
import {
  parseBatchResponse,
  runSql,
  loginMutation,
  demoAccountPassword,
  postToGraphql,
  refusalOf,
  fetchTokenRefusal,
} from './calls';
import { problemCodesByPath } from './users-api';
import {
  authenticatorCodeOf,
  secondFactorApiOf,
  forgetUsedCodes,
  loginWithCode,
  fetchStoredMails,
  enableSecondFactor,
  removeSecondFactors,
  runWithinOnePeriod,
  wrongAuthenticatorCodeOf,
} from './second-factor';

const email = 'logistician@demo.test';
const wrong = { code: 1102, reason: 'code_wrong' };

let server: TestServer;
let owner: SignedInUser;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

beforeEach(async () => {
  await removeSecondFactors(server);
  await runSql(server, 'DELETE FROM mails');
  owner = await server.signIn(email);
});

describe('setting a second factor up', () => {
  it('returns a secret as a QR code and text, which is inactive yet', async () => {
    const factor = secondFactorApiOf(server, owner.token);
    const { data } = await factor.generate(owner.user);
    const { qr_image, secret_key } = data?.twofaGenerateCode ?? { qr_image: '', secret_key: '' };
    expect(secret_key).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
    const secret = secret_key.replaceAll(' ', '');
    expect(qr_image).toBe(
      await drawQrCode(`otpauth://totp/Waybill:logistician%40demo.test?secret=${secret}&issuer=Waybill`),
    );
    expect(qr_image).toMatch(/^data:image\/svg\+xml;base64,/);
    expect(await factor.status()).toEqual({ active: false, required: false, recovery_codes_left: 0 });
    expect((await loginWithCode(server, email)).errors).toBeUndefined();
    const kept = JSON.stringify(await runSql(server, 'SELECT f::text FROM second_factors f'));
    expect(kept).toContain(owner.user);
    expect(kept).not.toContain(secret);
  });

  it('is completed with a code of the app, and returns ten recovery codes', async () => {
    const factor = secondFactorApiOf(server, owner.token);
    const secret = ((await factor.generate(owner.user)).data?.twofaGenerateCode.secret_key ?? '').replaceAll(' ', '');
    expect(refusalOf(await factor.activate({ user_id: owner.user, status: true }))).toEqual({
      code: 1102,
      reason: 'code_required',
    });
    expect(
      refusalOf(await factor.activate({ user_id: owner.user, code: wrongAuthenticatorCodeOf(secret), status: true })),
    ).toEqual(wrong);
    expect((await factor.status())?.active).toBe(false);

    const { data } = await factor.activate({ user_id: owner.user, code: authenticatorCodeOf(secret), status: true });
    const codes = data?.twofaActivate.recovery_codes ?? [];
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
    expect(data?.twofaActivate.status).toBe(true);
    expect(await factor.status()).toEqual({ active: true, required: false, recovery_codes_left: 10 });
    const { data: read } = await server.call(
      '{ account { uses_two_factor_auth must_set_up_two_factor } }',
      {},
      { token: owner.token },
    );
    expect(read).toEqual({ account: { uses_two_factor_auth: true, must_set_up_two_factor: false } });
    expect(await fetchStoredMails(server, 'SECOND_FACTOR_ON')).toEqual([
      { kind: 'SECOND_FACTOR_ON', tenant: owner.tenant, user: owner.user },
    ]);
  });

  it('keeps the current session, and ends the others', async () => {
    const [other, colleague] = [await server.signIn(email), await server.signIn('support@demo.test')];
    await enableSecondFactor(server, owner.token, owner.user);
    expect(await fetchTokenRefusal(server, owner.token)).toBeUndefined();
    expect(await fetchTokenRefusal(server, other.token)).toEqual({ code: 1103, reason: 'expired' });
    expect(await fetchTokenRefusal(server, colleague.token)).toBeUndefined();
  });

  it('is recorded in the user’s history without the secret', async () => {
    await enableSecondFactor(server, owner.token, owner.user);
    const rows = await runSql(
      server,
      'SELECT action, user_id, details::text FROM activities WHERE entity_id = $1 ORDER BY id DESC LIMIT 1',
      owner.user,
    );
    expect(rows[0]?.slice(0, 2)).toEqual(['UPDATED', owner.user]);
    expect(JSON.parse(rows[0]?.[2] ?? '')).toMatchObject({ fields: ['uses_two_factor_auth'] });
  });

  it('is limited to the own account, and refused while one is active', async () => {
    const factor = secondFactorApiOf(server, owner.token);
    const admin = await server.signIn('admin@demo.test');
    expect(problemCodesByPath(await factor.generate(admin.user))).toEqual({ user_id: ['not_found'] });
    expect(problemCodesByPath(await factor.activate({ user_id: owner.user, code: '123456', status: true }))).toEqual({
      'input.code': ['not_set_up'],
    });
    const { secret } = await enableSecondFactor(server, owner.token, owner.user);
    expect(problemCodesByPath(await factor.generate(owner.user))).toEqual({ user_id: ['already_on'] });
    const again = await factor.activate({ user_id: owner.user, code: authenticatorCodeOf(secret, 1), status: true });
    expect(problemCodesByPath(again)).toEqual({ 'input.status': ['already_on'] });
    await forgetUsedCodes(server);
    expect((await loginWithCode(server, email, authenticatorCodeOf(secret))).errors).toBeUndefined();
  });
});

describe('signing in with a second factor', () => {
  it('asks for the code after the right password', async () => {
    const { secret } = await enableSecondFactor(server, owner.token, owner.user);
    await forgetUsedCodes(server);
    expect(refusalOf(await loginWithCode(server, email))).toEqual({ code: 1102, reason: 'code_required' });
    expect(refusalOf(await loginWithCode(server, email, ' '))).toEqual({ code: 1102, reason: 'code_required' });
    for (const code of [undefined, authenticatorCodeOf(secret), wrongAuthenticatorCodeOf(secret)]) {
      expect(refusalOf(await loginWithCode(server, email, code, 'wrong'))).toEqual({
        code: 1101,
        reason: 'credentials',
      });
    }
    expect((await loginWithCode(server, email, authenticatorCodeOf(secret))).errors).toBeUndefined();
  });

  it.each(['', '12345', '1234567', 'abcdef', '００００００', "1' OR '1'='1", '\0', '9'.repeat(500)])(
    'refuses %j as a code',
    async (code) => {
      await enableSecondFactor(server, owner.token, owner.user);
      expect(refusalOf(await loginWithCode(server, email, code)).code).toBe(1102);
    },
  );

  it('accepts a code of 30 seconds ago or ahead, none further off', async () => {
    const { secret } = await enableSecondFactor(server, owner.token, owner.user);
    const tried = (steps: number) =>
      runWithinOnePeriod(async () => {
        await forgetUsedCodes(server);
        return loginWithCode(server, email, authenticatorCodeOf(secret, steps));
      });
    for (const steps of [-1, 0, 1]) expect((await tried(steps)).errors).toBeUndefined();
    for (const steps of [-2, 2]) expect(refusalOf(await tried(steps))).toEqual(wrong);
  });

  it('accepts a code once, and none older', async () => {
    const { secret } = await enableSecondFactor(server, owner.token, owner.user);
    await forgetUsedCodes(server);
    const [older, code] = [authenticatorCodeOf(secret), authenticatorCodeOf(secret, 1)];
    expect((await loginWithCode(server, email, `${code.slice(0, 3)} ${code.slice(3)}`)).errors).toBeUndefined();
    expect(refusalOf(await loginWithCode(server, email, code))).toEqual(wrong);
    expect(refusalOf(await loginWithCode(server, email, older))).toEqual(wrong);
  });

  it('refuses the code that activated it', async () => {
    const factor = secondFactorApiOf(server, owner.token);
    const secret = ((await factor.generate(owner.user)).data?.twofaGenerateCode.secret_key ?? '').replaceAll(' ', '');
    const code = authenticatorCodeOf(secret);
    await factor.activate({ user_id: owner.user, code, status: true });
    expect(refusalOf(await loginWithCode(server, email, code))).toEqual(wrong);
  });

  it('accepts one of twenty concurrent calls with one code, and one of ten in a batch', async () => {
    const { secret } = await enableSecondFactor(server, owner.token, owner.user);
    await forgetUsedCodes(server);
    const code = authenticatorCodeOf(secret);
    const responses = await Promise.all(Array.from({ length: 20 }, () => loginWithCode(server, email, code)));
    expect(responses.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(responses.filter(({ errors }) => errors).map(refusalOf)).toEqual(Array.from({ length: 19 }, () => wrong));

    await forgetUsedCodes(server);
    const variables = { input: { username: email, password: demoAccountPassword, code: authenticatorCodeOf(secret) } };
    const batch = JSON.stringify(Array.from({ length: 10 }, () => ({ query: loginMutation, variables })));
    const batched = await parseBatchResponse(await postToGraphql(server.url, batch));
    expect(batched.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(batched.filter(({ errors }) => errors).map(refusalOf)).toEqual(Array.from({ length: 9 }, () => wrong));
  });

  it('accepts only codes of the own secret', async () => {
    const { secret } = await enableSecondFactor(server, owner.token, owner.user);
    const other = await server.signIn('admin@other.test');
    const theirs = await enableSecondFactor(server, other.token, other.user);
    await forgetUsedCodes(server);
    expect(refusalOf(await loginWithCode(server, email, authenticatorCodeOf(theirs.secret)))).toEqual(wrong);
    // A secret is encrypted for its user, so it does not work when it is copied to the row of another user.
    await runSql(
      server,
      'UPDATE second_factors SET secret = (SELECT secret FROM second_factors WHERE user_id = $1) WHERE user_id = $2',
      other.user,
      owner.user,
    );
    expect(refusalOf(await loginWithCode(server, email, authenticatorCodeOf(theirs.secret)))).toEqual(wrong);
    expect(refusalOf(await loginWithCode(server, email, authenticatorCodeOf(secret)))).toEqual(wrong);
  });

  it('ignores the code of an account without one', async () => {
    const { data } = await server.call(loginMutation, {
      input: { username: email, password: demoAccountPassword, code: '123456' },
    });
    expect(data).toHaveProperty('login.access_token');
  });
});

describe('turning a second factor off', () => {
  it('requires a code, and ends other sessions', async () => {
    const { secret } = await enableSecondFactor(server, owner.token, owner.user);
    await forgetUsedCodes(server);
    const { data } = await loginWithCode(server, email, authenticatorCodeOf(secret));
    const factor = secondFactorApiOf(server, owner.token);
    expect(refusalOf(await factor.activate({ user_id: owner.user, status: false }))).toEqual({
      code: 1102,
      reason: 'code_required',
    });
    expect(
      refusalOf(await factor.activate({ user_id: owner.user, code: wrongAuthenticatorCodeOf(secret), status: false })),
    ).toEqual(wrong);
    expect((await factor.status())?.active).toBe(true);

    const off = await factor.activate({ user_id: owner.user, code: authenticatorCodeOf(secret, 1), status: false });
    expect(off.data).toEqual({ twofaActivate: { status: false, recovery_codes: null } });
    expect(await factor.status()).toEqual({ active: false, required: false, recovery_codes_left: 0 });
    expect(await fetchTokenRefusal(server, owner.token)).toBeUndefined();
    expect(await fetchTokenRefusal(server, data?.login.access_token ?? '')).toEqual({ code: 1103, reason: 'expired' });
    expect((await loginWithCode(server, email)).errors).toBeUndefined();
    expect(await fetchStoredMails(server, 'SECOND_FACTOR_OFF')).toEqual([
      { kind: 'SECOND_FACTOR_OFF', tenant: owner.tenant, user: owner.user },
    ]);
  });

  it('accepts a recovery code', async () => {
    const { recoveryCodes } = await enableSecondFactor(server, owner.token, owner.user);
    const factor = secondFactorApiOf(server, owner.token);
    const off = await factor.activate({ user_id: owner.user, code: recoveryCodes[3], status: false });
    expect(off.data?.twofaActivate.status).toBe(false);
    expect((await loginWithCode(server, email)).errors).toBeUndefined();
    expect(
      (await fetchStoredMails(server, 'SECOND_FACTOR_OFF')).length +
        (await fetchStoredMails(server, 'RECOVERY_CODE_USED')).length,
    ).toBe(1);
  });

  it('changes nothing when none is active', async () => {
    const { data } = await secondFactorApiOf(server, owner.token).activate({ user_id: owner.user, status: false });
    expect(data).toEqual({ twofaActivate: { status: false, recovery_codes: null } });
    expect(await fetchStoredMails(server, 'SECOND_FACTOR_OFF')).toEqual([]);
  });
});
