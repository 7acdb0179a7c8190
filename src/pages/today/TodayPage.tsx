import ExpandMore from '@mui/icons-material/ExpandMore';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import LinearProgress from '@mui/material/LinearProgress';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorTextKey } from '../../../providers/errors';
import { MissingContentNotice } from '../../ui/MissingContentNotice';
import { PageHeader } from '../../ui/PageHeader';
import { DocumentTitle } from '../../ui/DocumentTitle';
import { isLegLate, isTaskFinished, type DriverLeg, legsOfTodayAndTomorrow, applyUnsentChanges } from './driverDay';
import { DriverLegCard } from './DriverLegCard';
import { InstallHint } from './InstallHint';
import { LegNews } from './LegNews';
import { OutboxPanel } from './OutboxPanel';
import { cachePageForOffline } from './cachePageForOffline';
import { touchTargetStyle } from './touchTarget';
import { useDriverDay } from './useDriverDay';
import { useDayText } from '../../fields/useDayText';
import { useTimeZone } from '../../fields/useTimeZone';
import { dayAt, timeAt } from '../../fields/zonedTime';

/** Shows a driver's day for phones: legs, tasks and changes that wait for the network. */
export function TodayPage() {
  const { t } = useTranslation(['today', 'app']);
  const { day: dayText } = useDayText();
  const { now, day, hasAllPapers, isLoading, error, retry, outbox, items } = useDriverDay();
  const [isCached, setIsCached] = useState(false);
  const readAt = day?.read_at;
  // A lost network may have stopped an earlier attempt, so each new reading of the day tries again.
  useEffect(() => {
    if (readAt !== undefined) void cachePageForOffline().then(setIsCached);
  }, [readAt]);
  const timeZone = useTimeZone();
  const currentDay = dayAt(timeZone, now);

  const { today, tomorrow } = legsOfTodayAndTomorrow(day?.legs ?? [], currentDay);
  const tasksOf = (leg: DriverLeg) => leg.tasks.map((task) => applyUnsentChanges(task, items));
  const tasks = today.flatMap(tasksOf);
  const done = tasks.filter(isTaskFinished).length;
  const donePercent = tasks.length > 0 ? Math.round((100 * done) / tasks.length) : 0;
  const textOf = (id: string) => day?.legs.flatMap((leg) => leg.tasks).find((task) => task.id === id)?.text;
  const card = (leg: DriverLeg) => (
    <DriverLegCard key={leg.id} {...{ leg, outbox }} tasks={tasksOf(leg)} isLate={isLegLate(leg, currentDay)} />
  );
  return (
    <Box
      sx={{
        width: '100%',
        maxWidth: 640,
        mx: 'auto',
        pb: 2,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'minmax(0, 1fr)',
        alignContent: 'start',
      }}
    >
      <DocumentTitle title={t('title')} />
      <Box>
        <PageHeader title={t('title')} focusOnMount>
          <Typography sx={{ fontSize: '1rem' }}>{dayText(currentDay)}</Typography>
        </PageHeader>
        {tasks.length > 0 && (
          <Box sx={{ mt: 1 }}>
            <Typography id="today-progress">{t('progress', { done, count: tasks.length })}</Typography>
            {/* A meter, not a progress bar: it shows the share of finished tasks. */}
            <LinearProgress
              role="meter"
              variant="determinate"
              value={donePercent}
              aria-valuenow={donePercent}
              aria-labelledby="today-progress"
              sx={{ mt: 0.5, height: 8, borderRadius: 1 }}
            />
          </Box>
        )}
      </Box>
      <LegNews />
      <OutboxPanel {...{ outbox, items, textOf }} />
      {error && day && <Alert severity="warning">{t('asOf', { time: timeAt(timeZone, new Date(day.read_at)) })}</Alert>}
      {isLoading && <Skeleton variant="rounded" height={360} aria-label={t('app:loading')} />}
      {!isLoading && !day && (
        <MissingContentNotice role="alert" title={t('failed')} text={t(`app:${errorTextKey(error)}`)} error={error}>
          <Button variant="contained" onClick={retry} sx={touchTargetStyle()}>
            {t('retry')}
          </Button>
        </MissingContentNotice>
      )}
      {day && today.length === 0 && <MissingContentNotice title={t('empty.title')} text={t('empty.text')} />}
      {today.map(card)}
      {tomorrow.length > 0 && <TomorrowSection count={tomorrow.length}>{tomorrow.map(card)}</TomorrowSection>}
      {day && isCached && hasAllPapers && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('ready')}
        </Typography>
      )}
      <InstallHint />
    </Box>
  );
}

/** Shows tomorrow's legs, collapsed at first. */
function TomorrowSection({ count, children }: { count: number; children: ReactNode }) {
  const { t } = useTranslation('today');
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <Box>
      <Button
        fullWidth
        color="inherit"
        aria-expanded={open}
        aria-controls={id}
        endIcon={<ExpandMore sx={{ transform: open ? 'rotate(180deg)' : undefined }} />}
        onClick={() => setOpen(!open)}
        sx={{ ...touchTargetStyle(56), fontSize: '1rem', justifyContent: 'space-between', px: 2 }}
      >
        {t('tomorrow', { count })}
      </Button>
      <Collapse in={open} id={id} mountOnEnter unmountOnExit>
        <Box sx={{ display: 'grid', gap: 2, mt: 1 }}>{children}</Box>
      </Collapse>
    </Box>
  );
}
