// `npm run test:package`: packs the project, installs the tarball in an empty directory, and starts it there as people
// who install it do: with the embedded database and the demo, then as deploy/waybill.service does. Prints figures.
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { callApi, requireConsole, signInToDemo, startServer } from './deploy/server-process.mjs';
import { readUnit } from './deploy/unit.mjs';

const folder = mkdtempSync(join(tmpdir(), 'waybill-package-'));
const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
const run = (program, args, options = {}) =>
  execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], ...options }).trim();
const report = (line) => process.stdout.write(`${line}\n`);

/** Starts the installed command with the demo, and uses what needs packages of its own: passwords, pictures, documents. */
async function startWithDemo(installed) {
  const command = join(installed, 'node_modules/.bin/waybill');
  const server = await startServer([command], { cwd: installed, env: { LOG_LEVEL: 'warn' } });
  report(`${server.seconds.toFixed(1)} s until /readyz with a new embedded database, the demo and all places`);
  try {
    await requireConsole(server.url);
    const token = await signInToDemo(server.url);
    const { vehiclesView } = await callApi(server.url, '{ vehiclesView(first: 5) { data { id } } }', {}, token);
    if (vehiclesView.data.length !== 5) throw new Error('The demo has no vehicles.');
    report(`waybill health: ${run(command, ['health'], { env: { ...process.env, PORT: String(server.port) } })}`);
    report(`${memoryOf(server.pid)} of memory after the start`);
  } finally {
    const code = await server.stop();
    if (code !== 0) throw new Error(`The server ended with ${code}:\n${server.output()}`);
  }
  const again = await startServer([command], { cwd: installed, env: { LOG_LEVEL: 'warn' } });
  report(`${again.seconds.toFixed(1)} s until /readyz at the second start`);
  await again.stop();
  report(`${diskOf(join(installed, 'data'))} in ./data`);
}

/** Starts the command of the systemd unit, with its settings, as another user and with files that this user cannot write. */
async function startAsUnit(installed) {
  const unit = readUnit(join(installed, 'node_modules/waybill/deploy/waybill.service'));
  const state = join(folder, 'state');
  const secret = join(folder, 'token-secret');
  mkdirSync(state, { mode: 0o700 });
  writeFileSync(secret, `${randomBytes(32).toString('hex')}\n`);
  const isRoot = process.getuid?.() === 0;
  const user = isRoot ? { uid: 65_534, gid: 65_534 } : {};
  if (isRoot) run('chown', ['65534:65534', state]);
  const place = (text) => text.replace('/opt/waybill', installed).replace('/var/lib/waybill', state);
  const [, ...args] = unit.command.map(place);
  const env = {
    ...Object.fromEntries(Object.entries(unit.environment).map(([name, value]) => [name, place(value)])),
    ...unit.settings,
    TOKEN_SECRET_FILE: secret,
  };
  // No PostgreSQL and no mail server belong to this test.
  delete env.DATABASE_URL_FILE;
  delete env.SMTP_URL_FILE;
  const server = await startServer([process.execPath, ...args], { cwd: state, env, ...user });
  try {
    await requireConsole(server.url);
    report(
      `${server.seconds.toFixed(1)} s until /readyz as deploy/waybill.service starts it${isRoot ? ', as user nobody' : ''}`,
    );
  } finally {
    await server.stop();
  }
}

function memoryOf(pid) {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return `${Math.round(Number(kilobytes) / 1024)} MB`;
}

const diskOf = (path) => `${run('du', ['-sm', path]).split('\t')[0]} MB`;

try {
  chmodSync(folder, 0o755);
  let since = performance.now();
  const tarball = join(folder, run('npm', ['pack', '--pack-destination', folder]).split('\n').at(-1));
  report(
    `${(statSync(tarball).size / 1e6).toFixed(1)} MB: ${tarball.replace(`${folder}/`, '')}, packed in ${seconds(since)}`,
  );

  const installed = join(folder, 'installed');
  mkdirSync(installed);
  cpSync(tarball, join(installed, 'waybill.tgz'));
  since = performance.now();
  run('npm', ['install', './waybill.tgz', '--no-audit', '--no-fund'], { cwd: installed });
  const packages = run('npm', ['ls', '--all', '--parseable'], { cwd: installed }).split('\n').length - 2;
  report(`${diskOf(join(installed, 'node_modules'))} and ${packages} packages, installed in ${seconds(since)}`);
  report(`npx waybill --version: ${run('npx', ['waybill', '--version'], { cwd: installed })}`);

  await startWithDemo(installed);
  await startAsUnit(installed);
  report('The package holds.');
} finally {
  rmSync(folder, { recursive: true, force: true });
}
