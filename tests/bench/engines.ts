import { findPostgres, startCluster } from '../api/harness/cluster';
import { runAdminStatement, databaseUrl } from '../api/harness/database';
import { type MeasuredServer, startMeasuredServer } from './measured';

/**
 * Starts a server with its own new database, in which the first tenant has the given number of rows of each kind.
 * `environment` sets further variables of the server.
 */
export type ServerStarter = (rows: number, environment?: Readonly<Record<string, string>>) => Promise<MeasuredServer>;

/** Options of `runOnEngines`. */
export interface EngineOptions {
  /** Name of the only engine to run on; absent: both. */
  engine?: string | undefined;
  /** Folder of a PostgreSQL whose filled databases are kept for the next run. */
  keep?: string | undefined;
}

/**
 * Runs work on PGlite, and on PostgreSQL if the tests find one. `work` gets the engine's name and a function that
 * starts servers.
 */
export async function runOnEngines(
  { engine: only, keep }: EngineOptions,
  work: (engine: string, start: ServerStarter) => Promise<void>,
): Promise<void> {
  if (only !== 'postgres') await stoppingAll((start) => work('PGlite', start));
  const source = only === 'pglite' ? undefined : findPostgres();
  if (!source) return;
  const { url, stop } =
    'url' in source ? { url: source.url, stop: () => undefined } : await startCluster(source.programs, keep);
  // Stops PostgreSQL when this process is interrupted. Otherwise a PostgreSQL that this process has started would keep
  // running.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      stop();
      process.exit(1);
    });
  }
  try {
    await stoppingAll((start) => work('PostgreSQL', start), { url, isKept: keep !== undefined });
  } finally {
    stop();
  }
}

async function stoppingAll(
  work: (start: ServerStarter) => Promise<void>,
  postgres?: { url: string; isKept: boolean },
): Promise<void> {
  const stops: (() => Promise<void>)[] = [];
  const start: ServerStarter = async (rows, environment) => {
    if (!postgres) {
      const server = await startMeasuredServer(rows, undefined, environment);
      stops.push(server.stop);
      return server;
    }
    const name = `waybill_bench_${postgres.isKept ? 'kept' : process.pid}_${rows}`;
    const url = databaseUrl(postgres.url, name);
    const create = runAdminStatement(postgres.url, `CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8'`);
    await create.catch((error: unknown) => {
      if (!postgres.isKept || !String(error).includes('already exists')) throw error;
    });
    if (!postgres.isKept) stops.unshift(() => runAdminStatement(postgres.url, `DROP DATABASE ${name} WITH (FORCE)`));
    const server = await startMeasuredServer(rows, url, environment);
    stops.unshift(server.stop);
    // Autovacuum would do so after some minutes. Until then, PostgreSQL cannot read an index without the table.
    await runAdminStatement(url, 'VACUUM ANALYZE');
    return server;
  };
  try {
    await work(start);
  } finally {
    for (const stop of stops) await stop();
  }
}
