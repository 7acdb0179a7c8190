import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database';
import { resolvesWithin } from '../runtime/resolves-within';
import type { DiskSpaceMonitor } from '../runtime/disk-space';

/** Milliseconds within which the database must answer. */
const databaseTimeoutMs = 1000;

/**
 * Adds `/healthz`, which answers while the process runs, and `/readyz`, which also checks the database and reports low
 * disk space.
 */
export function registerHealthRoutes(app: FastifyInstance, database: Database, space: DiskSpaceMonitor): void {
  app.get('/healthz', () => ({ status: 'alive' }));
  app.get('/readyz', async (_request, reply) => {
    if (await isDatabaseReady(database))
      return { status: space.isLow ? 'ready to read: there is no room to write' : 'ready' };
    return reply.code(503).send({ status: 'the database does not answer' });
  });
}

async function isDatabaseReady(database: Database): Promise<boolean> {
  const ping = database.jobs.system((session) => session.rows({ text: 'SELECT 1', params: [] }));
  return resolvesWithin(ping, databaseTimeoutMs).catch(() => false);
}
