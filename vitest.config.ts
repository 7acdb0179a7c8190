import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { findPostgres } from './tests/api/harness/cluster.ts';

/** Most tests open a real database or server each. A slow machine must not make one of them fail, nor a wait in it. */
const limits = { testTimeout: 60_000, hookTimeout: 120_000, expect: { poll: { timeout: 20_000 } } };

const hasPostgres = findPostgres() !== undefined;
if (!hasPostgres)
  console.log('API tests run on PGlite alone: no PostgreSQL is installed and TEST_DATABASE_URL is not set.');

/** Builds the server's threads. */
const testBuild = 'scripts/test-build.mjs';

/** The API tests on an engine: those that may end differently there, or every one of them. */
const api = (engine: 'pglite' | 'postgres', include: string[], exclude: string[] = []) => ({
  extends: true as const,
  test: { name: `api-${engine}`, include, exclude, globalSetup: [testBuild, `tests/api/harness/${engine}.ts`] },
});
const everyApiTest = 'tests/api/**/*.test.ts';
/** What the engines may do differently, and the story of each area. */
const onBothEngines = 'tests/api/**/*.engines.test.ts';
/** What a process does to its data directory, which only the embedded database has. */
const aboutTheProcess = 'tests/api/process/**/*.test.ts';

// PGlite runs one transaction after the other, so a race cannot fail on it, and takes twice the time.
const everythingOnPglite = !hasPostgres || process.env.TEST_ENGINES === 'all';
const apiProjects = [
  api('pglite', everythingOnPglite ? [everyApiTest] : [onBothEngines, aboutTheProcess]),
  ...(hasPostgres ? [api('postgres', [everyApiTest], [aboutTheProcess])] : []),
];

export default defineConfig({
  // As Node resolves it: mercurius requires graphql, and two copies of it do not take each other's schemas.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    // All of the machine: by itself Vitest leaves one core alone, which is half of two.
    maxWorkers: availableParallelism(),
    // The files of a worker share its modules: to load the server again for each took most of the time.
    isolate: false,
    // A test that passes on its second try is reported as flaky by scripts/test.mjs.
    retry: 1,
    ...limits,
    // Refine's and MUI's packages import styles and files without endings, which Node alone does not take.
    server: { deps: { inline: [/@refinedev\//, /@mui\//] } },
    projects: [
      { extends: true, test: { name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'], globalSetup: [testBuild] } },
      ...apiProjects,
    ],
  },
});
