import type { Disk } from 'flydrive';
import type { Database } from '../../database/database';
import { deleteAbandonedUploads } from '../../dialect/uploaded-file';
import { changesChannel, parsePublishedChange } from '../../dialect/write/changes';
import { enqueueJob, type JobKind, recurringJobKey } from '../../queue';
import type { Log } from '../../runtime/log';
import { sweepOrphanedFiles } from './stored-files';

const hourMs = 3_600_000;
/** Milliseconds between a deletion and its sweep, so that one sweep covers several deletions. */
const batchDelayMs = 200;

const sweepAllKind = 'media.sweep';
const sweepTenantKind = 'media.sweep-tenant';

/** What the sweeps, which delete stored files without a record, need from the server. */
export interface FileSweepDependencies {
  database: Database;
  storage: Disk;
  /** Folder in which this server keeps files during their upload. */
  incoming: string;
  log: Log;
}

/**
 * Returns the kinds of job that delete stored files without a record: one hourly for all tenants, and one for a single
 * tenant on request.
 */
export function createFileSweepJobKinds({
  database,
  storage,
}: Pick<FileSweepDependencies, 'database' | 'storage'>): JobKind[] {
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
 * Enqueues sweeps: of all tenants at the start, and of one tenant after a record was deleted. Also deletes abandoned
 * uploads in this server's folder, at the start and hourly.
 * @returns a function that stops the schedule and waits for running work
 */
export async function scheduleFileSweeps({
  database,
  incoming,
  log,
}: FileSweepDependencies): Promise<() => Promise<void>> {
  let lastWork = Promise.resolve();
  const runInOrder = (work: () => Promise<unknown>) => {
    lastWork = lastWork
      .then(async () => void (await work()))
      .catch((err: unknown) => log.error({ err }, 'orphaned files could not be removed'));
  };
  const sweepAll = () =>
    runInOrder(() => database.system((session) => enqueueJob(session, { kind: sweepAllKind, key: recurringJobKey })));
  const sweepFolder = (olderThanMs: number) => runInOrder(() => deleteAbandonedUploads(incoming, olderThanMs));

  const timersByTenant = new Map<string, NodeJS.Timeout>();
  const sweepSoon = (tenant: string) => {
    const timer = setTimeout(() => {
      timersByTenant.delete(tenant);
      const job = { kind: sweepTenantKind, tenant, key: 'deleted' };
      runInOrder(() => database.system((session) => enqueueJob(session, job)));
    }, batchDelayMs);
    timersByTenant.set(tenant, timer);
  };
  const stopListening = await database.listen(changesChannel, {
    onNotification: (payload) => {
      const change = parsePublishedChange(payload);
      if (change?.action === 'DELETED' && !timersByTenant.has(change.tenant)) sweepSoon(change.tenant);
    },
    onReconnect: sweepAll,
  });
  // An embedded database serves only this server, so all files in the folder are abandoned at the start.
  sweepFolder(database.engine === 'pglite' ? 0 : hourMs);
  sweepAll();
  const timer = setInterval(() => sweepFolder(hourMs), hourMs);
  return async () => {
    clearInterval(timer);
    for (const one of timersByTenant.values()) clearTimeout(one);
    await stopListening();
    await lastWork;
  };
}
