import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import pg from 'pg';

/** A database: its address on PostgreSQL, or the data directory of a server with an embedded one. */
type DatabaseLocation = { url: string } | { dataDirectory: string };

/** Runs SQL statements in a database that no server uses meanwhile. */
export async function runSql(location: DatabaseLocation, statements: string): Promise<void> {
  if ('url' in location) {
    const client = new pg.Client(location.url);
    await client.connect();
    await client.query(statements);
    await client.end();
    return;
  }
  const dataDir = join(location.dataDirectory, 'database');
  const database = await PGlite.create({ dataDir, extensions: { btree_gin, btree_gist, pg_trgm } });
  await database.exec(statements);
  await database.close();
}
