import Done from '@mui/icons-material/Done';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { useTimeZone } from '../../../fields/useTimeZone';
import { timeAt } from '../../../fields/zonedTime';
import type { Entry } from './inboxEntry';
import { SnoozeMenu } from './SnoozeMenu';

interface Props {
  entry: Entry;
  markRead: (ids: readonly string[]) => Promise<void>;
  snooze: (id: string, until: Date) => Promise<void>;
  onClose: () => void;
}

/** Shows an entry of the inbox: a link to its record, which marks it as read, and buttons to mark it and to put it off. */
export function InboxItem({ entry, markRead, snooze, onClose }: Props) {
  const { t } = useTranslation('inbox');
  const timeZone = useTimeZone();
  const { id, text, details, path, created_at, read_at, is_urgent } = entry;
  const isUnread = read_at === null;
  const open = () => {
    if (isUnread) void markRead([id]);
    onClose();
  };
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        gap: 1,
        // With its border, the text begins below the name of the day.
        pl: '13px',
        pr: 1,
        py: 1,
        borderLeft: 3,
        borderColor: !isUnread ? 'transparent' : is_urgent ? 'error.main' : 'primary.main',
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Link component={RouterLink} to={path} color="inherit" onClick={open} sx={{ fontWeight: isUnread ? 600 : 400 }}>
          {text}
        </Link>
        {details && (
          <Typography variant="body2" sx={{ color: 'text.secondary', whiteSpace: 'pre-line' }}>
            {details}
          </Typography>
        )}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {[timeAt(timeZone, new Date(created_at)), ...(isUnread ? [t('unread')] : [])].join(' · ')}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'start', flexShrink: 0 }}>
        {isUnread && (
          <IconButton size="small" aria-label={t('markRead', { text })} onClick={() => void markRead([id])}>
            <Done fontSize="small" />
          </IconButton>
        )}
        <SnoozeMenu text={text} onSnooze={(until) => void snooze(id, until)} />
      </Box>
    </Box>
  );
}
