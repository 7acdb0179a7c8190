import { dayPattern } from './datetime';
import { cleanDay, formatDay } from './day';
import type { FieldKind, FieldOf } from './kind';
import { storedAsText } from './textDraft';

type DateOnly = FieldOf<'date'>;

/** The field kind of calendar days, which do not depend on the time zone. */
export const dateKind: FieldKind<DateOnly> = {
  text: (value, _field, place) => (typeof value === 'string' ? formatDay(value, dayPattern(place)) : ''),
  filter: {
    comparisons: ['between', 'empty', 'filled'],
    clean: cleanDay,
    operand: (day) => day,
    text: (day, _field, place) => formatDay(day, dayPattern(place)),
  },
  ...storedAsText,
};
