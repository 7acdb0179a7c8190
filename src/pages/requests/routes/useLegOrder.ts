import { useDataProvider, useNotification } from '@refinedev/core';
import { useRef, useState } from 'react';
import type { Words } from '../../../screens/words';
import { failureText } from '../../../screens/record/failure';
import type { Leg } from './legs';

/**
 * Returns the legs in the user's order. A move is shown and saved at once, and reverted with an error message if saving
 * fails.
 */
export function useLegOrder(stored: readonly Leg[], words: Words, renew: () => Promise<void>) {
  const provider = useDataProvider()();
  const { open: notify } = useNotification();
  const [pendingOrder, setWanted] = useState<readonly string[]>();
  const moveCount = useRef(0);
  const position = (leg: Leg) => pendingOrder?.indexOf(leg.id) ?? 0;
  const ordered =
    pendingOrder && stored.every(({ id }) => pendingOrder.includes(id))
      ? stored.toSorted((a, b) => position(a) - position(b))
      : stored;
  const move = async (id: string, to: number) => {
    const rest = ordered.map((leg) => leg.id).filter((other) => other !== id);
    setWanted(rest.toSpliced(to, 0, id));
    moveCount.current += 1;
    const own = moveCount.current;
    try {
      await provider.custom?.({
        url: '',
        method: 'post',
        meta: { method: 'updateRoute', input: { id, order: to + 1 }, fields: ['id', 'order'] },
      });
      await renew();
    } catch (error) {
      notify?.({ type: 'error', message: words.of('orderFailed'), description: failureText(error, words) });
    }
    // If a newer move is still being saved, that move resets the order.
    if (moveCount.current === own) setWanted(undefined);
  };
  return { ordered, move: (id: string, to: number) => void move(id, to) };
}
