import { useDataProvider, useNotification } from '@refinedev/core';
import { useCallback } from 'react';
import type { ResourceDefinition } from '../../../resources/definition';
import { valueAt } from '../../fields/paths';
import type { LoadedRecord } from '../record/loadedRecord';
import { failureTextWithAdvice } from '../record/failure';
import { mutationInputOf, type RecordOperation, operationSubjectOf, withInputValues } from '../record/operation';
import type { Words } from '../words';

/** Returns the paths of a new record whose values the action `afterCreate` sends. */
export function afterCreateFields({ actions, afterCreate }: ResourceDefinition): string[] {
  return Object.values(actions.find(({ name }) => name === afterCreate)?.with ?? {});
}

/**
 * Returns a function that runs the definition's action `afterCreate` on a new record, and notifies the user of the
 * result.
 */
export function useAfterCreate({ actions, afterCreate }: ResourceDefinition, words: Words) {
  const provider = useDataProvider()();
  const { open: notify } = useNotification();
  return useCallback(
    async (record: LoadedRecord) => {
      const subject = operationSubjectOf(record, words);
      const action = actions.find(({ name }) => name === afterCreate);
      try {
        if (action) {
          const operation: RecordOperation = { kind: 'action', action };
          const input = mutationInputOf(
            action,
            withInputValues(operation, subject, (path) => valueAt(record, path)),
          );
          await provider.custom?.({ url: '', method: 'post', meta: { method: action.method, input } });
        }
        notify?.({ type: 'success', message: words.of('created', { title: subject.title }) });
      } catch (error) {
        notify?.({
          type: 'error',
          message: `${words.of('createdOnly', { title: subject.title })}\n${failureTextWithAdvice(error, words)}`,
        });
      }
    },
    [provider, notify, words, actions, afterCreate],
  );
}
