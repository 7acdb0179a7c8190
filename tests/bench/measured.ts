import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { accessTokenSeconds } from '../../server/areas/identity/sign-in/tokens';
import { demoPassword } from '../../server/demo/tenants';

/** A running server whose speed is measured. */
export interface MeasuredServer {
  url: string;
  /**
   * Returns request headers with an access token of the first tenant's administrator. The token is valid for some
   * minutes.
   */
  headers(): Promise<Readonly<Record<string, string>>>;
  /** Returns the processor time that the server has used so far, in microseconds. */
  processorTime(): Promise<number>;
  /** Returns the memory that the server's process uses now, in bytes. */
  memory(): Promise<number>;
  /**
   * Asks the server's process: `vehicles <number>` adds vehicles of the first tenant up to a number, `vehicles +<number>`
   * that many, and returns how many there are; `requests <status>` sets the status of all requests; `parts` copies the
   * parts of requests to their copies, and returns how many legs there are; `legs <number>` adds legs, and returns how many vehicles carry cargo;
   * `board <number>` adds legs for the planning board;
   * `copy` returns the milliseconds of PostgreSQL's `COPY` of all of them; `postgres-time` returns the processor time of
   * PostgreSQL so far, in microseconds.
   */
  ask(question: string): Promise<number>;
  stop(): Promise<void>;
}

/**
 * Starts a server in a process of its own. Its first tenant has `rows` rows of each kind. The database is at
 * `databaseUrl`, or in PGlite if that is absent. `environment` sets further variables of the server.
 */
export async function startMeasuredServer(
  rows: number,
  databaseUrl?: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<MeasuredServer> {
  const program = fileURLToPath(new URL('server.js', import.meta.url));
  const directory = mkdtempSync(join(tmpdir(), 'waybill-bench-'));
  const server = fork(program, [directory, String(rows), ...(databaseUrl ? [databaseUrl] : [])], {
    env: { ...process.env, ...environment },
  });
  const url = await new Promise<string>((resolve, reject) => {
    server.once('message', (address) =>
      typeof address === 'string' ? resolve(address) : reject(new Error('It says no address.')),
    );
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
  });
  let asked = 0;
  const ask = (question: string) =>
    new Promise<number>((resolve) => {
      asked += 1;
      const id = asked;
      const hear = (message: unknown) => {
        if (typeof message !== 'object' || message === null || !('id' in message) || message.id !== id) return;
        server.off('message', hear);
        resolve('answer' in message ? Number(message.answer) : NaN);
      };
      server.on('message', hear);
      server.send({ id, question });
    });
  return {
    url,
    headers: signInAt(`${url}/graphql`),
    processorTime: () => ask('processor time'),
    memory: () => ask('memory'),
    ask,
    stop: () =>
      new Promise((resolve) => {
        server.removeAllListeners('exit').once('exit', () => {
          rmSync(directory, { recursive: true, force: true });
          resolve();
        });
        server.kill();
      }),
  };
}

/**
 * Returns a function that returns headers with the administrator's token. It signs in at the first call, and again
 * before a token expires.
 */
function signInAt(url: string): MeasuredServer['headers'] {
  const query = 'mutation ($input: LoginInput!) { login(input: $input) { access_token } }';
  const body = JSON.stringify({ query, variables: { input: { username: 'admin@demo.test', password: demoPassword } } });
  let headers = {};
  let until = 0;
  return async () => {
    if (Date.now() < until) return headers;
    const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    const { data } = await response.json();
    headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${data.login.access_token}`,
      // A browser sends the cookie that its first answer has set.
      cookie: (response.headers.get('set-cookie') ?? '').replace(/;.*/, ''),
    };
    until = Date.now() + (accessTokenSeconds * 1000) / 2;
    return headers;
  };
}
