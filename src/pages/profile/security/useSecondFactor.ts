import { useDataProvider } from '@refinedev/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { refreshAccount } from '../../../../providers/auth/account';
import type { TwoFactorSecret, TwoFactorStatus } from '../../../../resources/contract.generated';
import { useSession, useAppServices } from '../../../ui/appServices';

type Fields = Readonly<Record<string, unknown>>;

const statusOf = ({ active, required, recovery_codes_left }: Fields): TwoFactorStatus => ({
  active: active === true,
  required: required === true,
  recovery_codes_left: Number(recovery_codes_left),
});

const codesOf = ({ recovery_codes }: Fields): readonly string[] =>
  Array.isArray(recovery_codes) ? recovery_codes.map(String) : [];

/** Where my second factor stands, and what can be done about it. What fails rejects with an ApiError. */
export function useSecondFactor() {
  const provider = useDataProvider()();
  const { connection, refresher } = useAppServices();
  const id = useSession()?.user.id;
  const status = useQuery({
    queryKey: ['twofaStatus', id],
    queryFn: async () => {
      const fields = ['active', 'required', 'recovery_codes_left'];
      const answer = await provider.custom?.({ url: '', method: 'get', meta: { method: 'twofaStatus', fields } });
      return statusOf(answer?.data ?? {});
    },
  });
  const { refetch } = status;

  const calls = useMemo(() => {
    const call = async (method: string, input: Fields, fields: string[]): Promise<Fields> => {
      const answer = await provider.custom?.({ url: '', method: 'post', meta: { method, input, fields } });
      return answer?.data ?? {};
    };
    /** What it did to the account is known to the session, too; a failure to tell is none of what was done. */
    const told = async () => {
      await refetch();
      await refreshAccount(connection, refresher).catch(() => {});
    };
    return {
      /** A new secret for the app. */
      begin: async (): Promise<TwoFactorSecret> => {
        const { qr_image, secret_key } = await call('twofaGenerateCode', { user_id: id }, ['qr_image', 'secret_key']);
        return { qr_image: String(qr_image), secret_key: String(secret_key) };
      },
      /** Turns it on by a code of the app; answers the recovery codes. */
      turnOn: async (code: string): Promise<readonly string[]> => {
        const codes = codesOf(
          await call('twofaActivate', { user_id: id, code, status: true }, ['status', 'recovery_codes']),
        );
        // Whoever waits for the codes does not wait for that.
        void told();
        return codes;
      },
      /** Turns it off by a code of the app, or a recovery code. */
      turnOff: async (code: string): Promise<void> => {
        await call('twofaActivate', { user_id: id, code, status: false }, ['status']);
        await told();
      },
      /** New recovery codes for those there are, by a code of the app. */
      renew: async (code: string): Promise<readonly string[]> => {
        const codes = codesOf(await call('twofaRecoveryCodes', { code }, ['recovery_codes']));
        // Whoever waits for the codes does not wait for that.
        void told();
        return codes;
      },
    };
  }, [provider, connection, refresher, refetch, id]);

  return { status, ...calls };
}

/** What `useSecondFactor` gives. */
export type SecondFactorCalls = ReturnType<typeof useSecondFactor>;
