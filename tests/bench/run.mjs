// `npm run bench`: builds the server and the benchmark, and runs main.ts with the arguments that follow `--`.
import { cpSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { runBuilds, findStaleBuilds } from '../../scripts/build.mjs';
import { findOrInstallChromium } from '../../scripts/chromium.mjs';
import { compressFiles } from '../../scripts/compress.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const input = ['tests/bench/main.ts', 'tests/bench/server.ts', 'server/database/pglite-thread.ts'];

await build({
  root,
  configFile: false,
  logLevel: 'warn',
  build: {
    ssr: true,
    rolldownOptions: { input, output: { chunkFileNames: '[name]-[hash].js' } },
    outDir: 'dist/bench',
    target: 'node20',
    copyPublicDir: false,
  },
});
const environment = {};
const comparesBrowsers = process.argv.includes('--browser');
if (comparesBrowsers || ['--board', '--leaks'].some((option) => process.argv.includes(option))) {
  await runBuilds(findStaleBuilds());
  if (comparesBrowsers) await buildYardstick();
  environment.PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH = findOrInstallChromium();
}

/** Installs the packages of the react-admin app in a folder of its own, and builds it as the console is served. */
async function buildYardstick() {
  const folder = `${root}/dist/yardstick-source`;
  cpSync(`${root}/tests/bench/yardstick`, folder, { recursive: true });
  const run = (command, ...args) => {
    const ended = spawnSync(command, args, { cwd: folder, stdio: 'inherit' });
    if (ended.status !== 0) throw new Error(`${command} ${args.join(' ')} failed.`);
  };
  run('npm', 'install', '--no-audit', '--no-fund', '--loglevel=error');
  run('npm', 'run', 'build', '--', '--outDir', `${root}/dist/yardstick`, '--emptyOutDir', '--logLevel', 'error');
  await compressFiles(`${root}/dist/yardstick`);
}

const { status } = spawnSync(process.execPath, ['dist/bench/main.js', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, ...environment },
});
process.exitCode = status ?? 1;
