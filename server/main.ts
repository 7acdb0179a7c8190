import { join } from 'node:path';
import { ConfigError, readConfig } from './config';
import { openDatabase } from './database/open';
import { FrontDoor } from './http/front-door';
import { keepPrivate } from './runtime/private-directory';
import { keepWatch } from './runtime/watchdog';

/** Starts the server and keeps it until it is told to stop. What stops it at the start is told in a sentence. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  await keepPrivate(config.dataDirectory);
  const door = new FrontDoor();
  const port = await door.listen(config.port, config.host);
  // An embedded database gets ready while the rest of the program is loaded: each waits for the disk, or for the compiler.
  const { databaseUrl, statementSeconds } = config;
  const directory = join(config.dataDirectory, 'database');
  const opening = openDatabase({ url: databaseUrl, directory, statementSeconds });
  const [database, { serve }] = await Promise.all([opening, import('./start/serve')]);
  await serve({ config, database, door, port });
  // Before it serves, it may fill or change a database for long, in one go.
  if (config.watchdogSeconds > 0) keepWatch(config.watchdogSeconds);
}

/** What stands in the way, as a sentence. Where it came from is told only when LOG_LEVEL asks for it. */
function reasonOf(error: unknown): unknown {
  if (!(error instanceof Error) || process.env.LOG_LEVEL === 'debug') return error;
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'EADDRINUSE') return 'The port is in use: stop what listens there, or set PORT to another.';
  return error instanceof ConfigError ? error.message : `The server cannot start: ${error.message || code}`;
}

main().catch((error: unknown) => {
  console.error(reasonOf(error));
  process.exit(1);
});
