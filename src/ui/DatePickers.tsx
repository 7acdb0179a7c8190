import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';
import dayjs, { type Dayjs } from 'dayjs';
import updateLocale from 'dayjs/plugin/updateLocale';
import { type ComponentProps, createContext, type ReactNode, useContext, useState } from 'react';
import { firstWeekdayOf } from '../../providers/i18n/weekday';

/** Texts of the date pickers. */
export type DatePickerTexts = ComponentProps<typeof LocalizationProvider>['localeText'];

/** Text files of the date pickers by path. Languages without a file use MUI's English texts. */
const files = import.meta.glob<DatePickerTexts>('./datePickerTexts/*.ts', {
  import: 'muiDatePickerTexts',
  eager: true,
});

// Calendar and pickers begin weeks with the same day. Day.js has its own for some languages, and Sunday for English.
dayjs.extend(updateLocale);

const TodayContext = createContext('');

/** Renders a day of a calendar. The current day is that of the company, which the browser may not be in. */
function CompanyDay(props: PickersDayProps) {
  const today = useContext(TodayContext);
  const isToday = props.day.format('YYYY-MM-DD') === today;
  return <PickersDay {...props} today={isToday} aria-current={isToday ? 'date' : undefined} />;
}

const slots = { day: CompanyDay };

interface CalendarSettings {
  language: string;
  /** The company's current day, `YYYY-MM-DD`. */
  today: string;
}

function LocalizedPickers({ language, today, children }: CalendarSettings & { children: ReactNode }) {
  dayjs.updateLocale(language, { weekStart: firstWeekdayOf(language) });
  return (
    <TodayContext value={today}>
      <LocalizationProvider
        dateAdapter={AdapterDayjs}
        adapterLocale={language}
        localeText={files[`./datePickerTexts/${language}.ts`]}
      >
        {children}
      </LocalizationProvider>
    </TodayContext>
  );
}

interface DateFieldProps extends Pick<CalendarSettings, 'today'> {
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
function DateField({ today, label, format, value, onChange, autoFocus }: DateFieldProps) {
  const [typed, setTyped] = useState<Dayjs | null>(value ? dayjs(value) : null);
  return (
    <DatePicker
      label={label}
      format={format}
      slots={slots}
      referenceDate={dayjs(today)}
      value={typed}
      onChange={(day) => {
        setTyped(day);
        onChange(day?.isValid() ? day.format('YYYY-MM-DD') : '');
      }}
      slotProps={{ textField: { size: 'small', fullWidth: true, autoFocus }, field: { clearable: true } }}
    />
  );
}

interface DateRangeFieldsProps extends CalendarSettings {
  format: string;
  labels: { from: string; to: string };
  from: string;
  to: string;
  onChange: (from: string, to: string) => void;
}

/** Renders two date fields, from and to. Either may be empty. */
export function DateRangeFields({ language, today, format, labels, from, to, onChange }: DateRangeFieldsProps) {
  return (
    <LocalizedPickers {...{ language, today }}>
      <Stack spacing={1.5}>
        <DateField
          autoFocus
          {...{ today, format }}
          label={labels.from}
          value={from}
          onChange={(day) => onChange(day, to)}
        />
        <DateField {...{ today, format }} label={labels.to} value={to} onChange={(day) => onChange(from, day)} />
      </Stack>
    </LocalizedPickers>
  );
}

interface DateInputProps extends CalendarSettings {
  format: string;
  id: string;
  label: string;
  help: ReactNode;
  error: boolean;
  required: boolean;
  /** `YYYY-MM-DD`, or `YYYY-MM-DD HH:mm` for a date and time. Empty when there is none. */
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
}

/** Names a calendar by the label of its field. By default MUI expects the field to have an id that MUI made. */
const nameByLabelOf = (id: string) => ({ 'aria-labelledby': `${id}-label` });

/** Renders a form field for a date, as `YYYY-MM-DD`. `clearable`: whether it has a button that empties it. */
export function DateInput({
  language,
  today,
  format,
  id,
  label,
  help,
  error,
  required,
  value,
  onChange,
  onBlur,
  clearable = true,
}: DateInputProps & { clearable?: boolean }) {
  const [typed, setTyped] = useState<Dayjs | null>(value ? dayjs(value) : null);
  return (
    <LocalizedPickers {...{ language, today }}>
      <DatePicker
        label={label}
        format={format}
        slots={slots}
        referenceDate={dayjs(today)}
        value={typed}
        onChange={(day) => {
          setTyped(day);
          onChange(day?.isValid() ? day.format('YYYY-MM-DD') : '');
        }}
        slotProps={{
          textField: { id, size: 'small', fullWidth: true, required, error, helperText: help, onBlur },
          field: { clearable },
          popper: nameByLabelOf(id),
        }}
      />
    </LocalizedPickers>
  );
}

/** Renders a form field for a date and time, as `YYYY-MM-DD HH:mm` without a time zone. */
export function DateTimeInput({
  language,
  today,
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
    <LocalizedPickers {...{ language, today }}>
      <DateTimePicker
        label={label}
        format={format}
        slots={slots}
        referenceDate={dayjs(today)}
        value={typed}
        onChange={(moment) => {
          setTyped(moment);
          onChange(moment?.isValid() ? moment.format('YYYY-MM-DD HH:mm') : '');
        }}
        slotProps={{
          textField: { id, size: 'small', fullWidth: true, required, error, helperText: help, onBlur },
          popper: nameByLabelOf(id),
        }}
      />
    </LocalizedPickers>
  );
}
