import dayjs, { type Dayjs } from 'dayjs';
import { validDayOrNull } from '../../fields/day';

/** Names of the predefined periods. */
export const namedPeriods = ['month', 'last-month', 'quarter', 'year', '12-months'] as const;
/** Name of a predefined period, such as `last-month`. */
export type NamedPeriod = (typeof namedPeriods)[number];

/** The selected period, including the days `from` and `to` (`YYYY-MM-DD`). `name` is 'own' for a custom range. */
export interface ChosenPeriod {
  name: NamedPeriod | 'own';
  from: string;
  to: string;
}

/** Default period, long enough to show a trend. */
const defaultPeriod: NamedPeriod = '12-months';

/** Longest period that the server accepts, in days. */
export const maxPeriodDays = 1096;

const isoDay = (day: Dayjs) => day.format('YYYY-MM-DD');

function daysOf(name: NamedPeriod, today: Dayjs): [from: Dayjs, to: Dayjs] {
  switch (name) {
    case 'month':
      return [today.startOf('month'), today.endOf('month')];
    case 'last-month':
      return [today.subtract(1, 'month').startOf('month'), today.subtract(1, 'month').endOf('month')];
    case 'quarter':
      return [
        today.startOf('month').subtract(today.month() % 3, 'month'),
        today
          .startOf('month')
          .add(2 - (today.month() % 3), 'month')
          .endOf('month'),
      ];
    case 'year':
      return [today.startOf('year'), today.endOf('year')];
    case '12-months':
      return [today.subtract(11, 'month').startOf('month'), today.endOf('month')];
  }
}

/** Returns whether two texts are valid days, in order, and at most `maxPeriodDays` apart. */
export const isValidPeriod = (from: string, to: string): boolean =>
  validDayOrNull(from) !== null &&
  validDayOrNull(to) !== null &&
  from <= to &&
  dayjs(to).diff(from, 'day') < maxPeriodDays;

/**
 * Returns the period of a URL query: `?period=quarter`, or `?from=2026-01-01&to=2026-02-15`. Invalid values give the
 * default period. `today` is the company's current day.
 */
export function parsePeriodQuery(query: string, today: string): ChosenPeriod {
  const params = new URLSearchParams(query);
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? ''];
  if (isValidPeriod(from, to)) return { name: 'own', from, to };
  const name = namedPeriods.find((one) => one === params.get('period')) ?? defaultPeriod;
  const [first, last] = daysOf(name, dayjs(today));
  return { name, from: isoDay(first), to: isoDay(last) };
}

/** Returns the URL query of a period, which is empty for the default period. */
export function formatPeriodQuery(period: NamedPeriod | { from: string; to: string }): string {
  if (typeof period !== 'string') return `?from=${period.from}&to=${period.to}`;
  return period === defaultPeriod ? '' : `?period=${period}`;
}

/** Returns the first day of each month in a period, in order. */
export function monthsOfPeriod({ from, to }: { from: string; to: string }): string[] {
  const months: string[] = [];
  for (let month = dayjs(from).startOf('month'); isoDay(month) <= to; month = month.add(1, 'month'))
    months.push(isoDay(month));
  return months;
}
