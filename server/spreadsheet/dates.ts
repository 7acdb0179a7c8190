import type { DateFormat } from '../contract.generated';

/** Matches a day, or a day with a time, as PostgreSQL writes it. Other values, such as `infinity`, are written as texts. */
const writtenDate = /^(\d{4})-(\d{2})-(\d{2})(?: (\d{2}):(\d{2}):(\d{2}))?/;

const msPerDay = 86_400_000;
/** Days from 30 December 1899, Excel's day 0, to 1 January 1970. */
const epochDay = 25_569;
/** The first of Excel's days that is right: before it, Excel has a 29 February 1900. */
const firstDay = 61;

/** Returns the number of days by which Excel means a day or time; undefined for one before 1 March 1900. */
export function excelDays(text: string): number | undefined {
  const [, year, month, day, hour = 0, minute = 0, second = 0] = writtenDate.exec(text) ?? [];
  if (year === undefined) return undefined;
  const ms = Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second));
  const days = ms / msPerDay + epochDay;
  return days >= firstDay ? days : undefined;
}

/** Returns Excel's pattern of days in a date format. */
export function excelDatePattern(format: DateFormat | null): string {
  switch (format) {
    case 'DD_MM_YYYY':
      return 'dd/mm/yyyy';
    case 'DD_MM_YYYY_DOTS':
      return 'dd.mm.yyyy';
    case 'MM_DD_YYYY':
      return 'mm/dd/yyyy';
    case 'YYYY_MM_DD':
    case null:
      return 'yyyy-mm-dd';
  }
}
