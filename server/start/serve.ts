import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { createApp } from '../app';
import { writeDictionaries } from '../areas';
import { deleteExpiredAttemptCounters } from '../areas/identity';
import { openMailOutbox } from '../areas/mail';
import { openStorage } from '../areas/media';
import { serveSnapshots } from '../backup/snapshot-socket';
import type { Config } from '../config';
import type { Database } from '../database/database';
import { fillDemo } from '../demo/fill';
import { fillDemoFiles } from '../demo/files';
import { migrateDatabase } from '../database/migrate';
import type { HttpServer } from '../http/http-server';
import { createLogOptions } from '../http/log';
import { outboxPath } from '../http/outbox';
import { makeContentPrivate } from '../runtime/private-directory';
import { scheduleAnalyze } from '../database/statistics';
import { welcomeMessage } from './welcome-message';

/** Milliseconds that in-flight requests have to finish at shutdown. */
const shutdownGraceMs = 10_000;

/** What `serve` needs to run the server. */
export interface RunServerOptions {
  config: Config;
  database: Database;
  /** The HTTP server, which already listens on `port`. */
  httpServer: HttpServer;
  port: number;
}

/** Prepares the database, serves requests, and shuts down on SIGTERM or SIGINT. */
export async function runServer({ config, database, httpServer, port }: RunServerOptions): Promise<void> {
  const [demo, app] = await Promise.all([
    prepareDatabase(database, config),
    createApp({ database, config, serverFactory: httpServer.serverFactory, upgrades: httpServer.upgrades }),
  ]);
  const stopStatistics = await scheduleAnalyze(database, app.log);
  await app.ready();
  // The embedded database ignores the umask and creates files that other users can read.
  makeContentPrivate(config.dataDirectory);
  const stopSnapshots =
    database.engine === 'pglite' ? await serveSnapshots(database, config.dataDirectory, app.log) : undefined;
  httpServer.startServing();
  const outbox = openMailOutbox(config) && outboxPath;
  const facts = { demo, sandbox: config.cards.kind === 'sandbox', ...(outbox ? { outbox } : {}) };
  process.stdout.write(welcomeMessage(config.publicUrl ?? `http://localhost:${port}`, facts));

  const stop = async () => {
    app.log.info('stopping');
    httpServer.startDraining();
    await pause(config.drainSeconds * 1000);
    setTimeout(() => process.exit(1), shutdownGraceMs).unref();
    stopStatistics();
    await stopSnapshots?.();
    const closed = httpServer.close();
    await app.close();
    await closed;
    await database.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());
}

/**
 * Migrates the database, and inserts demo data into an empty database if configured.
 * @returns whether the database contains the demo
 */
async function prepareDatabase(database: Database, config: Config): Promise<boolean> {
  const { demo, citiesFromPopulation } = config;
  const log = pino(createLogOptions(config));
  await migrateDatabase(database, (session) => writeDictionaries(session, citiesFromPopulation), { log });
  const query = (text: string) => database.system((session) => session.rows({ text, params: [] }));
  const [tenant] = await query('SELECT 1 FROM tenants LIMIT 1');
  if (demo && !tenant) {
    await fillDemo(database);
    await fillDemoFiles(database, await openStorage(config));
    // A restart only frees memory. After a failed one, the next statement opens the database again.
    await database.restart?.().catch((err: unknown) => log.warn({ err }, 'the embedded database was not restarted'));
  }
  await database.jobs.system(deleteExpiredAttemptCounters);
  const [account] = await query("SELECT 1 FROM sign_in_names WHERE email = 'admin@demo.test'");
  return account !== undefined;
}
