import type { TFunction } from 'i18next';
import { addDays, weekStartOf } from './day';

/** What the days of a period depend on. */
export interface DayContext {
  /** Time zone in which days begin and end: that of the company. */
  timeZone: string;
  /** The current day in that time zone. */
  today: string;
  /** Number of the weekday with which weeks begin: 0 is Sunday. */
  firstWeekday: number;
}

const units = { Day: 'day', Week: 'week', Month: 'month', Quarter: 'quarter', Year: 'year' } as const;
type PeriodUnit = keyof typeof units;
/** A day, week, month, quarter or year: this one, the one before or the one after. */
type UnitPeriod = `${'last' | 'this' | 'next'}${PeriodUnit}`;

/** Periods without a number that a filter offers. `past` are the days before today, `future` today and later. */
export const namedPeriods = [
  'thisDay',
  'lastDay',
  'nextDay',
  'thisWeek',
  'lastWeek',
  'nextWeek',
  'thisMonth',
  'lastMonth',
  'nextMonth',
  'thisQuarter',
  'lastQuarter',
  'nextQuarter',
  'thisYear',
  'lastYear',
  'nextYear',
  'past',
  'future',
] as const satisfies readonly (UnitPeriod | 'past' | 'future')[];

/** A number of days, the first or last of which is today. */
export interface CountedPeriod {
  direction: 'last' | 'next';
  days: number;
}

/** Returns the text of a counted period: `next7days`. */
export const formatCountedPeriod = ({ direction, days }: CountedPeriod): string => `${direction}${days}days`;

/** Reads a counted period of 1 to 999 days; null for any other text. */
export function readCountedPeriod(text: string): CountedPeriod | null {
  const [, direction, days] = /^(last|next)([1-9]\d{0,2})days$/.exec(text) ?? [];
  return direction === 'last' || direction === 'next' ? { direction, days: Number(days) } : null;
}

/** Returns whether a text is a period: one of `namedPeriods`, or a number of days such as `next7days`. */
export function isPeriod(text: string): boolean {
  return namedPeriods.some((period) => period === text) || readCountedPeriod(text) !== null;
}

/** Returns the first and the last day of a period, empty where it has none. */
export function daysOfPeriod(period: string, context: Pick<DayContext, 'today' | 'firstWeekday'>): [string, string] {
  const { today } = context;
  const counted = readCountedPeriod(period);
  if (counted) {
    const distance = counted.days - 1;
    return counted.direction === 'next' ? [today, addDays(today, distance)] : [addDays(today, -distance), today];
  }
  if (period === 'past') return ['', addDays(today, -1)];
  if (period === 'future') return [today, ''];
  const { shift, unit } = readUnitPeriod(period);
  return [startOfUnit(unit, shift, context), addDays(startOfUnit(unit, shift + 1, context), -1)];
}

function readUnitPeriod(period: string): { shift: number; unit: PeriodUnit } {
  const unit = period.slice(4);
  if (!isUnit(unit)) throw new Error(`${period} is no period.`);
  return { shift: period.startsWith('last') ? -1 : period.startsWith('next') ? 1 : 0, unit };
}

const isUnit = (text: string): text is PeriodUnit => Object.hasOwn(units, text);

/** Returns the first day of the unit that contains today, or of a unit `shift` after it. */
function startOfUnit(
  unit: PeriodUnit,
  shift: number,
  { today, firstWeekday }: Pick<DayContext, 'today' | 'firstWeekday'>,
): string {
  switch (unit) {
    case 'Day':
      return addDays(today, shift);
    case 'Week':
      return addDays(weekStartOf(today, firstWeekday), 7 * shift);
    case 'Month':
      return startOfMonths(today, 1, shift);
    case 'Quarter':
      return startOfMonths(today, 3, shift);
    case 'Year':
      return startOfMonths(today, 12, shift);
  }
}

/** Returns the first day of the block of `size` months that contains a day, or of a block `shift` after it. */
function startOfMonths(day: string, size: number, shift: number): string {
  const months = 12 * Number(day.slice(0, 4)) + Number(day.slice(5, 7)) - 1;
  const first = (Math.floor(months / size) + shift) * size;
  return `${String(Math.floor(first / 12)).padStart(4, '0')}-${String((first % 12) + 1).padStart(2, '0')}-01`;
}

/** Returns the name of a period in a language: "this week", "next 7 days". */
export function periodText(period: string, language: string, t: TFunction): string {
  const counted = readCountedPeriod(period);
  if (counted) return t(`engine:filters.${counted.direction}Days`, { count: counted.days });
  if (period === 'past' || period === 'future') return t(`engine:filters.${period}`);
  const { shift, unit } = readUnitPeriod(period);
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(shift, units[unit]);
}
