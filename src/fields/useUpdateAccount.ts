import { useDataProvider } from '@refinedev/core';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { UpdateAccountInput } from '../../resources/contract.generated';
import { useAppServices } from '../ui/appServices';
import { accountFields, accountQueryKey, isAccount, type SignedInAccount } from './useAccount';

/** Returns a function that updates the user's account on the server and in the session. */
export function useUpdateAccount(): (input: UpdateAccountInput) => Promise<SignedInAccount> {
  const provider = useDataProvider()();
  const queries = useQueryClient();
  const { session } = useAppServices().connection;
  return useCallback(
    async (input) => {
      const answer = await provider.custom?.({
        url: '',
        method: 'post',
        meta: { method: 'updateAccount', input, fields: accountFields },
      });
      if (!answer || !isAccount(answer.data)) throw new Error('The account was not answered.');
      const { data } = answer;
      queries.setQueryData([...accountQueryKey, data.id], data);
      const now = session.get();
      const { lang, date_format, profile } = data;
      if (now?.user.id === data.id) session.set({ ...now, user: { ...now.user, lang, date_format, profile } });
      return data;
    },
    [provider, queries, session],
  );
}
