import dayjs, { type Dayjs } from 'dayjs';
import { cleanDay } from '../../fields/day';

/** Periods that can be chosen by name. */
export const namedPeriods = ['month', 'last-month', 'quarter', 'year', '12-months'] as const;
/** One of them. */
export type NamedPeriod = (typeof namedPeriods)[number];

/** Days that figures are shown of, both counted; `name` is 'own' where somebody chose the days. */
export interface ChosenPeriod {
  name: NamedPeriod | 'own';
  from: string;
  to: string;
}

/** What is shown when the address names no period: a year of months, so that a course can be seen. */
const usual: NamedPeriod = '12-months';

/** The server answers no more at once. */
export const mostDays = 1096;

const text = (day: Dayjs) => day.format('YYYY-MM-DD');

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

/** Whether these are days in order, and not too many. */
export const isPeriod = (from: string, to: string): boolean =>
  cleanDay(from) !== null && cleanDay(to) !== null && from <= to && dayjs(to).diff(from, 'day') < mostDays;

/** The period that an address names: `?period=quarter`, or `?from=2026-01-01&to=2026-02-15`. What is not known is ignored. */
export function readPeriod(query: string, now = dayjs()): ChosenPeriod {
  const params = new URLSearchParams(query);
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? ''];
  if (isPeriod(from, to)) return { name: 'own', from, to };
  const name = namedPeriods.find((one) => one === params.get('period')) ?? usual;
  const [first, last] = daysOf(name, now);
  return { name, from: text(first), to: text(last) };
}

/** The query of an address that names a period by its name, or by its days. */
export function writePeriod(period: NamedPeriod | { from: string; to: string }): string {
  if (typeof period !== 'string') return `?from=${period.from}&to=${period.to}`;
  return period === usual ? '' : `?period=${period}`;
}

/** The first days of the months that the days are of, in their order. */
export function monthsOf({ from, to }: { from: string; to: string }): string[] {
  const months: string[] = [];
  for (let month = dayjs(from).startOf('month'); text(month) <= to; month = month.add(1, 'month'))
    months.push(text(month));
  return months;
}
