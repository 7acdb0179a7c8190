import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import { dayFormat } from '../datetime';
import { type FieldInputs, type FieldOf, inputId, type InputProps } from '../kind';
import { DaysFilter } from './DaysFilter';

type DateTime = FieldOf<'datetime'>;

const MomentBox = lazy(() => import('../../ui/DatePickers').then((pickers) => ({ default: pickers.MomentBox })));

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

/** Moments, filtered by whole days. */
export const datetime: FieldInputs<DateTime> = { Input: DateTimeInput, Filter: DaysFilter };
