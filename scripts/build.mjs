// Builds the console, the server, or both: `node scripts/build.mjs [console|server]`.
// A build leaves a stamp of its sources beside it, so that `npm start` knows when it is out of date.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { noteBuild } from './build-manifest.mjs';
import { compressFiles } from './compress.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What each build is made from, and by which configuration of Vite. */
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
      'scripts/e-roads.ts',
      'scripts/left-out.ts',
      'scripts/left-out',
      'package-lock.json',
    ],
    finish: async (id) => {
      noteBuild(join(root, 'dist/console'), id);
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

/** The content of all sources, as a short text. */
function stampOf({ sources }) {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => [...filesOf(source)]))
    hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

const stampFile = (name) => join(root, 'dist', `${name}.stamp`);

/** Names of the builds that are absent or older than their sources. Where there are no sources, what is built is right. */
export function staleBuilds() {
  return Object.keys(builds).filter((name) => {
    if (!existsSync(join(root, builds[name].config))) return false;
    return !existsSync(stampFile(name)) || readFileSync(stampFile(name), 'utf8') !== stampOf(builds[name]);
  });
}

/** Builds these. In a process of its own: Vite sets NODE_ENV, and the server must not inherit that. */
export async function build(names, stdio = 'inherit') {
  for (const name of names) {
    const stamp = stampOf(builds[name]);
    // The same sources are the same build, wherever they are built.
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
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [name] = process.argv.slice(2);
  if (name && !(name in builds))
    throw new Error(`There are builds of ${Object.keys(builds).join(' and ')}; none of ${name}.`);
  await build(name ? [name] : Object.keys(builds));
}
