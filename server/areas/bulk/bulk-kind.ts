import { DatabaseUnavailableError, type Session, StatementTimeoutError } from '../../database/database';
import { hasSqlState } from '../../database/outage';
import type { Caller, RequestContext } from '../../dialect/context';
import type { RowValues } from '../../dialect/entity';
import { beginMutation } from '../../dialect/write/mutations';
import { readRow } from '../../dialect/write/rows';
import {
  BackgroundJobFailure,
  type BackgroundJobKind,
  type BackgroundJobRun,
  type JobProblem,
  readJobPayload,
} from '../background-jobs';
import { type BulkMethod, type BulkTarget, bulkTargetOf } from './bulk-method';
import { type CallServices, MutationCalls } from './call-mutation';
import { type BulkRow, type BulkRowEnd, countChangedRows, readBulkRows, storeBulkRowEnds } from './rows';
import { problemsOfError, type RecordProblem } from './rules';
import type { BulkContract, BulkPayload } from './start-action';
import { canSetBack, undoInputOf, type UndoWay, undoWayOf } from './undo';
import { canUpdateTogether, type RecordUpdate, type UpdatedRecord, updateTogether } from './update-together';
import { isRecord } from '../../formats/is-record';

/** Milliseconds after which a transaction ends, so that no record stays locked and PGlite serves others. */
const transactionMs = 50;
/** Most records of one transaction. PostgreSQL caches 64 savepoints of a transaction. */
const maxRowsPerTransaction = 50;

/** What bulk actions need from the server. */
export interface BulkServices {
  contract: () => BulkContract;
  services: () => CallServices;
  /** @throws ContractError if the caller may not call the mutation */
  authorize: (context: RequestContext, method: string) => void;
}

/** Changes one record. Returns its end, or its problems. */
type ChangeRow = (session: Session, caller: Caller, row: BulkRow) => Promise<BulkRowEnd | readonly RecordProblem[]>;

/** How records are changed: as many as possible together, the others one by one. */
interface RowChanges {
  together: (session: Session, caller: Caller, rows: readonly BulkRow[]) => Promise<BulkRowEnd[]>;
  single: ChangeRow;
}

/** Returns the kind of the jobs that call a mutation for each of many records. */
export function createBulkKind(server: BulkServices): BackgroundJobKind {
  return {
    kind: 'bulk',
    handler: (run) => processRows(run, run.id, 'WAITING', new BulkAction(server, run, payloadOf(run)).changes),
    undo: async (run) => {
      const { tenant, undoOf, counts } = run;
      const undone = String(undoOf);
      const payload = await run.database.write(tenant, async (session) => {
        if (counts.total === null) await run.setTotal(session, await countChangedRows(session, tenant, undone));
        return readJobPayload(session, tenant, undone);
      });
      return processRows(run, undone, 'DONE', new BulkAction(server, run, payloadOf({ payload })).undoing);
    },
  };
}

/** Processes the records of a job in a state, transaction after transaction, until the turn is over. */
async function processRows(run: BackgroundJobRun, job: string, state: BulkRow['state'], changes: RowChanges) {
  const { tenant } = run;
  while (!run.isTurnOver()) {
    run.signal.throwIfAborted();
    const caller = await run.caller();
    const isOver = await run.database.write(tenant, async (session) => {
      const rows = await readBulkRows(session, { tenant, job, state, most: maxRowsPerTransaction });
      const ends = await changes.together(session, caller, rows);
      const ended = new Set(ends.map(({ sequence }) => sequence));
      const problems: JobProblem[] = [];
      const endAt = performance.now() + transactionMs;
      for (const [index, row] of rows.filter(({ sequence }) => !ended.has(sequence)).entries()) {
        if (index > 0 && performance.now() > endAt) break;
        const result = await changes.single(session, caller, row);
        if ('state' in result) ends.push(result);
        else {
          ends.push({ sequence: row.sequence, state: state === 'WAITING' ? 'FAILED' : 'NOT_UNDONE' });
          const record = { id: row.record_id, title: row.title };
          problems.push(...result.map((problem) => ({ ...problem, record, sequence: row.sequence })));
        }
      }
      if (ends.length === 0) return true;
      await storeBulkRowEnds(session, { tenant, job }, ends);
      const failed = ends.filter((end) => end.state === 'FAILED' || end.state === 'NOT_UNDONE').length;
      await run.addProcessed(session, { processed: ends.length, failed, problems });
      return false;
    });
    if (isOver) return undefined;
  }
  return 'again' as const;
}

/** A bulk action, and how it is undone. */
class BulkAction {
  private readonly target: BulkTarget;
  private readonly undoWay: UndoWay | undefined;
  private readonly calls: MutationCalls;
  private readonly services: CallServices;
  private readonly authorize: BulkServices['authorize'];
  private readonly language: BackgroundJobRun['language'];

  constructor(
    server: BulkServices,
    { language }: BackgroundJobRun,
    private readonly payload: BulkPayload,
  ) {
    this.services = server.services();
    this.authorize = server.authorize;
    const contract = server.contract();
    const { schema, entities } = contract;
    this.target = bulkTargetOf(schema, entities, payload);
    this.calls = new MutationCalls(contract, this.services, language);
    this.language = language;
    const way = undoWayOf(this.target.entity, payload.method);
    this.undoWay = way?.kind === 'update' && !canSetBack(this.target.entity, payload.values) ? undefined : way;
  }

