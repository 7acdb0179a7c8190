import type { ResourceAction, ResourceDefinition } from '../../../resources/definition';
import type { RecordLock } from '../../../resources/operation-checks';
import { matchesCondition } from '../../fields/matchesCondition';
import type { Words } from '../words';
import { isLocked } from './locks';

/** An operation on records: deleting, restoring or an action of the definition. */
export type RecordOperation = { kind: 'delete' } | { kind: 'restore' } | { kind: 'action'; action: ResourceAction };

/** A record that an operation applies to. */
export interface OperationSubject {
  id: string;
  title: string;
  /** Text of the record's state, in a list whose definition names one (`ResourceDefinition.state`). */
  state?: string;
  /** Values of the record that the action's input includes, by their names in the input. */
  inputValues?: Readonly<Record<string, unknown>>;
}

/** The records of an operation, and how many were left out because of a lock. */
export interface ChosenRecords {
  subjects: readonly OperationSubject[];
  leftOut?: readonly { lock: string; count: number }[];
}

/** A record whose operation succeeded, with what its mutation returned. */
export interface DoneSubject extends OperationSubject {
  returned: unknown;
}

/** A record whose operation failed, with the error. */
export interface FailedSubject extends OperationSubject {
  error: unknown;
}

/** What decides which operations a record allows. */
export interface RecordState {
  deleted: boolean;
  locks: readonly RecordLock[];
  /** Returns the record's value at a path. */
  valueOf: (path: string) => unknown;
}

/** Returns the operations that a record's state and the user's permissions allow. */
export function allowedOperations(
  { api, actions }: ResourceDefinition,
  { deleted, locks, valueOf }: RecordState,
  may: (action: string) => boolean | undefined,
): RecordOperation[] {
  const offeredActions = actions
    .filter((action) => (deleted ? action.deleted !== undefined : action.deleted !== 'only'))
    .filter(
      ({ name, when, bulk }) =>
        bulk !== 'only' && may(name) && matchesCondition(when, valueOf) && !isLocked(locks, name),
    )
    .map((action): RecordOperation => ({ kind: 'action', action }));
  if (deleted) return [...offeredActions, ...(api.restore && may('restore') ? [{ kind: 'restore' } as const] : [])];
  return [
    ...offeredActions,
    ...(api.delete && may('delete') && !isLocked(locks, 'delete') ? [{ kind: 'delete' } as const] : []),
  ];
}

/** Returns the subject with the record's values that the action's input includes (`Action.with`). */
export function withInputValues(
  operation: RecordOperation,
  subject: OperationSubject,
  valueOf: (path: string) => unknown,
): OperationSubject {
  const paths = operation.kind === 'action' && operation.action.with;
  return paths
    ? {
        ...subject,
        inputValues: Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, valueOf(path)])),
      }
    : subject;
}

/** Name of the operation that sets one field of several records. Its texts belong to the engine. */
export const editManyName = 'editMany';

/** Returns whether an operation sets one field of several records. Only the server runs it, as a job. */
export const isEditMany = (operation: RecordOperation): boolean =>
  operation.kind === 'action' && operation.action.name === editManyName;

/** Returns a text of an operation, such as `title` or `confirmMany`. */
export function operationText(
  operation: RecordOperation,
  text: string,
  words: Pick<Words, 't' | 'of'>,
  payload?: Readonly<Record<string, unknown>>,
): string {
  return isEditMany(operation)
    ? words.t(`engine:${editManyName}.${text}`, { ...payload })
    : words.of(`${textKeyOf(operation)}.${text}`, payload);
}

/** Returns the key prefix of an operation's texts: `delete`, `restore`, `actions.<name>`. */
function textKeyOf(operation: RecordOperation): string {
  return operation.kind === 'action' ? `actions.${operation.action.name}` : operation.kind;
}

/** Returns the label of an operation's button. */
export function operationTitle(operation: RecordOperation, words: Words): string {
  return operation.kind === 'action'
    ? operationText(operation, 'title', words)
    : words.t(`engine:list.${operation.kind}`);
}

/** Returns whether the operation has a dialog with input: fields or a typed confirmation. */
export function asksForInput(operation: RecordOperation): operation is Extract<RecordOperation, { kind: 'action' }> {
  return operation.kind === 'action' && Boolean(operation.action.fields ?? operation.action.typed);
}

/** Returns whether an operation is irreversible and is therefore shown apart from the others. */
export function isIrreversible(operation: RecordOperation): operation is Extract<RecordOperation, { kind: 'action' }> {
  return operation.kind === 'action' && operation.action.typed !== undefined;
}

/**
 * Returns whether an operation can run on several rows of a list, because it needs neither another record's id nor a
 * typed confirmation.
 */
export function canRunOnSeveralRows(operation: RecordOperation): boolean {
  return operation.kind !== 'action' || (operation.action.id ?? operation.action.typed) === undefined;
}

/** Returns the question to confirm an operation; undefined when no confirmation is needed. */
export function operationQuestion(
  operation: RecordOperation,
  count: number,
  title: string,
  words: Words,
): string | undefined {
  const confirmed = operation.kind === 'action' && operation.action.confirm;
  const asks = operation.kind === 'delete' || confirmed || asksForInput(operation);
  // An operation on several records is always confirmed.
  if (!asks && count === 1) return undefined;
  return operationText(operation, count === 1 ? 'confirm' : 'confirmMany', words, { count, title });
}

/** Returns the message for a successful operation. */
export function successMessage(operation: RecordOperation, done: readonly OperationSubject[], words: Words): string {
  const [first] = done;
  const single = done.length === 1 && first;
  return operationText(operation, single ? 'done' : 'doneMany', words, {
    count: done.length,
    title: first?.title ?? '',
  });
}

/** Returns the subject of an operation for a record. `column` is the path of its title in a row of a list. */
export function operationSubjectOf(record: { id: string }, words: Words, column?: string): OperationSubject {
  return { id: record.id, title: words.titleOf(record, column) || record.id };
}

/** Returns whether an operation ends the user's own session, as deleting the company does. */
export function endsSession(operation: RecordOperation): boolean {
  return operation.kind === 'action' && operation.action.signsOut === true;
}

/**
 * Returns whether records must be fetched again after an operation. A document changes no record, and after signing out
 * nothing can be fetched.
 */
export function doesOperationChangeRecords(operation: RecordOperation, done: readonly OperationSubject[]): boolean {
  const isDocument = operation.kind === 'action' && operation.action.document !== undefined;
  return !isDocument && !(endsSession(operation) && done.length > 0);
}
