import type { TFunction } from 'i18next';
import { isRecord } from '../../../../providers/isRecord';
import type { NotificationKind } from '../../../../providers/notification/toasts';
import { messageText } from '../../../fields/message';
import { exportedFileId, type Job } from './job';

/** Returns what a job does, such as "Delete: Vehicles". */
export function jobTitle({ title }: Pick<Job, 'title'>, t: TFunction): string {
  return messageText(title, { texts: 'background_jobs:titles' }, { t });
}

/** Returns where a job stands: its progress, or its result. */
export function jobStatus(job: Job, t: TFunction): string {
  const { kind, state, total, processed, failed, is_canceling, failure } = job;
  const done = processed - failed;
  // A check stores nothing. Its result is on the page of the import.
  if (kind === 'import_check' && state === 'SUCCEEDED') return t('background_jobs:status.checked');
  if (is_canceling) return t('background_jobs:status.canceling');
  switch (state) {
    case 'QUEUED':
      return t('background_jobs:status.queued');
    case 'RUNNING':
      return t(`background_jobs:status.${total ? 'running' : 'runningUncounted'}`, { processed, total });
    case 'FAILED':
      return [
        isRecord(failure) ? messageText(failure, { texts: 'app:serverError' }, { t }) : '',
        t('background_jobs:status.done', { count: done }),
      ].join(' ');
    case 'CANCELED':
      return `${t('background_jobs:status.canceled')} ${t('background_jobs:status.done', { count: done })}`;
    case 'SUCCEEDED':
      return [
        t(`background_jobs:status.${exportedFileId(job) === undefined ? 'done' : 'exported'}`, { count: done }),
        ...(failed > 0 ? [t('background_jobs:status.failed', { count: failed })] : []),
      ].join(' ');
  }
}

/** Returns the kind of the notification that announces an ended job. */
export function announcementKind({ state, failed }: Pick<Job, 'state' | 'failed'>): NotificationKind {
  if (state === 'FAILED') return 'error';
  return state === 'SUCCEEDED' && failed === 0 ? 'success' : 'warning';
}
