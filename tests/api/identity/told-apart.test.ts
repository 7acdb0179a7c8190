import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, startTestServer, type TestServer } from '../harness/server';
import { login } from './calls';
import { forgotPassword } from './password-calls';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

type Kind = 'known' | 'unknown';
const addresses: Record<Kind, string> = { known: 'admin@demo.test', unknown: 'nobody@demo.test' };

const usual = 40;

/**
 * How often a call for a known address takes longer than one for an unknown: a half where nothing tells them apart, one
 * or none where every single call does. Of so many pairs, chance alone moves it by some hundredths. The calls come mixed, so
 * that whatever else the machine does falls on both.
 */
async function separation(call: (email: string) => Promise<Answer>, pairs = usual): Promise<number> {
  const times: Record<Kind, number[]> = { known: [], unknown: [] };
  const order = Array.from({ length: pairs }, (): Kind[] => (Math.random() < 0.5 ? ['known', 'unknown'] : ['unknown', 'known'])).flat();
  for (const kind of order) {
    const start = performance.now();
    await call(addresses[kind]);
    times[kind].push(performance.now() - start);
  }
  const longer = times.known.flatMap((known) => times.unknown.map((unknown) => (known > unknown ? 1 : known === unknown ? 0.5 : 0)));
  return longer.reduce<number>((sum, one) => sum + one, 0) / longer.length;
}

/** The least of some rounds: a real difference is in all of them. */
async function leastSeparation(call: (email: string) => Promise<Answer>): Promise<number> {
  let least = 1;
  for (let round = 0; round < 3 && least > 0.1; round += 1) least = Math.min(least, Math.abs((await separation(call)) - 0.5));
  return least;
}

describe.each([
  ['a sign-in with a wrong password', (email: string) => login(server, email, 'not the password')],
  ['a wish for a new password', (email: string) => forgotPassword(server, email)],
])('%s', (_what, call) => {
  it('is answered alike whether somebody has the address or not', async () => {
    const [known, unknown] = [await call(addresses.known), await call(addresses.unknown)];
    expect(unknown).toEqual(known);
  });

  it('takes the same time, whether somebody has it or not', { timeout: 120_000 }, async () => {
    // The first calls are slower than those that follow.
    await separation(call, 5);
    expect(await leastSeparation(call)).toBeLessThan(0.2);
  });
});

it('a difference of a millisecond would be seen', async () => {
  const slower = async (email: string) => {
    const until = performance.now() + (email === addresses.known ? 2 : 1);
    while (performance.now() < until);
    return { status: 200, body: {} };
  };
  expect(await leastSeparation(slower)).toBeGreaterThan(0.2);
});
