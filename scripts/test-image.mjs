// `npm run test:image`: runs the steps of the Dockerfile. With Docker, it builds and starts all containers of compose.yaml.
// Without Docker, which it says, it runs the same steps in a directory: the files that .dockerignore lets through, the RUN
// lines, then CMD and HEALTHCHECK as a user who can write the data directory only.
import { execFileSync, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { createBuildContextFilter, readStages } from './deploy/dockerfile.mjs';
import { requireConsole, startServer, stopCleanly } from './deploy/server-process.mjs';

const report = (line) => process.stdout.write(`${line}\n`);
const folder = mkdtempSync(join(tmpdir(), 'waybill-image-'));
const secret = join(folder, 'token-secret');
writeFileSync(secret, `${randomBytes(32).toString('hex')}\n`);
const isRoot = process.getuid?.() === 0;
/** User id and group id without rights, as which the server runs if this script is run by root. */
const unprivilegedId = 65_534;

try {
  chmodSync(folder, 0o755);
  if (spawnSync('docker', ['info']).status === 0) await testWithDocker();
  else {
    report('Docker is missing, or its daemon does not run: the steps of the Dockerfile run in a directory instead,');
    report(`with Node ${process.version} and the programs of this machine. The base images are not tested.`);
    await testWithoutDocker();
  }
  report('The image holds.');
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Runs the commands of docs/operating.md. Port 4000 must be free; secrets that exist in ./secrets are kept. */
async function testWithDocker() {
  const run = (command) => execFileSync('sh', ['-c', command], { stdio: 'inherit' });
  try {
    run('sh deploy/make-secrets.sh');
    run('docker compose up --build --detach --wait');
    await requireConsole('http://localhost:4000');
  } finally {
    run('docker compose down --volumes');
  }
}

async function testWithoutDocker() {
  const stages = new Map();
  let built;
  for (const [index, stage] of readStages('Dockerfile').entries()) {
    built = runStage(join(folder, `stage-${index}`), stage, stages);
    stages.set(stage.name ?? String(index), built);
  }
  const { root, workdir, environment, user, command, health } = built;
  if (!user || user === 'root') throw new Error('The image runs as root.');
  const before = filesOf(join(root, workdir));
  if (!isRoot) execFileSync('chmod', ['-R', 'a-w', join(root, workdir)]);
  // Variables that name a directory of the image.
  const env = Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [name, value.startsWith('/') ? join(root, value) : value]),
  );
  const options = {
    cwd: join(root, workdir),
    env: { ...env, TOKEN_SECRET_FILE: secret, HOME: '/nonexistent' },
    ...(isRoot ? { uid: unprivilegedId, gid: unprivilegedId } : {}),
  };
  try {
    const server = await startServer(command, options);
    try {
      report(`${server.seconds.toFixed(1)} s until /readyz with a new embedded database and all places`);
      await requireConsole(server.url);
      const [program, ...args] = health;
      const checked = execFileSync(program, args, {
        ...options,
        env: { PATH: process.env.PATH, ...options.env, PORT: String(server.port) },
        encoding: 'utf8',
      });
      report(`HEALTHCHECK: ${checked.trim()}`);
      await stopCleanly(server);
    } finally {
      await server.stop();
    }
    const { status } = spawnSync(health[0], health.slice(1), {
      ...options,
      env: { PATH: process.env.PATH, ...options.env },
    });
    if (status === 0) throw new Error('HEALTHCHECK succeeds without a server.');
    if (filesOf(join(root, workdir)) !== before)
      throw new Error('The server has written outside of its data directory.');
  } finally {
    if (!isRoot) execFileSync('chmod', ['-R', 'u+w', join(root, workdir)]);
  }
}

/** Runs a stage in a directory that stands for its root file system. Throws for a step that it cannot run. */
function runStage(root, { steps }, stages) {
  const stage = { root, workdir: '/', environment: {}, user: undefined, command: undefined, health: undefined };
  mkdirSync(root);
  for (const { keyword, text, words, flags, list } of steps) {
    if (keyword === 'WORKDIR') mkdirSync(join(root, (stage.workdir = words[0])), { recursive: true });
    else if (keyword === 'ENV')
      for (const pair of text.split(/\s+/)) Object.assign(stage.environment, Object.fromEntries([pair.split('=')]));
    else if (keyword === 'COPY') copy(stage, words, flags, stages);
    else if (keyword === 'RUN') {
      report(`RUN ${text}`);
      const started = performance.now();
      // The shell's variables are passed on, because the network of this machine may need some of them.
      execFileSync('sh', ['-c', text], {
        cwd: join(root, stage.workdir),
        env: { ...process.env, ...stage.environment },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      report(`  ${((performance.now() - started) / 1000).toFixed(1)} s`);
    } else if (keyword === 'USER') stage.user = text;
    else if (keyword === 'CMD') stage.command = list;
    else if (keyword === 'HEALTHCHECK') stage.health = list;
    else if (!['VOLUME', 'EXPOSE'].includes(keyword)) throw new Error(`${keyword} ${text}: this test cannot run it.`);
  }
  return stage;
}

/** Copies files of the build context or of another stage. An owner other than root is the user that runs the server. */
function copy(stage, words, { from, chown }, stages) {
  const target = words.at(-1);
  const destination = join(stage.root, target.startsWith('/') ? target : join(stage.workdir, target));
  const isIncluded = createBuildContextFilter(readFileSync('.dockerignore', 'utf8'));
  for (const source of words.slice(0, -1)) {
    const origin = from === undefined ? source : join(stages.get(from).root, source);
    const isDirectory = lstatSync(origin).isDirectory();
    const place = isDirectory
      ? destination
      : target.endsWith('/')
        ? join(destination, source.split('/').at(-1))
        : destination;
    if (from !== undefined) cpSync(origin, place, { recursive: true, verbatimSymlinks: true });
    else
      for (const file of trackedAndNewFiles(origin).filter(isIncluded)) {
        const path = join(place, isDirectory ? relative(origin, file) : '');
        mkdirSync(dirname(path), { recursive: true });
        cpSync(file, path);
      }
    if (chown && isRoot) execFileSync('chown', ['-R', `${unprivilegedId}:${unprivilegedId}`, destination]);
  }
}

/** Returns the files of the build context. Those that git ignores are not read, because there are many. */
function trackedAndNewFiles(path) {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '--', path];
  return execFileSync('git', args, { encoding: 'utf8', maxBuffer: 1e8 }).trim().split('\n').filter(existsSync);
}

/** Returns paths, sizes and times of all files in a directory, as text that can be compared. */
function filesOf(directory) {
  return readdirSync(directory, { recursive: true })
    .map((name) => {
      const { size, mtimeMs } = lstatSync(join(directory, name));
      return `${String(name)} ${size} ${mtimeMs}`;
    })
    .toSorted((one, other) => one.localeCompare(other))
    .join('\n');
}
