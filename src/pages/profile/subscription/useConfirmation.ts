import { useDataProvider } from '@refinedev/core';
import { useState } from 'react';
import { isRecord } from '../../../../providers/answer';
import { currentLanguage } from '../../../../providers/i18n';
import { useAppServices } from '../../../ui/appServices';
import { useSingleFlight } from '../../../ui/useSingleFlight';
import { leaveFor } from '../../paying/leaveFor';
import { useFailureText } from '../../paying/problems';
import { type Confirmed, confirmByScript } from './confirmByScript';
import { useRenewSubscription } from './useCompanySubscription';

/** Result of a confirmation, including that there was nothing to confirm and failed requests. */
export type Told = Confirmed | { kind: 'nothing' | 'notSetUp' | 'scriptFailed' } | { kind: 'failed'; reason: string };

/** Confirms a payment with the card's bank, on a page of Stripe or with Stripe.js. */
export function useConfirmation(payment: string) {
  const { custom } = useDataProvider()();
  const { publishableKey } = useAppServices();
  const failureText = useFailureText();
  const renew = useRenewSubscription();
  const { busy, runSingle } = useSingleFlight();
  const [told, setTold] = useState<Told>();

  const ask = async (): Promise<Told | undefined> => {
    const answer = await custom?.({
      url: '',
      method: 'post',
      meta: { method: 'confirmPayment', input: { id: payment }, fields: ['id', 'client_secret', 'url'] },
    });
    if (!isRecord(answer?.data)) return { kind: 'nothing' };
    const { url, client_secret: secret } = answer.data;
    if (typeof url === 'string') {
      await leaveFor(url);
      return undefined;
    }
    if (!publishableKey || typeof secret !== 'string') return { kind: 'notSetUp' };
    return confirmByScript(publishableKey, secret, currentLanguage()).catch(() => ({ kind: 'scriptFailed' }) as const);
  };

  const confirm = async () => {
    setTold(undefined);
    try {
      const outcome = await ask();
      // The browser's result is not trusted: the server asks Stripe itself.
      if (outcome?.kind === 'paid')
        await custom?.({
          url: '',
          method: 'post',
          meta: { method: 'refreshPayment', input: { id: payment }, fields: ['id', 'status'] },
        }).catch(() => undefined);
      setTold(outcome);
    } catch (error) {
      setTold({ kind: 'failed', reason: failureText(error) });
    }
    await renew();
  };
  return { busy, told, confirm: () => void runSingle(confirm) };
}
