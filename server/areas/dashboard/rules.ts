import type { DashboardInput } from '../../contract.generated';
import { type Problem, requireValid } from '../../dialect/errors';

const day = 24 * 60 * 60 * 1000;
/** Three years, a leap day in them. */
const mostDays = 1096;
/** Years that requests can be of: beyond them clocks and the database's days reckon otherwise. */
const years = { min: 2000, max: 2100 };

/** A period with what the database needs to tell its days apart. */
export interface Period {
  from: string;
  to: string;
  /** How many days it has. */
  days: number;
  /** Moments at which its days begin where the reader is, and the one at which its last day is over. */
  midnights: readonly string[];
  /** Its months, or what it has of them: the first day of each, and when that part begins and is over. */
  months: readonly { month: string; begins: string; ends: string }[];
  /** The reader's day of today. */
  today: string;
}

/** The days that are asked for. @throws ContractError when they are none, too many, of another age, or in no time zone. */
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

/** A day by its number from 1970. */
const textOf = (number: number) => new Date(number * day).toISOString().slice(0, 10);

/** A day's number from 1970. */
const numberOf = (text: string) => Date.parse(`${text}T00:00:00Z`) / day;

function yearProblem(date: string): Problem | undefined {
  const year = Number(date.slice(0, 4));
  return year >= years.min && year <= years.max ? undefined : { code: 'year', payload: years };
}

function endProblem(from: string, to: string): Problem | undefined {
  if (to < from) return { code: 'too_early', payload: { day: from } };
  return numberOf(to) - numberOf(from) >= mostDays ? { code: 'too_late', payload: { days: mostDays } } : undefined;
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** How far ahead of UTC the clocks of a place are at a moment; all in milliseconds. */
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
 * When a day begins, given as its midnight in UTC: where clocks go on from midnight to one, that is at one; where they
 * go back over midnight, the first time that it strikes.
 */
function midnight(local: number, clock: Clock): number {
  const [before, after] = [clock(local - day), clock(local + day)];
  if (before === after) return local - before;
  const [early, late] = [local - before, local - after];
  return clock(early) === before || clock(late) !== after ? early : late;
}
