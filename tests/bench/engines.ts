import { findPostgres, startCluster } from '../api/harness/cluster';
import { runAdminStatement, databaseUrl } from '../api/harness/database';
import { type MeasuredServer, startMeasuredServer } from './measured';

/** Starts a server with its own new database, in which the first tenant has the given number of rows of each kind. */
export type ServerStarter = (rows: number) => Promise<MeasuredServer>;

/**
 * Runs work on PGlite, and on PostgreSQL if the tests find one. `work` gets the engine's name and a function that
 * starts servers.
 * @param only name of the only engine to run on; undefined: both
 */
export async function runOnEngines(
  only: string | undefined,
  work: (engine: string, start: ServerStarter) => Promise<void>,
): Promise<void> {
  if (only !== 'postgres') await stoppingAll((start) => work('PGlite', start));
  const source = only === 'pglite' ? undefined : findPostgres();
  if (!source) return;
  const { url, stop } =
    'url' in source ? { url: source.url, stop: () => undefined } : await startCluster(source.programs);
  // Stops PostgreSQL when this process is interrupted. Otherwise a PostgreSQL that this process has started would keep
  // running.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      stop();
      process.exit(1);
    });
  }
  try {
    await stoppingAll((start) => work('PostgreSQL', start), url);
  } finally {
    stop();
  }
}

async function stoppingAll(work: (start: ServerStarter) => Promise<void>, administration?: string): Promise<void> {
  const stops: (() => Promise<void>)[] = [];
  const start: ServerStarter = async (rows) => {
    if (!administration) {
      const server = await startMeasuredServer(rows);
      stops.push(server.stop);
      return server;
    }
    const name = `waybill_bench_${process.pid}_${rows}`;
    await runAdminStatement(administration, `CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8'`);
    stops.unshift(() => runAdminStatement(administration, `DROP DATABASE ${name} WITH (FORCE)`));
    const server = await startMeasuredServer(rows, databaseUrl(administration, name));
    stops.unshift(server.stop);
    return server;
  };
  try {
    await work(start);
  } finally {
    for (const stop of stops) await stop();
  }
}
