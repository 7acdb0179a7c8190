// Builds the console, the server, or both: `node scripts/build.mjs [console|server]`.
// Each build writes a hash of its sources to dist/<name>.stamp, so that `npm start` can detect outdated builds.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeBuildManifest } from './build-manifest.mjs';
import { compressFiles } from './compress.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The sources and the Vite configuration of each build, by its name. */
const builds = {
  console: {
    config: 'vite.config.ts',
    sources: [
      'src',
      'providers',
      'resources',
      'locales',
      'public',
      'index.html',
      'vite.config.ts',
      'scripts/chunks.ts',
      'scripts/base-map.ts',
      'scripts/compile-hint.ts',
      'scripts/e-roads.ts',
      'scripts/left-out.ts',
      'scripts/left-out',
      'scripts/preload.ts',
      'package-lock.json',
    ],
    finish: async (id) => {
      writeBuildManifest(join(root, 'dist/console'), id);
      await compressFiles(join(root, 'dist/console'));
    },
  },
  server: {
    config: 'vite.server.config.ts',
    sources: ['server', 'locales', 'schema.graphql', 'vite.server.config.ts', 'package-lock.json'],
    finish: () => undefined,
  },
};

function* filesOf(path) {
  if (!existsSync(join(root, path))) return;
  if (!statSync(join(root, path)).isDirectory()) return yield path;
  for (const name of readdirSync(join(root, path)).toSorted()) yield* filesOf(`${path}/${name}`);
}

/** Returns a SHA-256 hash of the names and contents of a build's sources. */
function stampOf({ sources }) {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => [...filesOf(source)]))
    hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/** Returns whether a file or folder at a path, or below it, was changed after a time in milliseconds. */
function hasChangedSince(path, time) {
  const status = statSync(join(root, path), { throwIfNoEntry: false });
  if (!status) return true;
  if (status.ctimeMs >= time) return true;
  return status.isDirectory() && readdirSync(join(root, path)).some((name) => hasChangedSince(`${path}/${name}`, time));
}

/** Milliseconds by which the times of files may be behind those of the process. */
const clockDifferenceMs = 1000;

/** Returns whether a build is outdated. Sources are read only if one changed after the build: reading all takes 0.1 s. */
function isStale(name) {
  const stamp = statSync(stampFile(name), { throwIfNoEntry: false });
  if (!stamp) return true;
  // A build that seems to be made later than now says nothing: the clock was set back.
  const isComparable = stamp.mtimeMs <= Date.now();
  const mayHaveChanged = (source) => hasChangedSince(source, stamp.mtimeMs - clockDifferenceMs);
  if (isComparable && !builds[name].sources.some(mayHaveChanged)) return false;
  return readFileSync(stampFile(name), 'utf8') !== stampOf(builds[name]);
}

const stampFile = (name) => join(root, 'dist', `${name}.stamp`);

/**
 * Returns the names of builds that are missing or outdated. Where the sources are missing, as on a production server,
 * no build counts as outdated.
 */
export function findStaleBuilds() {
  return Object.keys(builds).filter((name) => existsSync(join(root, builds[name].config)) && isStale(name));
}

/**
 * Runs the named builds. Each runs in a child process, because Vite sets NODE_ENV, and the server that `npm start` runs
 * in this process must not inherit it.
 */
export async function runBuilds(names, stdio = 'inherit') {
  for (const name of names) {
    const startedAt = new Date();
    const stamp = stampOf(builds[name]);
    // The build id is derived from the sources only, so the same sources have the same id on every machine.
    const id = stamp.slice(0, 16);
    rmSync(stampFile(name), { force: true });
    const vite = join(root, 'node_modules/vite/bin/vite.js');
    const { status } = spawnSync(process.execPath, [vite, 'build', '--config', builds[name].config], {
      cwd: root,
      stdio,
      env: { ...process.env, VITE_BUILD_ID: id },
    });
    if (status !== 0) throw new Error(`The ${name} could not be built: npm run build tells why.`);
    await builds[name].finish(id);
    mkdirSync(join(root, 'dist'), { recursive: true });
    writeFileSync(stampFile(name), stamp);
    // A source that changed during the build is newer than the stamp.
    utimesSync(stampFile(name), startedAt, startedAt);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [name] = process.argv.slice(2);
  if (name && !(name in builds))
    throw new Error(`There are builds of ${Object.keys(builds).join(' and ')}; none of ${name}.`);
  await runBuilds(name ? [name] : Object.keys(builds));
}
