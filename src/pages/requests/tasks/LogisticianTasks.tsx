import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useInvalidate, useList, useSubscription } from '@refinedev/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { isMethodAllowed } from '../../../../providers/auth/allowedMethods';
import { logistTasksResource as tasksOfAll } from '../../../../resources/tasks';
import { recordPagePath } from '../../../screens/record/recordUrls';
import type { LoadedRecord } from '../../../screens/record/loadedRecord';
import { useSession } from '../../../ui/appServices';
import { RequestPanel } from '../request/RequestPanel';
import { useLogisticianAssignments } from '../request/useLogisticianAssignments';
import { useRequest } from '../useRequest';
import { TaskForm } from './TaskForm';
import { fileUrlRefreshMs, logistTaskMethods, type RequestTask, taskFields } from './taskMethods';
import { TaskList } from './TaskList';
import { useTaskMutations } from './useTaskMutations';

type LogistTask = RequestTask & LoadedRecord;

/** Name of the list query of logisticians' tasks. */
const listMethod = 'logistTasks';

/** Shows the logisticians' tasks of a request. */
export function LogisticianTasks() {
  const { t } = useTranslation(['tasks', 'engine']);
  const { id, ended, deleted } = useRequest();
  const session = useSession();
  const invalidate = useInvalidate();
  const navigate = useNavigate();
  const { assigned } = useLogisticianAssignments();
  const [adding, setAdding] = useState(false);
  const [chosen, setChosen] = useState<string>();
  const { query, result } = useList<LogistTask>({
    resource: listMethod,
    filters: [{ field: 'service_transportation_id', operator: 'eq', value: id }],
    sorters: [{ field: 'order', order: 'asc' }],
    pagination: { currentPage: 1, pageSize: 100 },
    meta: { fields: [...taskFields, 'user.id', 'user.brief'], total: false, trashed: 'WITH' },
    errorNotification: false,
    queryOptions: { enabled: isMethodAllowed(session, listMethod), refetchInterval: fileUrlRefreshMs },
  });
  const reload = () => invalidate({ resource: listMethod, invalidates: ['list'] });
  useSubscription({ channel: 'resources/logist_tasks', types: ['*'], onLiveEvent: () => void reload() });
  const calls = useTaskMutations(logistTaskMethods, reload);

  const isClosed = deleted || ended;
  const canEdit = !isClosed && isMethodAllowed(session, logistTaskMethods.create);
  const userId = session?.user.id;
  const assignable = assigned.filter(({ accepted }) => accepted !== false);
  const assignee = chosen ?? assignable.find(({ user }) => user === userId)?.user ?? assignable[0]?.user;
  const canSetStatus = ({ user }: RequestTask) =>
    !isClosed && isMethodAllowed(session, logistTaskMethods.setStatus) && (canEdit || user?.id === userId);
  if (!isMethodAllowed(session, listMethod)) return null;
  return (
    <RequestPanel
      id="logist-tasks"
      title={t('ofLogisticians')}
      action={
        canEdit &&
        !adding &&
        assignable.length > 0 && (
          <Button size="small" startIcon={<Add />} onClick={() => setAdding(true)}>
            {t('addShort')}
          </Button>
        )
      }
    >
      {query.isPending && <Skeleton variant="rounded" height={60} />}
      {query.error && (
        <Typography role="alert" sx={{ color: 'text.secondary' }}>
          {t('failedToLoad')}
        </Typography>
      )}
      {query.data && result.data.length === 0 && !adding && (
        <Typography sx={{ color: 'text.secondary' }}>
          {t(canEdit && assignable.length === 0 ? 'emptyUnassigned' : 'empty')}
        </Typography>
      )}
      <TaskList
        label={t('ofLogisticians')}
        tasks={result.data}
        {...{ calls, canEdit, canSetStatus }}
        canDeleteFiles={!isClosed}
        // Opens the task's own page, where the user can add files.
        onOpen={deleted ? undefined : ({ id: task }) => void navigate(recordPagePath(tasksOfAll, task))}
      />
      {adding && assignee !== undefined && (
        <TaskForm
          canBeSigned={false}
          busy={calls.busy}
          onSave={(draft) => calls.create(draft, { service_transportation_id: id, user: { connect: assignee } })}
          onClose={() => setAdding(false)}
        >
          <TextField
            select
            size="small"
            label={t('for')}
            value={assignee}
            onChange={(event) => setChosen(event.target.value)}
          >
            {assignable.map(({ user, name }) => (
              <MenuItem key={user} value={user}>
                {name}
              </MenuItem>
            ))}
          </TextField>
        </TaskForm>
      )}
    </RequestPanel>
  );
}
