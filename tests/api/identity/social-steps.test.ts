import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startBeside } from '../harness/beside';
import { type KeyServer, startKeyServer } from '../harness/key-server';
import { startTestServer, type TestServer } from '../harness/server';
import { change, login, refusal } from './calls';
import { codeOf, forgetUsedCodes, setUp, takeFactorsAway, wrongCodeOf } from './second-factor';
import { hosted, socialLogin, socialRegister } from './social';

const email = 'admin@demo.test';

let google: KeyServer;
let server: TestServer;

beforeAll(async () => {
  google = await startKeyServer();
  server = await startTestServer({ environment: google.environment });
});

afterAll(async () => {
  await server.close();
  await google.close();
});

const said = { sub: 'g-admin', ...hosted(email) };
const handed = [
  ['an ID token', 'CREDENTIAL', () => google.credential(said)],
  ['a code', 'CODE', async () => google.code(said)],
  ['an access token', 'ACCESS_TOKEN', async () => google.accessToken({ ...said, email: 'admin@demo.test' })],
] as const;

describe('the second factor', () => {
  afterEach(async () => {
    await takeFactorsAway(server);
  });

  it.each(handed)('is asked for after %s, and nothing is linked before it', async (_name, kind, hand) => {
    const { token: owner, user } = await server.signIn(email);
    const { secret } = await setUp(server, owner, user);
    await forgetUsedCodes(server);
    if (kind !== 'ACCESS_TOKEN') await change(server, 'DELETE FROM social_names');
    const linked = await change(server, 'SELECT * FROM social_names');
    const token = await hand();
    expect(refusal(await socialLogin(server, token, { kind }))).toEqual({ code: 1102, reason: 'code_required' });
    expect(refusal(await socialLogin(server, token, { kind, code: wrongCodeOf(secret) }))).toEqual({
      code: 1102,
      reason: 'code_wrong',
    });
    expect(await change(server, 'SELECT * FROM social_names')).toEqual(linked);
    expect((await socialLogin(server, token, { kind, code: codeOf(secret) })).errors).toBeUndefined();
    // Nothing is left of a code that waited.
    expect(await change(server, 'SELECT * FROM social_exchanges')).toEqual([]);
  });

  it('finds no code again that waited too long, or was another provider’s', async () => {
    const { token: owner, user } = await server.signIn(email);
    const { secret } = await setUp(server, owner, user);
    await forgetUsedCodes(server);
    const token = google.code(said);
    expect(refusal(await socialLogin(server, token, { kind: 'CODE' })).reason).toBe('code_required');
    expect(
      refusal(await socialLogin(server, token, { kind: 'CODE', provider: 'MICROSOFT', code: codeOf(secret) })).reason,
    ).toBe('social');
    await change(server, "UPDATE social_exchanges SET expires_at = now() - interval '1 second'");
    expect(refusal(await socialLogin(server, token, { kind: 'CODE', code: codeOf(secret) })).reason).toBe('social');
  });
});

describe('a provider that does not answer', () => {
  const unavailable = { code: 1101, reason: 'social_unavailable' };

  /** Servers that have not asked for the keys yet, each with a provider of its own. */
  async function freshServer() {
    const provider = await startKeyServer();
    const fresh = await startBeside(server, { environment: provider.environment });
    return { provider, fresh };
  }

  it('is told of within its time, and nobody is let in, when it is broken, silent or endless', async () => {
    // All at once: each gets five seconds.
    const ways = ['broken', 'silent', 'endless'] as const;
    const outcomes = ways.map(async (how) => {
      const { provider, fresh } = await freshServer();
      const tokens = [
        ['CREDENTIAL', await provider.credential(said)],
        ['CODE', provider.code(said)],
        ['ACCESS_TOKEN', provider.accessToken(said)],
      ] as const;
      provider.behave(how);
      const began = performance.now();
      const answers = await Promise.all(tokens.map(([kind, token]) => socialLogin(fresh, token, { kind })));
      const inTime = performance.now() - began < 30_000;
      const byPassword = (await login(fresh, email)).errors;
      provider.behave('well');
      const later = (await socialLogin(fresh, provider.accessToken(said), { kind: 'ACCESS_TOKEN' })).errors;
      await fresh.close();
      await provider.close();
      return { how, refusals: answers.map(refusal), inTime, byPassword, later };
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
      expect((await socialLogin(fresh, await provider.credential(said))).errors).toBeUndefined();
    expect(provider.asked('/keys')).toBe(1);
    await fresh.close();
    await provider.close();
  });
});

describe('attempts to sign in by a provider', () => {
  let strict: TestServer;

  beforeAll(async () => {
    const environment = { ...google.environment, SIGN_IN_ATTEMPTS_PER_ADDRESS: '5' };
    strict = await startBeside(server, { environment });
    await change(strict, 'DELETE FROM sign_in_attempts');
  });

  afterAll(() => strict.close());

  it('are counted per address, at once too, before the provider is asked; those that succeed do not count', async () => {
    for (let turn = 0; turn < 8; turn += 1)
      expect((await socialLogin(strict, await google.credential(said))).errors).toBeUndefined();
    const from = google.asked('/tokeninfo');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => socialLogin(strict, `made up ${index}`, { kind: 'ACCESS_TOKEN' })),
    );
    expect(answers.filter((answer) => refusal(answer).reason === 'social')).toHaveLength(5);
    expect(answers.filter((answer) => refusal(answer).reason === 'locked')).toHaveLength(15);
    expect(google.asked('/tokeninfo') - from).toBe(5);
    expect(refusal(await socialLogin(strict, await google.credential(said))).reason).toBe('locked');
    expect((await login(strict, email)).errors).toBeUndefined();
  });

  it('to register by one are counted with other registrations', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => socialRegister(strict, `made up ${index}`)),
    );
    expect(answers.filter((answer) => refusal(answer).reason === 'social')).toHaveLength(5);
    expect(answers.filter((answer) => refusal(answer).reason === 'locked')).toHaveLength(5);
  });
});
