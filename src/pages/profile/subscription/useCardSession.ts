import { useState } from 'react';
import { useDataProvider } from '@refinedev/core';
import { isRecord } from '../../../../providers/answer';
import { unavailableError } from '../../../../providers/errors';
import { useSingleFlight } from '../../../ui/useSingleFlight';
import { leaveFor } from '../../paying/leaveFor';
import { useFailureText } from '../../paying/problems';

/** Leaves for the page of the card processor where another card is entered. */
export function useCardSession() {
  const { custom } = useDataProvider()();
  const failureText = useFailureText();
  const { busy, runSingle } = useSingleFlight();
  const [failure, setFailure] = useState<string>();
  const change = async () => {
    setFailure(undefined);
    try {
      const input = { origin: window.location.origin };
      const answer = await custom?.({
        url: '',
        method: 'post',
        meta: { method: 'createCardSession', input, fields: ['url'] },
      });
      if (!isRecord(answer?.data) || typeof answer.data.url !== 'string') throw unavailableError(200);
      await leaveFor(answer.data.url);
    } catch (error) {
      setFailure(failureText(error));
    }
  };
  return { busy, failure, change: () => void runSingle(change) };
}
