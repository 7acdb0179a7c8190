import { type DataProvider, useInvalidate, useNotification } from '@refinedev/core';
import { useCallback } from 'react';
import { showNotification } from '../../../providers/notification';
import type { MutationNotice } from '../../../providers/notices';
import type { ResourceDefinition } from '../../../resources/definition';
import type { Words } from '../words';
import { failureTextWithAdvice } from './failure';
import {
  type ChosenRecords,
  doesOperationChangeRecords,
  type RecordOperation,
  successMessage,
  type OperationSubject,
} from './operation';
import { showNotices } from './showNotices';

/** Seconds that a deletion can be undone. The time stops while the notification is hovered or focused. */
export const undoSeconds = 15;

const restore: RecordOperation = { kind: 'restore' };

/**
 * Returns functions to call after an operation. They show notifications, with undo for a deletion, and refetch changed
 * records.
 */
export function useOperationResult(provider: DataProvider, definition: ResourceDefinition, words: Words) {
  const invalidate = useInvalidate();
  const { open: notify } = useNotification();

  const refetch = useCallback(
    (operation: RecordOperation, done: readonly OperationSubject[]) => {
      if (!doesOperationChangeRecords(operation, done)) return;
      void invalidate({ resource: definition.name, invalidates: ['resourceAll'] });
    },
    [invalidate, definition],
  );

  const notifyFailure = useCallback(
    (error: unknown, operation?: RecordOperation) =>
      notify?.({ type: 'error', message: failureTextWithAdvice(error, words, operation) }),
    [notify, words],
  );

  const notifyNotices = useCallback((notices: readonly MutationNotice[]) => showNotices(notices, words), [words]);

  /** Says that the server has started an operation as a job. Its end is announced by the frame. */
  const notifyStarted = useCallback(() => showNotification('info', words.t('engine:job.started')), [words]);

  /** Says that an operation applies to none of the records. */
  const notifyNothing = useCallback(
    (leftOut: ChosenRecords['leftOut'] = []) =>
      showNotification(
        'info',
        [
          words.t('engine:dialog.nothing'),
          ...leftOut.map(({ lock, count }) =>
            words.t('engine:dialog.leftOut', { left: count, reason: words.of(`locks.${lock}`) }),
          ),
        ].join('\n'),
      ),
    [words],
  );

  /** Restores all deleted records, also when the deletion itself was stopped. */
  const undo = useCallback(
    async (deleted: readonly OperationSubject[]) => {
      const { runOperationOnAll } = await import('./runOperationOnAll');
      const { done, failures, notices } = await runOperationOnAll(provider, definition, {
        operation: restore,
        subjects: deleted,
        isStopped: () => false,
      });
      refetch(restore, done);
      if (done.length > 0) notify?.({ type: 'success', message: successMessage(restore, done, words) });
      notifyNotices(notices);
      const [failure] = failures;
      if (!failure) return;
      const count = failures.length;
      const titles = count > 1 ? [words.t('engine:list.failed', { count })] : [];
      const message = [...titles, `${failure.title}: ${failureTextWithAdvice(failure.error, words)}`].join('\n');
      notify?.({ type: 'error', message });
    },
    [provider, refetch, notify, notifyNotices, words, definition],
  );

  const notifyDone = useCallback(
    (operation: RecordOperation, done: readonly OperationSubject[]) => {
      const canUndo = operation.kind === 'delete' && definition.api.restore !== undefined;
      notify?.({
        type: 'success',
        message: successMessage(operation, done, words),
        cancelMutation: canUndo ? () => void undo(done) : undefined,
        undoableTimeout: canUndo ? undoSeconds : undefined,
      });
    },
    [notify, undo, words, definition],
  );

  return { refetch, notifyDone, notifyFailure, notifyNothing, notifyNotices, notifyStarted };
}
