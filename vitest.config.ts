import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { EnvironmentSequencer } from './scripts/test-order.ts';
import { findPostgres } from './tests/api/harness/cluster.ts';

/**
 * Time limits in milliseconds of tests, hooks and `expect.poll`. They are generous, because most API tests open a real
 * database or server, and a slow machine must not make them fail.
 */
const limits = { testTimeout: 60_000, hookTimeout: 120_000, expect: { poll: { timeout: 20_000 } } };

const hasPostgres = findPostgres() !== undefined;
if (!hasPostgres)
  console.log('API tests run on PGlite alone: no PostgreSQL is installed and TEST_DATABASE_URL is not set.');

/** Global setup that builds the server, because its worker threads run only from built files. */
const testBuild = 'scripts/test-build.mjs';

/** Returns the Vitest project that runs the API tests matching `include` on one database engine. */
const api = (engine: 'pglite' | 'postgres', include: string[], exclude: string[] = []) => ({
  extends: true as const,
  test: { name: `api-${engine}`, include, exclude, globalSetup: [testBuild, `tests/api/harness/${engine}.ts`] },
});
const everyApiTest = 'tests/api/**/*.test.ts';
/**
 * Pattern of API tests that run on both engines, because the engines may behave differently there: transactions, roles,
 * notifications, the queue and its jobs, text comparison, and the writes of each entity.
 */
const onBothEngines = 'tests/api/**/*.engines.test.ts';
/**
 * Pattern of tests of the server process and its data directory. They run on PGlite only, because PostgreSQL keeps its
 * data outside of that directory.
 */
const aboutTheProcess = 'tests/api/process/**/*.test.ts';

// Without PostgreSQL, or on request, PGlite runs all API tests. Otherwise it runs only some: it executes transactions
// one after another, so that a race cannot fail on it, and takes twice the time.
const everythingOnPglite = !hasPostgres || process.env.TEST_ENGINES === 'all';
const apiProjects = [
  api('pglite', everythingOnPglite ? [everyApiTest] : [onBothEngines, aboutTheProcess]),
  ...(hasPostgres ? [api('postgres', [everyApiTest], [aboutTheProcess])] : []),
];

export default defineConfig({
  // Resolves `graphql` to the file that Node's `require` loads. Otherwise mercurius would load a second copy of
  // graphql, and graphql rejects schemas of another copy.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    // Uses all cores. By default Vitest leaves one core idle, which is half of a machine with two cores.
    maxWorkers: availableParallelism(),
    // Test files of one worker share loaded modules, because loading the server again for each file would take most of
    // the time.
    isolate: false,
    sequence: { sequencer: EnvironmentSequencer },
    // scripts/test.mjs reports a test that passes only on its second attempt as flaky.
    retry: 1,
    ...limits,
    // Vite processes the packages of Refine and MUI, because they import style sheets, and files without their
    // extensions, which Node rejects.
    server: { deps: { inline: [/@refinedev\//, /@mui\//] } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          globalSetup: [testBuild],
          setupFiles: ['tests/unit/settle-imports.ts'],
        },
      },
      // `npm run audit:axe` walks the console with axe.
      { extends: true, test: { name: 'audit', include: ['tests/audit/*.audit.ts'] } },
      // `npm run test:many-servers`, which needs HAProxy, and `npm run test:backup`. They take minutes.
      {
        extends: true,
        test: {
          name: 'operating',
          include: ['tests/operating/*.operating.ts'],
          globalSetup: [testBuild, 'tests/api/harness/postgres.ts'],
        },
      },
      ...apiProjects,
    ],
  },
});
