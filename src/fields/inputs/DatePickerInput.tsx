import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import { type FieldInputProps, fieldInputId } from '../kind';
import { textOrEmpty } from '../textDraft';

const pickers = {
  day: lazy(() => import('../../ui/DatePickers').then((module) => ({ default: module.DateInput }))),
  moment: lazy(() => import('../../ui/DatePickers').then((module) => ({ default: module.DateTimeInput }))),
};

/** Renders the form input for a day, or for a date with time. `format` is the pattern of the shown text. */
export function DatePickerInput(props: FieldInputProps & { picker: keyof typeof pickers; format: string }) {
  const { picker, format, context, label, help, draft, problem, required, onChange, onBlur } = props;
  const Picker = pickers[picker];
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={40} sx={{ mb: 3 }} />}>
      <Picker
        language={context.language}
        format={format}
        id={fieldInputId(context)}
        label={label}
        help={problem ?? help ?? ' '}
        error={problem !== undefined}
        required={required}
        value={textOrEmpty(draft)}
        onChange={onChange}
        onBlur={onBlur}
      />
    </Suspense>
  );
}
