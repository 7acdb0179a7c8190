import { languageSettingsOf } from '../../../../providers/i18n/language';
import { addDays, daysBetween, weekStartOf } from '../../../fields/day';

/** Returns the first day of the month that is `months` after the month of a day. */
export function firstDayOfMonth(day: string, months = 0): string {
  const [year = 1970, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
}

/**
 * Returns the weeks of the month that contains a day. Each week has seven days, so the first and the last may include
 * other months. `firstWeekday` is the number of the weekday with which weeks begin: 0 is Sunday.
 */
export function weeksOfMonth(day: string, firstWeekday: number): string[][] {
  const first = weekStartOf(firstDayOfMonth(day), firstWeekday);
  const weeks = Math.ceil(daysBetween(first, firstDayOfMonth(day, 1)) / 7);
  return Array.from({ length: weeks }, (_, week) => weekOf(addDays(first, week * 7), firstWeekday));
}

/** Returns the seven days of the week that contains a day. */
export function weekOf(day: string, firstWeekday: number): string[] {
  const first = weekStartOf(day, firstWeekday);
  return Array.from({ length: 7 }, (_, index) => addDays(first, index));
}

/** Formats a day in a language, with the options of `Intl.DateTimeFormat`. */
export function dayInWords(day: string, language: string, format: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(languageSettingsOf(language)?.locale ?? language, {
    ...format,
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
}
