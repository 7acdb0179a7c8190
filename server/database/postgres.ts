import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import { Connections } from './connections';
import { DatabaseUnavailable, type Database, type Session, type Statement, type TextRow } from './database';
import { KeptPlans } from './kept-plans';
import { PostgresListener } from './listener';
import { isOutage } from './outage';
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
  const connections = new Connections(url);
  await connections.check();
  const held = new WeakMap<PoolClient, Held>();
  const plans = new KeptPlans();
  const listener = new PostgresListener(url, (how) => connections.renew(how));

  const seeing = async <T>(visibility: Visibility, work: (client: PoolClient, session: Session) => Promise<T>) => {
    const client = await connections.take();
    let broken = false;
    try {
      const mine = holdOf(held, client, plans);
      if (!same(mine.seen, visibility)) {
        await client.query(become(visibility));
        mine.seen = visibility;
      }
      return await work(client, mine.session);
    } catch (error) {
      broken = isOutage(error);
      throw broken ? new DatabaseUnavailable(error) : error;
    } finally {
      connections.giveBack(client, broken);
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
    listen: (channel, hearing) => listener.listen(channel, hearing),
    close: async () => {
      await listener.close();
      await connections.close();
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
