import type { ResourceDefinition } from '../../../resources/definition';
import { fieldKindOf } from '../../fields';
import { matchesCondition } from '../../fields/matchesCondition';
import { valueAt } from '../../fields/paths';
import type { FindLocks } from '../record/locks';
import {
  type ChosenRecords,
  type RecordOperation,
  type OperationSubject,
  operationSubjectOf,
  withInputValues,
  isEditMany,
} from '../record/operation';
import type { Words } from '../words';
import { rowPathOf } from './query';
import type { ListRow } from './useList';

/** What decides which rows of a list an operation applies to. */
export interface BulkContext {
  definition: ResourceDefinition;
  words: Words;
  locksOn: FindLocks;
}

/** Returns the rows that an operation applies to, and how many others a lock leaves out. */
export function chooseRecords(
  rows: readonly ListRow[],
  operation: RecordOperation,
  context: BulkContext,
): ChosenRecords {
  const name = isEditMany(operation) ? 'edit' : operation.kind === 'action' ? operation.action.name : operation.kind;
  const leftOut = new Map<string, number>();
  const subjects = rows.flatMap((row) => {
    const valueOf = (path: string) => valueAt(row, rowPathOf(context.definition, path));
    if (!isPossible(operation, row, valueOf)) return [];
    const lock =
      operation.kind === 'restore'
        ? undefined
        : context.locksOn(row.id, valueOf).find(({ locked }) => locked.includes(name));
    if (!lock) return [subjectOfRow(row, operation, context)];
    leftOut.set(lock.name, (leftOut.get(lock.name) ?? 0) + 1);
    return [];
  });
  return { subjects, leftOut: [...leftOut].map(([lock, count]) => ({ lock, count })) };
}

/** Returns whether an operation is possible for a row, by the action's condition and whether the row is deleted. */
function isPossible(operation: RecordOperation, row: ListRow, valueOf: (path: string) => unknown): boolean {
  const isDeleted = Boolean(row.deleted_at);
  if (operation.kind === 'restore') return isDeleted;
  return !isDeleted && (operation.kind === 'delete' || matchesCondition(operation.action.when, valueOf));
}

function subjectOfRow(row: ListRow, operation: RecordOperation, { definition, words }: BulkContext): OperationSubject {
  const subject = withInputValues(
    operation,
    operationSubjectOf(row, words, rowPathOf(definition, definition.title)),
    (path) => valueAt(row, rowPathOf(definition, path)),
  );
  const { state } = definition;
  const field = state === undefined ? undefined : definition.fields[state];
  if (state === undefined || !field) return subject;
  return {
    ...subject,
    state: fieldKindOf(field).text(valueAt(row, rowPathOf(definition, state)), field, words.fieldContext(state)),
  };
}
