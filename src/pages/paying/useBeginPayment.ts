import { useState } from 'react';
import { isRecord } from '../../../providers/answer';
import { callSignedIn } from '../../../providers/auth/callSignedIn';
import { unavailableError } from '../../../providers/errors';
import type { BillingCycle } from '../../../resources/contract.generated';
import { useAppServices } from '../../ui/appServices';
import { useSingleFlight } from '../../ui/useSingleFlight';
import { leaveFor } from './leaveFor';
import { useFailureText } from './problems';

const createPaymentSession = `mutation ($input: CreatePaymentSessionInput!) {
  createPaymentSession(input: $input) { id url }
}`;

/**
 * Begins a payment by card and leaves for the page of the card processor. Pressed twice, it begins one: until the other
 * page is there, the first is on its way.
 */
export function useBeginPayment() {
  const { connection, refresher } = useAppServices();
  const failureText = useFailureText();
  const { runSingle } = useSingleFlight();
  const [beginning, setBeginning] = useState<string>();
  const [failed, setFailed] = useState<{ tariff: string; error: unknown }>();

  const begin = async (tariff: string, cycle: BillingCycle) => {
    setBeginning(tariff);
    setFailed(undefined);
    try {
      const input = { tariff, billing_cycle: cycle, origin: window.location.origin };
      const { createPaymentSession: session } = await callSignedIn(connection, refresher, createPaymentSession, {
        input,
      });
      if (!isRecord(session) || typeof session.url !== 'string') throw unavailableError(200);
      await leaveFor(session.url);
    } catch (error) {
      setFailed({ tariff, error });
    } finally {
      setBeginning(undefined);
    }
  };

  return {
    /** Id of the tariff whose payment is being begun. */
    beginning,
    /** The one whose payment could not be begun, why, and that in words. */
    failed: failed && { ...failed, text: failureText(failed.error) },
    begin: (tariff: string, cycle: BillingCycle) => void runSingle(async () => begin(tariff, cycle)),
  };
}
