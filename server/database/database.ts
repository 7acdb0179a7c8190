import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** drizzle's typed queries, the same for both drivers. */
export type Orm = PgDatabase<PgQueryResultHKT>;

/** A statement as text with `$1` parameters. */
export interface Statement {
  text: string;
  params: readonly unknown[];
  /** One plan does well whatever the parameters are, all of them single values: connections may keep it. */
  steady?: boolean;
}

/** A row as PostgreSQL writes it: one text for each column, in order. */
export type TextRow = readonly (string | null)[];

/** One connection, held by one piece of work, seeing what it may see. */
export interface Session {
  /** Typed queries of the business. Inside `write` they belong to its transaction. */
  orm: Orm;
  /** The dialect's own statements. Values come as text, whatever their type. */
  rows(statement: Statement): Promise<TextRow[]>;
}

/** Callbacks of a listener on a channel. */
export interface Hearing {
  hear: (payload: string) => void;
  /** Called after a lost connection was replaced: notifications sent in between are missing. */
  missed: () => void;
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

/** A statement was ended because it took too long. Its transaction is rolled back, unless it was its COMMIT. */
export class StatementTimeout extends Error {
  constructor(cause?: unknown) {
    super('A statement took too long.', { cause });
    this.name = 'StatementTimeout';
  }
}

/** Runs work in the database, as a tenant or above tenants. */
export interface DatabaseWork {
  /**
   * Reads as a tenant; each statement stands alone.
   * @param signal aborts when the caller goes: work that waits is not begun, and PostgreSQL cancels a running statement
   */
  read<T>(tenant: string, work: (session: Session) => Promise<T>, signal?: AbortSignal): Promise<T>;
  /** Writes as a tenant: one transaction, rolled back when the work rejects. */
  write<T>(tenant: string, work: (session: Session) => Promise<T>): Promise<T>;
  /** One transaction above tenants: sign-in, migration, demo data, review across tenants. */
  system<T>(work: (session: Session) => Promise<T>): Promise<T>;
}

/**
 * The database, PGlite or PostgreSQL.
 *
 * There is no way to it but these: work for a tenant runs as a role that row-level security holds to the
 * tenant's rows, so a statement that forgot its tenant finds nothing. A failed statement rejects with the
 * driver's error; drizzle's is wrapped, with PostgreSQL's code on `cause`. Where the database is away, all of
 * them reject with `DatabaseUnavailable`; a statement that runs too long rejects with `StatementTimeout`, and work that
 * gets no connection in time with `NoSlotError`.
 *
 * A tenant has at most half of the connections, and those that wait for one take turns.
 */
export interface Database extends DatabaseWork {
  /** Which engine answers. */
  readonly engine: 'pglite' | 'postgres';
  /** For background jobs: statements may take minutes. On PostgreSQL they have connections of their own. */
  readonly jobs: DatabaseWork;
  /** Hears what `pg_notify(channel, ...)` says once its transaction is committed. Answers the way to stop. */
  listen(channel: string, hearing: Hearing): Promise<() => Promise<void>>;
  /** Ends all connections once the work that holds them is done. */
  close(): Promise<void>;
}

/** Most milliseconds of a statement. */
export interface StatementTimeouts {
  /** Of one that a caller waits for. */
  callerMs: number;
  /** Of one of a job. */
  jobMs: number;
}
