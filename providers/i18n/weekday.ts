import { languageSettingsOf } from './language';

/** Returns the number of the weekday with which weeks begin in a language: 0 for Sunday. Monday when it is unknown. */
export const firstWeekdayOf = (language: string): number => languageSettingsOf(language)?.firstWeekday ?? 1;
