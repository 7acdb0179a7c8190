// `npm run bench`: builds the server and the benchmark, and runs main.ts with the arguments that follow `--`.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

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
const { status } = spawnSync(process.execPath, ['dist/bench/main.js', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
