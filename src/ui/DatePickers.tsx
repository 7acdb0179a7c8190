import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import { type ComponentProps, type ReactNode, useState } from 'react';

/** Texts of the date pickers. */
export type DatePickerTexts = ComponentProps<typeof LocalizationProvider>['localeText'];

/** Text files of the date pickers by path. Languages without a file use MUI's English texts. */
const files = import.meta.glob<DatePickerTexts>('./datePickerTexts/*.ts', {
  import: 'muiDatePickerTexts',
  eager: true,
});

function LocalizedPickers({ language, children }: { language: string; children: ReactNode }) {
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale={language}
      localeText={files[`./datePickerTexts/${language}.ts`]}
    >
      {children}
    </LocalizationProvider>
  );
}

interface DateFieldProps {
  label: string;
  format: string;
  /** `YYYY-MM-DD`, or '' if no date is entered. */
  value: string;
  onChange: (day: string) => void;
  autoFocus?: boolean;
}

/**
 * Renders a date field. It stores an incomplete date in its own state, because `onChange` reports such a date as ''.
 */
function DateField({ label, format, value, onChange, autoFocus }: DateFieldProps) {
  const [typed, setTyped] = useState<Dayjs | null>(value ? dayjs(value) : null);
  return (
    <DatePicker
      label={label}
      format={format}
      value={typed}
      onChange={(day) => {
        setTyped(day);
        onChange(day?.isValid() ? day.format('YYYY-MM-DD') : '');
      }}
      slotProps={{ textField: { size: 'small', fullWidth: true, autoFocus }, field: { clearable: true } }}
    />
  );
}

interface DateRangeFieldsProps {
  language: string;
  format: string;
  labels: { from: string; to: string };
  from: string;
  to: string;
  onChange: (from: string, to: string) => void;
}

/** Renders two date fields, from and to. Either may be empty. */
export function DateRangeFields({ language, format, labels, from, to, onChange }: DateRangeFieldsProps) {
  return (
    <LocalizedPickers language={language}>
      <Stack spacing={1.5}>
        <DateField autoFocus label={labels.from} format={format} value={from} onChange={(day) => onChange(day, to)} />
        <DateField label={labels.to} format={format} value={to} onChange={(day) => onChange(from, day)} />
      </Stack>
    </LocalizedPickers>
  );
}

interface DateInputProps {
  language: string;
  format: string;
  id: string;
  label: string;
  help: string;
  error: boolean;
  required: boolean;
  /** An ISO 8601 date or date-time. Empty when there is none. */
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
}

/** Renders a form field for a date, as `YYYY-MM-DD`. */
export function DateInput({
  language,
  format,
  id,
  label,
  help,
  error,
  required,
  value,
  onChange,
  onBlur,
}: DateInputProps) {
  const [typed, setTyped] = useState<Dayjs | null>(value ? dayjs(value) : null);
  return (
    <LocalizedPickers language={language}>
      <DatePicker
        label={label}
        format={format}
        value={typed}
        onChange={(day) => {
          setTyped(day);
          onChange(day?.isValid() ? day.format('YYYY-MM-DD') : '');
        }}
        slotProps={{
          textField: { id, size: 'small', fullWidth: true, required, error, helperText: help, onBlur },
          field: { clearable: true },
        }}
      />
    </LocalizedPickers>
  );
}

/** Renders a form field for a date and time in the user's time zone, as ISO 8601 in UTC. */
export function DateTimeInput({
  language,
  format,
  id,
  label,
  help,
  error,
  required,
  value,
  onChange,
  onBlur,
}: DateInputProps) {
  const [typed, setTyped] = useState<Dayjs | null>(value ? dayjs(value) : null);
  return (
    <LocalizedPickers language={language}>
      <DateTimePicker
        label={label}
        format={format}
        value={typed}
        onChange={(moment) => {
          setTyped(moment);
          onChange(moment?.isValid() ? moment.toISOString() : '');
        }}
        slotProps={{ textField: { id, size: 'small', fullWidth: true, required, error, helperText: help, onBlur } }}
      />
    </LocalizedPickers>
  );
}
