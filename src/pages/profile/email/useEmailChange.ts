import { useDataProvider } from '@refinedev/core';
import { useQueryClient } from '@tanstack/react-query';
import { refreshAccount } from '../../../../providers/auth/account';
import { accountQueryKey } from '../../../fields/useAccount';
import { useAppServices } from '../../../ui/appServices';

/** A new address, confirmed by the password and, where one is set up, the second factor. */
export interface EmailChangeInput {
  email: string;
  password: string;
  code?: string;
}

/** Returns the calls that change the user's address. Failed calls reject with an ApiError. */
export function useEmailChange(id: string) {
  const provider = useDataProvider()();
  const queries = useQueryClient();
  const { connection, refresher } = useAppServices();
  const call = async (method: string, input: Readonly<Record<string, unknown>>) => {
    await provider.custom?.({ url: '', method: 'post', meta: { method, input, fields: ['status'] } });
    await queries.invalidateQueries({ queryKey: accountQueryKey });
  };
  return {
    request: (change: EmailChangeInput) => call('changeEmail', { ...change }),
    resend: () => call('resendEmailCode', { user_id: id }),
    cancel: () => call('cancelEmailChange', { user_id: id }),
    confirm: async (code: string) => {
      await call('proveEmail', { code });
      // A failed refresh is ignored: the next token brings the new address.
      await refreshAccount(connection, refresher).catch(() => {});
    },
  };
}

/** Result of `useEmailChange`. */
export type EmailChangeCalls = ReturnType<typeof useEmailChange>;
