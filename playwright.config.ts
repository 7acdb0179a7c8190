import { defineConfig } from '@playwright/test';

/** Nothing that the browser itself would fetch, and no sandbox where the user is root. */
const launchArguments = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Pages live for seconds: V8's optimising compilers would take more time than they save.
  '--js-flags=--no-opt,--no-maglev',
  // Scripts of others come from the tests alone.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** To imitate a graphics card takes a fifth of the processor's time. Maps are drawn by WebGL, which needs one. */
const withoutWebgl = '--disable-software-rasterizer';
const maps = /(map|routes)\.spec\.ts$/;

/** A browser with these arguments. */
const launched = (args: string[]) => ({
  launchOptions: {
    // Set by scripts/test.mjs; without it Playwright looks for the browser that it installs itself.
    executablePath: process.env.PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH,
    args,
  },
});

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results/browser',
  globalSetup: './tests/browser/harness/template.ts',
  workers: 3,
  fullyParallel: true,
  // A test that passes on its second try is reported as flaky by scripts/test.mjs.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  // A slow machine must not make a test fail: what is waited for comes, and is not waited for longer than that.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json']],
  projects: [
    // A further worker would have a server and a browser of its own, for two tests.
    { name: 'maps', testMatch: maps, workers: 1, use: launched(launchArguments) },
    { name: 'pages', testIgnore: maps, use: launched([...launchArguments, withoutWebgl]) },
  ],
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'Europe/Warsaw',
    // Nothing to wait for that only moves.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
  },
});
