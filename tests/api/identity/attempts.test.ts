import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startSecondServer } from '../harness/second-server';
import { startTestServer, type TestServer } from '../harness/server';
import {
  countErrorReasons,
  endSignInDelays,
  endSignInWindows,
  loginWithCookie,
  tryWrongPasswords,
  separateWaitingTimes,
} from './browsers';
import {
  parseBatchResponse,
  runSql,
  loginByPassword,
  loginMutation,
  demoAccountPassword,
  postToGraphql,
  refusalOf,
} from './calls';

let base: TestServer;
/** A second server on the same database, with the limits of sign-in attempts that a test sets. */
let server: TestServer;

const perAccount = 4;
/** Number of wrong passwords that are accepted before the first delay. */
const atOnce = 3;
const windowSeconds = 15 * 60;
const wrong = { username: 'admin@demo.test', password: 'wrong' };

async function limitTo(limits: { account: number; address: number }) {
  const environment = {
    SIGN_IN_ATTEMPTS_PER_ACCOUNT: String(limits.account),
    SIGN_IN_ATTEMPTS_PER_ADDRESS: String(limits.address),
  };
  server = await startSecondServer(base, { environment });
}

beforeAll(async () => {
  base = await startTestServer();
});
afterAll(() => base.close());
beforeEach(() => runSql(server, 'DELETE FROM sign_in_attempts'));

/** Sends a hundred sign-ins with wrong passwords at the same time. */
const tryHundred = () =>
  Promise.all(Array.from({ length: 100 }, () => loginByPassword(server, wrong.username, wrong.password)));

const batchOf = (usernames: readonly string[]) =>
  JSON.stringify(
    usernames.map((username) => ({ query: loginMutation, variables: { input: { username, password: 'wrong' } } })),
  );

