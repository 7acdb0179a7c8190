import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { CsvConsumer } from './copy-csv';
import type { StatementListener } from './statement-listeners';

/** Drizzle's query builder, the same for both drivers. */
export type DrizzleQueryBuilder = PgDatabase<PgQueryResultHKT>;

/** An SQL statement with `$1` parameters. */
export interface SqlStatement {
  text: string;
  params: readonly unknown[];
  /** Whether connections may cache the plan: one plan suits all parameter values, and all parameters are scalars. */
  canCachePlan?: boolean;
}

/** A row in PostgreSQL's text format: one text per column, or null. */
export type TextRow = readonly (string | null)[];

/** A connection that can access one tenant's rows, or all rows in `system`. */
export interface Session {
  /** Typed queries. In `write` and `system`, they run in the transaction. */
  orm: DrizzleQueryBuilder;
  /** Runs a statement of the dialect. Returns every value as text. */
  rows(statement: SqlStatement): Promise<TextRow[]>;
  /**
   * Reads a query's rows as lines of a CSV file by COPY, in a transaction. PGlite cannot do so. In jobs it has no timeout,
   * because PostgreSQL waits for the consumer.
   */
  copyCsv?(statement: SqlStatement, separator: string, consume: CsvConsumer): Promise<void>;
}

/** Callbacks of a subscriber to a NOTIFY channel. */
export interface ChannelSubscriber {
  onNotification: (payload: string) => void;
  /**
   * Called when the server has answered a health check, so that no notification from before the check is missing.
   * @param sentAt when the check was sent, in milliseconds of `performance.now()`
   */
  onAlive?: (sentAt: number) => void;
  /** Called when the connection is lost. */
  onDisconnect?: () => void;
  /** Called when a lost connection has been replaced. Notifications sent in the meantime are lost. */
  onReconnect: () => void;
}

/**
 * The database cannot be reached, or has no free connection. A retry may succeed. A transaction that was open is rolled
 * back; if the connection broke during COMMIT, the transaction may have been committed.
 */
export class DatabaseUnavailableError extends Error {
  constructor(cause: unknown) {
    super('The database cannot be reached.', { cause });
    this.name = 'DatabaseUnavailableError';
  }
}

/**
 * A statement was canceled because it took too long. Its transaction is rolled back; if the statement was COMMIT, the
 * transaction may have been committed.
 */
export class StatementTimeoutError extends Error {
  constructor(cause?: unknown) {
    super('A statement took too long.', { cause });
    this.name = 'StatementTimeoutError';
  }
}

/** The NOTIFY channel that carries the tenants of writes. */
export const writesChannel = 'waybill_writes';

/** Receives the tenant of a write. */
export type WriteListener = (tenant: string) => void;

/** Runs work in the database, as a tenant or as the system. */
export interface DatabaseWork {
  /**
   * Reads as a tenant, without a transaction.
   * @param signal aborts when the caller disconnects. Waiting work is then not started. PostgreSQL cancels a running
   * statement; PGlite completes it.
   */
  read<T>(tenant: string, work: (session: Session) => Promise<T>, signal?: AbortSignal): Promise<T>;
  /**
   * Reads as a tenant in one transaction, which a cursor needs. On PGlite all other work waits until it ends.
   */
  readInTransaction<T>(tenant: string, work: (session: Session) => Promise<T>): Promise<T>;
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
 * code on `cause`. All methods reject with `DatabaseUnavailableError` if there is no connection to the database, with
 * `StatementTimeoutError` if a statement takes too long, and with `NoSlotError` if no connection is free in time.
 *
 * On PostgreSQL, a tenant uses at most half of the connections. Waiting tenants take turns.
 */
export interface Database extends DatabaseWork {
  /** Whether the database is the embedded PGlite or a PostgreSQL server. */
  readonly engine: 'pglite' | 'postgres';
  /** Runs work of background jobs: statements may take minutes, and PostgreSQL has separate connections for jobs. */
  readonly jobs: DatabaseWork;
  /**
   * Runs work as the system, without a transaction and without a timeout. PGlite has no such work, because nobody waits
   * for the locks of its one connection.
   */
  withoutTransaction?<T>(work: (session: Session) => Promise<T>): Promise<T>;
  /** Subscribes to a NOTIFY channel. Returns a function that unsubscribes. */
  listen(channel: string, hearing: ChannelSubscriber): Promise<() => Promise<void>>;
  /**
   * Calls back with the tenant after each write of a tenant by this process, before `write` resolves. On PostgreSQL,
   * other processes are notified on `writesChannel`. Returns a function that stops the calls.
   */
  onWrite(listener: WriteListener): () => void;
  /** Calls back after each statement of queries and writes. Returns a function that stops the calls. */
  onStatement(listener: StatementListener): () => void;
  /** Returns how busy the connections are. */
  connections(): readonly ConnectionUse[];
  /**
   * Starts the embedded database again when its work has ended, to free the memory that a large fill has taken. PostgreSQL
   * and a database in memory have no such method.
   */
  restart?(): Promise<void>;
  /** Closes all connections when their work has ended. */
  close(): Promise<void>;
}

/** How busy the connections for one kind of work are. */
export interface ConnectionUse {
  /** Work of requests, or of jobs. */
  pool: 'callers' | 'jobs';
  /** Connections that run work now. */
  inUse: number;
  /** Open connections without work. */
  idle: number;
  /** Pieces of work that wait for a connection. */
  waiting: number;
}

/** Timeouts of statements, in milliseconds. */
export interface StatementTimeouts {
  /** Timeout for statements of HTTP requests. */
  callerMs: number;
  /** Timeout for statements of jobs. */
  jobMs: number;
}
