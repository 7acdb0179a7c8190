import { type DataProvider, useInvalidate, useNotification } from '@refinedev/core';
import { useCallback } from 'react';
import { showNotification } from '../../../providers/notification';
import type { Notice } from '../../../providers/notices';
import type { ResourceDefinition } from '../../../resources/definition';
import type { Words } from '../words';
import { failureMessage } from './failure';
import { type Operation, successMessage, type Subject } from './operation';
import { changesRecords, performAll } from './perform';

/** Seconds that a notice stays, long enough to read several lines and write them down. */
const noticeSeconds = 30;

const restore: Operation = { kind: 'restore' };

/**
 * Returns functions to call after an operation. They show notifications, with undo for a deletion, and refetch changed
 * records.
 */
export function useOperationResult(provider: DataProvider, definition: ResourceDefinition, words: Words) {
  const invalidate = useInvalidate();
  const { open: notify } = useNotification();

  const refetch = useCallback(
    (operation: Operation, done: readonly Subject[]) => {
      if (!changesRecords(operation, done)) return;
      void invalidate({ resource: definition.name, invalidates: ['resourceAll'] });
    },
    [invalidate, definition],
  );

  const notifyFailure = useCallback(
    (error: unknown, operation?: Operation) =>
      notify?.({ type: 'error', message: failureMessage(error, words, operation) }),
    [notify, words],
  );

  const notifyNotices = useCallback(
    (notices: readonly Notice[]) => {
      const texts = notices.map(({ code, payload }) => words.t(`app:notices.${code}`, payload));
      if (texts.length > 0) showNotification('warning', texts.join('\n'), { seconds: noticeSeconds });
    },
    [words],
  );

  const undo = useCallback(
    async (deleted: readonly Subject[], isStopped: () => boolean) => {
      const { done, failures, notices } = await performAll(provider, definition, {
        operation: restore,
        subjects: deleted,
        isStopped,
      });
      refetch(restore, done);
      if (done.length > 0) notify?.({ type: 'success', message: successMessage(restore, done, words) });
      notifyNotices(notices);
      const [failure] = failures;
      if (failure) notifyFailure(failure.error);
    },
    [provider, refetch, notify, notifyFailure, notifyNotices, words, definition],
  );

  const notifyDone = useCallback(
    (operation: Operation, done: readonly Subject[], isStopped: () => boolean) => {
      const canUndo = operation.kind === 'delete' && definition.api.restore !== undefined;
      notify?.({
        type: 'success',
        message: successMessage(operation, done, words),
        cancelMutation: canUndo ? () => void undo(done, isStopped) : undefined,
        // Seconds that the notification stays, long enough to notice it and reach the undo button.
        undoableTimeout: canUndo ? 8 : undefined,
      });
    },
    [notify, undo, words, definition],
  );

  return { refetch, notifyDone, notifyFailure, notifyNotices };
}
