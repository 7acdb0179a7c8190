import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import type { Database } from '../../../server/database/database';
import { openDatabase } from '../../../server/database/open';
import type { Template } from './template';

/** Returns the address of another database on the same server. */
export function databaseUrl(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

/** Runs one statement as the server's administrator, outside any transaction. */
export async function runAdminStatement(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Caches the dumps by path: each test file of this worker restores one. */
const dumps = new Map<string, Blob>();

function readDump(path: string): Blob {
  const dump = dumps.get(path) ?? new Blob([readFileSync(path)]);
  dumps.set(path, dump);
  return dump;
}

/**
 * Opens a copy of the template. Closing drops a copy on PostgreSQL. A copy in PGlite stays on disk if `directory` is
 * given.
 */
export async function openTestDatabase(template: Template, directory?: string): Promise<Database> {
  switch (template.engine) {
    case 'pglite':
      return openDatabase({ dump: readDump(template.dump), directory });
    case 'postgres': {
      const name = `waybill_test_${randomBytes(6).toString('hex')}`;
      await runAdminStatement(template.url, `CREATE DATABASE ${name} TEMPLATE ${template.name}`);
      const database = await openDatabase({ url: databaseUrl(template.url, name) });
      const close = async () => {
        await database.close();
        await runAdminStatement(template.url, `DROP DATABASE ${name} WITH (FORCE)`);
      };
      return { ...database, close };
    }
  }
}
