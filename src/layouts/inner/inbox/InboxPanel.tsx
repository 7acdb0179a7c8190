import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { addDays } from '../../../fields/day';
import { useDayText } from '../../../fields/useDayText';
import { useTimeZone } from '../../../fields/useTimeZone';
import { dayAt } from '../../../fields/zonedTime';
import { RetryAlert } from '../../../ui/RetryAlert';
import { InboxItem } from './InboxItem';
import { entriesByDay } from './inboxEntry';
import { useInboxActions, useLatestEntries } from './useInbox';

interface Props {
  anchor: HTMLElement;
  unreadCount: number;
  onClose: () => void;
}

/** Shows the latest entries of the inbox by day. */
export function InboxPanel({ anchor, unreadCount, onClose }: Props) {
  const { t } = useTranslation('inbox');
  const { entries, error, retry } = useLatestEntries();
  const { markAllRead, ...actions } = useInboxActions();
  const { day: dayText } = useDayText();
  const timeZone = useTimeZone();
  const today = dayAt(timeZone);
  const nameOfDay = (day: string) =>
    day === today ? t('today') : day === addDays(today, -1) ? t('yesterday') : dayText(day);
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': t('title'),
          sx: {
            width: 420,
            maxWidth: 'calc(100% - 24px)',
            display: 'flex',
            flexDirection: 'column',
            maxHeight: '80dvh',
          },
        },
      }}
    >
      <Box
        sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}
      >
        <Typography variant="h2" sx={{ flex: 1, fontSize: '1rem' }}>
          {t('title')}
        </Typography>
        <Button size="small" color="inherit" disabled={unreadCount === 0} onClick={() => void markAllRead()}>
          {t('markAllRead')}
        </Button>
      </Box>
      <Box sx={{ overflowY: 'auto', minHeight: 0 }}>
        {error && <RetryAlert error={error} onRetry={retry} />}
        {!entries && !error && <Skeleton variant="rounded" height={160} sx={{ m: 2 }} />}
        {entries?.length === 0 && (
          <Typography sx={{ px: 2, py: 4, textAlign: 'center', color: 'text.secondary' }}>{t('empty')}</Typography>
        )}
        {entriesByDay(entries ?? [], (moment) => dayAt(timeZone, moment)).map(({ day, entries: ofDay }) => (
          <section key={day} aria-label={nameOfDay(day)}>
            <Typography
              variant="body2"
              component="h3"
              sx={{ px: 2, pt: 1.5, pb: 0.5, fontWeight: 600, color: 'text.secondary' }}
            >
              {nameOfDay(day)}
            </Typography>
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {ofDay.map((entry) => (
                <InboxItem key={entry.id} {...{ entry, onClose }} {...actions} />
              ))}
            </Box>
          </section>
        ))}
      </Box>
      <Box sx={{ p: 1, borderTop: 1, borderColor: 'divider' }}>
        <Button component={RouterLink} to="/profile/Notifications" fullWidth color="inherit" onClick={onClose}>
          {t('settings')}
        </Button>
      </Box>
    </Popover>
  );
}
