import { useDataProvider } from '@refinedev/core';
import { useQuery } from '@tanstack/react-query';
import type { SessionUser } from '../../providers/auth/session';
import { filePaths } from '../../providers/data/selection';
import { useSession } from '../ui/appServices';

/** The signed-in user's account, with the fields of the profile pages. */
export interface SignedInAccount extends Pick<SessionUser, 'id' | 'email' | 'lang' | 'date_format' | 'profile'> {
  avatar: unknown;
  [field: string]: unknown;
}

/** Query key of the signed-in user's account. */
export const accountQueryKey = ['account'];

/** Time after which the account is refetched, because the URLs of its picture expire. */
const staleAfterMs = 5 * 60_000;

/** The fields of the account that are read. */
export const accountFields = [
  'id',
  'email',
  'pending_email',
  'lang',
  'date_format',
  'modified_at',
  ...['id', 'first_name', 'last_name', 'full_name', 'phone', 'country'].map((name) => `profile.${name}`),
  ...filePaths.map((part) => `avatar.${part}`),
];

/** Returns whether a record is an account. Only the id is checked, because the query selects the other fields. */
export const isAccount = (record: object): record is SignedInAccount => 'id' in record && typeof record.id === 'string';

/** Fetches the signed-in user's account, with fields that the session does not have, such as the picture. */
export function useAccount() {
  const provider = useDataProvider()();
  const id = useSession()?.user.id;
  return useQuery({
    queryKey: [...accountQueryKey, id],
    enabled: id !== undefined,
    staleTime: staleAfterMs,
    queryFn: async (): Promise<SignedInAccount> => {
      const answer = await provider.custom?.({
        url: '',
        method: 'get',
        meta: { method: 'account', fields: accountFields },
      });
      if (!answer || !isAccount(answer.data)) throw new Error('The account was not answered.');
      return answer.data;
    },
  });
}
