import { useDataProvider } from '@refinedev/core';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { showNotification } from '../../../../providers/notification';
import { errorText } from '../../../ui/errorText';
import type { Job } from './job';

/** Returns functions that cancel and undo a job. A failure is shown as a notification. */
export function useJobActions() {
  const { t } = useTranslation('app');
  const { custom } = useDataProvider()();
  const call = useCallback(
    async (method: 'cancelBackgroundJob' | 'undoBackgroundJob', { id }: Pick<Job, 'id'>) => {
      try {
        await custom?.({ url: '', method: 'post', meta: { method, input: { id } } });
      } catch (error) {
        showNotification('error', errorText(error, t));
      }
    },
    [custom, t],
  );
  const cancel = useCallback((job: Pick<Job, 'id'>) => call('cancelBackgroundJob', job), [call]);
  const undo = useCallback((job: Pick<Job, 'id'>) => call('undoBackgroundJob', job), [call]);
  return { cancel, undo };
}
