import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '../../../server/areas/identity/passwords/passwords';
import { demoPassword } from '../../../server/demo/tenants';
import { type GraphqlResponse, startTestServer, type TestServer } from '../harness/server';
import { runSql, loginByPassword } from './calls';
import { forgotPassword } from './password-calls';
import { tryRegisterCompany } from './registration';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  // Gives the known account a hash with the server's normal settings. The template's cheap hashes would be quicker than
  // those for unknown addresses.
  const real = await hashPassword(demoPassword);
  await runSql(server, 'UPDATE users SET password_hash = $1 WHERE email = $2', real, addresses.known);
});

afterAll(() => server.close());

const addresses = { known: 'admin@demo.test', unknown: 'nobody@demo.test' };
type Kind = keyof typeof addresses;
type Call = (email: string) => Promise<GraphqlResponse>;

async function measureMs(call: Call, kind: Kind): Promise<number> {
  const start = performance.now();
  await call(addresses[kind]);
  return performance.now() - start;
}

/**
 * Runs pairs of calls, one for a known and one for an unknown address, and returns in which share of pairs the known
 * address took longer, minus one half. 0 means that durations do not distinguish the addresses, ±0.5 that one is always
 * slower. The order within a pair is random, so that other load affects both alike.
 */
async function measureSeparation(call: Call, pairs: number): Promise<number> {
  let longer = 0;
  for (let pair = 0; pair < pairs; pair += 1) {
    const times = { known: 0, unknown: 0 };
    const order: Kind[] = Math.random() < 0.5 ? ['known', 'unknown'] : ['unknown', 'known'];
    for (const kind of order) times[kind] = await measureMs(call, kind);
    if (times.known > times.unknown) longer += 1;
  }
  return longer / pairs - 0.5;
}

/**
 * Measures up to three rounds and returns the smallest separation. By chance a single round can have a large
 * separation; a real difference makes every round's large.
 */
async function measureLeastSeparation(call: Call, pairs: number): Promise<number> {
  let least = 1;
  for (let round = 0; round < 3 && least > bound(pairs) / 2; round += 1)
    least = Math.min(least, Math.abs(await measureSeparation(call, pairs)));
  return least;
}

/** Returns the largest separation that chance can explain for a number of pairs: four standard deviations. */
const bound = (pairs: number) => 2 / Math.sqrt(pairs);

describe.each([
  ['a sign-in with a wrong password', 30, (email: string) => loginByPassword(server, email, 'not the password')],
  ['a request for a new password', 100, (email: string) => forgotPassword(server, email)],
] as const)('%s', (_what, pairs, call) => {
  it('is answered alike for a known and an unknown address', async () => {
    const [known, unknown] = [await call(addresses.known), await call(addresses.unknown)];
    expect(unknown).toEqual(known);
  });

  it('takes the same time for a known and an unknown address', { timeout: 300_000 }, async () => {
    // These calls only warm the server up, because first calls are slower.
    await measureSeparation(call, 5);
    expect(await measureLeastSeparation(call, pairs)).toBeLessThan(bound(pairs));
  });
});

// tests/api/identity/email-proof.test.ts compares the answers, which contain ids and tokens.
it('a registration takes the same time for a known and an unknown address', { timeout: 300_000 }, async () => {
  const call = (email: string) => tryRegisterCompany(server, { email });
  await measureSeparation(call, 3);
  expect(await measureLeastSeparation(call, 25)).toBeLessThan(bound(25));
});

it('detects a difference of a millisecond', { timeout: 300_000 }, async () => {
  const slower = async (email: string) => {
    const until = performance.now() + (email === addresses.known ? 2 : 1);
    while (performance.now() < until);
    return { status: 200, body: {} };
  };
  expect(await measureLeastSeparation(slower, 100)).toBeGreaterThan(bound(100));
});
