import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '../../../server/areas/identity/passwords/passwords';
import { demoPassword } from '../../../server/demo/tenants';
import { type Answer, startTestServer, type TestServer } from '../harness/server';
import { change, login } from './calls';
import { forgotPassword } from './password-calls';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  // The demo's passwords are hashed more cheaply in tests, which would tell a known address from an unknown one.
  const real = await hashPassword(demoPassword);
  await change(server, 'UPDATE users SET password_hash = $1 WHERE email = $2', real, addresses.known);
});

afterAll(() => server.close());

const addresses = { known: 'admin@demo.test', unknown: 'nobody@demo.test' };
type Kind = keyof typeof addresses;
type Call = (email: string) => Promise<Answer>;

async function timeOf(call: Call, kind: Kind): Promise<number> {
  const start = performance.now();
  await call(addresses[kind]);
  return performance.now() - start;
}

/**
 * In how many of so many pairs the call for a known address takes longer than the one for an unknown beside it, as a share
 * less a half: 0 where nothing tells them apart, 0.5 or -0.5 where every single call does. Which of a pair comes first is
 * chance, so that whatever else the machine does falls on both.
 */
async function separation(call: Call, pairs: number): Promise<number> {
  let longer = 0;
  for (let pair = 0; pair < pairs; pair += 1) {
    const times = { known: 0, unknown: 0 };
    const order: Kind[] = Math.random() < 0.5 ? ['known', 'unknown'] : ['unknown', 'known'];
    for (const kind of order) times[kind] = await timeOf(call, kind);
    if (times.known > times.unknown) longer += 1;
  }
  return longer / pairs - 0.5;
}

/** The least of some rounds: chance makes one of them large now and then, a real difference all of them. */
async function leastSeparation(call: Call, pairs: number): Promise<number> {
  let least = 1;
  for (let round = 0; round < 3 && least > bound(pairs) / 2; round += 1)
    least = Math.min(least, Math.abs(await separation(call, pairs)));
  return least;
}

/** Four times what chance moves it by. */
const bound = (pairs: number) => 2 / Math.sqrt(pairs);

describe.each([
  ['a sign-in with a wrong password', 30, (email: string) => login(server, email, 'not the password')],
  ['a wish for a new password', 100, (email: string) => forgotPassword(server, email)],
] as const)('%s', (_what, pairs, call) => {
  it('is answered alike whether somebody has the address or not', async () => {
    const [known, unknown] = [await call(addresses.known), await call(addresses.unknown)];
    expect(unknown).toEqual(known);
  });

  it('takes the same time, whether somebody has it or not', { timeout: 300_000 }, async () => {
    // The first calls are slower than those that follow.
    await separation(call, 5);
    expect(await leastSeparation(call, pairs)).toBeLessThan(bound(pairs));
  });
});

it('a difference of a millisecond would be seen', { timeout: 300_000 }, async () => {
  const slower = async (email: string) => {
    const until = performance.now() + (email === addresses.known ? 2 : 1);
    while (performance.now() < until);
    return { status: 200, body: {} };
  };
  expect(await leastSeparation(slower, 100)).toBeGreaterThan(bound(100));
});
