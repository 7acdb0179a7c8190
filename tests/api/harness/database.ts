import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import type { Database } from '../../../server/database/database';
import { openDatabase } from '../../../server/database/open';
import { keepPgliteCompiled } from './compiled-pglite';
import type { DatabaseTemplate } from './template';

/** Returns the URL of the database `name` on the same PostgreSQL server as `url`. */
export function databaseUrl(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

/** Runs one SQL statement as PostgreSQL's administrator, outside of a transaction. */
export async function runAdminStatement(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Dumps of template databases by path, read once per worker, because each test file of the worker restores one. */
const dumps = new Map<string, Promise<Blob>>();

function readDump(path: string): Promise<Blob> {
  const dump = dumps.get(path) ?? waitForDump(path);
  dumps.set(path, dump);
  return dump;
}

/** Returns the file that contains the error of a dump that could not be written. */
export const failureFileOf = (dump: string) => `${dump}.error`;

/** Waits until the global setup has written a dump, and returns it. */
async function waitForDump(path: string): Promise<Blob> {
  while (!existsSync(path)) {
    if (existsSync(failureFileOf(path))) throw new Error(await readFile(failureFileOf(path), 'utf8'));
    await setTimeout(100);
  }
  return new Blob([await readFile(path)]);
}

/** A copy of a database on the same PostgreSQL server. */
interface DatabaseCopy {
  url: string;
  /** Deletes the copy, and ends the connections to it. */
  drop(): Promise<void>;
}

/**
 * Copies the database `name` of the PostgreSQL server at `url`. Nobody may be connected to the original. Copying its files
 * takes a third of the processor time that copying its pages through the log takes, which is the default.
 */
export async function copyDatabase(url: string, name: string): Promise<DatabaseCopy> {
  const copy = `waybill_test_${randomBytes(6).toString('hex')}`;
  await runAdminStatement(url, `CREATE DATABASE ${copy} TEMPLATE ${name} STRATEGY file_copy`);
  return {
    url: databaseUrl(url, copy),
    drop: () => runAdminStatement(url, `DROP DATABASE ${copy} WITH (FORCE)`),
  };
}

/** Opens a new database without tables, of an engine of the template. Closing it deletes it. */
export async function openEmptyDatabase(template: DatabaseTemplate, engine = template.engine): Promise<Database> {
  if (engine === 'pglite' || template.engine === 'pglite') {
    await keepPgliteCompiled();
    return openDatabase({});
  }
  const copy = await copyDatabase(template.url, 'template0');
  const database = await openDatabase({ url: copy.url });
  const close = async () => {
    await database.close();
    await copy.drop();
  };
  return { ...database, close };
}

/**
 * Opens a new database, copied from the template. Closing it deletes the copy, except a PGlite copy in a given
 * `directory`.
 */
export async function openTestDatabase(template: DatabaseTemplate, directory?: string): Promise<Database> {
  switch (template.engine) {
    case 'pglite':
      await keepPgliteCompiled();
      return openDatabase({ dump: await readDump(template.dump), directory });
    case 'postgres': {
      const copy = await copyDatabase(template.url, template.name);
      const database = await openDatabase({ url: copy.url });
      const close = async () => {
        await database.close();
        await copy.drop();
      };
      return { ...database, close };
    }
  }
}
