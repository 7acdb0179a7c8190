// `npm run dev`: the server, built and started anew at each change, and the console by Vite's own server.
import { spawn } from 'node:child_process';
import { build } from './build.mjs';

await build(['server'], ['ignore', 'ignore', 'inherit']);

const vite = 'node_modules/vite/bin/vite.js';
const processes = [
  [vite, 'build', '--watch', '--config', 'vite.server.config.ts', '--logLevel', 'warn'],
  ['--watch', 'dist/server/main.js'],
  [vite],
].map((args) => spawn(process.execPath, args, { stdio: 'inherit' }));

const stopAll = () => processes.forEach((one) => one.kill());
for (const one of processes) one.once('exit', stopAll);
process.once('SIGINT', stopAll).once('SIGTERM', stopAll);
