import { Pool, type PoolClient } from 'pg';
import { DatabaseUnavailable } from './database';

/** Milliseconds that work waits for a connection, a new one included. */
const connectTimeoutMs = 5000;

/** Connections of a server to its PostgreSQL, for one kind of work. */
export class Connections {
  private pool: Pool;
  private readonly inUse = new Set<PoolClient>();
  private readonly ending = new Set<Promise<void>>();

  /**
   * @param most connections at the same time
   * @param statementTimeoutMs milliseconds after which PostgreSQL ends a statement
   */
  constructor(
    private readonly url: string,
    private readonly most: number,
    private readonly statementTimeoutMs: number,
  ) {
    this.pool = this.open();
  }

  /** @throws what keeps the first connection from being made */
  async check(): Promise<void> {
    await this.pool.query('SELECT 1');
  }

  /**
   * A connection, to be given back.
   * @throws DatabaseUnavailable where none can be had
   */
  async take(): Promise<PoolClient> {
    try {
      const client = await this.pool.connect();
      this.inUse.add(client);
      return client;
    } catch (error) {
      throw new DatabaseUnavailable(error);
    }
  }

  /** Gives a connection back; one that is broken is ended. */
  giveBack(client: PoolClient, broken: boolean): void {
    if (this.inUse.delete(client)) client.release(broken);
  }

  /**
   * Takes new connections from now on. Those in use end with their work; or at once, with a failure, where the database
   * fell silent.
   */
  renew(how: 'ended' | 'silently'): void {
    const old = this.pool;
    this.pool = this.open();
    if (how === 'silently') for (const client of this.inUse) this.giveBack(client, true);
    const ended = old.end().finally(() => this.ending.delete(ended));
    this.ending.add(ended);
  }

  /** Ends all once the work that holds them is done. */
  async close(): Promise<void> {
    await Promise.all([this.pool.end(), ...this.ending]);
  }

  private open(): Pool {
    const pool = new Pool({
      connectionString: this.url,
      max: this.most,
      connectionTimeoutMillis: connectTimeoutMs,
      // Compiling a plan (jit) costs seconds where a list has many conditions, and saves nothing for pages of 100 rows.
      options: `-c timezone=UTC -c jit=off -c statement_timeout=${this.statementTimeoutMs}`,
    });
    // An idle connection that breaks: the pool drops it and opens a new one when needed.
    pool.on('error', () => undefined);
    // A connection in use that breaks between two statements: without a handler the event would end the process.
    pool.on('connect', (client) => client.on('error', () => undefined));
    return pool;
  }
}
