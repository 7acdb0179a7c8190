import { spawn, type ChildProcess } from 'node:child_process';

/** The built server, running in a process of its own. */
export interface ServerProcess {
  /** Address of the server, without a trailing slash. */
  url: string;
  /** Returns what the process has printed so far. */
  output(): string;
  /** Sends a signal and waits for the exit. Resolves to the exit code, or null if the signal killed the process. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

/** Default environment variables. With few cities a server on an empty database is ready sooner. */
const defaultEnvironment = {
  PORT: '0',
  HOST: '127.0.0.1',
  LOG_LEVEL: 'warn',
  CITIES_FROM_POPULATION: '20000',
  TOKEN_SECRET: 'a secret that only the tests know, long enough',
};

function launch(environment: Readonly<Record<string, string>>, project = '.') {
  // Passes only PATH on, so that the environment of the shell does not change the server's configuration.
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: project,
    env: { PATH, ...defaultEnvironment, ...environment },
  });
  let output = '';
  const collect = (text: Buffer) => {
    output += text.toString();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', resolve);
  });
  return { child, output: () => output, ended };
}

/** Runs the built server until it exits, for tests of starts that must fail. Returns the exit code and the output. */
export async function runServerToExit(
  environment: Readonly<Record<string, string>>,
): Promise<{ code: number | null; output: string }> {
  const { ended, output } = launch(environment);
  return { code: await ended, output: output() };
}

/**
 * Starts the built server, and waits until it has printed its URL. `project` is the folder of another copy of the
 * project.
 */
export async function startServerProcess(
  environment: Readonly<Record<string, string>>,
  project?: string,
): Promise<ServerProcess> {
  const { child, output, ended } = launch(environment, project);
  const url = await waitForAddress(child, output, ended);
  return {
    url,
    output,
    stop: (signal = 'SIGTERM') => {
      child.kill(signal);
      return ended;
    },
  };
}

function waitForAddress(child: ChildProcess, output: () => string, ended: Promise<unknown>): Promise<string> {
  return new Promise((resolve, reject) => {
    const findPort = () => {
      const [, port] = /answers at http:\/\/\S+:(\d+)/.exec(output()) ?? [];
      if (port) resolve(`http://127.0.0.1:${port}`);
    };
    child.stdout?.on('data', findPort);
    void ended.then(() => reject(new Error(`The server did not start:\n${output()}`)));
  });
}
