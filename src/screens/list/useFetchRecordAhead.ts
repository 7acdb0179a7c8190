import { useDataProvider } from '@refinedev/core';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { ResourceDefinition } from '../../../resources/definition';
import { fetchRecordAhead } from '../record/recordRequest';
import { shownPaths } from '../show/shownPaths';

/**
 * Returns a function that fetches the record of a row into the cache. It is called when the pointer goes down on a row,
 * so that the record has often arrived when the button is released. Does nothing for records without a generated page.
 */
export function useFetchRecordAhead(definition: ResourceDefinition): (id: string) => void {
  const queries = useQueryClient();
  const provider = useDataProvider()();
  return useCallback(
    (id) => {
      if (definition.listOnly || definition.recordPage) return;
      fetchRecordAhead(queries, provider, definition, id, shownPaths(definition));
    },
    [queries, provider, definition],
  );
}
