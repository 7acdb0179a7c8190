import { useDataProvider, useNotification } from '@refinedev/core';
import { useCallback } from 'react';
import type { ResourceDefinition } from '../../../resources/definition';
import type { LoadedRecord } from '../record/loadedRecord';
import { failureTextWithAdvice } from '../record/failure';
import { operationSubjectOf } from '../record/operation';
import type { Words } from '../words';
import { performAfterCreate } from './afterCreate';

/**
 * Returns a function that runs the definition's action `afterCreate` on a new record, and notifies the user of the
 * result.
 */
export function useAfterCreate(definition: ResourceDefinition, words: Words) {
  const provider = useDataProvider()();
  const { open: notify } = useNotification();
  return useCallback(
    async (record: LoadedRecord) => {
      const { title } = operationSubjectOf(record, words);
      try {
        await performAfterCreate(provider, definition, words, record);
        notify?.({ type: 'success', message: words.of('created', { title }) });
      } catch (error) {
        notify?.({
          type: 'error',
          message: `${words.of('createdOnly', { title })}\n${failureTextWithAdvice(error, words)}`,
        });
      }
    },
    [provider, notify, words, definition],
  );
}
