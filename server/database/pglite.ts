import { mkdirSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database, Session } from './database';
import { lockDirectory } from './lock';
import { PgliteRows } from './pglite-rows';
import { commit } from './transaction';
import { Turns } from './turns';
import { become, same, type Visibility } from './visibility';

/** Opens the embedded database: one connection, so that work takes turns. */
export async function openPglite(directory?: string, dump?: Blob): Promise<Database> {
  if (directory) mkdirSync(directory, { recursive: true });
  const lock = directory ? await lockDirectory(directory) : undefined;
  const pglite = await PGlite.create({
    ...(directory ? { dataDir: directory } : {}),
    ...(dump ? { loadDataDir: dump } : {}),
    extensions: { btree_gin, btree_gist, pg_trgm },
  });
  await pglite.exec("SET TIME ZONE 'UTC'");

  const turns = new Turns();
  let seen: Visibility | undefined;
  const reader = new PgliteRows(pglite);
  const session: Session = { orm: drizzle(pglite), rows: (statement) => reader.read(statement) };

  const seeing = <T>(visibility: Visibility, work: () => Promise<T>) =>
    turns.take(async () => {
      if (!same(seen, visibility)) {
        await pglite.exec(become(visibility));
        seen = visibility;
      }
      return work();
    });

  const inTransaction = async <T>(work: (session: Session) => Promise<T>) => {
    await pglite.exec('BEGIN');
    try {
      const result = await work(session);
      await pglite.exec(commit);
      return result;
    } catch (error) {
      await pglite.exec('ROLLBACK');
      throw error;
    }
  };

  return {
    engine: 'pglite',
    read: (tenant, work) => seeing({ tenant }, () => work(session)),
    write: (tenant, work) => seeing({ tenant }, () => inTransaction(work)),
    system: (work) => seeing('system', () => inTransaction(work)),
    listen: async (channel, { hear }) => {
      const stop = await turns.take(() => pglite.listen(channel, hear));
      return () => turns.take(() => stop());
    },
    close: async () => {
      await turns.take(() => pglite.close());
      await lock?.release();
    },
  };
}
