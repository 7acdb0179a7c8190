// `npm run check:deploy`: checks the files that install Waybill, without Docker and without starting anything: the
// Dockerfile, compose.yaml, the systemd unit, HAProxy's configuration, and that the server needs no development dependency.
import { execFileSync, spawnSync } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { validate } from 'dockerfile-utils';
import { parse } from 'yaml';
import { readStages } from './deploy/dockerfile.mjs';

const problems = [];
const refuse = (file, problem) => problems.push(`${file}: ${problem}`);

function checkDockerfile() {
  for (const { message, range } of validate(readFileSync('Dockerfile', 'utf8')))
    refuse('Dockerfile', `line ${range.start.line + 1}: ${JSON.stringify(message)}`);
  const { steps } = readStages('Dockerfile').at(-1);
  const last = (keyword) => steps.findLast((step) => step.keyword === keyword);
  if (!last('USER') || /^(root|0)\b/.test(last('USER').text)) refuse('Dockerfile', 'the server must not run as root');
  if (!last('HEALTHCHECK')?.list) refuse('Dockerfile', 'HEALTHCHECK is missing, or needs a shell');
  if (!last('CMD')?.list) refuse('Dockerfile', 'CMD must be a list: a shell would not pass signals on');
}

function checkCompose() {
  const args = ['node_modules/.bin/dclint', '--quiet', 'compose.yaml'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) refuse('compose.yaml', `${stdout}${stderr}`.trim());
  const { services, secrets } = parse(readFileSync('compose.yaml', 'utf8'));
  const oneShot = new Set(
    Object.values(services).flatMap(({ depends_on: needs = {} }) =>
      Object.keys(needs).filter((name) => needs[name].condition === 'service_completed_successfully'),
    ),
  );
  for (const [name, service] of Object.entries(services)) {
    const say = (problem) => refuse('compose.yaml', `${name} ${problem}`);
    if (service.read_only !== true) say('can write to its root file system');
    if (!service.cap_drop?.includes('ALL')) say('keeps capabilities');
    if (!service.security_opt?.includes('no-new-privileges:true')) say('can gain privileges');
    // The image of the server has its own check.
    if (!service.healthcheck && !service.build && !oneShot.has(name)) say('has no health check');
    for (const port of service.ports ?? []) if (!port.startsWith('127.0.0.1:')) say(`opens ${port} to the network`);
    for (const [variable, value] of Object.entries(service.environment ?? {})) {
      if (/(SECRET|PASSWORD|KEY)$/.test(variable) && !String(value).startsWith('/run/secrets/'))
        say(`has the secret ${variable} in its environment`);
    }
  }
  checkSecrets(Object.values(secrets).map(({ file }) => file.replace(/^secrets\//, '')));
}

/** Runs deploy/make-secrets.sh twice: it makes the files that compose.yaml names, and keeps those that exist. */
function checkSecrets(named) {
  const folder = mkdtempSync(join(tmpdir(), 'waybill-secrets-'));
  const file = 'deploy/make-secrets.sh';
  try {
    const directory = join(folder, 'secrets');
    const read = () => readdirSync(directory).map((name) => [name, readFileSync(join(directory, name), 'utf8')]);
    execFileSync('sh', [file, directory]);
    const made = read();
    execFileSync('sh', [file, directory]);
    if (JSON.stringify(read()) !== JSON.stringify(made)) refuse(file, 'a second run changes secrets');
    const names = made.map(([name]) => name);
    for (const secretName of named.filter((secret) => !names.includes(secret)))
      refuse(file, `does not make ${secretName}`);
    for (const secretName of names.filter((secret) => !named.includes(secret)))
      refuse('compose.yaml', `does not use ${secretName}`);
    if (!new X509Certificate(readFileSync(join(directory, 'mail-certificate'))).checkHost('mail'))
      refuse(file, 'the certificate is not that of the host mail');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Checks the unit with systemd where it is installed. Node may lie elsewhere than in /usr/bin on this machine. */
function checkUnit() {
  const file = 'deploy/waybill.service';
  if (spawnSync('systemd-analyze', ['--version']).error) {
    console.log('systemd is not installed: deploy/waybill.service was not checked.');
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), 'waybill-unit-'));
  try {
    const unit = join(folder, 'waybill.service');
    writeFileSync(unit, readFileSync(file, 'utf8').replace('/usr/bin/node', process.execPath));
    // An exposure above 2 of 10 is refused.
    for (const args of [
      ['verify', unit],
      ['security', '--offline=true', '--threshold=20', '--no-pager', unit],
    ]) {
      const { status, stdout, stderr } = spawnSync('systemd-analyze', args, { encoding: 'utf8' });
      if (status !== 0 || (args[0] === 'verify' && stderr))
        refuse(file, `${stderr}${stdout.split('\n').slice(-3).join('\n')}`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Checks the configuration of HAProxy with HAProxy where it is installed: with and without TLS. */
function checkBalancer() {
  const file = 'deploy/haproxy/haproxy.cfg';
  if (spawnSync('haproxy', ['-v']).error) {
    console.log(`HAProxy is not installed: ${file} was not checked.`);
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), 'waybill-balancer-'));
  try {
    execFileSync('sh', ['deploy/make-secrets.sh', folder]);
    const pem = join(folder, 'waybill.pem');
    writeFileSync(pem, ['mail-certificate', 'mail-key'].map((name) => readFileSync(join(folder, name))).join(''));
    const servers = { WAYBILL_ONE: '127.0.0.1:4001', WAYBILL_TWO: '127.0.0.1:4002', WAYBILL_THREE: '127.0.0.1:4003' };
    for (const bind of ['127.0.0.1:8080', `:8443 ssl crt ${pem} alpn h2,http/1.1`]) {
      const env = { ...process.env, ...servers, WAYBILL_BIND: bind };
      const { status, stderr } = spawnSync('haproxy', ['-c', '-f', file], { encoding: 'utf8', env });
      if (status !== 0) refuse(file, `with WAYBILL_BIND="${bind}": ${stderr}`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Checks that the packages that the server imports are dependencies, and that no other package is one. */
function checkDependencies() {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  // Types are used by the compiler only.
  const [typed, used] = [new Set(), new Set()];
  for (const path of readdirSync('server', { recursive: true }).filter((name) => name.endsWith('.ts'))) {
    const text = readFileSync(join('server', path), 'utf8');
    for (const name of packagesIn(text)) typed.add(name);
    for (const name of packagesIn(text.replace(/^(import|export) type [\s\S]*?from '[^']+';/gm, ''))) used.add(name);
  }
  // The build bundles zod. The package of files loads those of S3 by itself, and fonts are read as files.
  const bundled = new Set(['zod']);
  const loadedByOthers = new Set([
    '@aws-sdk/client-s3',
    '@aws-sdk/s3-request-presigner',
    '@expo-google-fonts/ibm-plex-sans',
  ]);
  for (const name of used)
    if (!(name in dependencies) && !bundled.has(name))
      refuse('package.json', `the server imports ${name}, which is no dependency`);
  for (const name of Object.keys(dependencies))
    if (!typed.has(name) && !loadedByOthers.has(name))
      refuse('package.json', `the server does not import ${name}: make it a development dependency`);
}

/** Returns the names of the packages that a module imports, requires or resolves. */
function packagesIn(text) {
  const name = String.raw`((?:@[a-z0-9-]+\/)?[a-z0-9][\w.-]*)(?:\/[\w./-]+)?`;
  const used = new RegExp(
    String.raw`(?:\bfrom |\bimport |\bimport\(|equire\(|\bresolve\(|readUncached\()'${name}'`,
    'g',
  );
  return [...text.matchAll(used)].map((match) => match[1]).filter((match) => !isBuiltin(match));
}

checkDockerfile();
checkCompose();
checkUnit();
checkBalancer();
checkDependencies();
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else console.log('Dockerfile, compose.yaml, secrets, the systemd unit, HAProxy and dependencies hold.');
