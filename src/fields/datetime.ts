import type { DateFormat } from '../../providers/auth/session';
import { validDayOrNull, formatDay } from './day';
import type { FieldKind, FieldOf, FieldContext } from './kind';
import { textDraftConversion } from './textDraft';
import { dayBounds, wallTimeAt } from './zonedTime';

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

/** Formats a timestamp as day and time in the company's time zone. */
export function formatMoment(iso: string, context: Pick<FieldContext, 'dates' | 't' | 'timeZone'>): string {
  const { day, time } = wallTimeAt(context.timeZone, new Date(iso));
  return `${formatDay(day, dayPattern(context))} ${time}`;
}

/** The field kind of timestamps: shown in the company's time zone, and filtered by days in that time zone. */
export const datetimeKind: FieldKind<DateTime> = {
  text: (value, _field, context) => (typeof value === 'string' ? formatMoment(value, context) : ''),
  filter: {
    comparisons: ['between', 'during', 'empty', 'filled'],
    clean: validDayOrNull,
    operand: (day) => day,
    span: dayBounds,
    text: (day, _field, context) => formatDay(day, dayPattern(context)),
  },
  ...textDraftConversion,
};
