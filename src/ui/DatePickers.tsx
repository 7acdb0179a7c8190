import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import { type ComponentProps, type ReactNode, useState } from 'react';

/** The words of the date pickers. */
export type DatePickerTexts = ComponentProps<typeof LocalizationProvider>['localeText'];

/** Texts by language. A language without a file has MUI's own, which are English. */
const files = import.meta.glob<DatePickerTexts>('./datePickerTexts/*.ts', { import: 'texts', eager: true });

function Localized({ language, children }: { language: string; children: ReactNode }) {
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

interface DayProps {
  label: string;
  format: string;
  /** `YYYY-MM-DD`, or '' for none. */
  value: string;
  onChange: (day: string) => void;
  autoFocus?: boolean;
}

/** Keeps what is being typed to itself: half a date must not be wiped out by the value that it does not yet make. */
function Day({ label, format, value, onChange, autoFocus }: DayProps) {
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

interface DayRangeProps {
  language: string;
  format: string;
  labels: { from: string; to: string };
  from: string;
  to: string;
  onChange: (from: string, to: string) => void;
}

/** From one calendar day to another, either of them open. */
export function DayRange({ language, format, labels, from, to, onChange }: DayRangeProps) {
  return (
    <Localized language={language}>
      <Stack spacing={1.5}>
        <Day autoFocus label={labels.from} format={format} value={from} onChange={(day) => onChange(day, to)} />
        <Day label={labels.to} format={format} value={to} onChange={(day) => onChange(from, day)} />
      </Stack>
    </Localized>
  );
}

interface BoxProps {
  language: string;
  format: string;
  id: string;
  label: string;
  help: string;
  error: boolean;
  required: boolean;
  /** '' for none. */
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
}

/** A calendar day, as `YYYY-MM-DD`. */
export function DayBox({ language, format, id, label, help, error, required, value, onChange, onBlur }: BoxProps) {
  const [typed, setTyped] = useState<Dayjs | null>(value ? dayjs(value) : null);
  return (
    <Localized language={language}>
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
    </Localized>
  );
}

/** A day and a time in the reader's time zone, as ISO 8601 with offset. */
export function MomentBox({ language, format, id, label, help, error, required, value, onChange, onBlur }: BoxProps) {
  const [typed, setTyped] = useState<Dayjs | null>(value ? dayjs(value) : null);
  return (
    <Localized language={language}>
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
    </Localized>
  );
}
