import dayjs from 'dayjs';
import type { DateFormat } from '../../resources/contract.generated';
import { validDayOrNull, dayBounds } from './day';
import type { FieldKind, FieldOf, FieldContext } from './kind';
import { textDraftConversion } from './textDraft';

/** Day.js patterns of the date formats that a user can choose. */
export const dateFormatPatterns: Readonly<Record<DateFormat, string>> = {
  DD_MM_YYYY: 'DD/MM/YYYY',
  DD_MM_YYYY_DOTS: 'DD.MM.YYYY',
  MM_DD_YYYY: 'MM/DD/YYYY',
  YYYY_MM_DD: 'YYYY-MM-DD',
};

type DateTime = FieldOf<'datetime'>;

/**
 * Returns the Day.js pattern for days: that of the user's date format or, when the user has none, that of the language.
 */
export const dayPattern = ({ dates, t }: Pick<FieldContext, 'dates' | 't'>) =>
  dates ? dateFormatPatterns[dates] : t('app:format.date', { defaultValue: 'DD/MM/YYYY' });

/** The field kind of timestamps: shown in the user's time zone, and filtered by days in that time zone. */
export const datetimeKind: FieldKind<DateTime> = {
  text: (value, _field, context) =>
    typeof value === 'string' ? dayjs(value).format(`${dayPattern(context)} HH:mm`) : '',
  filter: {
    comparisons: ['between', 'empty', 'filled'],
    clean: validDayOrNull,
    operand: (day) => day,
    span: dayBounds,
    text: (day, _field, context) => dayjs(day).format(dayPattern(context)),
  },
  ...textDraftConversion,
};
