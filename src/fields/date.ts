import { dayPattern } from './datetime';
import { validDayOrNull, formatDay } from './day';
import type { FieldKind, FieldOf } from './kind';
import { textDraftConversion } from './textDraft';

type DateOnly = FieldOf<'date'>;

/** The field kind of calendar days, which do not depend on the time zone. */
export const dateKind: FieldKind<DateOnly> = {
  text: (value, _field, context) => (typeof value === 'string' ? formatDay(value, dayPattern(context)) : ''),
  filter: {
    comparisons: ['between', 'during', 'empty', 'filled'],
    clean: validDayOrNull,
    operand: (day) => day,
    text: (day, _field, context) => formatDay(day, dayPattern(context)),
  },
  ...textDraftConversion,
};
