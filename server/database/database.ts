import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** Drizzle's query builder, the same for both drivers. */
export type Orm = PgDatabase<PgQueryResultHKT>;

/** An SQL statement with `$1` parameters. */
export interface Statement {
  text: string;
  params: readonly unknown[];
  /** Whether connections may cache the plan: one plan fits all parameters, which are all scalars. */
  canCachePlan?: boolean;
}

/** A row in PostgreSQL's text format, one text per column. */
export type TextRow = readonly (string | null)[];

/** A connection with the permissions of its tenant. */
export interface Session {
  /** Typed queries. In `write` they run in its transaction. */
  orm: Orm;
  /** Runs a statement of the dialect. Returns every value as text. */
  rows(statement: Statement): Promise<TextRow[]>;
}

/** Callbacks of a subscriber to a NOTIFY channel. */
export interface ChannelSubscriber {
  onNotification: (payload: string) => void;
  /** Called after a lost connection was replaced: notifications sent in between are missing. */
  onReconnect: () => void;
}

/**
 * The database cannot be reached, or has no free connection. A retry may succeed. A transaction that was open is rolled
 * back; if the connection broke during COMMIT, the transaction may have been committed.
 */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super('The database cannot be reached.', { cause });
    this.name = 'DatabaseUnavailable';
  }
}

/** A statement was canceled because it took too long. Its transaction is rolled back, unless it was the COMMIT. */
export class StatementTimeout extends Error {
  constructor(cause?: unknown) {
    super('A statement took too long.', { cause });
    this.name = 'StatementTimeout';
  }
}

/** Runs work in the database, as a tenant or as the system. */
export interface DatabaseWork {
  /**
   * Reads as a tenant, without a transaction.
   * @param signal aborts when the caller disconnects: waiting work is not started, and PostgreSQL cancels a running
   * statement
   */
  read<T>(tenant: string, work: (session: Session) => Promise<T>, signal?: AbortSignal): Promise<T>;
  /** Writes as a tenant: one transaction, rolled back when the work rejects. */
  write<T>(tenant: string, work: (session: Session) => Promise<T>): Promise<T>;
  /** Runs one transaction with access to all tenants: sign-in, migrations, demo data. */
  system<T>(work: (session: Session) => Promise<T>): Promise<T>;
}

/**
 * The database, PGlite or PostgreSQL.
 *
 * A tenant's work runs as a role whose row-level security limits it to the tenant's rows, so a statement that forgets
 * its tenant finds nothing. A failed statement rejects with the driver's error, which drizzle wraps with PostgreSQL's
 * code on `cause`. All methods reject with `DatabaseUnavailable` if there is no connection to the database, with
 * `StatementTimeout` if a statement takes too long, and with `NoSlotError` if no connection is free in time.
 *
 * A tenant uses at most half of the connections. Tenants that wait take turns.
 */
export interface Database extends DatabaseWork {
  /** The database engine. */
  readonly engine: 'pglite' | 'postgres';
  /** For background jobs, whose statements may take minutes. On PostgreSQL they have their own connections. */
  readonly jobs: DatabaseWork;
  /** Subscribes to a NOTIFY channel. Returns a function that unsubscribes. */
  listen(channel: string, hearing: ChannelSubscriber): Promise<() => Promise<void>>;
  /** Ends all connections once the work that holds them is done. */
  close(): Promise<void>;
}

/** Maximum milliseconds of a statement. */
export interface StatementTimeouts {
  /** For statements of requests. */
  callerMs: number;
  /** For statements of jobs. */
  jobMs: number;
}
