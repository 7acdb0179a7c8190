import { useDataProvider, useSubscription } from '@refinedev/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSession } from '../../../ui/appServices';
import { isUnfinished, type Job, jobFields } from './job';
import { WatchedJobs } from './watchedJobs';

/** Milliseconds after which unfinished jobs are read again, in case a live change was missed. */
const pollMs = 15_000;
/** Largest number of jobs that the frame shows. */
const shownCount = 10;

/**
 * Returns the user's latest jobs, kept up to date.
 *
 * @param announce called once for each job that ends, also for one that ended while no page was open
 */
export function useJobs(announce: (job: Job) => void): readonly Job[] {
  const user = useSession()?.user.id ?? '';
  const { getList } = useDataProvider()();
  const { data: jobs, refetch } = useQuery({
    queryKey: ['jobs', user],
    queryFn: async () => {
      const { data } = await getList<Job>({
        resource: 'background_jobs',
        pagination: { currentPage: 1, pageSize: shownCount, mode: 'server' },
        filters: [{ field: 'user_id', operator: 'eq', value: user }],
        sorters: [{ field: 'created_at', order: 'desc' }],
        meta: { fields: [...jobFields], total: false },
      });
      return data;
    },
    enabled: user !== '',
    refetchInterval: ({ state }) => (state.data?.some(isUnfinished) ? pollMs : false),
  });
  useSubscription({ channel: 'resources/background_jobs', types: ['*'], onLiveEvent: () => void refetch() });

  const [watched] = useState(() => new WatchedJobs(user));
  useEffect(() => {
    if (jobs) for (const job of watched.update(jobs)) announce(job);
  }, [jobs, watched, announce]);
  return jobs ?? [];
}
