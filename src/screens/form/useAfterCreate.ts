import { useDataProvider, useNotification } from '@refinedev/core';
import { useCallback } from 'react';
import type { ResourceDefinition } from '../../../resources/definition';
import { valueAt } from '../../fields/paths';
import type { LoadedRecord } from '../record/asked';
import { failureNews } from '../record/failure';
import { inputOf, type Operation, subjectOf, taking } from '../record/operation';
import type { Words } from '../words';

/** Fields of a new record that are wanted for what is done after it is made. */
export function fieldsForAfterwards({ actions, afterCreate }: ResourceDefinition): string[] {
  return Object.values(actions.find(({ name }) => name === afterCreate)?.with ?? {});
}

/**
 * Says that a record was made, and first does what belongs to that. Where that fails the record is there all the same,
 * and both are told.
 */
export function useAfterCreate({ actions, afterCreate }: ResourceDefinition, words: Words) {
  const provider = useDataProvider()();
  const { open: notify } = useNotification();
  return useCallback(
    async (record: LoadedRecord) => {
      const subject = subjectOf(record, words);
      const action = actions.find(({ name }) => name === afterCreate);
      try {
        if (action) {
          const operation: Operation = { kind: 'action', action };
          const input = inputOf(
            action,
            taking(operation, subject, (path) => valueAt(record, path)),
          );
          await provider.custom?.({ url: '', method: 'post', meta: { method: action.method, input } });
        }
        notify?.({ type: 'success', message: words.of('created', { title: subject.title }) });
      } catch (error) {
        notify?.({
          type: 'error',
          message: `${words.of('createdOnly', { title: subject.title })}\n${failureNews(error, words)}`,
        });
      }
    },
    [provider, notify, words, actions, afterCreate],
  );
}
