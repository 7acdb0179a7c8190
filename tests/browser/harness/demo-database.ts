import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import pg from 'pg';
import { copyDatabase } from '../../api/harness/database';
import { postgresVariables, templateFolders, templateVariable } from './template';

/** A copy of the template's database and files. */
export interface DemoDatabase {
  /** Environment variables of a server that uses the copy. */
  environment: Record<string, string>;
  /** Runs SQL statements. No server may use the copy meanwhile. */
  runSql(statements: string): Promise<void>;
  remove(): Promise<void>;
}

/** Copies the template. The copy's folder is named after its `user`. It must be removed afterwards. */
export async function copyDemoDatabase(user: string): Promise<DemoDatabase> {
  const directory = mkdtempSync(join(tmpdir(), `waybill-${user}-`));
  cpSync(join(process.env[templateVariable] ?? '', templateFolders.data), directory, { recursive: true });
  const removeDirectory = () => rmSync(directory, { recursive: true, force: true });

  const { [postgresVariables.server]: server, [postgresVariables.name]: name } = process.env;
  if (!server || !name)
    return {
      environment: { DATA_DIR: directory },
      runSql: (statements) => runSqlOnPglite(join(directory, 'database'), statements),
      remove: async () => removeDirectory(),
    };

  const copy = await copyDatabase(server, name);
  return {
    environment: { DATA_DIR: directory, DATABASE_URL: copy.url },
    runSql: (statements) => runSqlOnPostgres(copy.url, statements),
    async remove() {
      await copy.drop();
      removeDirectory();
    },
  };
}

async function runSqlOnPglite(dataDir: string, statements: string): Promise<void> {
  const database = await PGlite.create({ dataDir, extensions: { btree_gin, btree_gist, pg_trgm } });
  await database.exec(statements);
  await database.close();
}

async function runSqlOnPostgres(url: string, statements: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(statements);
  await client.end();
}
