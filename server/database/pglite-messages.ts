import type { SqlStatement, TextRow } from './database';

/** What the thread of the embedded database needs to start. */
export interface PgliteThreadData {
  /** Directory of the data; in memory when absent. */
  directory?: string;
  /** A dump (`PGlite.dumpDataDir`) to start a new database from. */
  dump?: Blob;
}

/** A call to the thread. */
export type PgliteThreadCall =
  /** Statements that have no parameters and return no rows. */
  | { kind: 'exec'; text: string }
  /** A statement of the dialect. */
  | { kind: 'rows'; statement: SqlStatement }
  /** A query of drizzle. */
  | { kind: 'query'; text: string; params: unknown[]; rowMode: 'array' | 'object' }
  | { kind: 'listen'; channel: string }
  | { kind: 'close' };

/** Fields of an error of PostgreSQL as a plain object. `postMessage` would drop them from an error object. */
export type PostgresErrorFields = Readonly<Record<string, unknown>> & { message: string };

/** A message from the thread. */
export type PgliteThreadMessage =
  | { kind: 'ready' }
  | { kind: 'answer'; id: number; rows?: unknown[]; textRows?: TextRow[] }
  | { kind: 'failure'; id: number; error: PostgresErrorFields }
  | { kind: 'notification'; channel: string; payload: string };

/** Returns an error's fields as a plain object, including those that PostgreSQL adds. */
export function postgresErrorFieldsOf(error: unknown): PostgresErrorFields {
  if (!(error instanceof Error)) return { message: String(error) };
  const own = Object.entries(error).filter(([, value]) => typeof value === 'string' || typeof value === 'number');
  return { ...Object.fromEntries(own), name: error.name, message: error.message };
}

/** Returns whether a value has the shape of `PgliteThreadData`. */
export function isPgliteThreadData(value: unknown): value is PgliteThreadData {
  return typeof value === 'object' && value !== null && ('directory' in value || 'dump' in value);
}
