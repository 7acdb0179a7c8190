import { useDataProvider, useSubscription } from '@refinedev/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { get, set, update } from 'idb-keyval';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { addDays } from '../../fields/day';
import { useTimeZone } from '../../fields/useTimeZone';
import { dayAt } from '../../fields/zonedTime';
import { useSession, useAppServices } from '../../ui/appServices';
import { type DriverLeg, driverLegFields, applySentItem } from './driverDay';
import { getOutbox } from './outbox/getOutbox';
import type { Outbox } from './outbox/outbox';
import { cachedKey, openDriverStore } from './outbox/driverStore';
import { useCachedWaybills } from './waybills/useCachedWaybills';

/** The legs as of the last successful request, and the time of that request. */
export interface CachedDay {
  legs: DriverLeg[];
  read_at: number;
}

/** Interval of the refresh, because drivers may get new legs on the road. */
const refreshIntervalMs = 60_000;

/**
 * Returns the driver's legs of today and tomorrow, from the server or, without a network, from the cache. Also returns
 * the outbox of unsent changes.
 */
export function useDriverDay() {
  const services = useAppServices();
  const account = useSession()?.user.id ?? '';
  const provider = useDataProvider()();
  const queries = useQueryClient();
  const timeZone = useTimeZone();
  const outbox = getOutbox(account, services);
  const items = useSyncExternalStore(outbox.subscribe, outbox.items);

  const cached = useQuery({
    queryKey: ['today kept', account],
    networkMode: 'always',
    queryFn: async () => (await get<CachedDay>(cachedKey('day', account), openDriverStore())) ?? null,
  });
  const day = useQuery({
    queryKey: ['today', account],
    networkMode: 'always',
    refetchInterval: refreshIntervalMs,
    refetchOnWindowFocus: true,
    refetchOnReconnect: 'always',
    queryFn: async (): Promise<CachedDay> => {
      const { data: legs } = await provider.getList<DriverLeg>({
        resource: 'routes',
        pagination: { currentPage: 1, pageSize: 100 },
        filters: [
          { field: 'driver_id', operator: 'eq', value: account },
          { field: 'service_transportation.status', operator: 'in', value: ['IN_PROGRESS', 'SERVICE_CONFIRMED'] },
          {
            operator: 'or',
            value: [
              {
                field: 'service_transportation.to_take_to_work_from',
                operator: 'lte',
                value: addDays(dayAt(timeZone), 1),
              },
              { field: 'service_transportation.to_take_to_work_from', operator: 'null', value: true },
            ],
          },
        ],
        sorters: [{ field: 'service_transportation.to_take_to_work_from', order: 'asc' }],
        meta: { fields: driverLegFields, total: false },
      });
      const cachedDay = { legs, read_at: Date.now() };
      // After a sign-out, the day must not be stored on the phone.
      if (services.connection.session.get()?.user.id === account)
        await set(cachedKey('day', account), cachedDay, openDriverStore());
      return cachedDay;
    },
  });

  useApplySentItems(outbox, account, queries);
  useRefetchOnChanges(account, queries);
  const hasAllPapers = useCachedWaybills(account, day.data);
  const now = useNow();
  return {
    now,
    day: day.data ?? cached.data ?? undefined,
    /** Whether the consignment notes of the day are stored on the phone. */
    hasAllPapers,
    isLoading: day.isPending && cached.isPending,
    error: day.error,
    retry: () => void day.refetch(),
    outbox,
    items,
  };
}

/** Refetches the day when a request, leg or task changes, so that work that was taken away disappears at once. */
function useRefetchOnChanges(account: string, queries: ReturnType<typeof useQueryClient>): void {
  const onLiveEvent = () => void queries.invalidateQueries({ queryKey: ['today', account] });
  useSubscription({ channel: 'resources/service_transportations', types: ['*'], onLiveEvent });
  useSubscription({ channel: 'resources/routes', types: ['*'], onLiveEvent });
  useSubscription({ channel: 'resources/route_tasks', types: ['*'], onLiveEvent });
}

/** Returns the current time, updated every minute, so that a page left open overnight shows the new day. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), refreshIntervalMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/**
 * Applies accepted changes to the shown day at once. A running request is cancelled, because its answer may be older
 * than the change.
 */
function useApplySentItems(outbox: Outbox, account: string, queries: ReturnType<typeof useQueryClient>): void {
  useEffect(
    () =>
      outbox.onSent((item) => {
        const queryKey = ['today', account];
        const apply = (read: CachedDay | null | undefined) =>
          read ? { ...read, legs: applySentItem(read.legs, item) } : read;
        void queries.cancelQueries({ queryKey });
        void update<CachedDay | undefined>(
          cachedKey('day', account),
          (read) => apply(read) ?? undefined,
          openDriverStore(),
        );
        queries.setQueryData<CachedDay | null>(queryKey, apply);
        queries.setQueryData<CachedDay | null>(['today kept', account], apply);
        void queries.invalidateQueries({ queryKey });
      }),
    [outbox, account, queries],
  );
}
