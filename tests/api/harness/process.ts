import { spawn, type ChildProcess } from 'node:child_process';

/** The built server, in a process of its own. */
export interface ServerProcess {
  /** Its address, without a slash at the end. */
  url: string;
  /** What it has written so far. */
  output(): string;
  /** Sends a signal and waits for the end. Answers the exit code; null when the signal ended it. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

/** Usual settings; LOG_LEVEL and the like can be given on top. With few cities an empty database is ready sooner. */
const usual = {
  PORT: '0',
  HOST: '127.0.0.1',
  LOG_LEVEL: 'warn',
  CITIES_FROM_POPULATION: '20000',
  TOKEN_SECRET: 'a secret that only the tests know, long enough',
};

function launch(environment: Readonly<Record<string, string>>, project = '.') {
  // Nothing of this shell's own settings gets in.
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: project,
    env: { PATH, ...usual, ...environment },
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

/** Runs the server until it ends by itself: for starts that must fail. */
export async function runServer(
  environment: Readonly<Record<string, string>>,
): Promise<{ code: number | null; output: string }> {
  const { ended, output } = launch(environment);
  return { code: await ended, output: output() };
}

/** Starts the built server of this project, or of one that lies elsewhere, and waits until it says that it answers. */
export async function startServerProcess(
  environment: Readonly<Record<string, string>>,
  project?: string,
): Promise<ServerProcess> {
  const { child, output, ended } = launch(environment, project);
  const url = await addressOf(child, output, ended);
  return {
    url,
    output,
    stop: (signal = 'SIGTERM') => {
      child.kill(signal);
      return ended;
    },
  };
}

function addressOf(child: ChildProcess, output: () => string, ended: Promise<unknown>): Promise<string> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const [, port] = /answers at http:\/\/\S+:(\d+)/.exec(output()) ?? [];
      if (port) resolve(`http://127.0.0.1:${port}`);
    };
    child.stdout?.on('data', look);
    void ended.then(() => reject(new Error(`The server did not start:\n${output()}`)));
  });
}
