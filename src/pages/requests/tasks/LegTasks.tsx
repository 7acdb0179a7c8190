import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isAllowed } from '../../../../providers/auth/methods';
import { useSession } from '../../../ui/tab';
import type { Leg } from '../routes/legs';
import { TaskForm } from './TaskForm';
import { isDone, routeTasks } from './taskKinds';
import { TaskList } from './TaskList';
import { useTaskCalls } from './useTaskCalls';

interface Props {
  leg: Leg;
  number: number;
  /** Id of the request. */
  request: string;
  /** The request takes no more changes. */
  closed: boolean;
  renew: () => Promise<void>;
}

/** What is to be done on a leg. */
export function LegTasks({ leg, number, request, closed, renew }: Props) {
  const { t } = useTranslation('tasks');
  const session = useSession();
  const calls = useTaskCalls(routeTasks, renew);
  const [adding, setAdding] = useState(false);
  const maySet = !closed && isAllowed(session, routeTasks.create);
  const own = leg.driver?.id === session?.user.id;
  const maySetStatus = !closed && isAllowed(session, routeTasks.setStatus) && (maySet || own);
  const { tasks } = leg;
  if (tasks.length === 0 && !maySet) return null;
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', pt: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 30 }}>
        <Typography variant="subtitle2" component="h4">
          {t('title')}
        </Typography>
        {tasks.length > 0 && (
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {t('progress', { done: tasks.filter(isDone).length, count: tasks.length })}
          </Typography>
        )}
        {maySet && !adding && (
          <Button size="small" startIcon={<Add />} aria-label={t('addToLeg', { number })} onClick={() => setAdding(true)} sx={{ ml: 'auto' }}>
            {t('addShort')}
          </Button>
        )}
      </Box>
      <TaskList label={t('ofLeg', { number })} {...{ tasks, calls, maySet }} maySetStatus={() => maySetStatus} />
      {adding && (
        <TaskForm
          busy={calls.busy}
          onSave={(draft) => calls.create(draft, { service_transportation_id: request, route: { connect: leg.id } })}
          onClose={() => setAdding(false)}
        />
      )}
    </Box>
  );
}
