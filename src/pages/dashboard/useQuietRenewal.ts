import { useSubscription } from '@refinedev/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { dashboardKey } from './usePart';

/** Milliseconds after a change before the figures are asked for anew: a busy office changes something every second. */
const pause = 5_000;

/** Asks for the figures anew after others have changed requests or vehicles, at most once in a while. What is read stays in sight. */
export function useQuietRenewal(): void {
  const queries = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const renew = () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      void queries.invalidateQueries({ queryKey: [dashboardKey] });
    }, pause);
  };
  useSubscription({ channel: 'resources/service_transportations', types: ['*'], onLiveEvent: renew });
  useSubscription({ channel: 'resources/vehicles', types: ['*'], onLiveEvent: renew });
  useEffect(() => () => clearTimeout(timer.current), []);
}
