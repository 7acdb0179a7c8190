import { Pool, type PoolClient } from 'pg';
import { DatabaseUnavailableError } from './database';

/** Milliseconds to wait until a connection is free or newly opened. */
const connectTimeoutMs = 5000;
/**
 * Milliseconds until an idle connection is closed. A connection caches the plans of its statements and what it knows of
 * the tables, so that a new one takes twice the time to plan the first page of a request.
 */
const idleTimeoutMs = 600_000;

/** A pool of connections to PostgreSQL, for one kind of work. */
export class ConnectionPool {
  private pool: Pool;
  private readonly inUse = new Set<PoolClient>();
  private readonly ending = new Set<Promise<void>>();

  /**
   * @param most maximum number of connections
   * @param statementTimeoutMs milliseconds after which PostgreSQL cancels a statement
   */
  constructor(
    private readonly url: string,
    private readonly most: number,
    private readonly statementTimeoutMs: number,
  ) {
    this.pool = this.open();
  }

  /** Returns the numbers of connections in use and without work, and of work that waits for one. */
  use(): { inUse: number; idle: number; waiting: number } {
    return { inUse: this.inUse.size, idle: this.pool.idleCount, waiting: this.pool.waitingCount };
  }

  /** Checks that the database can be reached. @throws the driver's error if it cannot */
  async check(): Promise<void> {
    await this.pool.query('SELECT 1');
  }

  /**
   * Takes a connection, which must be released.
   * @throws DatabaseUnavailableError if no connection is available in time
   */
  async acquire(): Promise<PoolClient> {
    try {
      const client = await this.pool.connect();
      this.inUse.add(client);
      return client;
    } catch (error) {
      throw new DatabaseUnavailableError(error);
    }
  }

  /** Returns a connection to the pool, or closes it if it is broken. */
  release(client: PoolClient, broken: boolean): void {
    if (this.inUse.delete(client)) client.release(broken);
  }

  /**
   * Replaces the pool after a lost connection. With `ended`, connections in use close when their work ends. With
   * `silently`, the server stopped answering: connections in use close at once, and their work fails.
   */
  replacePool(how: 'ended' | 'silently'): void {
    const old = this.pool;
    this.pool = this.open();
    if (how === 'silently') for (const client of this.inUse) this.release(client, true);
    const ended = old.end().finally(() => this.ending.delete(ended));
    this.ending.add(ended);
  }

  /** Closes all connections when their work has ended. */
  async close(): Promise<void> {
    await Promise.all([this.pool.end(), ...this.ending]);
  }

  private open(): Pool {
    const pool = new Pool({
      connectionString: this.url,
      max: this.most,
      connectionTimeoutMillis: connectTimeoutMs,
      idleTimeoutMillis: idleTimeoutMs,
      // JIT compilation takes seconds for lists with many conditions, and gains nothing for pages of 100 rows.
      // Starting parallel workers takes some 15 ms, which is longer than the page of a list.
      options: `-c timezone=UTC -c jit=off -c max_parallel_workers_per_gather=0 -c statement_timeout=${this.statementTimeoutMs}`,
    });
    // An idle connection broke. The error is ignored, because the pool opens another connection when needed.
    pool.on('error', () => undefined);
    // A connection in use broke between two statements. Without a handler, the event would end the process.
    pool.on('connect', (client) => client.on('error', () => undefined));
    return pool;
  }
}
