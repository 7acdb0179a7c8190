import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Popover from '@mui/material/Popover';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayFormat } from '../../fields/datetime';
import { writeDay } from '../../fields/day';
import { useSession } from '../../ui/tab';
import { type ChosenPeriod, isPeriod, mostDays, type NamedPeriod, namedPeriods } from './period';

const DayRange = lazy(() => import('../../ui/DatePickers').then((pickers) => ({ default: pickers.DayRange })));

interface Props {
  period: ChosenPeriod;
  onChoose: (period: NamedPeriod | { from: string; to: string }) => void;
}

/** Of which days the figures are. */
export function PeriodChooser({ period, onChoose }: Props) {
  const { t, i18n } = useTranslation(['dashboard', 'app', 'engine']);
  const dates = useSession()?.user.date_format;
  const format = dayFormat({ dates, t });
  const field = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState<{ from: string; to: string }>();
  const written = [period.from, period.to].map((day) => writeDay(day, format)).join(' – ');
  return (
    <>
      <TextField
        ref={field}
        select
        label={t('period.label')}
        value={period.name}
        helperText={period.name === 'own' ? undefined : written}
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
        {/* Pressed again it opens again: no change would say so. */}
        <MenuItem value="own" onClick={() => setOwn({ from: period.from, to: period.to })}>
          {period.name === 'own' ? written : t('period.own')}
        </MenuItem>
      </TextField>
      <Popover
        open={own !== undefined}
        anchorEl={() => field.current}
        onClose={() => setOwn(undefined)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t('period.own'), sx: { p: 2, width: 300 } } }}
      >
        {own && (
          <Stack
            component="form"
            noValidate
            spacing={2}
            onSubmit={(event) => {
              event.preventDefault();
              if (!isPeriod(own.from, own.to)) return;
              onChoose(own);
              setOwn(undefined);
            }}
          >
            <Suspense fallback={<Skeleton variant="rounded" height={92} />}>
              <DayRange
                language={i18n.language}
                format={format}
                labels={{ from: t('engine:filters.fromDay'), to: t('engine:filters.toDay') }}
                from={own.from}
                to={own.to}
                onChange={(from, to) => setOwn({ from, to })}
              />
            </Suspense>
            <Button type="submit" variant="contained" disabled={!isPeriod(own.from, own.to)}>
              {t('engine:filters.apply')}
            </Button>
            {own.from && own.to && !isPeriod(own.from, own.to) && (
              <span role="status">{t('period.wrong', { days: mostDays })}</span>
            )}
          </Stack>
        )}
      </Popover>
    </>
  );
}
