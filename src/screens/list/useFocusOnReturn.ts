import { useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import type { ResourceDefinition } from '../../../resources/definition';
import { valueAt } from '../../fields/paths';
import { forgetOpened, lastOpened } from '../record/addresses';

/** The record whose row takes the focus, and a way to give it to another: first the one that one comes back from. */
export function useFocusOnReturn(definition: ResourceDefinition) {
  const comesBack = useNavigationType() === NavigationType.Pop;
  const followsBackLink = valueAt(useLocation(), 'state.returning') === true;
  // Only once the list stands: a first drawing that is broken off and begun anew must find it again.
  useEffect(() => forgetOpened(definition), [definition]);
  return useState(() => (comesBack || followsBackLink ? lastOpened(definition) : undefined));
}
