import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openDatabase } from '../../../server/database/open';
import { openTestDatabase } from '../harness/database';
import { runServerToExit, type ServerProcess, startServerProcess } from '../harness/process';

const folder = mkdtempSync(join(tmpdir(), 'waybill-stopping-'));
const template = join(folder, 'template');

/** Creates a data directory with the template's demo, of which each test copies its own. */
beforeAll(async () => {
  const database = await openTestDatabase(inject('template'), join(template, 'database'));
  await database.close();
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function dataDirectory(name: string): string {
  const directory = join(folder, name);
  cpSync(template, directory, { recursive: true });
  return directory;
}

interface Operation {
  query: string;
  variables?: object;
}

interface Result {
  data?: Record<string, unknown> | null;
  errors?: { message: string; extensions?: { code?: number } }[];
}

async function post<Body>(url: string, operations: Operation | Operation[], token?: string): Promise<Body> {
  const headers = new Headers({ 'content-type': 'application/json' });
  if (token) headers.set('authorization', `Bearer ${token}`);
  const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body: JSON.stringify(operations) });
  const body: Body = await response.json();
  return body;
}

async function signIn({ url }: ServerProcess): Promise<string> {
  const input = { username: 'admin@demo.test', password: 'waybill-demo' };
  const query = 'mutation ($input: LoginInput!) { login(input: $input) { access_token } }';
  const { data } = await post<{ data: { login: { access_token: string } } }>(url, { query, variables: { input } });
  return data.login.access_token;
}

const creation = (license: string): Operation => ({
  query: 'mutation ($input: CreateVehicleInput!) { createVehicle(input: $input) { id } }',
  variables: { input: { license } },
});

/**
 * Returns the registration plates of the vehicles in a data directory that match an SQL pattern. No server may be
 * running on the directory.
 */
async function storedPlates(directory: string, pattern: string): Promise<string[]> {
  const database = await openDatabase({ directory: join(directory, 'database') });
  const text = 'SELECT license FROM vehicles WHERE license LIKE $1';
  const rows = await database.system((session) => session.rows({ text, params: [pattern] }));
  await database.close();
  return rows.map(([license]) => license ?? '');
}

describe('kill -9 while vehicles are being saved', () => {
  // Two rounds keep the test short. The environment variable KILL_ROUNDS sets another number.
  const rounds = Number(process.env.KILL_ROUNDS ?? 2);

  it(`loses no acknowledged one, and starts again (${rounds} times)`, { timeout: rounds * 120_000 }, async () => {
    const directory = dataDirectory('killed');
    const acknowledged: string[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const server = await startServerProcess({ DATA_DIR: directory });
      const token = await signIn(server);
      const hands = Array.from({ length: 4 }, async (_, hand) => {
        for (let turn = 1; ; turn += 1) {
          const license = `KILL ${round} ${hand} ${turn}`;
          const { data } = await post<Result>(server.url, creation(license), token);
          if (!data) throw new Error(`${license} was not saved.`);
          acknowledged.push(license);
        }
      });
      const saving = Promise.allSettled(hands);
      // The number of saves before the kill differs from round to round.
      const enough = acknowledged.length + 5 + 17 * (round % 7);
      await expect.poll(() => acknowledged.length, { interval: 5 }).toBeGreaterThan(enough);
      expect(await server.stop('SIGKILL')).toBeNull();
      await saving;
    }
    const kept = new Set(await storedPlates(directory, 'KILL%'));
    expect(acknowledged.filter((license) => !kept.has(license))).toEqual([]);
  });
});

/**
 * Sends the first half of a call and waits until the server reads it. Returns a promise of the answer, and a function
 * that sends the rest.
 */
async function sendHalf(url: string, operation: Operation, token: string) {
  const body = JSON.stringify(operation);
  const headers = {
    'content-type': 'application/json',
    'content-length': body.length,
    expect: '100-continue',
    authorization: `Bearer ${token}`,
  };
  const sending = request(`${url}/graphql`, { method: 'POST', headers });
  const result = new Promise<string>((resolve, reject) => {
    sending.once('error', reject);
    sending.once('response', (response) => {
      response.setEncoding('utf8');
      resolve(response.toArray().then((parts) => parts.join('')));
    });
  });
  sending.flushHeaders();
  await once(sending, 'continue');
  sending.write(body.slice(0, body.length / 2));
  return { answer: result, sendRest: () => sending.end(body.slice(body.length / 2)) };
}

describe('a server on a data directory', { timeout: 300_000 }, () => {
  let directory: string;
  let server: ServerProcess;

  beforeAll(async () => {
    directory = dataDirectory('served');
    server = await startServerProcess({ DATA_DIR: directory });
  });

  afterAll(() => server.stop());

  it('prints the address of the outbox', async () => {
    const [address] = /http:\/\/\S+\/outbox/.exec(server.output()) ?? [];
    const response = await fetch(address?.replace('localhost', '127.0.0.1') ?? '', {
      headers: { accept: 'text/html' },
    });
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<h1>Outbox</h1>');
  });

  it('refuses a second server on the directory, which exits with 1 and a message', async () => {
    const { code, output } = await runServerToExit({ DATA_DIR: directory });
    expect(code).toBe(1);
    expect(output.trim()).toMatch(
      /^The server cannot start: The data directory .* is in use by another Waybill server\..*\.$/s,
    );
    expect(output).not.toMatch(/\n\s+at /);
    // The refused second server has not disturbed the first one.
    expect(await post<Result>(server.url, creation('FIRST 1'), await signIn(server))).toMatchObject({
      data: { createVehicle: { id: expect.any(String) } },
    });
  });

  // This test must be the last one, because it stops the server.
  it('finishes calls in progress at SIGTERM, stores them, refuses new ones, and exits with 0', async () => {
    const { answer: result, sendRest } = await sendHalf(server.url, creation('TERM 1'), await signIn(server));
    const query = 'mutation { login(input: { username: "nobody@demo.test", password: "wrong" }) { token_type } }';
    const batch = post<Result[]>(
      server.url,
      Array.from({ length: 25 }, () => ({ query })),
    );
    // Waits for the log line of the batch's first operation, so that the batch is in progress when the server is
    // stopped.
    await expect.poll(server.output, { interval: 5 }).toContain('sign-in refused');
    const ended = server.stop('SIGTERM');
    await expect.poll(() => fetch(`${server.url}/readyz`).then(() => 'answered', String)).toContain('fetch failed');
    sendRest();
    expect(JSON.parse(await result)).toMatchObject({ data: { createVehicle: { id: expect.any(String) } } });
    const refusals = await batch;
    expect(refusals).toHaveLength(25);
    for (const refusal of refusals) expect(refusal).toMatchObject({ errors: [{ extensions: { code: 1101 } }] });
    expect(await ended).toBe(0);
    expect(await storedPlates(directory, 'TERM%')).toEqual(['TERM 1']);
  });
});
