import { useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import type { ResourceDefinition } from '../../../resources/definition';
import { valueAt } from '../../fields/paths';
import { forgetOpened, lastOpened } from '../record/addresses';

/**
 * Returns the id of the row to focus, and its setter. Initially it is the record that the user returns from, if any.
 */
export function useFocusOnReturn(definition: ResourceDefinition) {
  const comesBack = useNavigationType() === NavigationType.Pop;
  const followsBackLink = valueAt(useLocation(), 'state.returning') === true;
  // The record is cleared in an effect, because React may repeat the first render and must then find the record again.
  useEffect(() => forgetOpened(definition), [definition]);
  return useState(() => (comesBack || followsBackLink ? lastOpened(definition) : undefined));
}
