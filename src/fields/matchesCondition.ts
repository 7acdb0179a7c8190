import type { FieldCondition } from '../../resources/fields';

/**
 * Returns whether a record meets a condition; true without a condition. `valueOf` returns the record's value at a path.
 */
export function matchesCondition(when: FieldCondition | undefined, valueOf: (path: string) => unknown): boolean {
  if (!when) return true;
  const value = valueOf(when.field);
  if ('has' in when) return Array.isArray(value) && value.includes(when.has);
  const isOneOf = (values: readonly (string | boolean | null)[]) =>
    values.some((allowed) => allowed === (value ?? null) || (allowed === null && value === ''));
  return 'is' in when ? isOneOf(when.is) : !isOneOf(when.isNot);
}
