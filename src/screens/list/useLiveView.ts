import { useInvalidate, useSubscription } from '@refinedev/core';
import { useEffect, useRef } from 'react';
import type { ResourceDefinition } from '../../../resources/definition';

/** Delay between a change and the refetch, so that one refetch covers several changes. */
const refetchDelayMs = 1_000;

/**
 * Refetches a view when other users change its records. While `isPostponed` is true, for example while a card is dragged,
 * refetching is postponed.
 */
export function useLiveView({ name }: ResourceDefinition, isPostponed: boolean): void {
  const invalidate = useInvalidate();
  const hasChanged = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef({ isPostponed, invalidate });

  const scheduleRefetch = () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      if (!hasChanged.current || latest.current.isPostponed) return;
      hasChanged.current = false;
      void latest.current.invalidate({ resource: name, invalidates: ['resourceAll'] });
    }, refetchDelayMs);
  };
  useSubscription({
    channel: `resources/${name}`,
    types: ['*'],
    onLiveEvent: () => {
      hasChanged.current = true;
      scheduleRefetch();
    },
  });
  useEffect(() => {
    latest.current = { isPostponed, invalidate };
    if (!isPostponed && hasChanged.current) scheduleRefetch();
  });
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      // A hidden view keeps its refs.
      timer.current = undefined;
    },
    [],
  );
}
