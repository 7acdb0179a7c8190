import { drizzle } from 'drizzle-orm/node-postgres';
import { escapeLiteral, type PoolClient } from 'pg';
import { ConnectionPool } from './connection-pool';
import { copyCsv } from './copy-csv';
import {
  type Database,
  DatabaseUnavailableError,
  type DatabaseWork,
  type Session,
  type SqlStatement,
  StatementTimeoutError,
  type StatementTimeouts,
  type TextRow,
  type WriteListener,
} from './database';
import { withLiterals } from './literals';
import { PreparedStatements, QueryPlanCache } from './plan-cache';
import { PostgresListener } from './listener';
import { type ObserveStatement, observedClient } from './observed-client';
import { isStatementCanceled, isDatabaseOutage } from './outage';
import { StatementListeners } from './statement-listeners';
import { StatementQueue } from './statement-queue';
import { callingListeners, commitAndNotifySql, commitStatements } from './transaction';
import { waitForDatabase } from './wait-for-database';
import { WorkSlots } from '../runtime/slots';
import { rowVisibilitySql, slotOwnerOf, isSameRowVisibility, type RowVisibility } from './visibility';

/** Disables the driver's type conversion. */
const asText = { getTypeParser: () => (value: string) => value };

/** Number of connections of one server, for requests and for jobs. */
const connectionCounts = { callers: 16, jobs: 4 } as const;
/** Milliseconds, beyond the statement timeout, that a request's work waits for a slot. */
const extraWaitMs = 2000;

/** State of a pooled connection. */
interface ConnectionState {
  session: Session;
  queue: StatementQueue;
  /** Id of the PostgreSQL backend process that serves the connection. */
  process: number;
  visibility?: RowVisibility;
}

/**
 * Opens connection pools to PostgreSQL.
 * @param waitSeconds seconds for which a database that does not answer is waited for
 */
export async function openPostgres(url: string, timeouts: StatementTimeouts, waitSeconds: number): Promise<Database> {
  const forCallers = new ConnectionPool(url, connectionCounts.callers, timeouts.callerMs);
  const forJobs = new ConnectionPool(url, connectionCounts.jobs, timeouts.jobMs);
  await waitForDatabase(() => forCallers.check(), waitSeconds * 1000);
  const listener = new PostgresListener(url, (how) => {
    forCallers.replacePool(how);
    forJobs.replacePool(how);
  });
  const writeListeners = new Set<WriteListener>();
  const statements = new StatementListeners();
  const jobs = workOn(forJobs, { writeListeners, statements });
  const cancel = async (process: number): Promise<void> => {
    const text = 'SELECT pg_cancel_backend($1)';
    await jobs.system((session) => session.rows({ text, params: [process] }));
  };
  const waitMs = timeouts.callerMs + extraWaitMs;
  const slots = new WorkSlots({ slots: connectionCounts.callers, perOwner: connectionCounts.callers / 2, waitMs });
  return {
    engine: 'postgres',
    ...workOn(forCallers, { writeListeners, statements }, { slots, cancel }),
    jobs,
    withoutTransaction: jobs.withoutTransaction,
    listen: (channel, hearing) => listener.listen(channel, hearing),
    onWrite: (writeListener) => {
      writeListeners.add(writeListener);
      return () => writeListeners.delete(writeListener);
    },
    onStatement: (statementListener) => statements.add(statementListener),
    connections: () => {
      const callers = forCallers.use();
      return [
        { pool: 'callers', ...callers, waiting: callers.waiting + slots.waitingCount },
        { pool: 'jobs', ...forJobs.use() },
      ];
    },
    close: async () => {
      await listener.close();
      await Promise.all([forCallers.close(), forJobs.close()]);
    },
  };
}

/** What only work of requests has, and work of jobs does not: slots, and cancellation when the caller disconnects. */
interface CallerWork {
  slots: WorkSlots;
  cancel: (process: number) => Promise<void>;
}

/** Work on a connection. `send` runs a statement after all that the connection has been given before. */
type WorkOnConnection<T> = (send: (text: string) => Promise<unknown>, session: Session) => Promise<T>;

/** Who is notified of what the connections do. */
interface Listeners {
  writeListeners: ReadonlySet<WriteListener>;
  statements: StatementListeners;
}

