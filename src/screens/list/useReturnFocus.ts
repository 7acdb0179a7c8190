import { useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import type { ResourceDefinition } from '../../../resources/definition';
import { valueAt } from '../../fields/paths';
import { clearOpenedRecord, lastOpenedRecord } from '../record/recordUrls';

/** The row to focus. Each object focuses it once, also when the row is the same as before. */
export interface FocusedRow {
  id: string;
}

/**
 * Returns the state with the row to focus. Initially it is the record from whose page the user returned to
 * the list, if any.
 */
export function useReturnFocus(definition: ResourceDefinition) {
  const isBackNavigation = useNavigationType() === NavigationType.Pop;
  const isBackLink = valueAt(useLocation(), 'state.returning') === true;
  // An effect clears the stored id, because React may repeat the first render, which must read the id again.
  useEffect(() => clearOpenedRecord(definition), [definition]);
  return useState((): FocusedRow | undefined => {
    const id = isBackNavigation || isBackLink ? lastOpenedRecord(definition) : undefined;
    return id === undefined ? undefined : { id };
  });
}
