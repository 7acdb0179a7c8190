import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { startServerProcess } from '../../api/harness/process';
import { templateFolders, templateVariable } from './template';

/** A server of one test's own, on a copy of the demo, whose data the test may change behind its back. */
export interface ServerApart {
  /** Its address, without a slash at the end; it stays the same. */
  url: string;
  /** Carries out SQL while the server is away, and starts it again. */
  meanwhile(statements: string): Promise<void>;
  /** Ends the server and removes its data. */
  end(): Promise<void>;
}

/** Starts a server apart from the one that other tests share. */
export async function startServerApart(): Promise<ServerApart> {
  const directory = mkdtempSync(join(tmpdir(), 'waybill-apart-'));
  const template = process.env[templateVariable] ?? '';
  cpSync(join(template, templateFolders.data), directory, { recursive: true });
  const settings = { DATA_DIR: directory, CONSOLE_DIR: join(template, templateFolders.console) };
  let server = await startServerProcess(settings);
  const { url } = server;
  return {
    url,
    async meanwhile(statements) {
      await server.stop();
      const database = await PGlite.create({
        dataDir: join(directory, 'database'),
        extensions: { btree_gin, btree_gist, pg_trgm },
      });
      await database.exec(statements);
      await database.close();
      server = await startServerProcess({ ...settings, PORT: new URL(url).port });
    },
    async end() {
      await server.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
