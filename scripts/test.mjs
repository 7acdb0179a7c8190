// Runs the tests and says how many passed and failed.
//   node scripts/test.mjs                       all: unit and API tests (vitest), then browser tests (Playwright)
//   node scripts/test.mjs unit                  one kind: unit, api or browser
//   node scripts/test.mjs browser sign-in       what follows goes to the runner, as a filter
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { build, staleBuilds } from './build.mjs';
import { provideChromium } from './chromium.mjs';

const kinds = ['unit', 'api', 'browser'];
const [named, ...filters] = process.argv.slice(2);
if (named && !kinds.includes(named))
  throw new Error(`There are tests of three kinds: ${kinds.join(', ')}; not ${named}.`);
const wanted = named ? [named] : kinds;

const reports = 'test-results';
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports);

/** Runs a command of the project's packages; true when it ended well. */
function run(command, args, environment = {}) {
  console.log(`> ${command} ${args.join(' ')}`);
  return (
    spawnSync('npx', ['--no-install', command, ...args], { stdio: 'inherit', env: { ...process.env, ...environment } })
      .status === 0
  );
}

/**
 * Reads what a runner reported: how many tests passed and failed, and what failed by name. A runner that failed without
 * a failed test, or that left no report, is a failure.
 */
function tally(runner, file, ended, count) {
  const { passed, failed, names } = existsSync(file)
    ? count(JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, failed: 0, names: [] };
  return failed === 0 && !ended ? { passed, failed: 1, names: [`${runner} itself`] } : { passed, failed, names };
}

function runVitest() {
  const file = `${reports}/vitest.json`;
  const projects = wanted.filter((kind) => kind !== 'browser').map((kind) => (kind === 'api' ? 'api-*' : kind));
  const selection = projects.flatMap((project) => ['--project', project]);
  const ended = run('vitest', [
    'run',
    ...selection,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...filters,
  ]);
  return tally('vitest', file, ended, ({ numPassedTests, numFailedTests, testResults }) => {
    const unreadable = testResults.filter(
      ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
    );
    const wrong = testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName }) => `${relative('.', name)}: ${fullName}`),
    );
    return {
      passed: numPassedTests,
      failed: numFailedTests + unreadable.length,
      names: [...wrong, ...unreadable.map(({ name }) => relative('.', name))],
    };
  });
}

function runPlaywright() {
  const file = `${reports}/playwright.json`;
  const ended = run('playwright', ['test', ...filters], {
    PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH: provideChromium(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  return tally('playwright', file, ended, ({ stats, errors, suites }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    names: [...suites.flatMap(wrongOf), ...errors.map(({ message }) => message)],
  }));
}

/** Names of the tests of a Playwright suite, and of those within it, that did not pass at once. */
function wrongOf({ specs = [], suites = [] }) {
  const wrong = specs.filter(({ tests }) => tests.some(({ status }) => status === 'unexpected' || status === 'flaky'));
  return [...wrong.map(({ file, line, title }) => `${file}:${line}: ${title}`), ...suites.flatMap(wrongOf)];
}

const results = [];
if (wanted.some((kind) => kind !== 'unit')) await build(staleBuilds());
if (wanted.some((kind) => kind !== 'browser')) results.push(runVitest());
if (wanted.includes('browser')) results.push(runPlaywright());

const sum = (key) => results.reduce((total, result) => total + result[key], 0);
const line = `${sum('passed')} passed, ${sum('failed')} failed`;
// Whoever sees the end of a log alone sees what failed.
const failures = results.flatMap(({ names }) => names.map((name) => `failed: ${name}\n`)).join('');
writeFileSync(`${reports}/totals.txt`, `${failures}${line}\n`);
console.log(failures + line);
process.exitCode = sum('failed') > 0 ? 1 : 0;
