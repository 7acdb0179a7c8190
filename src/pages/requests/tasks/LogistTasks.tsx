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
import { isAllowed } from '../../../../providers/auth/methods';
import { tasks as tasksOfAll } from '../../../../resources/tasks';
import { showPath } from '../../../screens/record/addresses';
import type { LoadedRecord } from '../../../screens/record/asked';
import { useSession } from '../../../ui/appServices';
import { Panel } from '../request/Panel';
import { useAssignments } from '../request/useAssignments';
import { useRequest } from '../useRequest';
import { TaskForm } from './TaskForm';
import { filesFresh, logistTasks, type Task, taskParts } from './taskKinds';
import { TaskList } from './TaskList';
import { useTaskCalls } from './useTaskCalls';

type LogistTask = Task & LoadedRecord;

/** The list query that they are read by. */
const list = 'logistTasks';

/** What the logisticians of a request are to do for it. */
export function LogistTasks() {
  const { t } = useTranslation(['tasks', 'engine']);
  const { id, ended, deleted } = useRequest();
  const session = useSession();
  const invalidate = useInvalidate();
  const navigate = useNavigate();
  const { assigned } = useAssignments();
  const [adding, setAdding] = useState(false);
  const [chosen, setChosen] = useState<string>();
  const { query, result } = useList<LogistTask>({
    resource: list,
    filters: [{ field: 'service_transportation_id', operator: 'eq', value: id }],
    sorters: [{ field: 'order', order: 'asc' }],
    pagination: { currentPage: 1, pageSize: 100 },
    meta: { fields: [...taskParts, 'user.id', 'user.brief'], total: false },
    errorNotification: false,
    queryOptions: { enabled: isAllowed(session, list), refetchInterval: filesFresh },
  });
  const renew = () => invalidate({ resource: list, invalidates: ['list'] });
  useSubscription({ channel: 'resources/logist_tasks', types: ['*'], onLiveEvent: () => void renew() });
  const calls = useTaskCalls(logistTasks, renew);

  const closed = deleted || ended;
  const maySet = !closed && isAllowed(session, logistTasks.create);
  const me = session?.user.id;
  const able = assigned.filter(({ accepted }) => accepted !== false);
  const forWhom = chosen ?? able.find(({ user }) => user === me)?.user ?? able[0]?.user;
  const maySetStatus = ({ user }: Task) =>
    !closed && isAllowed(session, logistTasks.setStatus) && (maySet || user?.id === me);
  if (!isAllowed(session, list)) return null;
  return (
    <Panel
      id="logist-tasks"
      title={t('ofLogisticians')}
      action={
        maySet &&
        !adding &&
        able.length > 0 && (
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
          {t(maySet && able.length === 0 ? 'emptyUnassigned' : 'empty')}
        </Typography>
      )}
      <TaskList
        label={t('ofLogisticians')}
        tasks={result.data}
        {...{ calls, maySet, maySetStatus }}
        // Its files are added there.
        onOpen={({ id: task }) => void navigate(showPath(tasksOfAll, task))}
      />
      {adding && forWhom !== undefined && (
        <TaskForm
          busy={calls.busy}
          onSave={(draft) => calls.create(draft, { service_transportation_id: id, user: { connect: forWhom } })}
          onClose={() => setAdding(false)}
        >
          <TextField
            select
            size="small"
            label={t('for')}
            value={forWhom}
            onChange={(event) => setChosen(event.target.value)}
          >
            {able.map(({ user, name }) => (
              <MenuItem key={user} value={user}>
                {name}
              </MenuItem>
            ))}
          </TextField>
        </TaskForm>
      )}
    </Panel>
  );
}
