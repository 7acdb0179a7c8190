// `npm run dev`: the console with hot reload by Vite's own server, which passes calls on to the API server, and the API
// server, built anew and restarted whenever a file of it changes.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
// The build below sets NODE_ENV for its own sake; the programs that are started must not inherit that.
const env = { ...process.env };
const start = (...args) => spawn(process.execPath, args, { cwd: root, env, stdio: 'inherit' });

let server;

/** Starts the server anew, once the one that runs has let go of its port and its data. */
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

// One restart after the other, however quickly files are saved.
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
