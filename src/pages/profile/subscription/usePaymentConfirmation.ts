import { useDataProvider } from '@refinedev/core';
import { useState } from 'react';
import { isRecord } from '../../../../providers/graphqlResponse';
import { currentLanguage } from '../../../../providers/i18n';
import { useAppServices } from '../../../ui/appServices';
import { useSingleFlight } from '../../../ui/useSingleFlight';
import { openExternalPage } from '../../paying/openExternalPage';
import { usePaymentErrorText } from '../../paying/usePaymentErrorText';
import { type BankConfirmation, confirmWithStripe } from './confirmWithStripe';
import { useInvalidateSubscription } from './useCompanySubscription';

/** Result of a confirmation: the bank's result, or why the bank was not asked. */
export type ConfirmationResult =
  | BankConfirmation
  | { kind: 'nothing' | 'notSetUp' | 'scriptFailed' }
  | { kind: 'failed'; reason: string };

/** Returns a function that confirms a payment with the card's bank, on a page of Stripe or with Stripe.js. */
export function usePaymentConfirmation(payment: string) {
  const { custom } = useDataProvider()();
  const { publishableKey } = useAppServices();
  const failureText = usePaymentErrorText();
  const invalidateSubscription = useInvalidateSubscription();
  const { busy, runSingle } = useSingleFlight();
  const [result, setResult] = useState<ConfirmationResult>();

  const requestConfirmation = async (): Promise<ConfirmationResult | undefined> => {
    const answer = await custom?.({
      url: '',
      method: 'post',
      meta: { method: 'confirmPayment', input: { id: payment }, fields: ['id', 'client_secret', 'url'] },
    });
    if (!isRecord(answer?.data)) return { kind: 'nothing' };
    const { url, client_secret: secret } = answer.data;
    if (typeof url === 'string') {
      await openExternalPage(url);
      return undefined;
    }
    if (!publishableKey || typeof secret !== 'string') return { kind: 'notSetUp' };
    return confirmWithStripe(publishableKey, secret, currentLanguage()).catch(
      () => ({ kind: 'scriptFailed' }) as const,
    );
  };

  const confirm = async () => {
    setResult(undefined);
    try {
      const outcome = await requestConfirmation();
      // The browser's result is not trusted: the server asks Stripe itself.
      if (outcome?.kind === 'paid')
        await custom?.({
          url: '',
          method: 'post',
          meta: { method: 'refreshPayment', input: { id: payment }, fields: ['id', 'status'] },
        }).catch(() => undefined);
      setResult(outcome);
    } catch (error) {
      setResult({ kind: 'failed', reason: failureText(error) });
    }
    await invalidateSubscription();
  };
  return { busy, result, confirm: () => void runSingle(confirm) };
}
