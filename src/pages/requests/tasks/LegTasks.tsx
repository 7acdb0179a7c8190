import Add from '@mui/icons-material/Add';
import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isMethodAllowed } from '../../../../providers/auth/allowedMethods';
import { useSession } from '../../../ui/appServices';
import type { Leg } from '../routes/legs';
import { TaskForm } from './TaskForm';
import { isTaskDone, routeTaskMethods } from './taskMethods';
import { TaskList } from './TaskList';
import { useTaskMutations } from './useTaskMutations';

interface Props {
  leg: Leg;
  number: number;
  /** Id of the request that the leg belongs to. */
  request: string;
  /** Whether the tasks are expanded at first. */
  initiallyExpanded: boolean;
  /** Whether the request can no longer be changed. */
  readOnly: boolean;
  reload: () => Promise<void>;
}

/** Shows the tasks that a leg's driver has to do. */
export function LegTasks({ leg, number, request, initiallyExpanded, readOnly, reload }: Props) {
  const { t } = useTranslation('tasks');
  const session = useSession();
  const calls = useTaskMutations(routeTaskMethods, reload);
  const [open, setOpen] = useState(initiallyExpanded);
  const [adding, setAdding] = useState(false);
  const list = useId();
  const canEdit = !readOnly && isMethodAllowed(session, routeTaskMethods.create);
  const isOwnLeg = leg.driver?.id === session?.user.id;
  const canSetStatus = !readOnly && isMethodAllowed(session, routeTaskMethods.setStatus) && (canEdit || isOwnLeg);
  const { tasks } = leg;
  if (tasks.length === 0 && !canEdit) return null;
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
                {t('progress', { done: tasks.filter(isTaskDone).length, count: tasks.length })}
              </Box>
            )}
          </Button>
        </Typography>
        {canEdit && !adding && (
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
          <TaskList
            label={t('ofLeg', { number })}
            {...{ tasks, calls, canEdit }}
            canSetStatus={() => canSetStatus}
            canDeleteFiles={!readOnly}
          />
        </Box>
      )}
      {adding && (
        <TaskForm
          canBeSigned
          busy={calls.busy}
          onSave={(draft) => calls.create(draft, { service_transportation_id: request, route: { connect: leg.id } })}
          onClose={() => setAdding(false)}
        />
      )}
    </Box>
  );
}
