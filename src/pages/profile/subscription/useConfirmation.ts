import { useDataProvider } from '@refinedev/core';
import { useState } from 'react';
import { isRecord } from '../../../../providers/answer';
import { currentLanguage } from '../../../../providers/i18n';
import { useTab } from '../../../ui/tab';
import { useOnce } from '../../../ui/useOnce';
import { leaveFor } from '../../paying/leaveFor';
import { useFailureText } from '../../paying/problems';
import { type Confirmed, confirmByScript } from './confirmByScript';
import { useRenewSubscription } from './useCompanySubscription';

/** What is told of a confirmation: what came of it, that there was nothing to confirm, or why it could not be asked for. */
export type Told = Confirmed | { kind: 'nothing' | 'notSetUp' | 'scriptFailed' } | { kind: 'failed'; reason: string };

/** Has a payment confirmed with the bank: on a page of the card processor, else by its script. */
export function useConfirmation(payment: string) {
  const { custom } = useDataProvider()();
  const { publishableKey } = useTab();
  const failureText = useFailureText();
  const renew = useRenewSubscription();
  const { busy, once } = useOnce();
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
      // What the script says is the browser's word: the server asks Stripe itself, or hears of it later.
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
  return { busy, told, confirm: () => void once(confirm) };
}
