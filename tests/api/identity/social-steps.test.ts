import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startSecondServer } from '../harness/second-server';
import { type FakeIdentityProvider, startIdentityProvider } from '../harness/identity-provider';
import { startTestServer, type TestServer } from '../harness/server';
import { runSql, loginByPassword, refusalOf } from './calls';
import {
  authenticatorCodeOf,
  forgetUsedCodes,
  enableSecondFactor,
  removeSecondFactors,
  wrongAuthenticatorCodeOf,
} from './second-factor';
import { googleClaimsOf, socialLogin, socialRegister } from './social';

const email = 'admin@demo.test';

let google: FakeIdentityProvider;
let server: TestServer;

beforeAll(async () => {
  google = await startIdentityProvider();
  server = await startTestServer({ environment: google.environment });
});

afterAll(async () => {
  await server.close();
  await google.close();
});

const claims = { sub: 'g-admin', ...googleClaimsOf(email) };
const handed = [
  ['an ID token', 'CREDENTIAL', () => google.credential(claims)],
  ['a code', 'CODE', async () => google.code(claims)],
  ['an access token', 'ACCESS_TOKEN', async () => google.accessToken({ ...claims, email: 'admin@demo.test' })],
] as const;

describe('the second factor', () => {
  afterEach(async () => {
    await removeSecondFactors(server);
  });

  it.each(handed)('is required after %s, and nothing is linked before it', async (_name, kind, hand) => {
    const { token: owner, user } = await server.signIn(email);
    const { secret } = await enableSecondFactor(server, owner, user);
    await forgetUsedCodes(server);
    if (kind !== 'ACCESS_TOKEN') await runSql(server, 'DELETE FROM social_names');
    const linked = await runSql(server, 'SELECT * FROM social_names');
    const token = await hand();
    expect(refusalOf(await socialLogin(server, token, { kind }))).toEqual({
      code: 1102,
      reason: 'code_required',
    });
    expect(refusalOf(await socialLogin(server, token, { kind, code: wrongAuthenticatorCodeOf(secret) }))).toEqual({
      code: 1102,
      reason: 'code_wrong',
    });
    expect(await runSql(server, 'SELECT * FROM social_names')).toEqual(linked);
    expect((await socialLogin(server, token, { kind, code: authenticatorCodeOf(secret) })).errors).toBeUndefined();
    // No exchange that waits for a second factor is stored any more.
    expect(await runSql(server, 'SELECT * FROM social_exchanges')).toEqual([]);
  });

  it('refuses an expired code, and one of another provider', async () => {
    const { token: owner, user } = await server.signIn(email);
    const { secret } = await enableSecondFactor(server, owner, user);
    await forgetUsedCodes(server);
    const token = google.code(claims);
    expect(refusalOf(await socialLogin(server, token, { kind: 'CODE' })).reason).toBe('code_required');
    expect(
      refusalOf(
        await socialLogin(server, token, { kind: 'CODE', provider: 'MICROSOFT', code: authenticatorCodeOf(secret) }),
      ).reason,
    ).toBe('social');
    await runSql(server, "UPDATE social_exchanges SET expires_at = now() - interval '1 second'");
    expect(
      refusalOf(await socialLogin(server, token, { kind: 'CODE', code: authenticatorCodeOf(secret) })).reason,
    ).toBe('social');
  });
});

describe('a provider that does not answer', () => {
  const unavailable = { code: 1101, reason: 'social_unavailable' };

  /** Starts a provider, and a server that uses it and has not yet fetched its keys. */
  async function freshServer() {
    const provider = await startIdentityProvider();
    const fresh = await startSecondServer(server, { environment: provider.environment });
    return { provider, fresh };
  }

  it('is reported after a timeout, without a sign-in, when it is broken, silent or endless', async () => {
    // Tests the three cases concurrently, because each waits for the server's timeout of five seconds.
    const ways = ['broken', 'silent', 'endless'] as const;
    const outcomes = ways.map(async (how) => {
      const { provider, fresh } = await freshServer();
      const tokens = [
        ['CREDENTIAL', await provider.credential(claims)],
        ['CODE', provider.code(claims)],
        ['ACCESS_TOKEN', provider.accessToken(claims)],
      ] as const;
      provider.setBehaviour(how);
      const began = performance.now();
      const responses = await Promise.all(tokens.map(([kind, token]) => socialLogin(fresh, token, { kind })));
      const inTime = performance.now() - began < 30_000;
      const byPassword = (await loginByPassword(fresh, email)).errors;
      provider.setBehaviour('well');
      const later = (await socialLogin(fresh, provider.accessToken(claims), { kind: 'ACCESS_TOKEN' })).errors;
      await fresh.close();
      await provider.close();
      return { how, refusals: responses.map(refusalOf), inTime, byPassword, later };
    });
    expect(await Promise.all(outcomes)).toEqual(
      ways.map((how) => ({
        how,
        refusals: [unavailable, unavailable, unavailable],
        inTime: true,
        byPassword: undefined,
        later: undefined,
      })),
    );
  });

  it('is asked for its keys once, until one is missing', async () => {
    const { provider, fresh } = await freshServer();
    for (let turn = 0; turn < 5; turn += 1)
      expect((await socialLogin(fresh, await provider.credential(claims))).errors).toBeUndefined();
    expect(provider.requestCount('/keys')).toBe(1);
    await fresh.close();
    await provider.close();
  });
});

describe('attempts to sign in by a provider', () => {
  let strict: TestServer;

  beforeAll(async () => {
    const environment = { ...google.environment, SIGN_IN_ATTEMPTS_PER_ADDRESS: '5' };
    strict = await startSecondServer(server, { environment });
    await runSql(strict, 'DELETE FROM sign_in_attempts');
  });

  afterAll(() => strict.close());

  it('are counted per address before the provider is called, unless they succeed', async () => {
    for (let turn = 0; turn < 8; turn += 1)
      expect((await socialLogin(strict, await google.credential(claims))).errors).toBeUndefined();
    const from = google.requestCount('/tokeninfo');
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) => socialLogin(strict, `made up ${index}`, { kind: 'ACCESS_TOKEN' })),
    );
    expect(responses.filter((response) => refusalOf(response).reason === 'social')).toHaveLength(5);
    expect(responses.filter((response) => refusalOf(response).reason === 'locked')).toHaveLength(15);
    expect(google.requestCount('/tokeninfo') - from).toBe(5);
    expect(refusalOf(await socialLogin(strict, await google.credential(claims))).reason).toBe('locked');
    expect((await loginByPassword(strict, email)).errors).toBeUndefined();
  });

  it('are counted with other registrations', async () => {
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, index) => socialRegister(strict, `made up ${index}`)),
    );
    expect(responses.filter((response) => refusalOf(response).reason === 'social')).toHaveLength(5);
    expect(responses.filter((response) => refusalOf(response).reason === 'locked')).toHaveLength(5);
  });
});
