import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { findPostgres } from './tests/api/harness/cluster.ts';

/** Most tests open a real database or server each. A slow machine must not make one of them fail, nor a wait in it. */
const patience = { testTimeout: 60_000, hookTimeout: 120_000, expect: { poll: { timeout: 20_000 } } };

const onPostgres = findPostgres() !== undefined;
if (!onPostgres)
  console.log('API tests run on PGlite alone: no PostgreSQL is installed and TEST_DATABASE_URL is not set.');

/** The API tests, on one engine. */
const api = (engine: 'pglite' | 'postgres') => ({
  extends: true as const,
  test: {
    name: `api-${engine}`,
    include: ['tests/api/**/*.test.ts'],
    // What a process does to its directory has a meaning for the embedded database alone.
    exclude: engine === 'pglite' ? [] : ['tests/api/process/**'],
    globalSetup: [`tests/api/harness/${engine}.ts`],
  },
});

export default defineConfig({
  // As Node resolves it: mercurius requires graphql, and two copies of it do not take each other's schemas.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    // All of the machine: by itself Vitest leaves one core alone, which is half of two.
    maxWorkers: availableParallelism(),
    isolate: false,
    ...patience,
    // Refine's and MUI's packages import styles and files without endings, which Node alone does not take.
    server: { deps: { inline: [/@refinedev\//, /@mui\//] } },
    projects: [
      { extends: true, test: { name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'] } },
      api('pglite'),
      ...(onPostgres ? [api('postgres')] : []),
    ],
  },
});
