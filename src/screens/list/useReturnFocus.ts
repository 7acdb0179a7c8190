import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ResourceDefinition } from '../../../resources/definition';
import { useAddress } from '../../routing/address';
import { useIsShown } from '../../ui/KeptPage';
import { clearOpenedRecord, lastOpenedRecord } from '../record/recordUrls';

/** The row to focus. Each object focuses it once, also when the row is the same as before. */
export interface FocusedRow {
  id: string;
}

/**
 * Returns the row to focus, and a function that sets it. When the user returns to the list from the page of a record,
 * it is that record.
 */
export function useReturnFocus(definition: ResourceDefinition) {
  const address = useAddress();
  const returned = useMemo((): FocusedRow | undefined => {
    const id = address.isReturn ? lastOpenedRecord(definition) : undefined;
    return id === undefined ? undefined : { id };
  }, [definition, address]);
  // An effect clears the stored id, because React may repeat the rendering, which must read the id again.
  const isShown = useIsShown();
  useEffect(() => {
    if (isShown) clearOpenedRecord(definition);
  }, [definition, isShown]);

  /** The row that was set after the return. */
  const [chosen, setChosen] = useState<{ row: FocusedRow; after: FocusedRow | undefined }>();
  const setFocus = useCallback((row: FocusedRow) => setChosen({ row, after: returned }), [returned]);
  return [chosen?.after === returned ? chosen?.row : returned, setFocus] as const;
}
