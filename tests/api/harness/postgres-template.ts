import { findPostgres, startCluster } from './cluster';
import { databaseUrl, runAdminStatement } from './database';

/** An empty database of a PostgreSQL server, which tests fill and copy. */
interface EmptyTemplate {
  /** URL of the server, with the name of another database. */
  server: string;
  name: string;
  url: string;
  /** Deletes the template, and stops the server if it was started for the tests. */
  remove(): Promise<void>;
}

/** No server copies the tests' databases, so that the rows of a new table and its indexes need not be logged. */
const withoutReplication = '-c wal_level=minimal -c max_wal_senders=0';

/** Creates an empty template on the running or an installed PostgreSQL; undefined if there is none. */
export async function createEmptyTemplate(): Promise<EmptyTemplate | undefined> {
  const source = findPostgres();
  if (!source) return undefined;
  const { url: server, stop } =
    'url' in source
      ? { url: source.url, stop: () => undefined }
      : await startCluster(source.programs, undefined, withoutReplication);
  const name = `waybill_template_${process.pid}`;
  await runAdminStatement(server, `CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8'`);
  return {
    server,
    name,
    url: databaseUrl(server, name),
    async remove() {
      await runAdminStatement(server, `DROP DATABASE ${name} WITH (FORCE)`);
      stop();
    },
  };
}
