import { defineConfig } from '@playwright/test';

/**
 * Command-line arguments of Chromium. They turn off the requests that Chromium sends by itself, such as update checks,
 * and its sandbox when the user is root, because Chromium does not start with a sandbox as root.
 */
const launchArguments = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // A test's page lives for seconds, so V8's optimizing compilers would take more processor time than they save.
  '--js-flags=--no-opt,--no-maglev',
  // Only localhost is resolved, so that a page cannot load a script from another host unless a test fulfills the
  // request itself.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/**
 * Turns WebGL off for tests without a map: emulating a graphics card in software takes a fifth of the processor time.
 * Only maps are drawn by WebGL.
 */
const withoutWebgl = '--disable-software-rasterizer';
const maps = /(map|routes)\.spec\.ts$/;

/** Returns the Playwright options that launch Chromium with the given command-line arguments. */
const launched = (args: string[]) => ({
  launchOptions: {
    // scripts/test.mjs sets this variable. If it is not set, Playwright uses the browser that Playwright has installed.
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
  // scripts/test.mjs reports a test that passes only on its second attempt as flaky.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  // The limits are generous, so that a test does not fail only because the machine is slow. A test that passes does not
  // wait for them.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json']],
  projects: [
    // This project has one worker, because a second one would start its own server and browser for only two test files.
    { name: 'maps', testMatch: maps, workers: 1, use: launched(launchArguments) },
    { name: 'pages', testIgnore: maps, use: launched([...launchArguments, withoutWebgl]) },
  ],
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'Europe/Warsaw',
    // Turns off animations of the console, so that tests need not wait for their end.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Most tests need no worker, and requests of a worker cannot be stood in for.
    serviceWorkers: 'block',
  },
});
