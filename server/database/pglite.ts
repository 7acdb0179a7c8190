import {
  type Database,
  DatabaseUnavailableError,
  type DatabaseWork,
  type ChannelSubscriber,
  type Session,
  type StatementTimeouts,
  type WriteListener,
} from './database';
import { PgliteClient, type StatementRunner } from './pglite-client';
import { type PgliteStart, startPgliteThread } from './pglite-start';
import { StatementListeners } from './statement-listeners';
import { WorkSlots } from '../runtime/slots';
import { callingListeners, commitStatements } from './transaction';
import { rowVisibilitySql, slotOwnerOf, isSameRowVisibility, type RowVisibility } from './visibility';

/** Timeout in milliseconds to reopen the database, crash recovery included. */
const reopenTimeoutMs = 60_000;

/**
 * Returns the embedded database, which its thread opens meanwhile: the first work waits for that, and rejects if it
 * cannot be opened. It has one connection, which tenants use in turns.
 *
 * PGlite cannot cancel a statement. If a statement takes too long, the thread is ended, and the next work reopens the
 * database. A database in memory would lose its data, so its statements have no timeout.
 */
export function createPgliteDatabase(
  { directory, thread, unlock }: PgliteStart,
  timeouts: StatementTimeouts,
): Database {
  const subscribers = new Map<string, Set<ChannelSubscriber>>();
  const notify = (channel: string, payload: string) => {
    for (const { onNotification } of subscribers.get(channel) ?? []) onNotification(payload);
  };
  const writeListeners = new Set<WriteListener>();
  const slots = new WorkSlots({ slots: 1, perOwner: 1 });
  let currentVisibility: RowVisibility | undefined;
  const statementListeners = new StatementListeners();
  const listeners = { notify, statements: statementListeners, isTenants: () => currentVisibility !== 'system' };
  const opening = PgliteClient.open(thread, listeners);
  // The first work rejects with the error.
  opening.catch(() => undefined);
  let client: PgliteClient | undefined;
  let isClosed = false;

  /**
   * Returns the client, after reopening the database if its thread has ended. Callers must hold the only slot, so that
   * two calls never reopen it at once.
   */
  const openClient = async (): Promise<PgliteClient> => {
    if (isClosed) throw new DatabaseUnavailableError(new Error('The database was closed.'));
    client ??= await opening;
    if (!client.ended) return client;
    // A database in memory is lost with its thread, so it cannot be reopened.
    if (!directory) throw new DatabaseUnavailableError(new Error('The embedded database has ended.'));
    await client.exited;
    const opened = await PgliteClient.open(startPgliteThread({ directory }, reopenTimeoutMs), listeners).catch(
      (error: unknown) => {
        throw new DatabaseUnavailableError(error);
      },
    );
    client = opened;
    currentVisibility = undefined;
    try {
      for (const channel of subscribers.keys()) await opened.listen(channel);
    } catch (error) {
      // Without LISTEN, this server would miss changes. The thread is therefore ended, and the next work reopens the
      // database.
      opened.end(error);
      throw new DatabaseUnavailableError(error);
    }
    for (const { onReconnect } of [...subscribers.values()].flatMap((all) => [...all])) onReconnect();
    return opened;
  };

  const workWithTimeout = (timeoutMs: number): DatabaseWork => {
    const seeing = <T>(
      visibility: RowVisibility,
      work: (statements: StatementRunner) => Promise<T>,
      signal?: AbortSignal,
    ) =>
      slots.run(
        slotOwnerOf(visibility),
        async () => {
          const open = await openClient();
          const statements = open.within(directory ? timeoutMs : undefined);
          try {
            if (!isSameRowVisibility(currentVisibility, visibility)) {
              currentVisibility = undefined;
              await statements.exec(rowVisibilitySql(visibility));
              currentVisibility = visibility;
            }
            return await work(statements);
          } catch (error) {
            throw open.ended ?? error;
          }
        },
        signal,
      );
    const inTransaction = <T>(visibility: RowVisibility, work: (session: Session) => Promise<T>) =>
      seeing(visibility, (statements) => transact(statements, work, () => client?.ended !== undefined));
    return {
      read: (tenant, work, signal) => seeing({ tenant }, work, signal),
      readInTransaction: (tenant, work) => inTransaction({ tenant }, work),
      write: (tenant, work) => callingListeners(writeListeners, tenant, inTransaction({ tenant }, work)),
      system: (work) => inTransaction('system', work),
    };
  };

  return {
    engine: 'pglite',
    ...workWithTimeout(timeouts.callerMs),
    jobs: workWithTimeout(timeouts.jobMs),
    listen: (channel, hearing) =>
      slots.run('system', async () => {
        const open = await openClient();
        const others = subscribers.get(channel);
        if (others) others.add(hearing);
        else {
          await open.listen(channel);
          subscribers.set(channel, new Set([hearing]));
        }
        return async () => {
          subscribers.get(channel)?.delete(hearing);
        };
      }),
    onWrite: (listener) => {
      writeListeners.add(listener);
      return () => writeListeners.delete(listener);
    },
    onStatement: (listener) => statementListeners.add(listener),
    // The only connection runs the work of requests and of jobs in turn.
    connections: () => {
      const inUse = slots.usedCount;
      return [{ pool: 'callers', inUse, idle: 1 - inUse, waiting: slots.waitingCount }];
    },
    ...(directory
      ? {
          restart: () =>
            slots.run('system', async () => {
              if (client && !client.ended) await client.close();
              await openClient();
            }),
        }
      : {}),
    close: async () => {
      try {
        await slots.run('system', async () => {
          isClosed = true;
          const last = client ?? (await opening.catch(() => undefined));
          if (last?.ended) await last.exited;
          else await last?.close();
        });
      } finally {
        await unlock();
      }
    },
  };
}

/** Runs work in a transaction. An ended thread needs no ROLLBACK: its transaction is already lost. */
async function transact<T>(
  statements: StatementRunner,
  work: (session: Session) => Promise<T>,
  hasEnded: () => boolean,
): Promise<T> {
  await statements.exec('BEGIN');
  try {
    const result = await work(statements);
    await statements.exec(commitStatements);
    return result;
  } catch (error) {
    if (!hasEnded()) await statements.exec('ROLLBACK');
    throw error;
  }
}
