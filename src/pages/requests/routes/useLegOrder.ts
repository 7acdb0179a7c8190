import { useDataProvider, useNotification } from '@refinedev/core';
import { useRef, useState } from 'react';
import type { Words } from '../../../screens/words';
import { operationFailureText } from '../../../screens/record/failure';
import type { Leg } from './legs';

/**
 * Returns the legs in the user's order. A move is shown and saved at once, and reverted with an error message if saving
 * fails.
 */
export function useLegOrder(storedLegs: readonly Leg[], words: Words, reload: () => Promise<void>) {
  const provider = useDataProvider()();
  const { open: notify } = useNotification();
  const [pendingOrder, setPendingOrder] = useState<readonly string[]>();
  const moveCount = useRef(0);
  const position = (leg: Leg) => pendingOrder?.indexOf(leg.id) ?? 0;
  const orderedLegs =
    pendingOrder && storedLegs.every(({ id }) => pendingOrder.includes(id))
      ? storedLegs.toSorted((a, b) => position(a) - position(b))
      : storedLegs;
  const move = async (id: string, to: number) => {
    const otherIds = orderedLegs.map((leg) => leg.id).filter((other) => other !== id);
    setPendingOrder(otherIds.toSpliced(to, 0, id));
    moveCount.current += 1;
    const moveNumber = moveCount.current;
    try {
      await provider.custom?.({
        url: '',
        method: 'post',
        meta: { method: 'updateRoute', input: { id, order: to + 1 }, fields: ['id', 'order'] },
      });
      await reload();
    } catch (error) {
      notify?.({ type: 'error', message: words.of('orderFailed'), description: operationFailureText(error, words) });
    }
    // If a newer move is still being saved, the pending order stays until that move ends.
    if (moveCount.current === moveNumber) setPendingOrder(undefined);
  };
  return { ordered: orderedLegs, move: (id: string, to: number) => void move(id, to) };
}
