import { lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { findFreePort } from '../harness/cluster';
import { runServerToExit, type ServerProcess, startServerProcess } from '../harness/process';

const folder = mkdtempSync(join(tmpdir(), 'waybill-starting-'));
const production = { NODE_ENV: 'production', DATA_DIR: join(folder, 'production') };

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Asks for a socket of the API. Resolves to how that ended, or to `waiting` if the server has not answered after ten seconds. */
function openSocket(url: string): Promise<string> {
  const socket = new WebSocket(url, 'graphql-transport-ws');
  const ended = new Promise<string>((resolve) => {
    socket.once('open', () => resolve('opened'));
    socket.once('unexpected-response', (_request, { statusCode }) => resolve(`refused with ${statusCode}`));
    socket.on('error', ({ message }) => resolve(`closed: ${message}`));
  });
  return Promise.race([ended, setTimeout(10_000, 'waiting')]).finally(() => socket.terminate());
}

describe('a server that starts in production, on an empty directory', { timeout: 300_000 }, () => {
  let server: ServerProcess;
  /** The responses of /healthz and /readyz during the start, each time that they changed. */
  const states: string[] = [];
  /** How the sockets ended that were asked for during the start. */
  const sockets: Promise<string>[] = [];

  beforeAll(async () => {
    mkdirSync(production.DATA_DIR, { mode: 0o755 });
    writeFileSync(join(production.DATA_DIR, 'left-over'), '', { mode: 0o644 });
    const port = await findFreePort();
    const starting = startServerProcess({ ...production, PORT: String(port) });
    const status = (path: string) =>
      fetch(`http://127.0.0.1:${port}${path}`).then(
        (response) => response.status,
        () => 'closed',
      );
    const readState = async () => {
      const state = `${await status('/healthz')} ${await status('/readyz')}`;
      if (state !== states.at(-1)) states.push(state);
      sockets.push(openSocket(`ws://127.0.0.1:${port}/graphql`));
    };
    let started: ServerProcess | void = undefined;
    for (; !started; started = await Promise.race([starting, setTimeout(10)])) await readState();
    server = started;
    await readState();
  }, 300_000);

  afterAll(() => server.stop());

  it('is alive at once, and ready when it can serve', async () => {
    expect(states.filter((state) => !state.startsWith('closed'))).toEqual(['200 503', '200 200']);
    for (const path of ['/healthz', '/readyz']) expect((await fetch(server.url + path)).status).toBe(200);
  });

  it('refuses sockets until it can serve them, and leaves none waiting', async () => {
    const ends = new Set(await Promise.all(sockets));
    expect([...ends].filter((end) => !end.startsWith('closed')).toSorted()).toEqual(['opened', 'refused with 503']);
  });

  it('makes its files, existing ones included, unreadable for other users of the machine', () => {
    const all = readdirSync(production.DATA_DIR, { recursive: true, encoding: 'utf8' });
    const open = all.filter((name) => (lstatSync(join(production.DATA_DIR, name)).mode & 0o077) !== 0);
    expect(all).toContain('left-over');
    expect(all.length).toBeGreaterThan(1000);
    expect(open).toEqual([]);
    expect(statSync(production.DATA_DIR).mode & 0o777).toBe(0o700);
  });

  it('creates no demo unless configured', async () => {
    expect(server.output()).not.toContain('admin@demo.test');
    const query = 'mutation { login(input: { username: "admin@demo.test", password: "waybill-demo" }) { token_type } }';
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${server.url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) });
    expect(await response.json()).toMatchObject({ errors: [{ message: 'Wrong username or password.' }] });
  });

  it('warns that mails are queued, and prints no outbox address', async () => {
    // The server writes its log asynchronously, so the warning may appear after the line with the server's address.
    await expect.poll(server.output).toContain('SMTP_URL is not set');
    expect(server.output()).not.toContain('outbox');
  });
});

describe('a server that cannot start', { timeout: 300_000 }, () => {
  it.each([
    ['its secret is missing in production', { ...production, TOKEN_SECRET: '' }, 'TOKEN_SECRET is missing: '],
    ['its port is none', { PORT: 'http' }, 'PORT must be a whole number from 0 to 65535.'],
  ])('exits with 1 and a message when %s', async (_when, environment, sentence) => {
    const { code, output } = await runServerToExit({ DATA_DIR: join(folder, 'none'), ...environment });
    expect(code).toBe(1);
    expect(output.startsWith(sentence)).toBe(true);
    expect(output.trim().split('\n')).toHaveLength(1);
  });
});
