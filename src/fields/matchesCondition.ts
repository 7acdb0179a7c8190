import type { When } from '../../resources/fields';

/**
 * Returns whether a record meets a condition; true without a condition. `valueOf` returns the record's value at a path.
 */
export function matchesCondition(when: When | undefined, valueOf: (path: string) => unknown): boolean {
  if (!when) return true;
  const value = valueOf(when.field);
  if ('has' in when) return Array.isArray(value) && value.includes(when.has);
  return when.is.some((allowed) => allowed === (value ?? null) || (allowed === null && value === ''));
}
