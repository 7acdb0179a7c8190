import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarView } from '../../../../resources/list-views';
import { useDayContext } from '../../../fields/useDayContext';
import { useLiveView } from '../useLiveView';
import type { ListViewProps } from '../viewProps';
import { barsOfRows, calendarQuery } from './calendarQuery';
import { CalendarBar } from './CalendarBar';
import { CalendarTable } from './CalendarTable';
import { DayBars } from './DayBars';
import { DayDialog } from './DayDialog';
import { dayInWords, weekOf, weeksOfMonth } from './days';
import { barCoversDay } from './layout';
import { useCalendar } from './useCalendar';
import { ProgressLine } from '../../../ui/ProgressLine';
import { RetryAlert } from '../../../ui/RetryAlert';

interface Props extends ListViewProps {
  view: CalendarView;
  narrow: boolean;
}

/** Largest number of bars in one day, by the calendar's time range. */
const maxLanes = { month: 3, week: 20 } as const;

/** Renders a list as a calendar, with the rows' date ranges as bars. */
export function Calendar({ definition, words, state, change, view, narrow }: Props) {
  const { t } = useTranslation(['board', 'engine', 'app']);
  const { language } = words;
  const dayContext = useDayContext();
  const { today, firstWeekday } = dayContext;
  const [openedDay, setOpenedDay] = useState<string>();
  const { span } = state;
  const day = state.day ?? today;
  const weeks = useMemo(
    () => (span === 'month' ? weeksOfMonth(day, firstWeekday) : [weekOf(day, firstWeekday)]),
    [span, day, firstWeekday],
  );
  const days = weeks.flat();
  const [from = day, to = day] = [days[0], days.at(-1)];
  const query = useCalendar(definition, calendarQuery(definition, view, state, { from, to, days: dayContext }));
  useLiveView(definition, false);
  const { rows = [], total = 0 } = query.data ?? {};
  const bars = barsOfRows(definition, view, rows);
  const title =
    span === 'month'
      ? dayInWords(day, language, { month: 'long', year: 'numeric' })
      : t('engine:filters.range', {
          from: dayInWords(from, language, { day: 'numeric', month: 'long' }),
          to: dayInWords(to, language, { dateStyle: 'long' }),
        });
  const barProps = { definition, words, fields: view.bar };
  const formatLong = (date: string) => dayInWords(date, language, { weekday: 'long', day: 'numeric', month: 'long' });
  return (
    <>
      <CalendarBar {...{ words, view, span, day, title, change }} />
      {query.isError && <RetryAlert error={query.error} severity="error" onRetry={() => void query.refetch()} />}
      {total > rows.length && query.data && (
        <Alert severity="info">{t('calendar.truncated', { shown: rows.length, count: total })}</Alert>
      )}
      <Paper
        variant="outlined"
        // Without a bar that can get the focus, the keyboard could not scroll.
        {...(bars.length === 0 && { tabIndex: 0, role: 'region', 'aria-label': title })}
        sx={{ position: 'relative', flex: 1, minHeight: 360, overflow: 'auto' }}
      >
        {query.isFetching && <ProgressLine label={t('app:loading')} above />}
        {narrow && span === 'week' ? (
          days.map((one) => (
            <Box key={one} component="section" sx={{ p: 1.5, borderBottom: 1, borderColor: 'divider' }}>
              <Typography
                component="h3"
                variant="subtitle2"
                aria-current={one === today ? 'date' : undefined}
                sx={{ mb: 0.5, color: one === today ? 'primary.main' : undefined }}
              >
                {formatLong(one)}
              </Typography>
              <DayBars {...barProps} bars={bars.filter((bar) => barCoversDay(bar, one))} />
            </Box>
          ))
        ) : (
          <CalendarTable
            {...{ ...barProps, title, weeks, today, bars }}
            month={span === 'month' ? day.slice(0, 7) : undefined}
            lanes={narrow ? 0 : maxLanes[span]}
            onDay={setOpenedDay}
          />
        )}
      </Paper>
      {query.data && bars.length === 0 && (
        <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
          {t('calendar.empty')}
        </Typography>
      )}
      {openedDay !== undefined && (
        <DayDialog
          title={formatLong(openedDay)}
          close={t('engine:dialog.close')}
          onClose={() => setOpenedDay(undefined)}
        >
          <DayBars {...barProps} bars={bars.filter((bar) => barCoversDay(bar, openedDay))} />
        </DayDialog>
      )}
    </>
  );
}
