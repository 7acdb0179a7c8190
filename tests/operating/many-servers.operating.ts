import { loadavg } from 'node:os';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { demoPassword } from '../../server/demo/tenants';
import { subscribeToChanges } from '../api/harness/change-subscription';
import { createApiCaller, type TestServer } from '../api/harness/server';
import { runShell, shellBlocksOf } from '../api/harness/shell-blocks';
import { type ServerCluster, startCluster } from './cluster';
import { putLoad, writesSoFar } from './load';

const people = Number(process.env.PEOPLE ?? 500);
/** Seconds between two calls of one person. */
const thinkSeconds = 5;
const loadSeconds = Number(process.env.LOAD_SECONDS ?? 20);

let cluster: ServerCluster;
let vehicle: string;

beforeAll(async () => {
  cluster = await startCluster(inject('template'), {
    DEMO: 'no',
    SIGN_IN_ATTEMPTS_PER_ADDRESS: '1000000',
    COST_PER_MINUTE: '1000000',
  });
  const [[id] = []] = await sql('SELECT id FROM vehicles WHERE tenant_id = 1 AND deleted_at IS NULL LIMIT 1');
  vehicle = String(id);
}, 300_000);

afterAll(() => cluster.close(), 60_000);

const sql = (text: string, params: readonly unknown[] = []) =>
  cluster.database.system((session) => session.rows({ text, params }));

const login = `mutation ($input: LoginInput!) { login(input: $input) { access_token } }`;

async function signIn(call: TestServer['call'], username: string): Promise<string> {
  const input = { username, password: demoPassword };
  const { data, body } = await call<{ login: { access_token: string } }>(login, { input });
  if (!data) throw new Error(JSON.stringify(body));
  return data.login.access_token;
}

/** Signs people in through the balancer, a few at a time. */
async function signInPeople(count: number): Promise<string[]> {
  const tokens: string[] = [];
  // An account delays concurrent attempts, so each signs in one person at a time.
  const accounts = ['admin@demo.test', 'logistician@demo.test'];
  const work = accounts.map(async (account) => {
    while (tokens.length < count) tokens.push(await signIn(cluster.call, account));
  });
  await Promise.all(work);
  return tokens.slice(0, count);
}

/** Restarts one server after the other. Returns their exit codes. */
async function restartAll(): Promise<(number | null)[]> {
  const codes: (number | null)[] = [];
  for (const member of cluster.members) codes.push(await member.restart());
  return codes;
}

const vehicleQuery = '{ vehiclesView(first: 1) { data { id } } }';

