import { useDataProvider } from '@refinedev/core';
import { useQueryClient } from '@tanstack/react-query';
import { useContext, useEffect, useMemo, useRef } from 'react';
import type { ResourceDefinition } from '../../../resources/definition';
import { PrepareRecordContext } from '../record/prepareRecord';
import { fetchRecordAhead, recordKeyOf } from '../record/recordRequest';
import { shownPaths } from '../show/shownPaths';
import { waitAtMost } from '../../ui/waitAtMost';

/** Milliseconds that the pointer rests on a row, or the row has the focus, before its record is fetched. */
const restMs = { pointer: 65, focus: 150 };
/** Milliseconds after which a page is rendered with what the list knows of its record, until the record is there. */
const listedAfterMs = 60;

/** What rows tell of the user's aim. */
export interface RecordAim {
  /** Called when the pointer goes down on a row. */
  press: (id: string) => void;
  /** Called when the pointer comes to a row, or when a row gets the focus. */
  approach: (id: string, by: keyof typeof restMs) => void;
  /** Called when the pointer or the focus leaves a row. */
  leave: () => void;
}

/**
 * Returns functions that fetch the record of the row that the user aims at, and then render its page hidden, so that it
 * is often ready before the click ends. They do nothing for records without a generated page.
 */
export function useRecordAhead(definition: ResourceDefinition): RecordAim {
  const queries = useQueryClient();
  const provider = useDataProvider()();
  const prepare = useContext(PrepareRecordContext);
  const aimed = useRef<string>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useMemo(() => {
    const leave = () => clearTimeout(timer.current);
    const fetchAndPrepare = async (id: string) => {
      aimed.current = id;
      const fetched = fetchRecordAhead(queries, provider, definition, id, shownPaths(definition));
      const isWaiting = (await waitAtMost(listedAfterMs, fetched)) === undefined;
      const isCached = queries.getQueryData(recordKeyOf(definition, id, shownPaths(definition))) !== undefined;
      if (isWaiting && aimed.current === id) prepare(id, isCached ? 'loaded' : 'listed');
      if ((await fetched) && aimed.current === id) prepare(id, 'loaded');
    };
    const press = (id: string) => {
      leave();
      if (!definition.listOnly && !definition.recordPage) void fetchAndPrepare(id);
    };
    const approach: RecordAim['approach'] = (id, by) => {
      leave();
      timer.current = setTimeout(() => press(id), restMs[by]);
    };
    return { press, approach, leave };
  }, [queries, provider, definition, prepare]);
}
