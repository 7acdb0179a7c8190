import type { Problem, Problems } from '../../dialect/errors';
import type { RowValues } from '../../dialect/entity';

/** Whether a document is valid on a day, and in how many days it expires at most. */
export type DocumentState = 'VALID' | 'EXPIRES_IN_60_DAYS' | 'EXPIRES_IN_30_DAYS' | 'EXPIRES_IN_7_DAYS' | 'EXPIRED';

/** The days before the expiry on which a document begins to warn, the earliest first. */
const warnings: readonly { days: number; state: DocumentState }[] = [
  { days: 60, state: 'EXPIRES_IN_60_DAYS' },
  { days: 30, state: 'EXPIRES_IN_30_DAYS' },
  { days: 7, state: 'EXPIRES_IN_7_DAYS' },
];

/** The most days before its expiry in which a document warns. */
export const firstWarningDays = Math.max(...warnings.map(({ days }) => days));

const dayMs = 24 * 3600 * 1000;
/** Years that a last day of validity may be in. Others are typing errors. */
const years = { min: 2000, max: 2100 };

/**
 * Returns the number of days on which a document is still valid, that day included: 1 on its last day, 0 or less once it
 * has expired. Days are `YYYY-MM-DD` in the company's time zone.
 */
export function daysLeft(until: string, day: string): number {
  return Math.round((Date.parse(until) - Date.parse(day)) / dayMs) + 1;
}

/** Returns the state of a document on a day, both `YYYY-MM-DD`. `until` is the last day on which it is valid. */
export function documentStateOf(until: string, day: string): DocumentState {
  const left = daysLeft(until, day);
  if (left <= 0) return 'EXPIRED';
  return warnings.findLast(({ days }) => left <= days)?.state ?? 'VALID';
}

/** Returns whether a document has expired on a day. Texts of days compare as the days do, at a tenth of the time. */
export const isExpiredOn = (until: string, day: string): boolean => until < day;

/** Returns the lowest number of days before its expiry that a document is within; undefined if it does not warn. */
export function warningDaysOf(until: string, day: string): number | undefined {
  const left = daysLeft(until, day);
  return left <= 0 ? undefined : warnings.findLast(({ days }) => left <= days)?.days;
}

/** Returns a problem for each of the fields that has a last day of validity in an improbable year. */
export function validityProblems(row: RowValues, fields: readonly string[]): Problems {
  const problems: Record<string, Problem[]> = {};
  for (const field of fields) {
    const until = row[field];
    const year = typeof until === 'string' ? Number(until.slice(0, 4)) : undefined;
    if (year !== undefined && !(year >= years.min && year <= years.max))
      problems[field] = [{ code: 'year', payload: years }];
  }
  return problems;
}
