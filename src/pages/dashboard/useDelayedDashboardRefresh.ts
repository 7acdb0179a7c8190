import { useSubscription } from '@refinedev/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { dashboardQueryKeyPrefix } from './useDashboardPart';

/** Delay between a change and the refresh. All changes during the delay cause only one refresh. */
const refreshDelayMs = 5_000;

/**
 * Refreshes the dashboard after requests or vehicles have changed, at most once per delay. The current data stays
 * visible meanwhile.
 */
export function useDelayedDashboardRefresh(): void {
  const queries = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const scheduleRefresh = () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      void queries.invalidateQueries({ queryKey: [dashboardQueryKeyPrefix] });
    }, refreshDelayMs);
  };
  useSubscription({ channel: 'resources/service_transportations', types: ['*'], onLiveEvent: scheduleRefresh });
  useSubscription({ channel: 'resources/vehicles', types: ['*'], onLiveEvent: scheduleRefresh });
  useEffect(() => () => clearTimeout(timer.current), []);
}
