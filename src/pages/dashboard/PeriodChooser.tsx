import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Popover from '@mui/material/Popover';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazy } from '../../../providers/loadCode';
import { dayPattern } from '../../fields/datetime';
import { formatDay } from '../../fields/day';
import { useToday } from '../../fields/useTimeZone';
import { useSession } from '../../ui/appServices';
import { type ChosenPeriod, isValidPeriod, maxPeriodDays, type NamedPeriod, namedPeriods } from './period';

const DayRange = lazy(() => import('../../ui/DatePickers').then((pickers) => ({ default: pickers.DateRangeFields })));

interface Props {
  period: ChosenPeriod;
  onChoose: (period: NamedPeriod | { from: string; to: string }) => void;
}

/** Lets the user select the period of the figures. */
export function PeriodChooser({ period, onChoose }: Props) {
  const { t, i18n } = useTranslation(['dashboard', 'app', 'engine']);
  const dates = useSession()?.user.date_format;
  const format = dayPattern({ dates, t });
  const today = useToday();
  const field = useRef<HTMLDivElement>(null);
  const [customRange, setCustomRange] = useState<{ from: string; to: string }>();
  const periodText = [period.from, period.to].map((day) => formatDay(day, format)).join(' – ');
  return (
    <>
      <TextField
        ref={field}
        select
        label={t('period.label')}
        value={period.name}
        helperText={period.name === 'own' ? undefined : periodText}
        onChange={({ target }) => {
          const name = namedPeriods.find((one) => one === target.value);
          if (name) onChoose(name);
        }}
        sx={{ minWidth: 230 }}
      >
        {namedPeriods.map((name) => (
          <MenuItem key={name} value={name}>
            {t(`period.${name}`)}
          </MenuItem>
        ))}
        {/* A click on the selected entry fires no change event, so `onClick` opens the date fields. */}
        <MenuItem value="own" onClick={() => setCustomRange({ from: period.from, to: period.to })}>
          {period.name === 'own' ? periodText : t('period.own')}
        </MenuItem>
      </TextField>
      <Popover
        open={customRange !== undefined}
        anchorEl={() => field.current}
        onClose={() => setCustomRange(undefined)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t('period.own'), sx: { p: 2, width: 300 } } }}
      >
        {customRange && (
          <Stack
            component="form"
            noValidate
            spacing={2}
            onSubmit={(event) => {
              event.preventDefault();
              if (!isValidPeriod(customRange.from, customRange.to)) return;
              onChoose(customRange);
              setCustomRange(undefined);
            }}
          >
            <Suspense fallback={<Skeleton variant="rounded" height={92} />}>
              <DayRange
                language={i18n.language}
                today={today}
                format={format}
                labels={{ from: t('engine:filters.fromDay'), to: t('engine:filters.toDay') }}
                from={customRange.from}
                to={customRange.to}
                onChange={(from, to) => setCustomRange({ from, to })}
              />
            </Suspense>
            <Button type="submit" variant="contained" disabled={!isValidPeriod(customRange.from, customRange.to)}>
              {t('engine:filters.apply')}
            </Button>
            {customRange.from && customRange.to && !isValidPeriod(customRange.from, customRange.to) && (
              <span role="status">{t('period.wrong', { days: maxPeriodDays })}</span>
            )}
          </Stack>
        )}
      </Popover>
    </>
  );
}
