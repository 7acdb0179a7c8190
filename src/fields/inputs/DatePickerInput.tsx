import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { lazy } from '../../../providers/loadCode';
import { unusualDay } from '../day';
import { type FieldInputProps, fieldInputId } from '../kind';
import { textOrEmpty } from '../textDraft';
import { useToday } from '../useTimeZone';
import { momentOf, wallTimeAt } from '../zonedTime';
import { InputPlaceholder } from '../../ui/InputPlaceholder';

const pickers = {
  day: lazy(() => import('../../ui/DatePickers').then((module) => ({ default: module.DateInput }))),
  moment: lazy(() => import('../../ui/DatePickers').then((module) => ({ default: module.DateTimeInput }))),
};

/**
 * Renders the form input for a day, or for a date with time. `format` is the pattern of the shown text. A day that is
 * probably mistyped is questioned, not refused.
 */
export function DatePickerInput(props: FieldInputProps & { picker: keyof typeof pickers; format: string }) {
  const { picker, format, context, label, help, draft, problem, required, onChange, onBlur } = props;
  const { timeZone, language, t } = context;
  const today = useToday();
  const Picker = pickers[picker];
  const value = textOrEmpty(draft);
  const shown = picker === 'moment' && value ? wallText(timeZone, new Date(value)) : value;
  const unusual = unusualDay(shown.slice(0, 10), today);
  const question = unusual && (
    <Box component="span" role="status" sx={{ color: 'warning.main' }}>
      {t(`engine:form.unusualDay.${unusual}`)}
    </Box>
  );
  return (
    <Suspense fallback={<InputPlaceholder height={40} sx={{ mb: 3 }} />}>
      <Picker
        language={language}
        today={today}
        format={format}
        id={fieldInputId(context)}
        label={label}
        help={problem ?? question ?? help ?? ' '}
        error={problem !== undefined}
        required={required}
        value={shown}
        onChange={(text) =>
          onChange(picker === 'moment' && text ? momentOf(timeZone, ...splitWallText(text)).toISOString() : text)
        }
        onBlur={onBlur}
      />
    </Suspense>
  );
}

const wallText = (timeZone: string, moment: Date) => {
  const { day, time } = wallTimeAt(timeZone, moment);
  return `${day} ${time}`;
};

function splitWallText(text: string): [day: string, time: string] {
  const [day = '', time = ''] = text.split(' ');
  return [day, time];
}
