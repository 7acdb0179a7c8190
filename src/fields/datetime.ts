import dayjs from 'dayjs';
import type { DateFormat } from '../../resources/contract.generated';
import { cleanDay, dayBounds } from './day';
import type { FieldKind, FieldOf, Place } from './kind';

/** Ways to write a day. */
export const dateFormats: Readonly<Record<DateFormat, string>> = {
  DD_MM_YYYY: 'DD/MM/YYYY',
  DD_MM_YYYY_DOTS: 'DD.MM.YYYY',
  MM_DD_YYYY: 'MM/DD/YYYY',
  YYYY_MM_DD: 'YYYY-MM-DD',
};

type DateTime = FieldOf<'datetime'>;

/** How days are written: as the reader wants it, else as the language has it. */
export const dayFormat = ({ dates, t }: Pick<Place, 'dates' | 't'>) =>
  dates ? dateFormats[dates] : t('app:format.date', { defaultValue: 'DD/MM/YYYY' });

/** Moments: shown in the reader's time zone, filtered by whole days of that time zone. */
export const datetime: FieldKind<DateTime> = {
  text: (value, _field, place) => (typeof value === 'string' ? dayjs(value).format(`${dayFormat(place)} HH:mm`) : ''),
  filter: {
    comparisons: ['between', 'empty', 'filled'],
    clean: cleanDay,
    operand: (day) => day,
    span: dayBounds,
    text: (day, _field, place) => dayjs(day).format(dayFormat(place)),
  },
  toDraft: (value) => (typeof value === 'string' ? value : ''),
  toValue: (draft) => (typeof draft === 'string' && draft !== '' ? draft : null),
};
