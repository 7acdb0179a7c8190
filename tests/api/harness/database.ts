import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import type { Database } from '../../../server/database/database';
import { openDatabase } from '../../../server/database/open';
import type { Template } from './template';

/** The address of another database on the same server. */
export function databaseUrl(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

/** Has one statement carried out by the server's administrator, outside any transaction. */
export async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Dumps that this worker has read, by path: every file of tests copies one. */
const dumps = new Map<string, Blob>();

function readDump(path: string): Blob {
  const dump = dumps.get(path) ?? new Blob([readFileSync(path)]);
  dumps.set(path, dump);
  return dump;
}

/** Opens a copy of the template, which is gone when it is closed; an embedded one stays where a `directory` is given. */
export async function openTestDatabase(template: Template, directory?: string): Promise<Database> {
  switch (template.engine) {
    case 'pglite':
      return openDatabase({ dump: readDump(template.dump), directory });
    case 'postgres': {
      const name = `waybill_test_${randomBytes(6).toString('hex')}`;
      await administer(template.url, `CREATE DATABASE ${name} TEMPLATE ${template.name}`);
      const database = await openDatabase({ url: databaseUrl(template.url, name) });
      const close = async () => {
        await database.close();
        await administer(template.url, `DROP DATABASE ${name} WITH (FORCE)`);
      };
      return { ...database, close };
    }
  }
}
