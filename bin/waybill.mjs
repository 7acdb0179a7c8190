#!/usr/bin/env node
// The command `waybill` of the package: starts the server, or runs a command of operators from the built files.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The built file of each command, and what the command does. */
const commands = {
  start: { file: 'main.js', does: 'starts the server (the default)' },
  health: { does: 'exits with 0 when the server on PORT is ready, else with 1' },
  backup: { file: 'backup.js', does: 'writes the tables and the files into a directory' },
  restore: { file: 'restore.js', does: 'restores a backup into an empty database' },
  'tenant:export': { file: 'tenant-export.js', does: "writes one tenant's data into an archive" },
  'tenant:import': { file: 'tenant-import.js', does: 'adds the tenant of an archive' },
  operator: { file: 'make-operator.js', does: 'makes a company the one that runs the installation' },
  'import:postal-codes': { file: 'import-postal-codes.js', does: 'adds a GeoNames file of postal codes' },
};

function printHelp() {
  const lines = Object.entries(commands).map(([name, { does }]) => `  waybill ${name.padEnd(20)} ${does}`);
  process.stdout.write(`${lines.join('\n')}\n  waybill --version\n\nVariables of the environment configure it.\n`);
}

/** Reads /readyz of the server on this machine, so that a container needs no program for HTTP. */
async function checkHealth() {
  const url = `http://127.0.0.1:${process.env.PORT || 4000}/readyz`;
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(4000) });
    const { status } = await response.json();
    process.stdout.write(`${status}\n`);
    process.exitCode = response.ok ? 0 : 1;
  } catch (error) {
    process.stdout.write(`${url} does not answer: ${error.cause?.code ?? error.message}\n`);
    process.exitCode = 1;
  }
}

const [, , name = 'start'] = process.argv;
if (name === '--help' || name === '-h') printHelp();
else if (name === '--version' || name === '-v') {
  process.stdout.write(`${JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version}\n`);
} else if (name === 'health') await checkHealth();
else if (Object.hasOwn(commands, name)) {
  const file = join(root, 'dist/server', commands[name].file);
  if (!existsSync(file)) {
    process.stderr.write(`${file} is missing: run npm run build.\n`);
    process.exit(1);
  }
  // The working directory is the operator's: the console lies beside the server.
  if (!process.env.CONSOLE_DIR_FILE) process.env.CONSOLE_DIR ||= join(root, 'dist/console');
  process.argv.splice(2, 1);
  await import(file);
} else {
  process.stderr.write(`There is no command ${name}.\n\n`);
  printHelp();
  process.exitCode = 1;
}
