import { useInvalidate, useSubscription } from '@refinedev/core';
import { useEffect, useRef } from 'react';
import type { ResourceDefinition } from '../../../resources/definition';

/** Delay between a change and the refetch, so that one refetch covers several changes. */
const pause = 1_000;

/**
 * Refetches a view when other users change its records. While `waits` is true, for example while a card is dragged,
 * refetching is postponed.
 */
export function useLiveView({ name }: ResourceDefinition, waits: boolean): void {
  const invalidate = useInvalidate();
  const told = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const now = useRef({ waits, invalidate });

  const look = () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      if (!told.current || now.current.waits) return;
      told.current = false;
      void now.current.invalidate({ resource: name, invalidates: ['resourceAll'] });
    }, pause);
  };
  useSubscription({
    channel: `resources/${name}`,
    types: ['*'],
    onLiveEvent: () => {
      told.current = true;
      look();
    },
  });
  useEffect(() => {
    now.current = { waits, invalidate };
    if (!waits && told.current) look();
  });
  useEffect(() => () => clearTimeout(timer.current), []);
}
