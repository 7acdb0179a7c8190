import type { Disk } from 'flydrive';
import type { Database } from '../../database/database';
import { deleteAbandonedUploads } from '../../dialect/uploaded-file';
import { changesChannel, parsePublishedChange } from '../../dialect/write/changes';
import { enqueue, type JobKind, recurringKey } from '../../queue';
import type { Log } from '../../runtime/log';
import { sweepOrphanedFiles } from './stored-files';

const hourMs = 3_600_000;
/** Milliseconds after a deletion: others that come with it are swept with it. */
const batchDelayMs = 200;

const sweepAllKind = 'media.sweep';
const sweepTenantKind = 'media.sweep-tenant';

/** What is kept free of files that belong to nothing. */
export interface SweepDependencies {
  database: Database;
  storage: Disk;
  /** Folder of this server for files that come with calls. */
  incoming: string;
  log: Log;
}

/** Returns the jobs that remove stored files without a record: of all tenants each hour, and of one tenant when asked for. */
export function sweepJobKinds({ database, storage }: Pick<SweepDependencies, 'database' | 'storage'>): JobKind[] {
  return [
    { kind: sweepAllKind, everyMs: hourMs, timeoutMs: hourMs, handler: () => sweepOrphanedFiles(database, storage) },
    {
      kind: sweepTenantKind,
      timeoutMs: hourMs,
      handler: ({ tenant }) => sweepOrphanedFiles(database, storage, tenant ?? undefined),
    },
  ];
}

/**
 * Asks for sweeps: of everything when the server starts, of a tenant whenever a record of its is deleted. Also removes what
 * servers left in this server's own folder that died over a call, at the start and each hour.
 * @returns the way to stop, which waits for what is under way
 */
export async function scheduleSweeps({ database, incoming, log }: SweepDependencies): Promise<() => Promise<void>> {
  let underWay = Promise.resolve();
  const run = (work: () => Promise<void>) => {
    underWay = underWay.then(work).catch((err: unknown) => log.error({ err }, 'files could not be swept'));
  };
  const sweepAll = () =>
    run(() => database.system((session) => enqueue(session, { kind: sweepAllKind, key: recurringKey })));
  const sweepFolder = (olderThanMs: number) => run(() => deleteAbandonedUploads(incoming, olderThanMs));

  const waiting = new Map<string, NodeJS.Timeout>();
  const sweepSoon = (tenant: string) => {
    const timer = setTimeout(() => {
      waiting.delete(tenant);
      const job = { kind: sweepTenantKind, tenant, key: 'deleted' };
      run(() => database.system((session) => enqueue(session, job)));
    }, batchDelayMs);
    waiting.set(tenant, timer);
  };
  const stopListening = await database.listen(changesChannel, {
    onNotification: (payload) => {
      const { tenant, action } = parsePublishedChange(payload);
      if (action === 'DELETED' && !waiting.has(tenant)) sweepSoon(tenant);
    },
    onReconnect: sweepAll,
  });
  // No other server has the folder of an embedded database: all that lies there at the start is left over.
  sweepFolder(database.engine === 'pglite' ? 0 : hourMs);
  sweepAll();
  const timer = setInterval(() => sweepFolder(hourMs), hourMs);
  return async () => {
    clearInterval(timer);
    for (const one of waiting.values()) clearTimeout(one);
    await stopListening();
    await underWay;
  };
}
