// `npm run test:package`: packs the project, installs the tarball in an empty directory, and starts it there as people
// who install it do: with the embedded database and the demo, then as deploy/waybill.service does. Prints figures.
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { callApi, requireConsole, signInToDemo, startServer, stopCleanly } from './deploy/server-process.mjs';
import { readSettings, readUnit } from './deploy/unit.mjs';

const folder = mkdtempSync(join(tmpdir(), 'waybill-package-'));
const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
const run = (program, args, options = {}) =>
  execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], ...options }).trim();
const report = (line) => process.stdout.write(`${line}\n`);

/** Starts the installed command with the demo, and uses what needs packages of its own: passwords, pictures, documents. */
async function startWithDemo(installed) {
  // `npx waybill` runs this file. Started directly, it gets the signals of this test.
  const command = join(installed, 'bin/waybill.mjs');
  const server = await startServer([command], { cwd: installed, env: { LOG_LEVEL: 'warn' } });
  report(`${server.seconds.toFixed(1)} s until /readyz with a new embedded database, the demo and all places`);
  try {
    await requireConsole(server.url);
    const token = await signInToDemo(server.url);
    const { vehiclesView } = await callApi(server.url, '{ vehiclesView(first: 5) { data { id } } }', {}, token);
    if (vehiclesView.data.length !== 5) throw new Error('The demo has no vehicles.');
    report(`waybill health: ${run(command, ['health'], { env: { ...process.env, PORT: String(server.port) } })}`);
    report(`${memoryOf(server.pid)} of memory after the start`);
    await stopCleanly(server);
  } finally {
    await server.stop();
  }
  const again = await startServer([command], { cwd: installed, env: { LOG_LEVEL: 'warn' } });
  report(`${again.seconds.toFixed(1)} s until /readyz at the second start`);
  await again.stop();
  report(`${diskOf(join(installed, 'data'))} in ./data`);
}

/**
 * Installs as the page for operators says, with other folders for /opt and /etc. Stands in for
 * `systemctl enable --now waybill`: starts the unit's command with its settings, as another user, who can write the state
 * directory only.
 */
async function startAsUnit(tarball) {
  const place = (text) =>
    text
      .replaceAll('/opt/waybill', join(folder, 'opt'))
      .replaceAll('/etc/systemd/system', join(folder, 'etc-systemd'))
      .replaceAll('/etc/waybill', join(folder, 'etc'))
      .replaceAll('/var/lib/waybill', join(folder, 'state'));
  for (const name of ['etc-systemd', 'state']) mkdirSync(join(folder, name));
  cpSync(tarball, join(folder, 'opt.tgz'));
  for (const command of [
    'install -d /opt/waybill',
    'tar -xzf /opt/waybill.tgz --strip-components=1 -C /opt/waybill',
    'npm ci --omit=dev --prefix /opt/waybill',
    'install -d -m 700 /etc/waybill',
    'cp /opt/waybill/deploy/waybill.env /etc/waybill/waybill.env',
    'cp /opt/waybill/deploy/waybill.service /etc/systemd/system/waybill.service',
    'openssl rand -hex 32 > /etc/waybill/token-secret',
  ])
    run('sh', ['-c', place(command)]);

  const unit = readUnit(join(folder, 'etc-systemd/waybill.service'));
  const [, ...args] = unit.command.map(place);
  const given = Object.entries({ ...unit.environment, ...readSettings(join(folder, 'etc/waybill.env')) });
  // systemd passes the secret to the service's user; no PostgreSQL and no mail server belong to this test.
  const secret = join(folder, 'token-secret');
  cpSync(join(folder, 'etc/token-secret'), secret);
  const env = Object.fromEntries(
    given
      .filter(([name]) => !['DATABASE_URL_FILE', 'SMTP_URL_FILE'].includes(name))
      .map(([name, value]) => [name, name === 'TOKEN_SECRET_FILE' ? secret : place(value)]),
  );
  const state = place('/var/lib/waybill');
  const isRoot = process.getuid?.() === 0;
  if (isRoot) run('chown', ['65534:65534', state]);
  const options = { cwd: state, env, ...(isRoot ? { uid: 65_534, gid: 65_534 } : {}) };
  const server = await startServer([process.execPath, ...args], options);
  try {
    await requireConsole(server.url);
    report(`${server.seconds.toFixed(1)} s until /readyz as the unit starts it, with all places and no demo`);
  } finally {
    await server.stop();
  }
}

/** Starts the checkout itself, registers a company, and makes it the operator's by the installed command. */
async function startFromSource(installed) {
  const env = { DATA_DIR: join(folder, 'source'), DEMO: 'no', CITIES_FROM_POPULATION: '20000', HOME: folder };
  const server = await startServer('npm start'.split(' '), { env });
  report(`${server.seconds.toFixed(1)} s until /readyz by npm start, with the larger cities and no demo`);
  let tenant;
  try {
    tenant = await registerCompany(server.url);
  } finally {
    await server.stop();
  }
  const command = 'npx waybill operator --tenant "$TENANT"';
  const given = { ...process.env, DATA_DIR: env.DATA_DIR, TENANT: tenant };
  report(run('sh', ['-c', command], { cwd: installed, env: given }));
}

/** Registers a company. Returns its id. */
async function registerCompany(url) {
  const query = 'mutation ($input: RegisterInput!) { register(input: $input) { user { tenant { id } } } }';
  const input = { email: 'owner@example.com', password: randomBytes(12).toString('base64url'), lang: 'en' };
  const { register } = await callApi(url, query, { input });
  return register.user.tenant.id;
}

function memoryOf(pid) {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return `${Math.round(Number(kilobytes) / 1024)} MB`;
}

const diskOf = (path) => `${run('du', ['-sm', path]).split('\t')[0]} MB`;

try {
  chmodSync(folder, 0o755);
  let since = performance.now();
  const packed = run('sh', ['-c', 'npm pack']).split('\n').at(-1);
  const tarball = join(folder, packed);
  cpSync(packed, tarball);
  rmSync(packed);
  report(
    `${(statSync(tarball).size / 1e6).toFixed(1)} MB: ${tarball.replace(`${folder}/`, '')}, packed in ${seconds(since)}`,
  );

  const installed = join(folder, 'installed');
  mkdirSync(installed);
  cpSync(tarball, join(installed, 'waybill.tgz'));
  since = performance.now();
  for (const command of ['tar -xzf waybill.tgz --strip-components=1', 'npm ci --omit=dev'])
    run('sh', ['-c', command], { cwd: installed });
  const packages = run('npm', ['ls', '--all', '--parseable', '--omit=dev'], { cwd: installed }).split('\n').length - 1;
  report(`${diskOf(join(installed, 'node_modules'))} and ${packages} packages, installed in ${seconds(since)}`);
  report(`version ${run('sh', ['-c', 'npx waybill --version'], { cwd: installed })}`);

  await startWithDemo(installed);
  await startAsUnit(tarball);
  await startFromSource(installed);
  report('The package holds.');
} finally {
  rmSync(folder, { recursive: true, force: true });
}
