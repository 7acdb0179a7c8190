import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import { Connections } from './connections';
import {
  type Database,
  DatabaseUnavailable,
  type DatabaseWork,
  type Session,
  type Statement,
  StatementTimeout,
  type StatementTimeouts,
  type TextRow,
} from './database';
import { KeptPlans } from './kept-plans';
import { PostgresListener } from './listener';
import { isCanceled, isOutage } from './outage';
import { commit } from './transaction';
import { Slots } from '../runtime/slots';
import { become, ownerOf, same, type Visibility } from './visibility';

/** Hands every value over as PostgreSQL wrote it. */
const asText = { getTypeParser: () => (value: string) => value };

/** Connections of one server: for callers, and for jobs. */
const connectionsFor = { callers: 16, jobs: 4 } as const;
/** Milliseconds that a caller's work waits for a slot beyond the time that a statement may take. */
const extraWaitMs = 2000;

/** What we keep of a pooled connection: its session, and what it may see now. */
interface Held {
  session: Session;
  /** Number of its process in PostgreSQL. */
  process: number;
  seen?: Visibility;
}

/** Opens pools of connections to a PostgreSQL. */
export async function openPostgres(url: string, timeouts: StatementTimeouts): Promise<Database> {
  const forCallers = new Connections(url, connectionsFor.callers, timeouts.callerMs);
  const forJobs = new Connections(url, connectionsFor.jobs, timeouts.jobMs);
  await forCallers.check();
  const listener = new PostgresListener(url, (how) => {
    forCallers.renew(how);
    forJobs.renew(how);
  });
  const jobs = workOn(forJobs);
  const cancel = async (process: number): Promise<void> => {
    const text = 'SELECT pg_cancel_backend($1)';
    await jobs.system((session) => session.rows({ text, params: [process] }));
  };
  const waitMs = timeouts.callerMs + extraWaitMs;
  const slots = new Slots({ slots: connectionsFor.callers, perOwner: connectionsFor.callers / 2, waitMs });
  return {
    engine: 'postgres',
    ...workOn(forCallers, { slots, cancel }),
    jobs,
    listen: (channel, hearing) => listener.listen(channel, hearing),
    close: async () => {
      await listener.close();
      await Promise.all([forCallers.close(), forJobs.close()]);
    },
  };
}

/** How callers' work differs from that of jobs: it has slots, and is canceled when the caller goes. */
interface CallerWork {
  slots: Slots;
  cancel: (process: number) => Promise<void>;
}

function workOn(connections: Connections, callers?: CallerWork): DatabaseWork {
  const held = new WeakMap<PoolClient, Held>();
  const plans = new KeptPlans();

  const onConnection = async <T>(
    visibility: Visibility,
    work: (client: PoolClient, session: Session) => Promise<T>,
    signal?: AbortSignal,
  ) => {
    const client = await connections.take();
    let broken = false;
    try {
      const mine = held.get(client) ?? (await hold(client, plans));
      held.set(client, mine);
      if (!same(mine.seen, visibility)) {
        await client.query(become(visibility));
        mine.seen = visibility;
      }
      const run = () => work(client, mine.session);
      return await (signal && callers ? cancelOnAbort(signal, () => callers.cancel(mine.process), run) : run());
    } catch (error) {
      broken = isOutage(error) || signal?.aborted === true;
      throw meaningOf(error, signal);
    } finally {
      connections.giveBack(client, broken);
    }
  };

  const seeing = <T>(
    visibility: Visibility,
    work: (client: PoolClient, session: Session) => Promise<T>,
    signal?: AbortSignal,
  ) => {
    const run = () => onConnection(visibility, work, signal);
    if (!callers) return run();
    return callers.slots.run(ownerOf(visibility), run, signal);
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
    read: (tenant, work, signal) => seeing({ tenant }, (_client, session) => work(session), signal),
    write: (tenant, work) => inTransaction({ tenant }, work),
    system: (work) => inTransaction('system', work),
  };
}

/** Runs work, and cancels its statement when the signal aborts. Returns once no cancellation can hit later work. */
async function cancelOnAbort<T>(signal: AbortSignal, cancel: () => Promise<void>, work: () => Promise<T>): Promise<T> {
  let canceling: Promise<void> | undefined;
  const abort = () => {
    canceling = cancel().catch(() => undefined);
  };
  signal.addEventListener('abort', abort, { once: true });
  try {
    // It may have aborted while there was no connection yet.
    signal.throwIfAborted();
    return await work();
  } finally {
    signal.removeEventListener('abort', abort);
    await canceling;
  }
}

/** The error that work rejects with: the reason of an abort, an outage, a timeout, or its own. */
function meaningOf(error: unknown, signal: AbortSignal | undefined): unknown {
  if (signal?.aborted) return signal.reason;
  if (isOutage(error)) return new DatabaseUnavailable(error);
  return isCanceled(error) ? new StatementTimeout(error) : error;
}

async function hold(client: PoolClient, plans: KeptPlans): Promise<Held> {
  const { rows } = await client.query<{ process: number }>('SELECT pg_backend_pid() AS process');
  const rowsOf = (statement: Statement) => textRows(client, statement, plans.nameOf(statement));
  return { session: { orm: drizzle(client), rows: rowsOf }, process: rows[0]?.process ?? 0 };
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
