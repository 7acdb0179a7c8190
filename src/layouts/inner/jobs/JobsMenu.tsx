import PendingActions from '@mui/icons-material/PendingActionsOutlined';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import { type MouseEvent, Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isMethodAllowed } from '../../../../providers/auth/allowedMethods';
import { lazy } from '../../../../providers/loadCode';
import { showNotification } from '../../../../providers/notification';
import { useSession } from '../../../ui/appServices';
import { isUnfinished, type Job } from './job';
import { announcementKind, jobStatus, jobTitle } from './jobTexts';
import { useJobActions } from './useJobActions';
import { useJobs } from './useJobs';

const JobsPanel = lazy(() => import('./JobsPanel').then((module) => ({ default: module.JobsPanel })));

/** Seconds for which the notification of an ended job offers to undo it. */
const undoSeconds = 10;

/** Shows the button of the user's operations, if the user has any, and announces those that end. */
export function JobsMenu() {
  const session = useSession();
  return session && isMethodAllowed(session, 'backgroundJobs') ? <Jobs key={session.user.id} /> : null;
}

function Jobs() {
  const { t } = useTranslation(['background_jobs', 'app']);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { cancel, undo } = useJobActions();
  const announce = useCallback(
    (job: Job) =>
      showNotification(announcementKind(job), `${jobTitle(job, t)}\n${jobStatus(job, t)}`, {
        key: `job-${job.id}`,
        ...(job.can_undo && { undo: () => void undo(job), seconds: undoSeconds }),
      }),
    [t, undo],
  );
  const jobs = useJobs(announce);
  if (jobs.length === 0) return null;
  const running = jobs.filter(isUnfinished).length;
  return (
    <>
      <IconButton
        aria-label={t('background_jobs:menu.open', { count: running })}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget)}
      >
        {running > 0 ? (
          // The name of the button says the number already. A badge of 0 would keep the last number in the document.
          <Badge badgeContent={running} color="primary" slotProps={{ badge: { 'aria-hidden': true } }}>
            <PendingActions />
          </Badge>
        ) : (
          <PendingActions />
        )}
      </IconButton>
      {anchor && (
        <Suspense fallback={null}>
          <JobsPanel {...{ anchor, jobs, cancel, undo }} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
