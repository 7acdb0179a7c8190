import { createApp } from '../app';
import { writeDictionaries } from '../areas';
import { deleteExpiredAttempts } from '../areas/identity';
import { outboxOf } from '../areas/mail';
import { openStorage } from '../areas/media';
import type { Config } from '../config';
import type { Database } from '../database/database';
import { fillDemo } from '../demo/fill';
import { fillDemoFiles } from '../demo/files';
import { migrate } from '../database/migrate';
import type { FrontDoor } from '../http/front-door';
import { outboxPath } from '../http/outbox';
import { keepPrivate } from '../runtime/private-directory';
import { keepStatistics } from '../database/statistics';
import { welcome } from './welcome';

/** Milliseconds that requests under way get to end. */
const patience = 10_000;

/** What a server begins with. */
export interface Beginning {
  config: Config;
  database: Database;
  /** Open already, on this port. */
  door: FrontDoor;
  port: number;
}

/** Gets the database ready, lets everybody in, and keeps the server until it is told to stop. */
export async function serve({ config, database, door, port }: Beginning): Promise<void> {
  const demo = await prepare(database, config);
  const app = await createApp({ database, config, serverFactory: door.serverFactory });
  const stopStatistics = await keepStatistics(database, app.log);
  await app.ready();
  // The embedded database gives its own files wider modes than this process would.
  await keepPrivate(config.dataDirectory);
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
  await database.jobs.system(deleteExpiredAttempts);
  const [account] = await ask("SELECT 1 FROM sign_in_names WHERE email = 'admin@demo.test'");
  return account !== undefined;
}
