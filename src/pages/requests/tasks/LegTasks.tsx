import Add from '@mui/icons-material/Add';
import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isAllowed } from '../../../../providers/auth/methods';
import { useSession } from '../../../ui/appServices';
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
  /** Its tasks are in sight at once. */
  unfolded: boolean;
  /** The request takes no more changes. */
  closed: boolean;
  renew: () => Promise<void>;
}

/** What is to be done on a leg. */
export function LegTasks({ leg, number, request, unfolded, closed, renew }: Props) {
  const { t } = useTranslation('tasks');
  const session = useSession();
  const calls = useTaskCalls(routeTasks, renew);
  const [open, setOpen] = useState(unfolded);
  const [adding, setAdding] = useState(false);
  const list = useId();
  const maySet = !closed && isAllowed(session, routeTasks.create);
  const own = leg.driver?.id === session?.user.id;
  const maySetStatus = !closed && isAllowed(session, routeTasks.setStatus) && (maySet || own);
  const { tasks } = leg;
  if (tasks.length === 0 && !maySet) return null;
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', pt: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 30 }}>
        <Typography variant="subtitle2" component="h4">
          <Button
            size="small"
            color="inherit"
            disabled={tasks.length === 0}
            aria-expanded={open}
            aria-controls={open ? list : undefined}
            endIcon={open ? <ExpandLess /> : <ExpandMore />}
            onClick={() => setOpen(!open)}
            sx={{ ml: -0.5 }}
          >
            {t('title')}
            {tasks.length > 0 && (
              <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400, ml: 1 }}>
                {t('progress', { done: tasks.filter(isDone).length, count: tasks.length })}
              </Box>
            )}
          </Button>
        </Typography>
        {maySet && !adding && (
          <Button
            size="small"
            startIcon={<Add />}
            aria-label={t('addToLeg', { number })}
            onClick={() => {
              setAdding(true);
              setOpen(true);
            }}
            sx={{ ml: 'auto' }}
          >
            {t('addShort')}
          </Button>
        )}
      </Box>
      {open && (
        <Box id={list}>
          <TaskList label={t('ofLeg', { number })} {...{ tasks, calls, maySet }} maySetStatus={() => maySetStatus} />
        </Box>
      )}
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
