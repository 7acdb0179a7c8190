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

/** Returns the state of the second factor and its actions. Failed actions reject with an ApiError. */
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
    /**
     * Refreshes the state and the session's account. A failed refresh is ignored, because the change itself has
     * succeeded.
     */
    const refreshAll = async () => {
      await refetch();
      await refreshAccount(connection, refresher).catch(() => {});
    };
    return {
      /** Creates a new secret for the authenticator app. */
      createSecret: async (): Promise<TwoFactorSecret> => {
        const { qr_image, secret_key } = await call('twofaGenerateCode', { user_id: id }, ['qr_image', 'secret_key']);
        return { qr_image: String(qr_image), secret_key: String(secret_key) };
      },
      /** Activates the second factor with a code of the app. Returns the recovery codes. */
      turnOn: async (code: string): Promise<readonly string[]> => {
        const codes = codesOf(
          await call('twofaActivate', { user_id: id, code, status: true }, ['status', 'recovery_codes']),
        );
        // The caller needs the codes at once, so it does not wait for the refresh.
        void refreshAll();
        return codes;
      },
      /** Deactivates the second factor with a code of the app or a recovery code. */
      turnOff: async (code: string): Promise<void> => {
        await call('twofaActivate', { user_id: id, code, status: false }, ['status']);
        await refreshAll();
      },
      /** Replaces the recovery codes and returns the new ones. Requires a code of the app. */
      renewCodes: async (code: string): Promise<readonly string[]> => {
        const codes = codesOf(await call('twofaRecoveryCodes', { code }, ['recovery_codes']));
        // The caller needs the codes at once, so it does not wait for the refresh.
        void refreshAll();
        return codes;
      },
    };
  }, [provider, connection, refresher, refetch, id]);

  return { status, ...calls };
}

/** The state and actions that `useSecondFactor` returns. */
export type SecondFactorCalls = ReturnType<typeof useSecondFactor>;
