import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database';
import type { FreeSpace } from '../runtime/free-space';

/** Milliseconds within which a healthy database answers. */
const patience = 1000;

/** `/healthz`: the process lives. `/readyz`: it can serve, and its database answers; and whether it writes. */
export function registerHealth(app: FastifyInstance, database: Database, space: FreeSpace): void {
  app.get('/healthz', () => ({ status: 'alive' }));
  app.get('/readyz', async (_request, reply) => {
    if (await answers(database))
      return { status: space.isShort ? 'ready to read: there is no room to write' : 'ready' };
    return reply.code(503).send({ status: 'the database does not answer' });
  });
}

async function answers(database: Database): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), patience);
  });
  const asked = database.jobs
    .system((session) => session.rows({ text: 'SELECT 1', params: [] }))
    .then(
      () => true,
      () => false,
    );
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}
