import type { RecordOperation, OperationSubject } from './operation';

/** Largest number of records that can be deleted without typing the number. */
const maxDeletedUntyped = 20;

/** Returns the text that the user must type to delete many records: their number. Undefined when none is needed. */
export function typedCountOf(operation: RecordOperation, count: number): string | undefined {
  return operation.kind === 'delete' && count > maxDeletedUntyped ? String(count) : undefined;
}

/** Returns whether the typed text is the number, also when it is grouped, as in `1 200` or `1,200`. */
export function isTypedCount(typed: string, wanted: string): boolean {
  return typed.replaceAll(/[\s.,]/g, '') === wanted;
}

/** Returns the states of the records with their numbers, the most frequent first. */
export function countStates(subjects: readonly OperationSubject[]): readonly { state: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { state } of subjects) if (state) counts.set(state, (counts.get(state) ?? 0) + 1);
  return [...counts].map(([state, count]) => ({ state, count })).toSorted((a, b) => b.count - a.count);
}