describe('three servers behind HAProxy', { timeout: 600_000 }, () => {
  it('accept a session that another server began', async () => {
    const token = await signIn(cluster.members[0].call, 'admin@demo.test');
    for (const { call } of cluster.members)
      expect((await call(vehicleQuery, {}, { token })).body).not.toHaveProperty('errors');
  });

  it('are checked by the commands of the documentation', async () => {
    const blocks = shellBlocksOf('docs/operating/scaling.md');
    expect(blocks).toHaveLength(1);
    // HAProxy exits with 1 if the configuration is not valid.
    for (const block of blocks) await expect(runShell(block)).resolves.toEqual(expect.any(String));
  });

  it('hide the metrics from the outside', async () => {
    expect((await fetch(`${cluster.url}/metrics`)).status).toBe(403);
  });

  it('deliver a change of one server to the subscribers of all', async () => {
    const token = await signIn(cluster.call, 'admin@demo.test');
    const subscriptions = await Promise.all(
      cluster.members.map(({ url }) =>
        subscribeToChanges({ url, database: cluster.database }, token, { entities: ['vehicles'] }),
      ),
    );
    const { data } = await cluster.members[0].call<{ createVehicle: { id: string } }>(
      'mutation { createVehicle(input: { license: "LIVE 1" }) { id } }',
      {},
      { token },
    );
    for (const { received } of subscriptions)
      await expect.poll(() => received.map(({ id }) => id)).toEqual([data?.createVehicle.id]);
    await Promise.all(subscriptions.map((one) => one.dispose()));
  });

  it('run each job once', async () => {
    const rows = await sql("SELECT email FROM users WHERE tenant_id = 1 AND email LIKE '%@demo.test' LIMIT 12");
    await Promise.all(
      rows.map(async ([email], index) =>
        cluster.members[index % 3]?.call(
          'mutation ($input: ForgotPasswordInput!) { forgotPassword(input: $input) { status } }',
          { input: { email, auth_url: 'http://localhost:4000/auth/restorePassword' } },
        ),
      ),
    );
    const states = "SELECT state, count(*), max(attempts) FROM jobs WHERE kind = 'mail' GROUP BY state";
    await expect.poll(() => sql(states)).toEqual([['SUCCEEDED', expect.any(String), '1']]);
    const [[, ended] = []] = await sql(states);
    const outboxes = await Promise.all(
      cluster.members.map(async ({ url }): Promise<{ mails: { to: string }[] }> =>
        (await fetch(`${url}/outbox`)).json(),
      ),
    );
    const recipients = outboxes.flatMap(({ mails }) => mails.map(({ to }) => to));
    expect(recipients).toEqual(expect.arrayContaining(rows.map(([email]) => email)));
    expect(recipients).toHaveLength(Number(ended));
  });

  it('count attempts to sign in together', async () => {
    const attempt = async (index: number) => {
      const input = { username: 'support@demo.test', password: 'wrong' };
      const { errors } = await createApiCaller(cluster.members[index % 3]?.url ?? '')(login, { input });
      return errors?.[0]?.extensions?.reason;
    };
    const reasons: unknown[] = [];
    for (let index = 0; index < 4; index += 1) reasons.push(await attempt(index));
    // Three attempts need no wait. The fourth does, although no server has seen more than two.
    expect(reasons).toEqual(['credentials', 'credentials', 'credentials', 'locked']);
  });

  it('spend the budget of a tenant together', async () => {
    const token = await signIn(cluster.call, 'admin@other.test');
    // Costs 11,111 points, so that 90 calls spend the budget faster than it is refilled.
    const expensive = '{ roles(first: 100) { data { users { id } } } }';
    const codeAt = async (index: number, query: string) =>
      (await cluster.members[index]?.call(query, {}, { token }))?.errors?.[0]?.extensions?.code;
    // The first two servers spend the budget, the third notices it.
    for (let index = 0; (await codeAt(index % 2, expensive)) !== 1429; index += 1) expect(index).toBeLessThan(500);
    await expect.poll(() => codeAt(2, expensive)).toBe(1429);
  });

  it('lose no request in a rolling restart under load', async () => {
    const tokens = await signInPeople(40);
    const before = writesSoFar();
    const restarting = restartAll();
    const load = putLoad({
      url: cluster.url,
      tokens,
      vehicle,
      callsPerSecond: 40,
      seconds: 240,
      until: restarting,
    });
    const codes = await restarting;
    const { errors, timeouts, non2xx, mismatches, requests, statusCodeStats } = await load;
    console.log(`rolling restart: ${requests.total} calls, ${errors} errors, ${non2xx} not 2xx, ${mismatches} refused`);
    console.log(JSON.stringify(statusCodeStats));
    expect({ codes, errors, timeouts, non2xx, mismatches }).toEqual({
      codes: [0, 0, 0],
      errors: 0,
      timeouts: 0,
      non2xx: 0,
      mismatches: 0,
    });
    const [[stored] = []] = await sql("SELECT count(*) FROM vehicles WHERE license LIKE 'LOAD %'");
    // Calls that were begun in the last moment may not have been sent.
    expect(Number(stored)).toBeGreaterThanOrEqual(writesSoFar() - before - tokens.length);
  });

  it(`serve ${people} people`, async () => {
    const tokens = await signInPeople(people);
    const load = loadavg()[0]?.toFixed(1);
    const callsPerSecond = Math.max(1, Math.round(people / thinkSeconds));
    const result = await putLoad({ url: cluster.url, tokens, vehicle, callsPerSecond, seconds: loadSeconds });
    const { percentile, requests, errors, timeouts, non2xx, mismatches } = result;
    console.log(
      `${people} people, a call every ${thinkSeconds} s each (load of the machine before: ${load}): ` +
        `${requests.total} calls, ${requests.average.toFixed(0)}/s; ` +
        `p50 ${percentile(50)} ms, p95 ${percentile(95)} ms, p99 ${percentile(99)} ms; ` +
        `${errors} errors, ${timeouts} timeouts, ${non2xx} not 2xx, ${mismatches} refused`,
    );
    expect({ errors, timeouts, non2xx, mismatches }).toEqual({ errors: 0, timeouts: 0, non2xx: 0, mismatches: 0 });
    expect(requests.total).toBeGreaterThan(0);
  });
});
