import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../server/database/database';
import { migrateDatabase } from '../../server/database/migrate';
import { openDatabase } from '../../server/database/open';
import { enqueueJob, type JobKind, QueueWorker } from '../../server/queue';
import { findPostgres, startCluster } from '../api/harness/cluster';

const jobCount = 5000;
const tenantCount = 20;
const probeCount = 500;
const concurrency = 16;
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

/**
 * Measures the job queue with an empty handler: jobs completed per second, and the delay until a job starts. `only`
 * names the only engine to measure.
 */
export async function measureQueue(only: string | undefined): Promise<void> {
  if (only !== 'postgres') await measure('PGlite', await openDatabase({}));
  const source = only === 'pglite' ? undefined : findPostgres();
  if (!source) return;
  if ('url' in source) return measure('PostgreSQL', await openDatabase({ url: source.url }));
  const { url, stop } = await startCluster(source.programs);
  try {
    await measure('PostgreSQL', await openDatabase({ url }));
  } finally {
    stop();
  }
}

async function measure(engine: string, database: Database): Promise<void> {
  await migrateDatabase(database, async () => undefined);
  const perSecond = await throughput(database);
  const latencies = (await latency(database)).toSorted((one, other) => one - other);
  const at = (part: number) => (latencies[Math.floor(latencies.length * part)] ?? 0).toFixed(1);
  console.log(`${engine}: ${perSecond.toFixed(0)} jobs a second of ${tenantCount} tenants, ${concurrency} at once;`);
  console.log(`  from enqueue to start ${at(0.5)} ms (p50), ${at(0.99)} ms (p99)`);
  await database.close();
}

async function withWorker(database: Database, kind: JobKind, work: () => Promise<void>): Promise<void> {
  const worker = new QueueWorker({ database: { ...database, ...database.jobs }, log: silent, kinds: [kind] });
  await worker.start();
  await work();
  await worker.stop();
}

async function throughput(database: Database): Promise<number> {
  await database.system(async (session) => {
    for (let index = 0; index < jobCount; index += 1) {
      await enqueueJob(session, { kind: 'empty', tenant: String((index % tenantCount) + 1) });
    }
    await session.rows({ text: 'ANALYZE jobs', params: [] });
  });
  const pending = "SELECT 1 FROM jobs WHERE kind = 'empty' AND state = 'PENDING' LIMIT 1";
  const startedAt = performance.now();
  await withWorker(database, { kind: 'empty', handler: async () => undefined, concurrency }, async () => {
    while ((await database.system((session) => session.rows({ text: pending, params: [] }))).length > 0)
      await pause(20);
  });
  return jobCount / ((performance.now() - startedAt) / 1000);
}

/**
 * Returns the delays of single jobs: milliseconds from before the transaction that enqueues the job until the job's
 * handler starts.
 */
async function latency(database: Database): Promise<number[]> {
  const measured: number[] = [];
  let enqueuedAt = 0;
  let started = () => {};
  const handler = async () => {
    measured.push(performance.now() - enqueuedAt);
    started();
  };
  await withWorker(database, { kind: 'probe', handler, concurrency }, async () => {
    for (let probe = 0; probe < probeCount; probe += 1) {
      const start = new Promise<void>((resolve) => {
        started = resolve;
      });
      enqueuedAt = performance.now();
      await database.system((session) => enqueueJob(session, { kind: 'probe' }));
      await start;
      await pause(5);
    }
  });
  return measured;
}
