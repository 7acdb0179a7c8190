import { setTimeout } from 'node:timers/promises';
import type { Log } from '../runtime/log';
import type { Session } from './database';

/** A migration: its name, and its statements separated by drizzle-kit's breakpoints. */
export interface Migration {
  name: string;
  sql: string;
}

/** Key of the advisory lock of the server that runs such a migration. */
const lockNumber = 7_209_115;
/** Milliseconds between two tries to get the lock. */
const retryMs = 200;

/**
 * Returns whether a migration runs outside of a transaction: it builds or drops indexes concurrently, or commits after
 * each part of its work.
 */
export function isConcurrent(sql: string): boolean {
  return /\bINDEX\s+CONCURRENTLY\b|^\s*COMMIT;/im.test(sql);
}

/** Returns a statement as it runs in a transaction, on a database that nobody uses meanwhile. */
export function withoutConcurrently(statement: string): string {
  return statement.replace(/\b(INDEX)\s+CONCURRENTLY\b/gi, '$1').replace(/^\s*COMMIT;/gim, '');
}

/** Returns a statement that has no effect where it has been run before. */
function repeatable(statement: string): string {
  return statement
    .replace(/\b(CREATE\s+(?:UNIQUE\s+)?INDEX\s+CONCURRENTLY)\b(?!\s+IF\b)/gi, '$1 IF NOT EXISTS')
    .replace(/\b(DROP\s+INDEX\s+CONCURRENTLY)\b(?!\s+IF\b)/gi, '$1 IF EXISTS');
}

/**
 * Applies a migration outside of a transaction. A server that died has run some of its statements, or a part of one, and may
 * have left an invalid index, which is built again. The lock is polled: a server that waited for it in a statement would
 * make PostgreSQL wait for that statement.
 */
export async function runConcurrently(session: Session, { name, sql }: Migration, log?: Log): Promise<void> {
  const query = (text: string, params: readonly unknown[] = []) => session.rows({ text, params });
  const isLocked = async () => (await query('SELECT pg_try_advisory_lock($1)', [lockNumber]))[0]?.[0] === 't';
  if (!(await isLocked())) {
    log?.info({}, 'another server migrates the database: this one waits for it');
    while (!(await isLocked())) await setTimeout(retryMs);
  }
  try {
    const applied = await query('SELECT 1 FROM migrations WHERE name = $1', [name]);
    if (applied.length > 0) return;
    log?.info({ migration: name }, 'a migration builds indexes or fills columns beside users');
    for (const statement of sql.split('--> statement-breakpoint')) {
      await dropInvalidIndex(session, statement);
      await query(repeatable(statement));
    }
    await query('INSERT INTO migrations (name) VALUES ($1)', [name]);
  } finally {
    await query('SELECT pg_advisory_unlock($1)', [lockNumber]);
  }
}

async function dropInvalidIndex(session: Session, statement: string): Promise<void> {
  const [, index] =
    /CREATE\s+(?:UNIQUE\s+)?INDEX\s+CONCURRENTLY\s+(?:IF\s+NOT\s+EXISTS\s+)?"([^"]+)"/i.exec(statement) ?? [];
  if (index === undefined) return;
  const invalid = await session.rows({
    text: `SELECT 1 FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
      WHERE c.relname = $1 AND c.relnamespace = current_schema()::regnamespace AND NOT i.indisvalid`,
    params: [index],
  });
  if (invalid.length > 0) await session.rows({ text: `DROP INDEX CONCURRENTLY "${index}"`, params: [] });
}
