import Check from '@mui/icons-material/CheckCircle';
import Schedule from '@mui/icons-material/Schedule';
import Undo from '@mui/icons-material/ReportProblemOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazy } from '../../../providers/loadCode';
import { isMethodAllowed } from '../../../providers/auth/allowedMethods';
import { useSession } from '../../ui/appServices';
import { missingFilesOf } from '../../../resources/task-statuses';
import { fileCollectionsOf, nextTaskSteps, type TaskWithChanges } from './driverDay';
import type { Outbox } from './outbox/outbox';
import { loadTaskFailedDialog } from './preloadTodayPage';
import { TaskAttachments } from './TaskAttachments';
import { touchTargetStyle } from './touchTarget';
import { useAddToOutbox } from './useAddToOutbox';

const ReturnDialog = lazy(async () => ({ default: (await loadTaskFailedDialog()).TaskFailedDialog }));

/** Shows a task with its next step and, if required, its files. */
export function TaskCard({ task, outbox }: { task: TaskWithChanges; outbox: Outbox }) {
  const { t } = useTranslation('today');
  const [isFailing, setIsFailing] = useState(false);
  const { id, text, status, note } = task;
  const canSetStatus = isMethodAllowed(useSession(), 'updateRouteTaskStatus');
  const { next, failed } = canSetStatus ? nextTaskSteps(status) : { next: undefined, failed: [] };
  const add = useAddToOutbox(outbox);
  const missingFileId = useId();
  const missing = next && missingFilesOf(task, next, fileCollectionsOf(task));
  const changeStatus = (...statuses: readonly TaskWithChanges['status'][]) =>
    void add(...statuses.map((to) => ({ kind: 'status', task: id, status: to }) as const));
  const isStarted = status === 'IN_PROGRESS';
  return (
    <Box
      component="li"
      aria-label={text}
      sx={{
        border: 1,
        borderColor: isStarted ? 'primary.main' : 'divider',
        borderLeftWidth: 4,
        borderRadius: 1,
        p: 1.5,
        bgcolor: 'background.default',
      }}
    >
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'start' }}>
        {status === 'DONE' && <Check aria-hidden sx={{ color: 'success.main' }} />}
        {status === 'RETURN' && <Undo aria-hidden sx={{ color: 'warning.main' }} />}
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography sx={{ fontSize: '1rem', fontWeight: 500, overflowWrap: 'anywhere' }}>{text}</Typography>
          <Typography sx={{ color: 'text.secondary' }}>
            {t(`task.status.${status}`)}
            {note && `: ${note}`}
          </Typography>
          {task.waiting && (
            <Typography
              sx={{ display: 'flex', gap: 0.5, alignItems: 'center', color: 'warning.main', fontWeight: 500 }}
            >
              <Schedule aria-hidden sx={{ fontSize: 18 }} />
              {t('task.waiting')}
            </Typography>
          )}
        </Box>
      </Box>
      {(task.media_upload_enabled || task.signature_required) && <TaskAttachments task={task} outbox={outbox} />}
      {missing && (
        <Typography id={missingFileId} sx={{ mt: 1.5 }}>
          {t(`task.${missing}`)}
        </Typography>
      )}
      {next && (
        <Button
          fullWidth
          disabled={missing !== undefined}
          aria-describedby={missing && missingFileId}
          variant={status === 'RETURN' ? 'outlined' : 'contained'}
          color={isStarted ? 'success' : 'primary'}
          aria-label={t('task.stepOn', { step: t(`task.step.${next}`), text })}
          onClick={() => changeStatus(next)}
          sx={{ mt: 1.5, ...touchTargetStyle(56), fontSize: '1.0625rem' }}
        >
          {t(`task.step.${next}`)}
        </Button>
      )}
      {failed.length > 0 && (
        <Button
          fullWidth
          color="inherit"
          aria-label={t('task.stepOn', { step: t('task.failed'), text })}
          onClick={() => setIsFailing(true)}
          sx={{ mt: 0.5, ...touchTargetStyle(), color: 'text.secondary' }}
        >
          {t('task.failed')}
        </Button>
      )}
      <Suspense>
        {isFailing && (
          <ReturnDialog
            task={text}
            onClose={() => setIsFailing(false)}
            onConfirm={(reason) => {
              setIsFailing(false);
              void add(
                ...failed.map(
                  (to) => ({ kind: 'status', task: id, status: to, ...(to === 'RETURN' && { note: reason }) }) as const,
                ),
              );
            }}
          />
        )}
      </Suspense>
    </Box>
  );
}
