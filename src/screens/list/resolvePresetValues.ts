import dayjs from 'dayjs';
import type { FilterCondition } from '../../../resources/fields';

/** Returns a preset's conditions with `@today`, `@monday` and `@me` replaced by their values. `me` is the user's id. */
export function resolvePresetValues(
  conditions: readonly FilterCondition[],
  me: string,
  now = dayjs(),
): readonly FilterCondition[] {
  const day = (date: dayjs.Dayjs) => date.format('YYYY-MM-DD');
  const replacements: Readonly<Record<string, string>> = {
    '@today': day(now),
    '@monday': day(now.subtract((now.day() + 6) % 7, 'day')),
    '@me': me,
  };
  return conditions.map((condition) => ({
    ...condition,
    values: condition.values.map((value) => replacements[value] ?? value),
  }));
}
