import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { freePort } from '../harness/cluster';
import { answersOf, pause, post } from '../identity/calls';

/** A server in a process of its own, as `npm start` runs it. */
interface Running {
  process: ChildProcess;
  output: () => string;
  ended: Promise<{ code: number | null; signal: string | null }>;
}

let folder: string;
const running: Running[] = [];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'waybill-process-'));
});

// What one test leaves running when it fails would keep the directory from the next.
afterEach(async () => {
  for (const one of running) one.process.kill('SIGKILL');
  await Promise.all(running.splice(0).map((one) => one.ended));
});

afterAll(() => rmSync(folder, { recursive: true }));

function start(environment: Record<string, string> = {}): Running {
  let output = '';
  const { NODE_ENV: _test, ...inherited } = process.env;
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    env: {
      ...inherited,
      DATA_DIR: join(folder, 'data'),
      PORT: '0',
      HOST: '127.0.0.1',
      DEMO: 'no',
      CITIES_FROM_POPULATION: '20000',
      ...environment,
    },
  });
  child.stdout.on('data', (text) => (output += text));
  child.stderr.on('data', (text) => (output += text));
  const ended = new Promise<{ code: number | null; signal: string | null }>((resolve) => {
    child.once('exit', (code, signal) => resolve({ code, signal }));
  });
  const one = { process: child, output: () => output, ended };
  running.push(one);
  return one;
}

/** The address that a server prints once it answers. */
async function addressOf({ output, process: child }: Running): Promise<string> {
  for (;;) {
    const [, address] = /answers at (http\S+)/.exec(output()) ?? [];
    if (address) return address.replace('localhost', '127.0.0.1');
    if (child.exitCode !== null) throw new Error(output());
    await pause(20);
  }
}

// The database is in its directory; with PostgreSQL there is nothing here to tell.
describe.runIf(inject('template').engine === 'pglite')('a server in a process of its own', { timeout: 300_000 }, () => {
  it('lives at once, is ready when it can serve, and ends with 0', async () => {
    const port = await freePort();
    const server = start({ PORT: String(port) });
    const states: string[] = [];
    const status = (path: string) =>
      fetch(`http://127.0.0.1:${port}${path}`).then(
        ({ status: code }) => code,
        () => 0,
      );
    while (states.at(-1) !== '200 200') {
      const state = `${await status('/healthz')} ${await status('/readyz')}`;
      if (state !== states.at(-1)) states.push(state);
      await pause(10);
    }
    expect(states.filter((state) => !state.startsWith('0'))).toEqual(['200 503', '200 200']);
    server.process.kill('SIGTERM');
    expect(await server.ended).toEqual({ code: 0, signal: null });
  });

  it('refuses a directory that another server has, and says so in a sentence', async () => {
    const first = start();
    await addressOf(first);
    const second = start();
    expect((await second.ended).code).toBe(1);
    expect(second.output().trim()).toMatch(/^The server cannot start: .*in use by another.*\.$/s);
    expect(second.output()).not.toMatch(/\n\s+at /);
    first.process.kill('SIGTERM');
    expect(await first.ended).toEqual({ code: 0, signal: null });
  });

  it('answers what is under way before it ends', async () => {
    const server = start();
    const address = await addressOf(server);
    const query = 'mutation { login(input: { username: "nobody@demo.test", password: "wrong" }) { token_type } }';
    const body = JSON.stringify(Array.from({ length: 25 }, () => ({ query })));
    const call = post(address, body);
    while (!server.output().includes('sign-in refused')) await pause(5);
    server.process.kill('SIGTERM');
    const answers = await answersOf(await call);
    expect(answers).toHaveLength(25);
    for (const answer of answers) expect(answer).toMatchObject({ errors: [{ extensions: { code: 1101 } }] });
    expect(await server.ended).toEqual({ code: 0, signal: null });
    await expect(fetch(`${address}/healthz`)).rejects.toThrow('fetch failed');
  });

  it.each([
    ['a secret that is missing in production', { NODE_ENV: 'production', TOKEN_SECRET: '' }, 'TOKEN_SECRET is missing'],
    ['a port that is none', { PORT: 'http' }, 'PORT must be a whole number from 0 to 65535, not "http".'],
  ])('does not start with %s, and says so in a sentence', async (_what, environment, sentence) => {
    const server = start(environment);
    expect((await server.ended).code).toBe(1);
    expect(server.output()).toContain(sentence);
    expect(server.output().trim().split('\n')).toHaveLength(1);
  });
});
