import { findPostgres, startCluster } from '../api/harness/cluster';
import { runAdminStatement, databaseUrl } from '../api/harness/database';
import { type Measured, startMeasured } from './measured';

/** Starts a server of one engine with its own database, which has the given number of rows. */
export type Start = (rows: number) => Promise<Measured>;

/**
 * Runs work on PGlite, and on the PostgreSQL of the tests if it is available.
 * @param only runs the work only on this engine
 */
export async function onEngines(
  only: string | undefined,
  work: (engine: string, start: Start) => Promise<void>,
): Promise<void> {
  if (only !== 'postgres') await stoppingAll((start) => work('PGlite', start));
  const source = only === 'pglite' ? undefined : findPostgres();
  if (!source) return;
  const { url, stop } =
    'url' in source ? { url: source.url, stop: () => undefined } : await startCluster(source.programs);
  // A PostgreSQL cluster that this process has started would otherwise keep running.
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

async function stoppingAll(work: (start: Start) => Promise<void>, administration?: string): Promise<void> {
  const stops: (() => Promise<void>)[] = [];
  const start: Start = async (rows) => {
    if (!administration) {
      const server = await startMeasured(rows);
      stops.push(server.stop);
      return server;
    }
    const name = `waybill_bench_${process.pid}_${rows}`;
    await runAdminStatement(administration, `CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8'`);
    stops.unshift(() => runAdminStatement(administration, `DROP DATABASE ${name} WITH (FORCE)`));
    const server = await startMeasured(rows, databaseUrl(administration, name));
    stops.unshift(server.stop);
    return server;
  };
  try {
    await work(start);
  } finally {
    for (const stop of stops) await stop();
  }
}
