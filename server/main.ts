import { join } from 'node:path';
import { createApp } from './app';
import { writeDictionaries } from './areas';
import { sweepAttempts } from './areas/identity/sign-in/attempts';
import { outboxOf } from './areas/mail/outbox';
import { openStorage } from './areas/media/storage';
import { type Config, ConfigError, readConfig } from './config';
import type { Database } from './database/database';
import { fillDemo } from './database/demo/fill';
import { fillDemoFiles } from './database/demo/files';
import { migrate } from './database/migrate';
import { openDatabase } from './database/open';
import { FrontDoor } from './http/front-door';
import { outboxPath } from './http/outbox';
import { keepStatistics } from './statistics';
import { welcome } from './welcome';

/** Milliseconds that requests under way get to end. */
const patience = 10_000;

/** Starts the server and keeps it until it is told to stop. What stops it at the start is told in a sentence. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const door = new FrontDoor();
  const port = await door.listen(config.port, config.host);
  const database = await openDatabase({ url: config.databaseUrl, directory: join(config.dataDirectory, 'database') });
  const demo = await prepare(database, config);
  const app = await createApp({ database, config, serverFactory: door.serverFactory });
  const stopStatistics = await keepStatistics(database, app.log);
  await app.ready();
  door.letIn();
  const outbox = outboxOf(config) && outboxPath;
  const facts = { demo, sandbox: config.cards.kind === 'sandbox', ...(outbox ? { outbox } : {}) };
  process.stdout.write(welcome(config.publicUrl ?? `http://localhost:${port}`, facts));

  const stop = async () => {
    app.log.info('stopping');
    setTimeout(() => process.exit(1), patience).unref();
    stopStatistics();
    const closed = door.close();
    await app.close();
    await closed;
    await database.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());
}

/** Migrates and fills. Answers whether the demo is in the database. */
async function prepare(database: Database, config: Config): Promise<boolean> {
  const { demo, citiesFromPopulation } = config;
  await migrate(database, (session) => writeDictionaries(session, citiesFromPopulation));
  const ask = (text: string) => database.system((session) => session.rows({ text, params: [] }));
  const [tenant] = await ask('SELECT 1 FROM tenants LIMIT 1');
  if (demo && !tenant) {
    await fillDemo(database);
    await fillDemoFiles(database, await openStorage(config));
  }
  await database.system(sweepAttempts);
  const [account] = await ask("SELECT 1 FROM sign_in_names WHERE email = 'admin@demo.test'");
  return account !== undefined;
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
