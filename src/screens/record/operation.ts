import type { Action, Lock, ResourceDefinition } from '../../../resources/definition';
import { matchesCondition } from '../../fields/matchesCondition';
import type { Words } from '../words';
import { isLocked } from './locks';

/** What can be done to records beside editing them. */
export type Operation = { kind: 'delete' } | { kind: 'restore' } | { kind: 'action'; action: Action };

/** A record that something is done to. */
export interface Subject {
  id: string;
  title: string;
  /** What the action takes of it beside its id. */
  taken?: Readonly<Record<string, unknown>>;
}

/** Something that could not be done, and why. */
export interface Failure extends Subject {
  error: unknown;
}

/** What a record says of itself that decides what can be done to it. */
export interface RecordState {
  deleted: boolean;
  locks: readonly Lock[];
  /** The record's value of a field. */
  valueOf: (path: string) => unknown;
}

/** Everything that can be done to a record in its present state, as far as one may. */
export function operationsFor(
  { api, actions }: ResourceDefinition,
  { deleted, locks, valueOf }: RecordState,
  may: (action: string) => boolean | undefined,
): Operation[] {
  if (deleted) return api.restore && may('restore') ? [{ kind: 'restore' }] : [];
  const offered = actions.filter(
    ({ name, when }) => may(name) && matchesCondition(when, valueOf) && !isLocked(locks, name),
  );
  return [
    ...offered.map((action): Operation => ({ kind: 'action', action })),
    ...(api.delete && may('delete') && !isLocked(locks, 'delete') ? [{ kind: 'delete' } as const] : []),
  ];
}

/** A subject with what the operation takes of its record. */
export function taking(operation: Operation, subject: Subject, valueOf: (path: string) => unknown): Subject {
  const wanted = operation.kind === 'action' && operation.action.with;
  return wanted
    ? { ...subject, taken: Object.fromEntries(Object.entries(wanted).map(([name, path]) => [name, valueOf(path)])) }
    : subject;
}

/** What an action's mutation is given. `asked`: what was asked before it is done; `origin`: where the console is. */
export function inputOf(
  { idAs = 'id', step, input, pages = {} }: Action,
  { id, taken }: Subject,
  asked?: Readonly<Record<string, unknown>>,
  origin = window.location.origin,
): Record<string, unknown> {
  const addresses: Record<string, string> = {};
  for (const [name, path] of Object.entries(pages)) addresses[name] = origin + path;
  return {
    ...(idAs !== null && { [idAs]: id }),
    ...(step !== undefined && { status: step }),
    ...input,
    ...taken,
    ...addresses,
    ...asked,
  };
}

/** Words of an operation in the resource's words: `delete`, `restore`, `actions.<name>`. */
function wordsAt(operation: Operation): string {
  return operation.kind === 'action' ? `actions.${operation.action.name}` : operation.kind;
}

/** What the button that does it says. */
export function operationTitle(operation: Operation, words: Words): string {
  return operation.kind === 'action'
    ? words.of(`${wordsAt(operation)}.title`)
    : words.t(`engine:list.${operation.kind}`);
}

/** Whether something is asked beside yes or no. */
export function isAsked(operation: Operation): operation is Extract<Operation, { kind: 'action' }> {
  return operation.kind === 'action' && Boolean(operation.action.fields ?? operation.action.typed);
}

/** Whether it cannot be taken back, so that it stands apart. */
export function isDangerous(operation: Operation): operation is Extract<Operation, { kind: 'action' }> {
  return operation.kind === 'action' && operation.action.typed !== undefined;
}

/** Whether it can be done from a list: it needs nothing of the record but its id. */
export function isForLists(operation: Operation): boolean {
  return operation.kind !== 'action' || (operation.action.id ?? operation.action.typed) === undefined;
}

/** The question before it is done; undefined for what is done without asking. */
export function operationQuestion(
  operation: Operation,
  count: number,
  title: string,
  words: Words,
): string | undefined {
  const confirmed = operation.kind === 'action' && operation.action.confirm;
  const asks = operation.kind === 'delete' || confirmed || isAsked(operation);
  // Many are never changed without a question.
  if (!asks && count === 1) return undefined;
  return words.of(`${wordsAt(operation)}.${count === 1 ? 'confirm' : 'confirmMany'}`, { count, title });
}

/** What is said when it is done. */
export function operationDone(operation: Operation, done: readonly Subject[], words: Words): string {
  const [first] = done;
  const single = done.length === 1 && first;
  return words.of(`${wordsAt(operation)}.${single ? 'done' : 'doneMany'}`, {
    count: done.length,
    title: first?.title ?? '',
  });
}

/** A record as a subject; `column` is where a row of a list has its title. */
export function subjectOf(record: { id: string }, words: Words, column?: string): Subject {
  return { id: record.id, title: words.titleOf(record, column) || record.id };
}
