import { useDataProvider } from '@refinedev/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { SessionUser } from '../../providers/auth/session';
import { filePaths } from '../../providers/data/selection';
import type { UpdateAccountInput } from '../../resources/contract.generated';
import { useSession, useAppServices } from '../ui/appServices';

/** The account of who is signed in, as far as their own pages show and edit it. */
export interface Account extends Pick<SessionUser, 'id' | 'email' | 'lang' | 'date_format' | 'profile'> {
  avatar: unknown;
  [field: string]: unknown;
}

/** Key that the account is kept under. */
export const accountKey = ['account'];

/** Milliseconds for which addresses of its picture are good enough. */
const fresh = 5 * 60_000;

const fields = [
  'id',
  'email',
  'lang',
  'date_format',
  'modified_at',
  ...['id', 'first_name', 'last_name', 'full_name', 'phone', 'country'].map((name) => `profile.${name}`),
  ...filePaths.map((part) => `avatar.${part}`),
];

/** The contract's word is taken for the rest: what is asked for is there. */
const isAccount = (record: object): record is Account => 'id' in record && typeof record.id === 'string';

/** Reads one's own account: what a session does not keep of it, such as the picture with its short-lived addresses. */
export function useAccount() {
  const provider = useDataProvider()();
  const id = useSession()?.user.id;
  return useQuery({
    queryKey: [...accountKey, id],
    enabled: id !== undefined,
    staleTime: fresh,
    queryFn: async (): Promise<Account> => {
      const answer = await provider.custom?.({ url: '', method: 'get', meta: { method: 'account', fields } });
      if (!answer || !isAccount(answer.data)) throw new Error('The account was not answered.');
      return answer.data;
    },
  });
}

/** Changes one's own data and settings; the session and every part that shows them know at once. */
export function useUpdateAccount(): (input: UpdateAccountInput) => Promise<Account> {
  const provider = useDataProvider()();
  const queries = useQueryClient();
  const { session } = useAppServices().connection;
  return useCallback(
    async (input) => {
      const answer = await provider.custom?.({
        url: '',
        method: 'post',
        meta: { method: 'updateAccount', input, fields },
      });
      if (!answer || !isAccount(answer.data)) throw new Error('The account was not answered.');
      const { data } = answer;
      queries.setQueryData([...accountKey, data.id], data);
      const now = session.get();
      const { lang, date_format, profile } = data;
      if (now?.user.id === data.id) session.set({ ...now, user: { ...now.user, lang, date_format, profile } });
      return data;
    },
    [provider, queries, session],
  );
}
