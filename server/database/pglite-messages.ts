import type { Statement, TextRow } from './database';

/** What the thread of the embedded database is started with. */
export interface ThreadData {
  /** Directory of the data; without one they live in memory. */
  directory?: string;
  /** A dumped directory to begin with. */
  dump?: Blob;
}

/** What the server asks of the thread. */
export type ThreadCall =
  /** Statements without parameters and rows. */
  | { kind: 'exec'; text: string }
  /** A statement of the dialect. */
  | { kind: 'rows'; statement: Statement }
  /** A query of drizzle. */
  | { kind: 'query'; text: string; params: unknown[]; rowMode: 'array' | 'object' }
  | { kind: 'listen'; channel: string }
  | { kind: 'close' };

/** Fields of PostgreSQL's error: a copied error object would lose them. */
export type ErrorFields = Readonly<Record<string, unknown>> & { message: string };

/** What the thread sends to the server. */
export type ThreadMessage =
  | { kind: 'ready' }
  | { kind: 'answer'; id: number; rows?: unknown[]; textRows?: TextRow[] }
  | { kind: 'failure'; id: number; error: ErrorFields }
  | { kind: 'notification'; channel: string; payload: string };

/** Returns an error's fields, those of PostgreSQL included. */
export function errorFields(error: unknown): ErrorFields {
  if (!(error instanceof Error)) return { message: String(error) };
  const own = Object.entries(error).filter(([, value]) => typeof value === 'string' || typeof value === 'number');
  return { ...Object.fromEntries(own), name: error.name, message: error.message };
}

/** Whether a value is what the thread is started with. */
export function isThreadData(value: unknown): value is ThreadData {
  return typeof value === 'object' && value !== null && ('directory' in value || 'dump' in value);
}
