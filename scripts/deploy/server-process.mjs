// Starts servers for the tests of installations, and waits until they are ready.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Returns a port that is free now. */
export function findFreePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/**
 * Starts a server and waits until /readyz answers 200. `options` are those of `spawn`. The environment has PATH and the
 * given variables only, so that the shell's variables do not configure the server.
 * @returns its address, the seconds until it was ready, its output, and a function that stops it and returns the exit code
 */
export async function startServer([program, ...args], { env = {}, readyWithinMs = 300_000, ...options } = {}) {
  const port = await findFreePort();
  const started = performance.now();
  const child = spawn(program, args, {
    ...options,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', ...env, PORT: String(port) },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve(`cannot start: ${error.message}`));
    child.once('close', (code, signal) => resolve(code ?? signal));
  });
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    child.kill('SIGTERM');
    return ended;
  };
  let exit = '';
  void ended.then((code) => (exit = String(code)));
  while (!(await isReady(url))) {
    if (exit) throw new Error(`The server ended with ${exit}:\n${output}`);
    if (performance.now() - started > readyWithinMs) {
      await stop();
      throw new Error(`The server was not ready within ${readyWithinMs / 1000} s:\n${output}`);
    }
    await wait(50);
  }
  return { url, port, pid: child.pid, seconds: (performance.now() - started) / 1000, output: () => output, stop };
}

async function isReady(url) {
  try {
    const response = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2000) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

/** Stops a server. @throws Error with its output unless it ends with 0 */
export async function stopCleanly(server) {
  const code = await server.stop();
  if (code !== 0) throw new Error(`The server ended with ${code}:\n${server.output()}`);
}

/** Posts a GraphQL operation. @returns its data @throws Error with the body of an answer with errors */
export async function callApi(url, query, variables = {}, token = '') {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify({ query, variables }),
  });
  const body = await response.json();
  if (body.errors) throw new Error(`${url} answered ${JSON.stringify(body.errors)}`);
  return body.data;
}

/** Signs in to an account of the demo. @returns the access token */
export async function signInToDemo(url, username = 'admin@demo.test') {
  const input = { username, password: 'waybill-demo' };
  const query = 'mutation ($input: LoginInput!) { login(input: $input) { access_token } }';
  return (await callApi(url, query, { input })).login.access_token;
}

/** Throws unless the server answers with the page of the console and one of its scripts. */
export async function requireConsole(url) {
  const page = await (await fetch(url)).text();
  const [, script] = /<script[^>]+src="([^"]+)"/.exec(page) ?? [];
  if (!script) throw new Error(`${url} does not answer with the console: ${page.slice(0, 200)}`);
  const response = await fetch(new URL(script, url));
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${script} of the console answers ${response.status}`);
}
