import { useState } from 'react';
import type { ResourceDefinition } from '../../../resources/definition';
import { useShortcut } from '../../ui/shortcuts/useShortcut';

/** Returns whether the records of a list can be shown beside it. */
export const isPeekable = ({ listOnly, show }: ResourceDefinition): boolean => !listOnly && show.sections.length > 0;

/**
 * Returns the id of the record that is shown beside a list, and a function that sets it. The key shows the record of the
 * row that has the focus.
 */
export function usePeek(definition: ResourceDefinition) {
  const [peeked, setPeeked] = useState<string>();
  useShortcut('peek', () => {
    const focused = document.activeElement?.closest<HTMLElement>('[data-id]')?.dataset.id;
    if (isPeekable(definition)) setPeeked(focused);
  });
  return [peeked, setPeeked] as const;
}