describe('failed attempts of unknown devices on one account', () => {
  beforeAll(() => limitTo({ account: perAccount, address: 10_000 }));
  afterAll(() => server.close());

  it('are refused above the limit, even with the right password', async () => {
    expect(countErrorReasons(await tryWrongPasswords(server, wrong.username, perAccount))).toEqual({
      credentials: perAccount,
    });
    await endSignInDelays(server);
    expect(refusalOf(await loginByPassword(server, wrong.username, demoAccountPassword))).toEqual({
      code: 1101,
      reason: 'locked',
    });
  });

  it('are delayed after the third, with retryAfter', async () => {
    for (let attempt = 0; attempt < atOnce; attempt += 1)
      expect(refusalOf(await loginWithCookie(server, '', wrong.username, 'wrong')).reason).toBe('credentials');
    const delayed = await loginWithCookie(server, '', wrong.username, demoAccountPassword);
    expect(delayed).toMatchObject({ status: 200, errors: [{ extensions: { code: 1101, reason: 'locked' } }] });
    // The delay is a third of the window after the third wrong password, and two thirds after the last one.
    const seconds = delayed.errors?.[0]?.extensions?.retryAfter ?? 0;
    expect(seconds).toBeGreaterThan(windowSeconds / 3 - 30);
    expect(seconds).toBeLessThanOrEqual(windowSeconds / 3);
    expect(delayed.retryAfter).toBe(String(seconds));
    await endSignInDelays(server);
    expect((await loginWithCookie(server, '', wrong.username, demoAccountPassword)).errors).toBeUndefined();
  });

  it('must wait for the end of the window after the last', async () => {
    await tryWrongPasswords(server, wrong.username, perAccount);
    await runSql(server, "UPDATE sign_in_attempts SET window_ends = now() + interval '700 seconds', next_at = now()");
    const { errors, retryAfter } = await loginWithCookie(server, '', wrong.username);
    expect(errors).toMatchObject([{ extensions: { reason: 'locked' } }]);
    expect(Number(retryAfter)).toBeGreaterThan(670);
    expect(Number(retryAfter)).toBeLessThanOrEqual(700);
  });

  it('are all counted when a hundred come at once, before and after a delay', async () => {
    expect(countErrorReasons(await tryHundred())).toEqual({ credentials: atOnce, locked: 100 - atOnce });
    await endSignInDelays(server);
    expect(countErrorReasons(await tryHundred())).toEqual({ credentials: 1, locked: 99 });
    await endSignInDelays(server);
    expect(countErrorReasons(await tryHundred())).toEqual({ locked: 100 });
  });

  it('are all counted in batches', async () => {
    const batch = batchOf(Array.from({ length: 25 }, () => wrong.username));
    const responses = await Promise.all(
      Array.from({ length: 4 }, async () => parseBatchResponse(await postToGraphql(server.url, batch))),
    );
    expect(countErrorReasons(responses.flat())).toEqual({ credentials: atOnce, locked: 100 - atOnce });
  });

  it('return the longest Retry-After of a batch', async () => {
    await tryWrongPasswords(server, 'support@demo.test', perAccount);
    await tryWrongPasswords(server, wrong.username, atOnce);
    const response = await postToGraphql(server.url, batchOf(['support@demo.test', wrong.username]));
    const waits = (await parseBatchResponse(response)).map(({ errors }) => errors?.[0]?.extensions?.retryAfter ?? 0);
    expect(waits[0]).toBeGreaterThan(waits[1] ?? 0);
    expect(response.headers.get('retry-after')).toBe(String(waits[0]));
  });

  it('are all counted behind aliases', async () => {
    // Uses an account that no other test uses, because the server still handles some of the sign-ins after its
    // response, which contains only the first refusal.
    const input = { username: 'aliases@demo.test', password: 'wrong' };
    const fields = Array.from({ length: 10 }, (_, index) => `a${index}: login(input: $input) { access_token }`);
    const document = `mutation ($input: LoginInput!) { ${fields.join(' ')} }`;
    const responses = [];
    for (let round = 0; round < 10; round += 1) responses.push(await server.call(document, { input }));
    const { credentials = 0, locked = 0 } = countErrorReasons(responses);
    expect(credentials + locked).toBe(10);
    expect(credentials).toBeLessThanOrEqual(atOnce);
    expect(refusalOf(await loginByPassword(server, input.username, 'wrong')).reason).toBe('locked');
  });

  it('are reset by a success', async () => {
    for (let round = 0; round < 3; round += 1) {
      await loginByPassword(server, wrong.username, 'wrong');
      await loginByPassword(server, wrong.username, 'wrong');
      expect((await loginByPassword(server, wrong.username)).errors).toBeUndefined();
    }
  });

  it('are reset after the window', async () => {
    await tryWrongPasswords(server, wrong.username, perAccount);
    expect(refusalOf(await loginByPassword(server, wrong.username)).reason).toBe('locked');
    await endSignInWindows(server);
    expect((await loginByPassword(server, wrong.username)).errors).toBeUndefined();
  });

  it('are refused alike for a missing account', async () => {
    const bodies = async (username: string) => {
      const responses = [];
      for (let attempt = 0; attempt < perAccount + 2; attempt += 1)
        responses.push((await loginByPassword(server, username, 'wrong')).body);
      return separateWaitingTimes(responses);
    };
    const [unknown, known] = [await bodies('nobody@demo.test'), await bodies('admin@demo.test')];
    expect(unknown.same).toBe(known.same);
    expect(unknown.waits).toHaveLength(perAccount + 2 - atOnce);
    unknown.waits.forEach((seconds, index) => expect(Math.abs(seconds - (known.waits[index] ?? 0))).toBeLessThan(30));
  });
});

describe('attempts from one address', () => {
  const perAddress = 5;

  beforeAll(() => limitTo({ account: 1000, address: perAddress }));
  afterAll(() => server.close());

  const tryMany = (number: number) =>
    Promise.all(
      Array.from({ length: number }, (_, index) => loginByPassword(server, `person${index}@demo.test`, 'wrong')),
    );

  it('are refused above the limit, whatever the account', async () => {
    expect(countErrorReasons(await tryMany(20))).toEqual({ credentials: perAddress, locked: 20 - perAddress });
    const { retryAfter } = await loginWithCookie(server, '', 'person0@demo.test');
    expect(Number(retryAfter)).toBeGreaterThan(windowSeconds - 60);
  });

  it('do not count when they succeed', async () => {
    for (let round = 0; round < perAddress + 2; round += 1)
      expect((await loginByPassword(server, 'admin@demo.test')).errors).toBeUndefined();
  });

  it('create no more counters of accounts than the address may try', async () => {
    await tryMany(30);
    expect(await runSql(server, "SELECT key FROM sign_in_attempts WHERE key LIKE 'account:%'")).toHaveLength(
      perAddress,
    );
  });
});
