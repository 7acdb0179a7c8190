import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool, type PoolClient } from 'pg';
import type { Database, Session, Statement, TextRow } from './database';
import { KeptPlans } from './kept-plans';
import { listenOnPostgres } from './listener';
import { commit } from './transaction';
import { become, same, type Visibility } from './visibility';

/** Hands every value over as PostgreSQL wrote it. */
const asText = { getTypeParser: () => (value: string) => value };

/** What we keep of a pooled connection: its session, and what it may see now. */
interface Held {
  session: Session;
  seen?: Visibility;
}

/** Opens a pool of connections to a PostgreSQL. */
export async function openPostgres(url: string): Promise<Database> {
  // Compiling a plan (jit) costs seconds where a list has many conditions, and saves nothing for pages of 100 rows.
  const pool = new Pool({ connectionString: url, max: 16, options: '-c timezone=UTC -c jit=off' });
  // A connection that breaks while nobody holds it: the pool drops it, the next work gets a new one.
  pool.on('error', () => undefined);
  await pool.query('SELECT 1');
  const held = new WeakMap<PoolClient, Held>();
  const plans = new KeptPlans();
  const listeners: (() => Promise<void>)[] = [];

  const seeing = async <T>(visibility: Visibility, work: (client: PoolClient, session: Session) => Promise<T>) => {
    const client = await pool.connect();
    let broken = false;
    try {
      const mine = holdOf(held, client, plans);
      if (!same(mine.seen, visibility)) {
        await client.query(become(visibility));
        mine.seen = visibility;
      }
      return await work(client, mine.session);
    } catch (error) {
      broken = isConnectionError(error);
      throw error;
    } finally {
      client.release(broken);
    }
  };

  const inTransaction = <T>(visibility: Visibility, work: (session: Session) => Promise<T>) =>
    seeing(visibility, async (client, session) => {
      await client.query('BEGIN');
      try {
        const result = await work(session);
        await client.query(commit);
        return result;
      } catch (error) {
        await client.query('ROLLBACK').catch(() => undefined);
        throw error;
      }
    });

  return {
    engine: 'postgres',
    read: (tenant, work) => seeing({ tenant }, (_client, session) => work(session)),
    write: (tenant, work) => inTransaction({ tenant }, work),
    system: (work) => inTransaction('system', work),
    listen: async (channel, hear) => {
      const stop = await listenOnPostgres(url, channel, hear);
      listeners.push(stop);
      return stop;
    },
    close: async () => {
      await Promise.all(listeners.map((stop) => stop()));
      await pool.end();
    },
  };
}

function holdOf(held: WeakMap<PoolClient, Held>, client: PoolClient, plans: KeptPlans): Held {
  const known = held.get(client);
  if (known) return known;
  const made: Held = {
    session: { orm: drizzle(client), rows: (statement) => textRows(client, statement, plans.nameOf(statement)) },
  };
  held.set(client, made);
  return made;
}

async function textRows(client: PoolClient, statement: Statement, name: string | undefined): Promise<TextRow[]> {
  const { rows } = await client.query<(string | null)[]>({
    text: statement.text,
    values: [...statement.params],
    rowMode: 'array',
    types: asText,
    name,
  });
  return rows;
}

function isConnectionError(error: unknown): boolean {
  return error instanceof Error && !('severity' in error) && /connection|terminated|ECONN/i.test(error.message);
}
