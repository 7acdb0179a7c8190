import { languageSettingsOf } from '../../../../providers/i18n/language';

/**
 * Milliseconds of a day. The functions below take days as `YYYY-MM-DD` and convert them to numbers of days since 1970 in
 * UTC, so that the time zone has no effect. Weeks begin on Monday.
 */

const dayMs = 86_400_000;

const dayNumberOf = (day: string) => Date.parse(`${day}T00:00:00Z`) / dayMs;
const dayOf = (number: number) => new Date(number * dayMs).toISOString().slice(0, 10);

/** Returns the day `count` days after a day. */
export function addDays(day: string, count: number): string {
  return dayOf(dayNumberOf(day) + count);
}

/** Returns the number of days between two days. */
export function daysBetween(from: string, to: string): number {
  return dayNumberOf(to) - dayNumberOf(from);
}

/** Returns the Monday of the week that contains a day. */
export function mondayOf(day: string): string {
  // Day number 0, 1 January 1970, was a Thursday.
  return addDays(day, -((dayNumberOf(day) + 3) % 7));
}

/** Returns the first day of the month that is `months` after the month of a day. */
export function firstDayOfMonth(day: string, months = 0): string {
  const [year = 1970, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
}

/**
 * Returns the weeks of the month that contains a day. Each week has seven days, so the first and the last may include
 * other months.
 */
export function weeksOfMonth(day: string): string[][] {
  const first = mondayOf(firstDayOfMonth(day));
  const weeks = Math.ceil(daysBetween(first, firstDayOfMonth(day, 1)) / 7);
  return Array.from({ length: weeks }, (_, week) => weekOf(addDays(first, week * 7)));
}

/** Returns the seven days of the week that contains a day. */
export function weekOf(day: string): string[] {
  const monday = mondayOf(day);
  return Array.from({ length: 7 }, (_, index) => addDays(monday, index));
}

/** Formats a day in a language, with the options of `Intl.DateTimeFormat`. */
export function dayInWords(day: string, language: string, format: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(languageSettingsOf(language)?.locale ?? language, {
    ...format,
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
}
