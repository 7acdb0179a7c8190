import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve as resolvePath } from 'node:path';

const installations = '/usr/lib/postgresql';

/** Returns the folder with the programs of the newest PostgreSQL installed on this machine, as Debian installs it. */
function findInstalledPrograms(): string | undefined {
  if (!existsSync(installations)) return undefined;
  return readdirSync(installations)
    .toSorted((one, other) => Number(other) - Number(one))
    .map((version) => join(installations, version, 'bin'))
    .find((programs) => existsSync(join(programs, 'initdb')) && existsSync(join(programs, 'pg_ctl')));
}

/**
 * Where the tests get a PostgreSQL: from a running server, from programs with which to start one, or (undefined)
 * nowhere.
 */
export type PostgresSource = { url: string } | { programs: string } | undefined;

/**
 * Returns a running PostgreSQL if TEST_DATABASE_URL names one, whose user may create databases; otherwise installed
 * programs, or undefined if there are none.
 */
export function findPostgres(): PostgresSource {
  const url = process.env.TEST_DATABASE_URL;
  if (url) return { url };
  const programs = findInstalledPrograms();
  return programs ? { programs } : undefined;
}

/**
 * Returns the ids of the operating system's user `postgres` if the tests run as root, because PostgreSQL refuses to run
 * as root.
 */
function clusterUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const number = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: number('-u'), gid: number('-g') };
}

/**
 * Returns a port of this machine that is not in use. It is below the ports that the operating system gives to connections
 * and to servers that listen on port 0, so that none of them takes it before the caller does, or while the caller's server
 * restarts.
 */
export async function findFreePort(): Promise<number> {
  for (let tries = 0; tries < 100; tries += 1) {
    const port = randomInt(20_000, 32_000);
    if (await isFree(port)) return port;
  }
  throw new Error('No port from 20,000 to 32,000 is free.');
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  try {
    await once(probe.listen(port, '127.0.0.1'), 'listening');
  } catch {
    return false;
  }
  await new Promise((resolve) => {
    probe.close(resolve);
  });
  return true;
}

/** A PostgreSQL that was started for tests or measurements. */
export interface Cluster {
  url: string;
  stop(): void;
}

/**
 * Starts a PostgreSQL in a temporary folder, which `stop` deletes, or in a folder that is kept with its databases. Its
 * settings favour speed over safety, so that a crash may lose data.
 * @param more further settings, as options of `postgres`
 */
export async function startCluster(programs: string, kept?: string, more = ''): Promise<Cluster> {
  const user = clusterUser();
  if (kept) mkdirSync(kept, { recursive: true });
  const folder = kept ? resolvePath(kept) : mkdtempSync(join(tmpdir(), 'waybill-postgres-'));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const run = (program: string, ...args: string[]) => {
    const { status, stderr } = spawnSync(join(programs, program), args, {
      ...user,
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    if (status !== 0) throw new Error(`${program} failed: ${stderr}`);
  };
  if (!existsSync(data))
    run('initdb', '-D', data, '-U', 'waybill', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync');
  const port = await findFreePort();
  const settings = `-p ${port} -h 127.0.0.1 -k ${folder} -c fsync=off -c full_page_writes=off -c max_connections=200 ${more}`;
  run('pg_ctl', '-D', data, '-l', join(folder, 'log'), '-o', settings, '-w', 'start');
  return {
    url: `postgres://waybill@127.0.0.1:${port}/postgres`,
    stop: () => {
      run('pg_ctl', '-D', data, '-m', kept ? 'fast' : 'immediate', 'stop');
      if (!kept) rmSync(folder, { recursive: true, force: true });
    },
  };
}
