import type { DashboardInput } from '../../contract.generated';
import { type Problem, requireNoProblems } from '../../dialect/errors';
import { isTimeZone, momentOfWallTime, offsetLookupOf } from '../../formats/time-zone';

const dayMs = 24 * 60 * 60 * 1000;
/** Maximum length of a period in days: three years with a leap day. */
const maxDays = 1096;
/** Years that a period may be in. Outside the years 1 to 9999, JavaScript and PostgreSQL write dates differently. */
const years = { min: 2000, max: 2100 };

/** A period of the dashboard, with the values by which queries group rows into days and months. `from` and `to` are ISO dates, both inclusive. */
export interface DashboardPeriod {
  from: string;
  to: string;
  /** Number of days in the period. */
  days: number;
  /** ISO timestamps at which the days begin in the time zone, from the first day to the day after the last. */
  midnights: readonly string[];
  /**
   * The months of the period. `month` is the first day of the month; `begins` and `ends` are the ISO timestamps between
   * which the month is part of the period.
   */
  months: readonly { month: string; begins: string; ends: string }[];
  /** Today's ISO date in the time zone. */
  today: string;
}

/**
 * Returns the requested period.
 * @throws ContractError when the period is empty, too long or outside `years`, or the time zone is unknown.
 */
export function dashboardPeriodOf({ from, to, time_zone }: DashboardInput, now: Date): DashboardPeriod {
  requireNoProblems({
    'input.from': [yearProblem(from)],
    'input.to': [yearProblem(to) ?? (yearProblem(from) ? undefined : endProblem(from, to))],
    'input.time_zone': [isTimeZone(time_zone) ? undefined : { code: 'not_found' }],
  });
  const offsetAt = offsetLookupOf(time_zone);
  const [first, last] = [dayNumberOf(from), dayNumberOf(to)];
  const midnights = Array.from({ length: last - first + 2 }, (_none, index) =>
    new Date(momentOfWallTime((first + index) * dayMs, offsetAt)).toISOString(),
  );
  return {
    from,
    to,
    days: last - first + 1,
    midnights,
    months: monthsIn(first, midnights),
    today: isoDateOf((now.getTime() + offsetAt(now.getTime())) / dayMs),
  };
}

function monthsIn(first: number, midnights: readonly string[]): DashboardPeriod['months'] {
  const months: { month: string; begins: string; ends: string }[] = [];
  for (const [index, begins] of midnights.slice(0, -1).entries()) {
    const month = `${isoDateOf(first + index).slice(0, 7)}-01`;
    const ends = midnights[index + 1] ?? begins;
    const lastMonth = months.at(-1);
    if (lastMonth?.month === month) lastMonth.ends = ends;
    else months.push({ month, begins, ends });
  }
  return months;
}

/** Returns the ISO date of a number of days since 1970-01-01. */
const isoDateOf = (number: number) => new Date(number * dayMs).toISOString().slice(0, 10);

/** Returns the number of days from 1970-01-01 to an ISO date. */
const dayNumberOf = (text: string) => Date.parse(`${text}T00:00:00Z`) / dayMs;

function yearProblem(date: string): Problem | undefined {
  const year = Number(date.slice(0, 4));
  return year >= years.min && year <= years.max ? undefined : { code: 'year', payload: years };
}

function endProblem(from: string, to: string): Problem | undefined {
  if (to < from) return { code: 'too_early', payload: { day: from } };
  return dayNumberOf(to) - dayNumberOf(from) >= maxDays ? { code: 'too_late', payload: { days: maxDays } } : undefined;
}
