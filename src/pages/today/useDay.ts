import { useDataProvider } from '@refinedev/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { get, set, update } from 'idb-keyval';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useSession, useAppServices } from '../../ui/appServices';
import { dayOf, type Leg, legFields, legsAfter } from './day';
import { outboxOf } from './outbox';
import type { Outbox } from './outbox/outbox';
import { dayKey, phoneStore } from './outbox/store';

/** The day as it was read last, and when. */
interface ReadDay {
  legs: Leg[];
  read_at: number;
}

/** Milliseconds between one look and the next: work can be given to a driver who is on the road. */
const everyMinute = 60_000;

/**
 * The legs of whoever is signed in that are on the road today or tomorrow, from the server, or as they were read last
 * where there is no network; with the outbox of what was done since.
 */
export function useDay() {
  const tab = useAppServices();
  const account = useSession()?.user.id ?? '';
  const provider = useDataProvider()();
  const queries = useQueryClient();
  const outbox = outboxOf(account, tab);
  const deeds = useSyncExternalStore(outbox.subscribe, outbox.deeds);

  const kept = useQuery({
    queryKey: ['today kept', account],
    networkMode: 'always',
    queryFn: async () => (await get<ReadDay>(dayKey(account), phoneStore())) ?? null,
  });
  const day = useQuery({
    queryKey: ['today', account],
    networkMode: 'always',
    refetchInterval: everyMinute,
    refetchOnWindowFocus: true,
    refetchOnReconnect: 'always',
    queryFn: async (): Promise<ReadDay> => {
      const { data: legs } = await provider.getList<Leg>({
        resource: 'routes',
        pagination: { currentPage: 1, pageSize: 100 },
        filters: [
          { field: 'driver_id', operator: 'eq', value: account },
          { field: 'service_transportation.status', operator: 'in', value: ['IN_PROGRESS', 'SERVICE_CONFIRMED'] },
          {
            operator: 'or',
            value: [
              { field: 'service_transportation.to_take_to_work_from', operator: 'lte', value: dayOf(new Date(), 1) },
              { field: 'service_transportation.to_take_to_work_from', operator: 'null', value: true },
            ],
          },
        ],
        sorters: [{ field: 'service_transportation.to_take_to_work_from', order: 'asc' }],
        meta: { fields: legFields, total: false },
      });
      const read = { legs, read_at: Date.now() };
      // Who has signed out meanwhile leaves nothing behind.
      if (tab.connection.session.get()?.user.id === account) await set(dayKey(account), read, phoneStore());
      return read;
    },
  });

  useKeepingUp(outbox, account, queries);
  const now = useNow();
  return {
    now,
    day: day.data ?? kept.data ?? undefined,
    isLoading: day.isPending && kept.isPending,
    error: day.error,
    retry: () => void day.refetch(),
    outbox,
    deeds,
  };
}

/** The time, to the minute: a page that stands open overnight shows the new day. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), everyMinute);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** What the server has taken stands in the day at once; an answer that was asked for before it came would not know. */
function useKeepingUp(outbox: Outbox, account: string, queries: ReturnType<typeof useQueryClient>): void {
  useEffect(
    () =>
      outbox.onSent((deed) => {
        const queryKey = ['today', account];
        const apply = (read: ReadDay | null | undefined) =>
          read ? { ...read, legs: legsAfter(read.legs, deed) } : read;
        void queries.cancelQueries({ queryKey });
        void update<ReadDay | undefined>(dayKey(account), (read) => apply(read) ?? undefined, phoneStore());
        queries.setQueryData<ReadDay | null>(queryKey, apply);
        queries.setQueryData<ReadDay | null>(['today kept', account], apply);
        void queries.invalidateQueries({ queryKey });
      }),
    [outbox, account, queries],
  );
}
