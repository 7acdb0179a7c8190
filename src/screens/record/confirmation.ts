import type { RecordOperation, OperationSubject } from './operation';

/** Largest number of records that can be deleted without typing the number. */
const maxDeletedWithoutTyping = 20;

/**
 * Returns the number of records that the user must type to confirm an operation, as text; undefined when nothing must
 * be typed. Only the deletion of many records requires it.
 */
export function confirmationCountOf(operation: RecordOperation, count: number): string | undefined {
  return operation.kind === 'delete' && count > maxDeletedWithoutTyping ? String(count) : undefined;
}

/** Returns whether the typed text is the wanted number. Its digits may be grouped, as in `1 200` or `1,200`. */
export function isConfirmationCount(typed: string, wanted: string): boolean {
  return typed.replaceAll(/[\s.,]/g, '') === wanted;
}

/** Returns the states of the records and how many records have each, the most frequent first. */
export function countStates(subjects: readonly OperationSubject[]): readonly { state: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { state } of subjects) if (state) counts.set(state, (counts.get(state) ?? 0) + 1);
  return [...counts].map(([state, count]) => ({ state, count })).toSorted((a, b) => b.count - a.count);
}
