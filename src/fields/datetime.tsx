import Skeleton from '@mui/material/Skeleton';
import dayjs from 'dayjs';
import { lazy, Suspense } from 'react';
import { cleanDay, dayBounds } from './day';
import { type FieldKind, type FieldOf, type FilterProps, type InputProps, inputId, type Place } from './kind';

type DateTime = FieldOf<'datetime'>;

const DayRange = lazy(() => import('../ui/DatePickers').then((pickers) => ({ default: pickers.DayRange })));
const MomentBox = lazy(() => import('../ui/DatePickers').then((pickers) => ({ default: pickers.MomentBox })));

/** How days are written. */
export const dayFormat = (t: Place['t']) => t('app:format.date', { defaultValue: 'DD/MM/YYYY' });

/** A filter by days. */
export function DaysFilterInput({ place: { t, language }, values, onChange }: Pick<FilterProps, 'place' | 'values' | 'onChange'>) {
  const [from = '', to = ''] = values;
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={40} />}>
      <DayRange
        language={language}
        format={dayFormat(t)}
        labels={{ from: t('engine:filters.fromDay'), to: t('engine:filters.toDay') }}
        from={from}
        to={to}
        onChange={(first, last) => onChange([first, last])}
      />
    </Suspense>
  );
}

function DateTimeInput({ place, label, help, draft, problem, required, onChange, onBlur }: InputProps<DateTime>) {
  const { t, language } = place;
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={40} sx={{ mb: 3 }} />}>
      <MomentBox
        language={language}
        format={`${dayFormat(t)} HH:mm`}
        id={inputId(place)}
        label={label}
        help={problem ?? help ?? ' '}
        error={problem !== undefined}
        required={required}
        value={typeof draft === 'string' ? draft : ''}
        onChange={onChange}
        onBlur={onBlur}
      />
    </Suspense>
  );
}

/** Moments: shown in the reader's time zone, filtered by whole days of that time zone. */
export const datetime: FieldKind<DateTime> = {
  text: (value, _field, { t }) => (typeof value === 'string' ? dayjs(value).format(`${dayFormat(t)} HH:mm`) : ''),
  filter: {
    comparisons: ['between', 'empty', 'filled'],
    clean: cleanDay,
    operand: (day) => day,
    span: dayBounds,
    text: (day, _field, { t }) => dayjs(day).format(dayFormat(t)),
    Input: DaysFilterInput,
  },
  toDraft: (value) => (typeof value === 'string' ? value : ''),
  toValue: (draft) => (typeof draft === 'string' && draft !== '' ? draft : null),
  Input: DateTimeInput,
};
