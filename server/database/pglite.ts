import { mkdirSync } from 'node:fs';
import {
  type Database,
  DatabaseUnavailable,
  type DatabaseWork,
  type Hearing,
  type Session,
  type StatementTimeouts,
} from './database';
import { lockDirectory } from './lock';
import { PgliteClient, type Statements } from './pglite-client';
import type { ThreadData } from './pglite-messages';
import { Slots } from '../runtime/slots';
import { commit } from './transaction';
import { become, ownerOf, same, type Visibility } from './visibility';

/** Most milliseconds to open it again: a crash has to be recovered from first. */
const reopenTimeoutMs = 60_000;

/**
 * Opens the embedded database, in a thread of its own. It has one connection, for which tenants' work takes turns.
 *
 * A statement that takes too long cannot be canceled there: its thread is ended, and the database opened again before
 * the next work begins. A database in memory would be lost by that; its statements have no limit.
 */
export async function openPglite({ directory, dump }: ThreadData, timeouts: StatementTimeouts): Promise<Database> {
  if (directory) mkdirSync(directory, { recursive: true });
  const lock = directory ? await lockDirectory(directory) : undefined;
  const hearings = new Map<string, Set<Hearing>>();
  const notify = (channel: string, payload: string) => {
    for (const { hear } of hearings.get(channel) ?? []) hear(payload);
  };
  const slots = new Slots({ slots: 1, perOwner: 1 });
  let client = await PgliteClient.open({ directory, dump }, notify);
  let seen: Visibility | undefined;
  let isClosed = false;

  /** The client, a new one where the thread of the last has ended. Called within the slot, so once at a time. */
  const openClient = async (): Promise<PgliteClient> => {
    if (isClosed) throw new DatabaseUnavailable(new Error('The database was closed.'));
    if (!client.ended) return client;
    // Its data were in memory, and are gone with the thread.
    if (!directory) throw new DatabaseUnavailable(new Error('The embedded database has ended.'));
    await client.exited;
    const opened = await PgliteClient.open({ directory }, notify, reopenTimeoutMs).catch((error: unknown) => {
      throw new DatabaseUnavailable(error);
    });
    client = opened;
    seen = undefined;
    try {
      for (const channel of hearings.keys()) await opened.listen(channel);
    } catch (error) {
      // Without its channels it would be deaf for good: the next work opens another.
      opened.end(error);
      throw new DatabaseUnavailable(error);
    }
    for (const { missed } of [...hearings.values()].flatMap((all) => [...all])) missed();
    return client;
  };

  const workWithin = (timeoutMs: number): DatabaseWork => {
    const seeing = <T>(visibility: Visibility, work: (statements: Statements) => Promise<T>, signal?: AbortSignal) =>
      slots.run(
        ownerOf(visibility),
        async () => {
          const open = await openClient();
          const statements = open.within(directory ? timeoutMs : undefined);
          try {
            if (!same(seen, visibility)) {
              seen = undefined;
              await statements.exec(become(visibility));
              seen = visibility;
            }
            return await work(statements);
          } catch (error) {
            throw open.ended ?? error;
          }
        },
        signal,
      );
    const inTransaction = <T>(visibility: Visibility, work: (session: Session) => Promise<T>) =>
      seeing(visibility, (statements) => transact(statements, work, () => client.ended !== undefined));
    return {
      read: (tenant, work, signal) => seeing({ tenant }, work, signal),
      write: (tenant, work) => inTransaction({ tenant }, work),
      system: (work) => inTransaction('system', work),
    };
  };

  return {
    engine: 'pglite',
    ...workWithin(timeouts.callerMs),
    jobs: workWithin(timeouts.jobMs),
    listen: (channel, hearing) =>
      slots.run('system', async () => {
        const open = await openClient();
        const others = hearings.get(channel);
        if (others) others.add(hearing);
        else {
          hearings.set(channel, new Set([hearing]));
          await open.listen(channel);
        }
        return async () => {
          hearings.get(channel)?.delete(hearing);
        };
      }),
    close: async () => {
      try {
        await slots.run('system', async () => {
          isClosed = true;
          if (!client.ended) await client.close();
          else await client.exited;
        });
      } finally {
        await lock?.release();
      }
    },
  };
}

/** Runs work in a transaction. A thread that has ended took its transaction with it. */
async function transact<T>(
  statements: Statements,
  work: (session: Session) => Promise<T>,
  hasEnded: () => boolean,
): Promise<T> {
  await statements.exec('BEGIN');
  try {
    const result = await work(statements);
    await statements.exec(commit);
    return result;
  } catch (error) {
    if (!hasEnded()) await statements.exec('ROLLBACK');
    throw error;
  }
}
