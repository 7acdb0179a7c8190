import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { openTestDatabase } from '../harness/database';
import { startServerProcess, runServer, type ServerProcess } from '../harness/process';

const folder = mkdtempSync(join(tmpdir(), 'waybill-process-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let folders = 0;

/** A data directory with the tests' little demo in it. */
async function dataDirectory(): Promise<string> {
  const directory = join(folder, String((folders += 1)));
  const database = await openTestDatabase(inject('template'), join(directory, 'database'));
  await database.close();
  return directory;
}

interface Operation {
  query: string;
  variables: object;
}

interface Result<Data> {
  data?: Data;
  errors?: { message: string }[];
}

async function postAll<Data>(url: string, operations: Operation[], token?: string): Promise<Result<Data>[]> {
  const headers = new Headers({ 'content-type': 'application/json' });
  if (token) headers.set('authorization', `Bearer ${token}`);
  const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body: JSON.stringify(operations) });
  const results: Result<Data>[] = await response.json();
  return results;
}

async function post<Data>(url: string, operation: Operation, token?: string): Promise<Data> {
  const [result] = await postAll<Data>(url, [operation], token);
  if (!result?.data) throw new Error(JSON.stringify(result?.errors));
  return result.data;
}

async function signIn({ url }: ServerProcess): Promise<string> {
  const input = { username: 'admin@demo.test', password: 'waybill-demo' };
  const query = 'mutation ($input: LoginInput!) { login(input: $input) { access_token } }';
  const { login } = await post<{ login: { access_token: string } }>(url, { query, variables: { input } });
  return login.access_token;
}

const creation = (license: string): Operation => ({
  query: 'mutation ($input: CreateVehicleInput!) { createVehicle(input: $input) { id } }',
  variables: { input: { license } },
});

async function plates({ url }: ServerProcess, token: string, pattern: string): Promise<string[]> {
  const query = `query ($where: VehiclesWhere, $page: Int) {
    vehicles(first: 100, page: $page, where: $where) { data { license } paginatorInfo { hasMorePages } } }`;
  const where = { column: 'license', operator: 'LIKE', value: pattern };
  const found: string[] = [];
  for (let page = 1, more = true; more; page += 1) {
    interface Page {
      vehicles: { data: { license: string }[]; paginatorInfo: { hasMorePages: boolean } };
    }
    const { vehicles } = await post<Page>(url, { query, variables: { where, page } }, token);
    found.push(...vehicles.data.map(({ license }) => license));
    more = vehicles.paginatorInfo.hasMorePages;
  }
  return found;
}

describe('kill -9 while vehicles are being saved', () => {
  // More rounds by hand: KILL_ROUNDS=20.
  const rounds = Number(process.env.KILL_ROUNDS ?? 3);

  it(
    `loses none that was acknowledged, and starts again by itself (${rounds} times)`,
    { timeout: rounds * 120_000 },
    async () => {
      const directory = await dataDirectory();
      const acknowledged: string[] = [];
      for (let round = 1; round <= rounds; round += 1) {
        const server = await startServerProcess({ DATA_DIR: directory });
        const token = await signIn(server);
        const hands = Array.from({ length: 4 }, async (_, hand) => {
          for (let turn = 1; ; turn += 1) {
            const license = `KILL ${round} ${hand} ${turn}`;
            await post(server.url, creation(license), token);
            acknowledged.push(license);
          }
        });
        const saving = Promise.allSettled(hands);
        // Not at the same moment in every round, and not before something was saved.
        const before = acknowledged.length;
        await setTimeout(300 + 130 * (round % 7));
        while (acknowledged.length < before + 2) await setTimeout(10);
        expect(await server.stop('SIGKILL')).toBeNull();
        await saving;
      }
      expect(acknowledged.length).toBeGreaterThan(rounds);
      const server = await startServerProcess({ DATA_DIR: directory });
      const kept = new Set(await plates(server, await signIn(server), 'KILL%'));
      await server.stop();
      expect(acknowledged.filter((license) => !kept.has(license))).toEqual([]);
    },
  );
});

/** Sends the first half of a call, once the server has begun with it, and the rest when it is told to. */
async function halfSent(url: string, operation: Operation, token: string) {
  const body = JSON.stringify(operation);
  const headers = {
    'content-type': 'application/json',
    'content-length': body.length,
    expect: '100-continue',
    authorization: `Bearer ${token}`,
  };
  const sending = request(`${url}/graphql`, { method: 'POST', headers });
  const answer = new Promise<string>((resolve, reject) => {
    sending.once('error', reject);
    sending.once('response', (response) => {
      response.setEncoding('utf8');
      resolve(response.toArray().then((parts) => parts.join('')));
    });
  });
  sending.flushHeaders();
  await once(sending, 'continue');
  sending.write(body.slice(0, body.length / 2));
  return { answer, sendRest: () => sending.end(body.slice(body.length / 2)) };
}

describe('SIGTERM', { timeout: 300_000 }, () => {
  it('answers a request under way, stores what it asked for, lets nobody else in, and ends with 0', async () => {
    const directory = await dataDirectory();
    const server = await startServerProcess({ DATA_DIR: directory });
    const token = await signIn(server);
    const { answer, sendRest } = await halfSent(server.url, creation('TERM 1'), token);
    const ended = server.stop('SIGTERM');
    await expect.poll(() => fetch(`${server.url}/readyz`).then(() => 'answered', String)).toContain('fetch failed');
    sendRest();
    expect(JSON.parse(await answer)).toMatchObject({ data: { createVehicle: { id: expect.any(String) } } });
    expect(await ended).toBe(0);

    const again = await startServerProcess({ DATA_DIR: directory });
    expect(await plates(again, await signIn(again), 'TERM%')).toEqual(['TERM 1']);
    await again.stop();
  });
});

describe('a second server on one data directory', { timeout: 300_000 }, () => {
  it('refuses to start and says why; the first goes on', async () => {
    const directory = await dataDirectory();
    const first = await startServerProcess({ DATA_DIR: directory });
    const { code, output } = await runServer({ DATA_DIR: directory });
    expect(code).toBe(1);
    expect(output).toMatch(/directory .* is in use by another Waybill server/);
    expect(output).not.toMatch(/\n\s+at /);
    await post(first.url, creation('FIRST 1'), await signIn(first));
    await first.stop();
  });
});

describe('in production', { timeout: 300_000 }, () => {
  const production = { NODE_ENV: 'production', DATA_DIR: join(folder, 'production') };

  it('does not start without its secret, and says which is missing', async () => {
    const { code, output } = await runServer({ ...production, TOKEN_SECRET: '' });
    expect(code).toBe(1);
    expect(output).toMatch(/^TOKEN_SECRET is missing: /);
    expect(output.trim().split('\n')).toHaveLength(1);
  });

  it('fills in no demo unless it is asked for', async () => {
    const server = await startServerProcess(production);
    expect(server.output()).not.toContain('admin@demo.test');
    await expect(signIn(server)).rejects.toThrow('Wrong username or password.');
    await server.stop();
  });
});

describe('health', { timeout: 300_000 }, () => {
  it('is alive and ready once the server says that it answers', async () => {
    const server = await startServerProcess({ DATA_DIR: await dataDirectory() });
    for (const path of ['/healthz', '/readyz']) expect((await fetch(server.url + path)).status).toBe(200);
    await server.stop();
  });
});
