import type { Session } from '../../database/database';
import type { Caller, RequestContext } from '../../dialect/context';
import type { RowValues } from '../../dialect/entity';
import { beginMutation } from '../../dialect/write/mutations';
import { BackgroundJobFailure, type BackgroundJobRun } from '../background-jobs';
import { type BulkMethod, type BulkTarget, bulkTargetOf } from './bulk-method';
import { type CallServices, MutationCalls } from './call-mutation';
import {
  changeMostTogether,
  type ChangeTogether,
  isTransient,
  type RecordToChange,
  type TogetherOutcome,
} from './change-together';
import type { BulkRow, BulkRowEnd } from './rows';
import { problemsOfError, type RecordProblem } from './rules';
import type { BulkContract, BulkPayload } from './start-action';
import {
  conflictCodes,
  isCurrent,
  lockRecords,
  type RecordsCall,
  removalOf,
  sharedChangeBy,
  updateOf,
  updatesBy,
} from './together-ways';
import { canSetBack, undoInputOf, type UndoWay, undoWayOf } from './undo';
import { isRecord } from '../../formats/is-record';

/** What bulk actions need from the server. */
export interface BulkServices {
  contract: () => BulkContract;
  services: () => CallServices;
  /** @throws ContractError if the caller may not call the mutation */
  authorize: (context: RequestContext, method: string) => void;
}

/** How records are changed: as many as possible together, the others one by one. */
export interface RowChanges {
  /** Reads and locks the records of a transaction, before any of them is changed. */
  lock: (session: Session, caller: Caller, rows: readonly BulkRow[]) => Promise<RecordToChange[]>;
  together: (session: Session, caller: Caller, records: readonly RecordToChange[]) => Promise<TogetherOutcome>;
  /** Changes one record. Returns its end, or its problems. */
  single: (session: Session, caller: Caller, record: RecordToChange) => Promise<BulkRowEnd | readonly RecordProblem[]>;
}

const nothing: TogetherOutcome = { ends: [], refused: [] };

/** A bulk action, and how it is undone. */
export class BulkAction {
  private readonly target: BulkTarget;
  private readonly undoWay: UndoWay | undefined;
  private readonly calls: MutationCalls;
  private readonly services: CallServices;
  private readonly authorize: BulkServices['authorize'];
  private readonly language: BackgroundJobRun['language'];

  constructor(
    server: BulkServices,
    { language }: Pick<BackgroundJobRun, 'language'>,
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

  private readonly change: RowChanges['single'] = async (session, caller, { row, before }) => {
    const { entity, method } = this.target;
    if (!before) return [{ code: 'bulk_gone' }];
    if (!isCurrent({ row, before }, 'DONE')) return [{ code: conflictCodes.DONE }];
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

  private readonly undo: RowChanges['single'] = async (session, caller, { row, before }) => {
    if (!before) return [{ code: 'bulk_gone' }];
    if (!isCurrent({ row, before }, 'UNDONE')) return [{ code: conflictCodes.UNDONE }];
    const { method: name, kind } = this.requireUndoWay();
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
    lock: (session, caller, rows) => lockRecords(this.recordsCall(session, caller, this.target.method, 'DONE'), rows),
    together: (session, caller, records) => {
      const { idAs, values } = this.payload;
      if (idAs !== 'id') return Promise.resolve(nothing);
      const call = this.recordsCall(session, caller, this.target.method, 'DONE');
      const update = () => (this.undoWay?.kind === 'update' ? updateOf(call, updatesBy(records, values)) : undefined);
      return this.together(call, records, removalOf(call) ?? sharedChangeBy(call, values) ?? update());
    },
    single: this.change,
  };

  readonly undoing: RowChanges = {
    lock: (session, caller, rows) => lockRecords(this.undoCall(session, caller), rows),
    together: (session, caller, records) => {
      const call = this.undoCall(session, caller);
      const removal = removalOf(call);
      if (removal) return this.together(call, records, removal);
      const settable = records.filter(({ row }) => row.undo_input !== null);
      const updates = settable.map(({ row }) => ({ row, expected: row.changed_at, values: row.undo_input ?? {} }));
      return this.together(call, settable, updateOf(call, updates));
    },
    single: this.undo,
  };

  private recordsCall(session: Session, caller: Caller, method: BulkMethod, state: RecordsCall['state']): RecordsCall {
    const { schema } = this.calls.contract;
    const context = this.calls.contextOf(session, caller);
    return { session, caller, context, schema, entity: this.target.entity, method, state };
  }

  /** Changes records together, if the caller may call the mutation. Otherwise single calls name the reason. */
  private async together(
    { session, context, method }: RecordsCall,
    records: readonly RecordToChange[],
    change: ChangeTogether | undefined,
  ): Promise<TogetherOutcome> {
    if (!change) return nothing;
    try {
      this.authorize(context, method.name);
    } catch {
      return nothing;
    }
    return changeMostTogether(session, records, change, (err) =>
      this.services.log.error({ err, method: method.name }, 'a bulk action could not change records together'),
    );
  }

  private undoCall(session: Session, caller: Caller): RecordsCall {
    return this.recordsCall(session, caller, this.undoMethod(this.requireUndoWay().method), 'UNDONE');
  }

  private requireUndoWay(): UndoWay {
    if (!this.undoWay) throw new BackgroundJobFailure('undo_expired');
    return this.undoWay;
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
