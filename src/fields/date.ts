import { dayFormat } from './datetime';
import { cleanDay, writeDay } from './day';
import type { FieldKind, FieldOf } from './kind';

type DateOnly = FieldOf<'date'>;

/** Days without a time: the same in every time zone. */
export const date: FieldKind<DateOnly> = {
  text: (value, _field, place) => (typeof value === 'string' ? writeDay(value, dayFormat(place)) : ''),
  filter: {
    comparisons: ['between', 'empty', 'filled'],
    clean: cleanDay,
    operand: (day) => day,
    text: (day, _field, place) => writeDay(day, dayFormat(place)),
  },
  toDraft: (value) => (typeof value === 'string' ? value : ''),
  toValue: (draft) => (typeof draft === 'string' && draft !== '' ? draft : null),
};
