// `npm run dev`: runs the console on Vite's development server, which forwards API calls to the API server. Rebuilds
// and restarts the API server when one of its files changes.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
// Copies the environment before the build below sets NODE_ENV, which the child processes must not inherit.
const env = { ...process.env };
const start = (...args) => spawn(process.execPath, args, { cwd: root, env, stdio: 'inherit' });

let server;

/** Stops the running server, waits until it has released its port and data, and starts a new one. */
async function restartServer() {
  const running = server;
  server = undefined;
  if (running && running.exitCode === null) {
    await new Promise((resolve) => {
      running.once('exit', resolve);
      running.kill('SIGTERM');
    });
  }
  const started = start('dist/server/main.js');
  server = started;
  started.once('exit', (code) => {
    if (server === started && code !== 0) console.error('The server has ended. It starts again with the next change.');
  });
}

const watcher = await build({
  root,
  configFile: 'vite.server.config.ts',
  logLevel: 'warn',
  build: { watch: {} },
});

// Restarts wait for each other, so that two quick builds do not start two servers.
let restarting = Promise.resolve();
watcher.on('event', (event) => {
  if (event.code === 'BUNDLE_END') restarting = restarting.then(restartServer);
  if (event.code === 'ERROR') console.error(event.error.message);
});

const consoleServer = start('node_modules/vite/bin/vite.js');
consoleServer.once('exit', stop);
process.once('SIGINT', stop).once('SIGTERM', stop);

function stop() {
  consoleServer.kill();
  server?.kill('SIGTERM');
  void watcher.close();
}
