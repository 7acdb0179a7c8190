import type { Database } from '../../database/database';
import type { Problem } from '../../dialect/errors';
import type { CheckSummary } from './tables';

/**
 * Most rows of an import of all or nothing, which is one transaction; null for any number. PGlite has one connection, so
 * that all other work waits for it.
 */
export const mostRowsTogether: Readonly<Record<Database['engine'], number | null>> = { postgres: null, pglite: 2000 };

/** Returns why an import cannot be started; undefined if it can. `checked`: result of the last check. */
export function startProblem(
  checked: CheckSummary | null,
  strategy: 'VALID_ROWS' | 'ALL_OR_NOTHING',
): Problem | undefined {
  if (!checked) return { code: 'import_not_checked' };
  const { valid, invalid, most_together: most } = checked;
  if (valid === 0 || (invalid > 0 && strategy === 'ALL_OR_NOTHING')) return { code: 'import_has_problems' };
  const isTooLarge = strategy === 'ALL_OR_NOTHING' && most !== null && valid > most;
  return isTooLarge ? { code: 'import_too_many_together', payload: { max: most } } : undefined;
}
