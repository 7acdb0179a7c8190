import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import { dayFormat } from '../datetime';
import { type FieldInputs, type FieldOf, inputId, type InputProps } from '../kind';
import { DaysFilter } from './DaysFilter';

type DateOnly = FieldOf<'date'>;

const DayBox = lazy(() => import('../../ui/DatePickers').then((pickers) => ({ default: pickers.DayBox })));

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

/** A day without a time. */
export const date: FieldInputs<DateOnly> = { Input: DateInput, Filter: DaysFilter };
