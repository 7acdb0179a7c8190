// `npm run test:rollout`: builds the last release from its tag, starts it on a PostgreSQL, starts the current version on the
// same database, and reads and writes through both, while the current one migrates and until the old one has stopped.
// Exits with 1 for any failed call. `npm run test:rollout -- COMMIT` starts from another commit, such as where a clone has no
// tags.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { runnerImport } from 'vite';
import { findStaleBuilds, runBuilds } from './build.mjs';
import { callApi, signInToDemo, startServer, stopCleanly } from './deploy/server-process.mjs';

/** Milliseconds during which both versions serve. */
const sharedMs = 10_000;

const report = (line) => process.stdout.write(`${line}\n`);
const git = (...args) => execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim();

/** Returns the tag of the last release; an empty text if the clone has none. */
const findLastRelease = () =>
  spawnSync('git', ['describe', '--tags', '--abbrev=0', '--match', 'v[0-9]*'], { encoding: 'utf8' }).stdout.trim();

const release = process.argv[2] ?? findLastRelease();
if (!release) {
  report('This clone has no tag of a release. Fetch the tags, or name a commit to roll out from: nothing was tested.');
  process.exit(1);
}
const { module: clusters } = await runnerImport(resolve('tests/api/harness/cluster.ts'));
const source = clusters.findPostgres();
if (!source) {
  report('PostgreSQL is not installed, and TEST_DATABASE_URL is not set: two versions cannot share a database here.');
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), 'waybill-rollout-'));
const previous = join(folder, 'previous');
const started = [];
let cluster;
let database;
try {
  report(`Builds ${release} and the current version.`);
  git('worktree', 'add', '--detach', previous, release);
  installPackages();
  execFileSync(process.execPath, ['scripts/build.mjs', 'server'], {
    cwd: previous,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await runBuilds(
    findStaleBuilds().filter((name) => name === 'server'),
    ['ignore', 'ignore', 'inherit'],
  );

  if ('programs' in source) cluster = await clusters.startCluster(source.programs);
  database = await createDatabase(cluster?.url ?? source.url);
  const start = async (project, data) => {
    const env = {
      DATABASE_URL: database.url,
      DATA_DIR: join(folder, data),
      TOKEN_SECRET: 'a secret of the rollout test, long enough',
      LOG_LEVEL: 'warn',
      CITIES_FROM_POPULATION: '20000',
    };
    const server = await startServer([process.execPath, join(project, 'dist/server/main.js')], { env });
    started.push(server);
    return server;
  };

  const old = await start(previous, 'data-previous');
  report(`${release} is ready after ${old.seconds.toFixed(1)} s, with the demo.`);
  const token = await signInToDemo(old.url);
  const calls = { [release]: callServer(old.url, token, 0) };
  const current = await start(process.cwd(), 'data-current');
  report(`The current version is ready after ${current.seconds.toFixed(1)} s, migrations included.`);
  // The token of one version is valid for the other.
  calls['current version'] = callServer(current.url, token, 1);
  await wait(sharedMs);
  const results = [await calls[release].end()];
  await stopCleanly(old);
  results.push(await calls['current version'].end());
  await current.stop();

  const errors = results.flatMap((result) => result.errors);
  for (const [index, { reads, writes, longestMs }] of results.entries())
    report(`${Object.keys(calls)[index]}: ${reads} reads, ${writes} writes, the longest took ${longestMs} ms.`);
  const logged = started.flatMap((server) =>
    server
      .output()
      .split('\n')
      .filter((line) => /"level":(50|60|"error"|"fatal")/.test(line)),
  );
  for (const error of [...errors, ...logged]) report(String(error));
  if (errors.length > 0 || logged.length > 0) throw new Error('The two versions did not serve side by side.');
  report(`${release} and the current version serve side by side.`);
} finally {
  for (const server of started) await server.stop();
  await database?.drop();
  cluster?.stop();
  spawnSync('git', ['worktree', 'remove', '--force', previous]);
  rmSync(folder, { recursive: true, force: true });
}

/** Uses the packages of this checkout if the release has the same ones, else installs those of the release. */
function installPackages() {
  const lock = (project) => readFileSync(join(project, 'package-lock.json'), 'utf8');
  if (existsSync('node_modules') && lock('.') === lock(previous))
    symlinkSync(resolve('node_modules'), join(previous, 'node_modules'));
  else
    execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: previous, stdio: ['ignore', 'ignore', 'inherit'] });
}

async function createDatabase(server) {
  const name = `waybill_rollout_${process.pid}`;
  const run = async (statement) => {
    const client = new pg.Client(server);
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await run(`CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8'`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(`DROP DATABASE ${name} WITH (FORCE)`) };
}

/** Reads lists and writes one vehicle, again and again, until `end` is called, which returns what happened. */
function callServer(url, token, nth) {
  const result = { reads: 0, writes: 0, longestMs: 0, errors: [] };
  const stopping = new AbortController();
  const timed = async (kind, query, variables) => {
    const since = performance.now();
    const data = await callApi(url, query, variables, token);
    result[kind] += 1;
    result.longestMs = Math.max(result.longestMs, Math.round(performance.now() - since));
    return data;
  };
  const loop = (async () => {
    while (!stopping.signal.aborted) {
      try {
        const { vehicles } = await timed('reads', '{ vehicles(first: 2) { data { id modified_at insurance_until } } }');
        await timed('reads', '{ serviceTransportationView(first: 20) { data { id } } }');
        const { id, modified_at, insurance_until: until } = vehicles.data[nth];
        const input = { id, modified_at, insurance_until: until === '2090-01-01' ? '2090-01-02' : '2090-01-01' };
        await timed('writes', 'mutation ($input: UpdateVehicleInput!) { updateVehicle(input: $input) { id } }', {
          input,
        });
      } catch (error) {
        result.errors.push(error);
        await wait(200);
      }
    }
  })();
  return {
    end: async () => {
      stopping.abort();
      await loop;
      return result;
    },
  };
}
