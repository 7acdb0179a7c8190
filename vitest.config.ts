import { defineConfig } from 'vitest/config';

/** API tests open a real database each; a slow machine must not make one of them fail. */
const patience = { testTimeout: 30_000, hookTimeout: 60_000 };

export default defineConfig({
  test: {
    // Refine's and MUI's packages import styles and files without endings, which Node alone does not take.
    server: { deps: { inline: [/@refinedev\//, /@mui\//] } },
    projects: [
      { extends: true, test: { name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'] } },
      {
        extends: true,
        test: {
          name: 'api-pglite',
          include: ['tests/api/**/*.test.ts'],
          globalSetup: ['tests/api/harness/pglite.ts'],
          ...patience,
        },
      },
      {
        extends: true,
        test: {
          name: 'api-postgres',
          include: ['tests/api/**/*.test.ts'],
          globalSetup: ['tests/api/harness/postgres.ts'],
          ...patience,
        },
      },
    ],
  },
});
