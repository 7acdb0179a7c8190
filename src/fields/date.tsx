import Box from '@mui/material/Box';
import { expiryOf } from '../../resources/document-expiry';
import { Badge } from '../ui/Badge';
import { dayPattern } from './datetime';
import { daysBetween, validDayOrNull, formatDay } from './day';
import type { FieldContext, FieldKind, FieldOf, FieldViewProps } from './kind';
import { textDraftConversion } from './textDraft';
import { dayAt } from './zonedTime';

type DateOnly = FieldOf<'date'>;

const dateText = (value: unknown, context: FieldContext) =>
  typeof value === 'string' ? formatDay(value, dayPattern(context)) : '';

/** Shows a day and, when it is the last day of something that expires soon, the days that are left. */
function DateView({ value, field, context }: FieldViewProps<DateOnly>) {
  const text = dateText(value, context);
  const expiry =
    field.expires && typeof value === 'string' ? expiryOf(daysBetween(dayAt(context.timeZone), value) + 1) : null;
  if (!expiry) return text;
  const { key, count, tone } = expiry;
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', columnGap: 1, alignItems: 'center', maxWidth: '100%', whiteSpace: 'nowrap' }}
    >
      {text}
      <Badge tone={tone} label={context.t(`engine:expiry.${key}`, { count })} />
    </Box>
  );
}

/** The field kind of calendar days, which do not depend on the time zone. */
export const dateKind: FieldKind<DateOnly> = {
  text: (value, _field, context) => dateText(value, context),
  Cell: DateView,
  View: DateView,
  filter: {
    comparisons: ['between', 'during', 'empty', 'filled'],
    clean: validDayOrNull,
    operand: (day) => day,
    text: (day, _field, context) => dateText(day, context),
  },
  ...textDraftConversion,
};
