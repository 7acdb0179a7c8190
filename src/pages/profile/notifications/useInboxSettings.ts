import { useDataProvider } from '@refinedev/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { InboxSettings, UpdateInboxSettingsInput } from '../../../../resources/contract.generated';
import { useSession } from '../../../ui/appServices';

const fields = [
  'quiet_from',
  'quiet_to',
  ...['kind', 'mail', 'has_own_mail', 'push', 'sound', 'is_urgent'].map((name) => `preferences.${name}`),
];

/** Returns how the user is notified of events, and a function that changes it and rejects with an ApiError. */
export function useInboxSettings() {
  const { custom } = useDataProvider()();
  const queries = useQueryClient();
  const queryKey = ['inbox settings', useSession()?.user.id];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async () => {
      const answer = await custom?.<InboxSettings>({
        url: '',
        method: 'get',
        meta: { method: 'inboxSettings', fields },
      });
      return answer?.data ?? null;
    },
  });
  const update = async (input: UpdateInboxSettingsInput) => {
    const meta = { method: 'updateInboxSettings', input, fields };
    const answer = await custom?.<InboxSettings>({ url: '', method: 'post', meta });
    if (answer) queries.setQueryData(queryKey, answer.data);
  };
  return { settings: data, error, retry: () => void refetch(), update };
}