  private readonly change: ChangeRow = async (session, caller, row) => {
    const { entity, method } = this.target;
    const before = await readRow(session, entity, row.record_id, caller);
    if (!before) return [{ code: 'bulk_gone' }];
    if (row.modified_at !== null && before.modified_at !== row.modified_at) return [{ code: 'bulk_conflict' }];
    const input = {
      ...this.payload.values,
      [this.payload.idAs]: row.record_id,
      ...(method.takesModifiedAt && { modified_at: row.modified_at }),
    };
    const { language } = this;
    const context = beginMutation({ ...caller, session, language });
    const isUpdate = this.undoWay?.kind === 'update';
    const undo = isUpdate ? await undoInputOf(context, entity, this.payload.values, before) : undefined;
    const { record, problems } = await this.callFor(
      session,
      caller,
      method,
      method.argument === 'id' ? row.record_id : input,
    );
    if (problems) return problems;
    return {
      sequence: row.sequence,
      state: 'DONE',
      changed_at: typeof record.modified_at === 'string' ? record.modified_at : null,
      ...(undo && { undo_input: undo }),
    };
  };

  private readonly undo: ChangeRow = async (session, caller, row) => {
    const { entity } = this.target;
    if (!this.undoWay) throw new BackgroundJobFailure('undo_expired');
    const before = await readRow(session, entity, row.record_id, caller);
    if (!before) return [{ code: 'bulk_gone' }];
    if (row.changed_at !== null && before.modified_at !== row.changed_at) return [{ code: 'bulk_changed_since' }];
    const { method: name, kind } = this.undoWay;
    if (kind === 'update' && row.undo_input === null) return [{ code: 'bulk_part_added' }];
    const method = this.undoMethod(name);
    const input = {
      ...row.undo_input,
      id: row.record_id,
      ...(method.takesModifiedAt && { modified_at: row.changed_at }),
    };
    const { problems } = await this.callFor(session, caller, method, method.argument === 'id' ? row.record_id : input);
    return problems ?? { sequence: row.sequence, state: 'UNDONE' };
  };

  readonly changes: RowChanges = {
    together: async (session, caller, rows) => {
      const { values } = this.payload;
      const isUndoable = this.undoWay?.kind === 'update';
      if (this.payload.idAs !== 'id' || !isUndoable) return [];
      const updates = rows.map((row) => ({ row, expected: row.modified_at, values }));
      const updated = await this.updateTogether(session, caller, this.target.method, updates);
      return updated.map(({ sequence, changedAt, undoInput }) => ({
        sequence,
        state: 'DONE',
        changed_at: changedAt,
        ...(undoInput && { undo_input: undoInput }),
      }));
    },
    single: this.change,
  };

  readonly undoing: RowChanges = {
    together: async (session, caller, rows) => {
      if (this.undoWay?.kind !== 'update') return [];
      const updates = rows.flatMap((row) =>
        row.undo_input ? [{ row, expected: row.changed_at, values: row.undo_input }] : [],
      );
      const updated = await this.updateTogether(session, caller, this.undoMethod(this.undoWay.method), updates);
      return updated.map(({ sequence }) => ({ sequence, state: 'UNDONE' }));
    },
    single: this.undo,
  };

  /** Updates records together. Returns none if one of them fails, so that single updates find which. */
  private async updateTogether(
    session: Session,
    caller: Caller,
    method: BulkMethod,
    updates: readonly RecordUpdate[],
  ): Promise<UpdatedRecord[]> {
    const { entity } = this.target;
    if (updates.length < 2 || !canUpdateTogether({ entity, method, caller })) return [];
    const run = (text: string) => session.rows({ text, params: [] });
    const context = this.calls.contextOf(session, caller);
    await run('SAVEPOINT records');
    try {
      this.authorize(context, method.name);
      const { schema } = this.calls.contract;
      const updated = await updateTogether(session, { schema, entity, method, caller, context }, updates);
      await run('RELEASE SAVEPOINT records');
      return updated;
    } catch (error) {
      if (isTransient(error)) throw error;
      await run('ROLLBACK TO SAVEPOINT records');
      await run('RELEASE SAVEPOINT records');
      return [];
    }
  }

  private undoMethod(method: string): BulkMethod {
    const { schema, entities } = this.calls.contract;
    return bulkTargetOf(schema, entities, { list: this.payload.list, method, idAs: 'id' }).method;
  }

  /** Calls a mutation for a record. Returns the selected fields of the record, or its problems. */
  private async callFor(
    session: Session,
    caller: Caller,
    method: BulkMethod,
    value: unknown,
  ): Promise<{ record: RowValues; problems?: undefined } | { record?: undefined; problems: readonly RecordProblem[] }> {
    const { data, errors } = await this.calls.call(session, caller, method, value);
    const [error] = errors ?? [];
    if (!error) {
      const record: unknown = data?.[method.name];
      return isRecord(record) ? { record } : { problems: [{ code: 'bulk_gone' }] };
    }
    const problems = problemsOfError(error);
    if (problems) return { problems };
    const cause = error.originalError ?? error;
    // The records of this transaction are tried again.
    if (isTransient(cause)) throw cause;
    this.services.log.error({ err: cause, method: method.name }, 'a bulk action could not change a record');
    return { problems: [{ code: 'bulk_failed' }] };
  }
}

/** SQLSTATEs of a deadlock and of a transaction that conflicts with another. */
const retriedStates = ['40P01', '40001'];

/** Returns whether an error is one of the database that a later attempt may not meet. */
function isTransient(error: unknown): boolean {
  if (error instanceof DatabaseUnavailableError || error instanceof StatementTimeoutError) return true;
  return hasSqlState(error, ...retriedStates);
}

function payloadOf({ payload }: Pick<BackgroundJobRun, 'payload'>): BulkPayload {
  const { method, list, idAs, values } = payload;
  return { method: String(method), list: String(list), idAs: String(idAs), values: isRecord(values) ? values : {} };
}
