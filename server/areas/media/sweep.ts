import type { Disk } from 'flydrive';
import type { Log } from '../../runtime/log';
import type { Database } from '../../database/database';
import { changesChannel, readPublishedChange } from '../../dialect/write/changes';
import { sweepIncoming } from '../../dialect/incoming-file';
import { sweepFiles } from './stored-files';

const everyHour = 3_600_000;
/** Milliseconds after a deletion: others that come with it are swept with it. */
const soon = 200;

/** What is kept free of files that belong to nothing. */
export interface Swept {
  database: Database;
  storage: Disk;
  /** Folder of files that come with calls. */
  incoming: string;
  log: Log;
}

/**
 * Removes files that belong to no record any more, and what servers left that died over a call: when this one starts,
 * every hour, and a tenant's files whenever a record of theirs is deleted.
 * @returns the way to stop, which waits for what is under way.
 */
export async function keepSwept({ database, storage, incoming, log }: Swept): Promise<() => Promise<void>> {
  let underWay = Promise.resolve();
  const sweep = (work: () => Promise<void>) => {
    underWay = underWay.then(work).catch((err: unknown) => log.error({ err }, 'files could not be swept'));
  };
  const sweepAll = (age: number) => {
    sweep(() => sweepIncoming(incoming, age));
    sweep(() => sweepFiles(database, storage));
  };

  const waiting = new Map<string, NodeJS.Timeout>();
  const sweepSoon = (tenant: string) => {
    const timer = setTimeout(() => {
      waiting.delete(tenant);
      sweep(() => sweepFiles(database, storage, tenant));
    }, soon);
    waiting.set(tenant, timer);
  };
  const stopListening = await database.listen(changesChannel, {
    hear: (payload) => {
      const { tenant, action } = readPublishedChange(payload);
      if (action === 'DELETED' && !waiting.has(tenant)) sweepSoon(tenant);
    },
    missed: () => sweepAll(everyHour),
  });
  // Nobody else has the folder of an embedded database: whatever lies there when the server starts is left over.
  sweepAll(database.engine === 'pglite' ? 0 : everyHour);
  const timer = setInterval(() => sweepAll(everyHour), everyHour);
  return async () => {
    clearInterval(timer);
    for (const one of waiting.values()) clearTimeout(one);
    await stopListening();
    await underWay;
  };
}
