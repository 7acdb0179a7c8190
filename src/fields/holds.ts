import type { When } from '../../resources/fields';

/** Whether a condition on a record holds. */
export function holds(when: When | undefined, valueOf: (path: string) => unknown): boolean {
  if (!when) return true;
  const value = valueOf(when.field);
  return when.is.some((wanted) => wanted === (value ?? null) || (wanted === null && value === ''));
}
