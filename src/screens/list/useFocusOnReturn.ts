import { useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import type { ResourceDefinition } from '../../../resources/definition';
import { valueAt } from '../../fields/paths';
import { forgetOpened, lastOpened } from '../record/addresses';

/** Returns the id of the row to focus, initially the record that the user comes back from, and its setter. */
export function useFocusOnReturn(definition: ResourceDefinition) {
  const comesBack = useNavigationType() === NavigationType.Pop;
  const followsBackLink = valueAt(useLocation(), 'state.returning') === true;
  // Only once the list stands: a first drawing that is broken off and begun anew must find it again.
  useEffect(() => forgetOpened(definition), [definition]);
  return useState(() => (comesBack || followsBackLink ? lastOpened(definition) : undefined));
}
