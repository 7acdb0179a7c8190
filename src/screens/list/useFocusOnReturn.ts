import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import type { ResourceDefinition } from '../../../resources/definition';
import { valueAt } from '../../fields/paths';
import { takeOpened } from '../record/addresses';

/** The record whose row takes the focus, and a way to give it to another: first the one that one comes back from. */
export function useFocusOnReturn(definition: ResourceDefinition) {
  const comesBack = useNavigationType() === NavigationType.Pop;
  const followsBackLink = valueAt(useLocation(), 'state.returning') === true;
  return useState(() => {
    const opened = takeOpened(definition);
    return comesBack || followsBackLink ? opened : undefined;
  });
}
