import type { DashboardInput } from '../../contract.generated';
import { type Problem, requireValid } from '../../dialect/errors';

const day = 24 * 60 * 60 * 1000;
/** Maximum length of a period in days: three years with a leap day. */
const maxDays = 1096;
/** Years that a period may be in. In other years, JavaScript and PostgreSQL count days differently. */
const years = { min: 2000, max: 2100 };

/** A period, with the values that queries need to group by day. `from` and `to` are ISO dates, both inclusive. */
export interface Period {
  from: string;
  to: string;
  /** Number of days. */
  days: number;
  /** ISO timestamps at which the days begin in the reader's time zone, from the first day to the day after the last. */
  midnights: readonly string[];
  /**
   * The months of the period. `month` is the first day of the month; `begins` and `ends` are the ISO timestamps between
   * which the month is part of the period.
   */
  months: readonly { month: string; begins: string; ends: string }[];
  /** Today in the reader's time zone. */
  today: string;
}

/**
 * Returns the requested period.
 * @throws ContractError when it is empty, too long, outside `years`, or its time zone is unknown.
 */
export function periodOf({ from, to, time_zone }: DashboardInput, now: Date): Period {
  requireValid({
    'input.from': [yearProblem(from)],
    'input.to': [yearProblem(to) ?? (yearProblem(from) ? undefined : endProblem(from, to))],
    'input.time_zone': [isTimeZone(time_zone) ? undefined : { code: 'not_found' }],
  });
  const clock = clockOf(time_zone);
  const [first, last] = [numberOf(from), numberOf(to)];
  const midnights = Array.from({ length: last - first + 2 }, (_none, index) =>
    new Date(midnight((first + index) * day, clock)).toISOString(),
  );
  return {
    from,
    to,
    days: last - first + 1,
    midnights,
    months: monthsIn(first, midnights),
    today: textOf((now.getTime() + clock(now.getTime())) / day),
  };
}

function monthsIn(first: number, midnights: readonly string[]): Period['months'] {
  const months: { month: string; begins: string; ends: string }[] = [];
  for (const [index, begins] of midnights.slice(0, -1).entries()) {
    const month = `${textOf(first + index).slice(0, 7)}-01`;
    const ends = midnights[index + 1] ?? begins;
    const open = months.at(-1);
    if (open?.month === month) open.ends = ends;
    else months.push({ month, begins, ends });
  }
  return months;
}

/** Returns the ISO date of a number of days since 1970-01-01. */
const textOf = (number: number) => new Date(number * day).toISOString().slice(0, 10);

/** Returns the number of days from 1970-01-01 to an ISO date. */
const numberOf = (text: string) => Date.parse(`${text}T00:00:00Z`) / day;

function yearProblem(date: string): Problem | undefined {
  const year = Number(date.slice(0, 4));
  return year >= years.min && year <= years.max ? undefined : { code: 'year', payload: years };
}

function endProblem(from: string, to: string): Problem | undefined {
  if (to < from) return { code: 'too_early', payload: { day: from } };
  return numberOf(to) - numberOf(from) >= maxDays ? { code: 'too_late', payload: { days: maxDays } } : undefined;
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Returns a time zone's offset from UTC at a time; all in milliseconds. */
type Clock = (moment: number) => number;

function clockOf(timeZone: string): Clock {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  const known = new Map<number, number>();
  return (moment) => {
    const before = known.get(moment);
    if (before !== undefined) return before;
    const name = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? '';
    const [, sign, hours = '0', minutes = '0', seconds = '0'] = /([+-])(\d\d):(\d\d)(?::(\d\d))?/.exec(name) ?? [];
    const ahead = (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000 * (sign === '-' ? -1 : 1);
    known.set(moment, ahead);
    return ahead;
  };
}

/**
 * Returns the time at which a local day begins. `local` is the day's midnight as if it were in UTC. A day whose
 * midnight is skipped begins at one o'clock; a day with two midnights begins at the first.
 */
function midnight(local: number, clock: Clock): number {
  const [before, after] = [clock(local - day), clock(local + day)];
  if (before === after) return local - before;
  const [early, late] = [local - before, local - after];
  return clock(early) === before || clock(late) !== after ? early : late;
}
