// Runs the tests and prints how many passed and failed.
//   node scripts/test.mjs                       all: unit and API tests (vitest), then browser tests (Playwright)
//   node scripts/test.mjs unit                  one kind: unit, api or browser
//   node scripts/test.mjs browser sign-in       further arguments are passed to the runner as filters
//   node scripts/test.mjs --all                 all API tests on both database engines, not only those named .engines
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { runBuilds, findStaleBuilds } from './build.mjs';
import { findOrInstallChromium } from './chromium.mjs';
import { errorLineOf, withError } from './error-line.mjs';

/** Maximum number of flaky tests, which pass only on their second attempt. With more of them, the whole run fails. */
const mostFlaky = 3;

const kinds = ['unit', 'api', 'browser'];
const everything = process.argv.includes('--all');
const [named, ...filters] = process.argv.slice(2).filter((argument) => argument !== '--all');
if (named && !kinds.includes(named))
  throw new Error(`There are tests of three kinds: ${kinds.join(', ')}; not ${named}.`);
const isWanted = (kind) => !named || named === kind;

const reports = 'test-results';
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports);

/**
 * Returns the folder for temporary files of the tests. It is in memory if at least 4 GB are free there, because
 * creating and deleting hundreds of databases on a disk can take half of the processor time.
 */
function temporaryFolder() {
  const [inMemory, leastBytes] = ['/dev/shm', 4e9];
  if (process.env.TMPDIR || !existsSync(inMemory)) return tmpdir();
  const { bavail, bsize } = statfsSync(inMemory);
  return bavail * bsize > leastBytes ? inMemory : tmpdir();
}

/** Runs a command of an installed package. Returns whether the command succeeded. */
function run(command, args, environment = {}) {
  console.log(`> ${command} ${args.join(' ')}`);
  const env = { ...process.env, TMPDIR: temporaryFolder(), ...environment };
  return spawnSync('npx', ['--no-install', command, ...args], { stdio: 'inherit', env }).status === 0;
}

/**
 * Returns the totals of one test runner's run. If the runner exits with an error although no test failed, or writes no
 * report, the run itself counts as one failed test.
 */
function totalsOf(part, start, ended, file, read) {
  const none = { passed: 0, failed: [], flaky: [] };
  const hasReport = existsSync(file);
  const totals = hasReport ? read(JSON.parse(readFileSync(file, 'utf8'))) : none;
  const isComplete = ended && hasReport;
  const failed = totals.failed.length === 0 && !isComplete ? [`${part} itself`] : totals.failed;
  return { ...totals, failed, part, seconds: Math.round((performance.now() - start) / 1000) };
}

function runVitest(part, ...args) {
  const file = `${reports}/${part.replaceAll(' ', '-')}.json`;
  const start = performance.now();
  const reporters = ['--reporter=default', '--reporter=./scripts/test-totals.mjs'];
  const environment = { TEST_TOTALS: file, TEST_ENGINES: everything ? 'all' : '' };
  const ended = run('vitest', ['run', ...args, ...reporters, ...filters], environment);
  return totalsOf(part, start, ended, file, (totals) => totals);
}

function runPlaywright() {
  const file = `${reports}/playwright.json`;
  const start = performance.now();
  const ended = run('playwright', ['test', ...filters], {
    PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH: findOrInstallChromium(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  return totalsOf('browser', start, ended, file, ({ stats, errors, suites }) => ({
    passed: stats.expected + stats.flaky,
    failed: [
      ...suites.flatMap((suite) => namesOf(suite, 'unexpected')),
      ...errors.map(({ message }) => errorLineOf(message ?? '')),
    ],
    flaky: suites.flatMap((suite) => namesOf(suite, 'flaky')),
  }));
}

/**
 * Returns the names of the tests that ended with the given outcome, each with its first error, in a Playwright suite and
 * its nested suites.
 */
function namesOf({ specs = [], suites = [] }, outcome) {
  const found = specs.flatMap(({ file, line, title, tests }) => {
    const ended = tests.filter(({ status }) => status === outcome);
    const error = ended.flatMap(({ results }) => results.flatMap(({ errors }) => errors))[0];
    return ended.length > 0 ? [withError(`${file}:${line}: ${title}`, error?.message)] : [];
  });
  return [...found, ...suites.flatMap((suite) => namesOf(suite, outcome))];
}

/**
 * Starts building the console if its build is outdated. Its messages are not shown: a build that fails is repeated before
 * the browser tests.
 */
function startConsoleBuild() {
  if (!findStaleBuilds().includes('console')) return Promise.resolve();
  return once(spawn(process.execPath, ['scripts/build.mjs', 'console'], { stdio: 'ignore' }), 'exit');
}

const results = [];
// Only browser tests need the built console, so it is built beside the other tests.
const consoleBuild = named === undefined ? startConsoleBuild() : Promise.resolve();
if (named !== 'browser') {
  const projects = [...(isWanted('unit') ? ['unit'] : []), ...(isWanted('api') ? ['api-*'] : [])];
  results.push(runVitest(named ?? 'unit and API', ...projects.flatMap((project) => ['--project', project])));
}
if (isWanted('browser')) {
  await consoleBuild;
  await runBuilds(findStaleBuilds());
  results.push(runPlaywright());
}

const flaky = results.flatMap((result) => result.flaky);
const failed = [...results.flatMap((result) => result.failed), ...(flaky.length > mostFlaky ? flaky : [])];
const passed = results.reduce((sum, result) => sum + result.passed, 0) - (flaky.length > mostFlaky ? flaky.length : 0);
const lines = [
  ...results.map(({ part, passed: count, seconds }) => `${part}: ${count} passed in ${seconds} s`),
  ...flaky.map((name) => `flaky: ${name}`),
  ...failed.map((name) => `failed: ${name}`),
  `${passed} passed, ${failed.length} failed`,
];
// The totals are printed last, so that the end of the log shows which tests failed.
writeFileSync(`${reports}/totals.txt`, `${lines.join('\n')}\n`);
console.log(lines.join('\n'));
process.exitCode = failed.length > 0 ? 1 : 0;
