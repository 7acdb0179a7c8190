import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { startServerProcess } from '../../api/harness/process';
import { templateFolders, templateVariable } from './template';

/** A server that only one test uses, with its own copy of the demo's database, which the test may change with SQL. */
interface IsolatedServer {
  /** URL of the server, without a trailing slash. It does not change when the server restarts. */
  url: string;
  /** Stops the server, runs SQL on its database and starts it again. */
  runSqlWhileStopped(statements: string): Promise<void>;
  /** Stops the server and removes its data. */
  stop(): Promise<void>;
}

/** Starts a server that only the calling test uses. The caller must stop it. */
export async function startIsolatedServer(): Promise<IsolatedServer> {
  const directory = mkdtempSync(join(tmpdir(), 'waybill-apart-'));
  const template = process.env[templateVariable] ?? '';
  cpSync(join(template, templateFolders.data), directory, { recursive: true });
  const settings = { DATA_DIR: directory, CONSOLE_DIR: join(template, templateFolders.console) };
  let server = await startServerProcess(settings);
  const { url } = server;
  return {
    url,
    async runSqlWhileStopped(statements) {
      await server.stop();
      const database = await PGlite.create({
        dataDir: join(directory, 'database'),
        extensions: { btree_gin, btree_gist, pg_trgm },
      });
      await database.exec(statements);
      await database.close();
      server = await startServerProcess({ ...settings, PORT: new URL(url).port });
    },
    async stop() {
      await server.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
