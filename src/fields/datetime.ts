import dayjs from 'dayjs';
import { cleanDay, dayBounds } from './day';
import type { FieldKind, FieldOf, Place } from './kind';

type DateTime = FieldOf<'datetime'>;

/** How days are written. */
export const dayFormat = (t: Place['t']) => t('app:format.date', { defaultValue: 'DD/MM/YYYY' });

/** Moments: shown in the reader's time zone, filtered by whole days of that time zone. */
export const datetime: FieldKind<DateTime> = {
  text: (value, _field, { t }) => (typeof value === 'string' ? dayjs(value).format(`${dayFormat(t)} HH:mm`) : ''),
  filter: {
    comparisons: ['between', 'empty', 'filled'],
    clean: cleanDay,
    operand: (day) => day,
    span: dayBounds,
    text: (day, _field, { t }) => dayjs(day).format(dayFormat(t)),
  },
  toDraft: (value) => (typeof value === 'string' ? value : ''),
  toValue: (draft) => (typeof draft === 'string' && draft !== '' ? draft : null),
};
