import { useDataProvider, useSubscription } from '@refinedev/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { showNotification } from '../../../../providers/notification';
import { useSession } from '../../../ui/appServices';
import { errorText } from '../../../ui/errorText';
import { type Entry, entryFields } from './inboxEntry';

/** Largest number of entries that the frame shows. */
const shownCount = 30;

/** What of the inbox is read. */
type InboxPart = 'unread' | 'latest';

function useInboxQuery(part: InboxPart, enabled = true) {
  const user = useSession()?.user.id ?? '';
  const { i18n } = useTranslation();
  const { getList } = useDataProvider()();
  return useQuery({
    queryKey: ['inbox', user, part, i18n.language],
    enabled: enabled && user !== '',
    queryFn: () =>
      getList<Entry>({
        resource: 'inboxEntries',
        pagination: { currentPage: 1, pageSize: shownCount, mode: 'server' },
        filters: [
          { field: 'snoozed_until', operator: 'null', value: true },
          ...(part === 'unread' ? [{ field: 'read_at', operator: 'null' as const, value: true }] : []),
        ],
        sorters: [{ field: 'created_at', order: 'desc' }],
        meta: { fields: [...entryFields], total: part === 'unread' ? 'limited' : false },
      }),
  });
}

/** Returns the latest unread entries of the user and their number, kept up to date. Undefined while they are read. */
export function useUnread(): { entries: readonly Entry[]; count: number } | undefined {
  const queries = useQueryClient();
  const { data } = useInboxQuery('unread');
  const refetch = () => void queries.invalidateQueries({ queryKey: ['inbox'] });
  useSubscription({ channel: 'resources/inbox_entries', types: ['*'], onLiveEvent: refetch });
  return data && { entries: data.data, count: data.total };
}

/** Returns the latest entries of the user, read and unread. */
export function useLatestEntries() {
  const { data, error, refetch } = useInboxQuery('latest');
  return { entries: data?.data, error, retry: () => void refetch() };
}

/** Returns functions that change entries of the inbox. A failure is shown as a notification. */
export function useInboxActions() {
  const { t } = useTranslation('app');
  const { custom } = useDataProvider()();
  const queries = useQueryClient();
  const call = useCallback(
    async (method: 'readInboxEntries' | 'snoozeInboxEntry', input: object) => {
      try {
        await custom?.({ url: '', method: 'post', meta: { method, input } });
      } catch (error) {
        showNotification('error', errorText(error, t));
      }
      await queries.invalidateQueries({ queryKey: ['inbox'] });
    },
    [custom, queries, t],
  );
  return {
    markRead: useCallback((ids: readonly string[]) => call('readInboxEntries', { ids }), [call]),
    markAllRead: useCallback(() => call('readInboxEntries', {}), [call]),
    snooze: useCallback(
      (id: string, until: Date) => call('snoozeInboxEntry', { id, until: until.toISOString() }),
      [call],
    ),
  };
}
