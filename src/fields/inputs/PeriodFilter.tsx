import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { FieldFilterProps } from '../kind';
import { dayPattern } from '../datetime';
import { formatDay } from '../day';
import { daysOfPeriod, formatCountedPeriod, isPeriod, namedPeriods, periodText, readCountedPeriod } from '../periods';
import { useDayContext } from '../useDayContext';

const usualDays = 7;
const maxDays = 999;

/** Renders the filter by a period that moves with the days, such as this week or the next 7 days. */
export function PeriodFilter({ context, values, onChange }: Pick<FieldFilterProps, 'context' | 'values' | 'onChange'>) {
  const { t, language } = context;
  const days = useDayContext();
  const [period = ''] = values;
  const counted = readCountedPeriod(period);
  const textOf = (day: string) => day && formatDay(day, dayPattern(context));
  const [from = '', to = ''] = isPeriod(period) ? daysOfPeriod(period, days).map(textOf) : [];
  const range = `engine:filters.${from && to ? 'range' : from ? 'rangeFrom' : 'rangeTo'}`;
  return (
    <>
      <TextField
        select
        size="small"
        label={t('engine:filters.period')}
        value={counted?.direction ?? (isPeriod(period) ? period : '')}
        helperText={from || to ? t(range, { from, to }) : ' '}
        onChange={({ target: { value } }) =>
          onChange([
            value === 'last' || value === 'next'
              ? formatCountedPeriod({ direction: value, days: counted?.days ?? usualDays })
              : value,
          ])
        }
      >
        {(['next', 'last'] as const).map((direction) => (
          <MenuItem key={direction} value={direction}>
            {t(`engine:filters.${direction}Days`, { count: counted?.days ?? usualDays })}
          </MenuItem>
        ))}
        {namedPeriods.map((named) => (
          <MenuItem key={named} value={named}>
            {periodText(named, language, t)}
          </MenuItem>
        ))}
      </TextField>
      {counted && (
        <TextField
          size="small"
          type="number"
          label={t('engine:filters.days')}
          defaultValue={counted.days}
          slotProps={{ htmlInput: { min: 1, max: maxDays, step: 1 } }}
          onChange={({ target: { value } }) => {
            const number = Math.round(Number(value));
            if (number >= 1 && number <= maxDays) onChange([formatCountedPeriod({ ...counted, days: number })]);
          }}
        />
      )}
    </>
  );
}
