import type { Database } from '../../database/database';
import { type BackgroundJobKind, type BackgroundJobRun, type JobProblem, readJobPayload } from '../background-jobs';
import { BulkAction, type BulkServices, type RowChanges } from './bulk-action';
import { type BulkRow, type BulkRowEnd, countChangedRows, readBulkRows, storeBulkRowEnds } from './rows';
import { nextRowCount, type RecordProblem } from './rules';
import type { BulkPayload } from './start-action';
import { isRecord } from '../../formats/is-record';

/**
 * Milliseconds that a transaction should take, so that no record stays locked for long. After that it takes no further
 * record that is changed by itself. PGlite has one connection, on which all others wait.
 */
const transactionMs: Readonly<Record<Database['engine'], number>> = { postgres: 200, pglite: 50 };

/** Returns the kind of the jobs that call a mutation for each of many records. */
export function createBulkKind(server: BulkServices): BackgroundJobKind {
  const engine = () => server.services().database.engine;
  return {
    kind: 'bulk',
    handler: (run) =>
      processRows(run, engine(), run.id, 'WAITING', new BulkAction(server, run, payloadOf(run)).changes),
    undo: async (run) => {
      const { tenant, undoOf, counts } = run;
      const undone = String(undoOf);
      const payload = await run.database.write(tenant, async (session) => {
        if (counts.total === null) await run.setTotal(session, await countChangedRows(session, tenant, undone));
        return readJobPayload(session, tenant, undone);
      });
      return processRows(run, engine(), undone, 'DONE', new BulkAction(server, run, payloadOf({ payload })).undoing);
    },
  };
}

/** Processes the records of a job in a state, transaction after transaction, until the turn is over. */
async function processRows(
  run: BackgroundJobRun,
  engine: Database['engine'],
  job: string,
  state: BulkRow['state'],
  changes: RowChanges,
) {
  const { tenant } = run;
  const failedState = state === 'WAITING' ? 'FAILED' : 'NOT_UNDONE';
  let earlier: Parameters<typeof nextRowCount>[0];
  // Without it, the index entries of all records that this job has processed would be skipped again for each transaction.
  let processedUntil = 0;
  while (!run.isTurnOver()) {
    run.signal.throwIfAborted();
    const caller = await run.caller();
    const until = await run.database.write(tenant, async (session) => {
      const most = nextRowCount(earlier, transactionMs[engine]);
      const startedAt = performance.now();
      const rows = await readBulkRows(session, { tenant, job, state, after: processedUntil, most });
      if (rows.length === 0) return undefined;
      const records = await changes.lock(session, caller, rows);
      const ends: BulkRowEnd[] = [];
      const problems: JobProblem[] = [];
      const refuse = (row: BulkRow, found: readonly RecordProblem[]) => {
        ends.push({ sequence: row.sequence, state: failedState });
        const record = { id: row.record_id, title: row.title };
        problems.push(...found.map((problem) => ({ ...problem, record, sequence: row.sequence })));
      };
      const together = await changes.together(session, caller, records);
      ends.push(...together.ends);
      for (const refused of together.refused) refuse(refused.row, refused.problems);
      const ended = new Set(ends.map(({ sequence }) => sequence));
      for (const record of records.filter(({ row }) => !ended.has(row.sequence))) {
        if (ends.length > 0 && performance.now() - startedAt > transactionMs[engine]) break;
        const result = await changes.single(session, caller, record);
        if ('state' in result) ends.push(result);
        else refuse(record.row, result);
      }
      await storeBulkRowEnds(session, { tenant, job }, ends);
      const failed = ends.filter((end) => end.state === failedState).length;
      await run.addProcessed(session, { processed: ends.length, failed, problems });
      const timed = { rows: ends.length, ms: performance.now() - startedAt };
      earlier = { first: earlier?.first ?? timed, last: timed };
      const left = rows.find(({ sequence }) => !ends.some((end) => end.sequence === sequence));
      return left ? left.sequence - 1 : (rows.at(-1)?.sequence ?? processedUntil);
    });
    if (until === undefined) return undefined;
    processedUntil = until;
  }
  return 'again' as const;
}

function payloadOf({ payload }: Pick<BackgroundJobRun, 'payload'>): BulkPayload {
  const { method, list, idAs, values } = payload;
  return { method: String(method), list: String(list), idAs: String(idAs), values: isRecord(values) ? values : {} };
}