function workOn(
  connections: ConnectionPool,
  { writeListeners, statements }: Listeners,
  callers?: CallerWork,
): DatabaseWork & Required<Pick<Database, 'withoutTransaction'>> {
  const states = new WeakMap<PoolClient, ConnectionState>();
  const plans = new QueryPlanCache();

  const onConnection = async <T>(visibility: RowVisibility, work: WorkOnConnection<T>, signal?: AbortSignal) => {
    const client = await connections.acquire();
    let broken = false;
    try {
      const mine =
        states.get(client) ?? (await newState(client, { plans, statements, hasCopyTimeout: callers !== undefined }));
      states.set(client, mine);
      // After the statements of work that ended before them: statements of work that failed may still wait.
      const send = (text: string) => mine.queue.run(() => client.query(text));
      if (!isSameRowVisibility(mine.visibility, visibility)) {
        await send(rowVisibilitySql(visibility));
        mine.visibility = visibility;
      }
      const run = () => work(send, mine.session);
      return await (signal && callers ? cancelOnAbort(signal, () => callers.cancel(mine.process), run) : run());
    } catch (error) {
      broken = isDatabaseOutage(error) || signal?.aborted === true;
      throw translateError(error, signal);
    } finally {
      connections.release(client, broken);
    }
  };

  const seeing = <T>(visibility: RowVisibility, work: WorkOnConnection<T>, signal?: AbortSignal) => {
    const run = () => onConnection(visibility, work, signal);
    if (!callers) return run();
    return callers.slots.run(slotOwnerOf(visibility), run, signal);
  };

  const inTransaction = <T>(visibility: RowVisibility, work: (session: Session) => Promise<T>) =>
    seeing(visibility, async (send, session) => {
      await send('BEGIN');
      try {
        const result = await work(session);
        await send(visibility === 'system' ? commitStatements : commitAndNotifySql(visibility.tenant));
        return result;
      } catch (error) {
        await send('ROLLBACK').catch(() => undefined);
        throw error;
      }
    });

  return {
    read: (tenant, work, signal) => seeing({ tenant }, (_send, session) => work(session), signal),
    readInTransaction: (tenant, work) =>
      seeing({ tenant }, async (send, session) => {
        await send('BEGIN READ ONLY');
        try {
          return await work(session);
        } finally {
          await send('ROLLBACK').catch(() => undefined);
        }
      }),
    write: (tenant, work) => callingListeners(writeListeners, tenant, inTransaction({ tenant }, work)),
    system: (work) => inTransaction('system', work),
    withoutTransaction: (work) =>
      seeing('system', async (send, session) => {
        await send('SET statement_timeout = 0');
        try {
          return await work(session);
        } finally {
          await send('RESET statement_timeout').catch(() => undefined);
        }
      }),
  };
}

/**
 * Runs work, and cancels its statement if the signal aborts. Waits for the cancellation, so that it cannot cancel later
 * work on the same connection.
 */
async function cancelOnAbort<T>(signal: AbortSignal, cancel: () => Promise<void>, work: () => Promise<T>): Promise<T> {
  let canceling: Promise<void> | undefined;
  const abort = () => {
    canceling = cancel().catch(() => undefined);
  };
  signal.addEventListener('abort', abort, { once: true });
  try {
    // The signal may have aborted during the wait for a connection.
    signal.throwIfAborted();
    return await work();
  } finally {
    signal.removeEventListener('abort', abort);
    await canceling;
  }
}

/** Returns the error that work rejects with: the reason of an abort, an outage, a timeout, or the error itself. */
function translateError(error: unknown, signal: AbortSignal | undefined): unknown {
  if (signal?.aborted) return signal.reason;
  if (isDatabaseOutage(error)) return new DatabaseUnavailableError(error);
  return isStatementCanceled(error) ? new StatementTimeoutError(error) : error;
}

/** What the sessions of all connections share. */
interface SessionServices {
  plans: QueryPlanCache;
  statements: StatementListeners;
  hasCopyTimeout: boolean;
}

async function newState(
  client: PoolClient,
  { plans, statements, hasCopyTimeout }: SessionServices,
): Promise<ConnectionState> {
  const { rows } = await client.query<{ process: number }>('SELECT pg_backend_pid() AS process');
  const queue = new StatementQueue();
  const prepared = new PreparedStatements(plans, (name) => deallocate(client, name));
  const observe: ObserveStatement = (text, parameters, run) =>
    queue.run(() => statements.observe({ text, parameters, isTenants: state.visibility !== 'system' }, run));
  const session: Session = {
    orm: drizzle(observedClient(client, observe)),
    rows: (statement) =>
      observe(statement.text, statement.params.length, () => {
        const name = plans.nameOf(statement);
        const read = () => textRows(client, statement, name);
        return name === undefined ? read() : prepared.run(name, read);
      }),
    copyCsv: async (statement, separator, consume) => {
      if (!hasCopyTimeout) await client.query('SET LOCAL statement_timeout = 0');
      const options = `FORMAT csv, DELIMITER ${escapeLiteral(separator)}`;
      await copyCsv(client, `COPY (${withLiterals(statement)}) TO STDOUT WITH (${options})`, consume);
    },
  };
  const state: ConnectionState = { session, queue, process: rows[0]?.process ?? 0 };
  return state;
}

/** Deallocates a prepared statement. Does nothing for an unknown name, whose `DEALLOCATE` would end the transaction. */
async function deallocate(client: PoolClient, name: string): Promise<void> {
  const { rowCount } = await client.query('SELECT 1 FROM pg_prepared_statements WHERE name = $1', [name]);
  if (rowCount) await client.query(`DEALLOCATE ${name}`);
}

async function textRows(client: PoolClient, statement: SqlStatement, name: string | undefined): Promise<TextRow[]> {
  const { rows } = await client.query<(string | null)[]>({
    text: statement.text,
    values: [...statement.params],
    rowMode: 'array',
    types: asText,
    name,
  });
  return rows;
}
