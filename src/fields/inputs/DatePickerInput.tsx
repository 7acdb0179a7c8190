import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import { type InputProps, inputId } from '../kind';

const boxes = {
  day: lazy(() => import('../../ui/DatePickers').then((pickers) => ({ default: pickers.DateInput }))),
  moment: lazy(() => import('../../ui/DatePickers').then((pickers) => ({ default: pickers.DateTimeInput }))),
};

/** Renders the form input for a day, or for a date with time. `format` is the pattern of the shown text. */
export function DatePickerInput(props: InputProps & { what: keyof typeof boxes; format: string }) {
  const { what, format, place, label, help, draft, problem, required, onChange, onBlur } = props;
  const Box = boxes[what];
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={40} sx={{ mb: 3 }} />}>
      <Box
        language={place.language}
        format={format}
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
