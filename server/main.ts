import { join } from 'node:path';
import { ConfigError, readConfig } from './config';
import { openDatabase } from './database/open';
import { HttpServer } from './http/http-server';
import { makeDirectoryPrivate } from './runtime/private-directory';
import { startWatchdog } from './runtime/watchdog';

/** Seconds for which a start waits for PostgreSQL, which may start at the same time. */
const databaseWaitSeconds = 30;

/** Starts the server, which runs until a signal stops it. An error during the start is printed as a sentence. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  makeDirectoryPrivate(config.dataDirectory);
  const httpServer = new HttpServer();
  const port = await httpServer.listen(config.port, config.host);
  // The embedded database opens in its thread while the other modules of the server load.
  const { databaseUrl, statementSeconds } = config;
  const directory = join(config.dataDirectory, 'database');
  const opening = openDatabase({ url: databaseUrl, waitSeconds: databaseWaitSeconds, directory, statementSeconds });
  const [database, { runServer }] = await Promise.all([opening, import('./start/serve')]);
  await runServer({ config, database, httpServer, port });
  // The watchdog starts last, because migrations and demo data block the event loop for long.
  if (config.watchdogSeconds > 0) startWatchdog(config.watchdogSeconds);
}

/** Returns the reason of a failed start as a sentence; with LOG_LEVEL=debug the error with its stack. */
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
