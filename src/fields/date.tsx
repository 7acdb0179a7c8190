import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import { dayFormat, DaysFilterInput } from './datetime';
import { cleanDay, writeDay } from './day';
import { type FieldKind, type FieldOf, type InputProps, inputId } from './kind';

type DateOnly = FieldOf<'date'>;

const DayBox = lazy(() => import('../ui/DatePickers').then((pickers) => ({ default: pickers.DayBox })));

function DateInput({ place, label, help, draft, problem, required, onChange, onBlur }: InputProps<DateOnly>) {
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={40} sx={{ mb: 3 }} />}>
      <DayBox
        language={place.language}
        format={dayFormat(place.t)}
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

/** Days without a time: the same in every time zone. */
export const date: FieldKind<DateOnly> = {
  text: (value, _field, { t }) => (typeof value === 'string' ? writeDay(value, dayFormat(t)) : ''),
  filter: {
    comparisons: ['between', 'empty', 'filled'],
    clean: cleanDay,
    operand: (day) => day,
    text: (day, _field, { t }) => writeDay(day, dayFormat(t)),
    Input: DaysFilterInput,
  },
  toDraft: (value) => (typeof value === 'string' ? value : ''),
  toValue: (draft) => (typeof draft === 'string' && draft !== '' ? draft : null),
  Input: DateInput,
};
