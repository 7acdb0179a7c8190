import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../ui/Badge';
import { TaskFiles } from '../tasks/TaskFiles';
import { taskStatusTones, type RequestTask } from '../tasks/taskMethods';

/** Shows tasks with their status, read-only. */
export function TaskSummaryList({ label, tasks }: { label: string; tasks: readonly RequestTask[] }) {
  const { t } = useTranslation('tasks');
  if (tasks.length === 0) return <Typography sx={{ color: 'text.secondary' }}>{t('empty')}</Typography>;
  return (
    <Box component="ol" aria-label={label} sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5 }}>
      {tasks.map(({ id, text, note, status, user, media = [] }) => (
        <Box component="li" key={id} sx={{ overflowWrap: 'anywhere' }}>
          {text} <Badge tone={taskStatusTones[status]} label={t(`status.${status}`)} />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {[user?.brief, media.length > 0 && t('files', { count: media.length }), note].filter(Boolean).join(' · ')}
          </Typography>
          <TaskFiles media={media} />
        </Box>
      ))}
    </Box>
  );
}
