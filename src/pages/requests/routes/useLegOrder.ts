import { useDataProvider, useNotification } from '@refinedev/core';
import { useRef, useState } from 'react';
import type { Words } from '../../../screens/words';
import { failureText } from '../../../screens/record/failure';
import type { Leg } from './legs';

/**
 * The legs in the order that the reader has just given them: shown at once, saved at once, and put back with a word
 * when that fails.
 */
export function useLegOrder(stored: readonly Leg[], words: Words, renew: () => Promise<void>) {
  const provider = useDataProvider()();
  const { open: notify } = useNotification();
  const [wanted, setWanted] = useState<readonly string[]>();
  const begun = useRef(0);
  const place = (leg: Leg) => wanted?.indexOf(leg.id) ?? 0;
  const ordered =
    wanted && stored.every(({ id }) => wanted.includes(id)) ? stored.toSorted((a, b) => place(a) - place(b)) : stored;
  const move = async (id: string, to: number) => {
    const rest = ordered.map((leg) => leg.id).filter((other) => other !== id);
    setWanted(rest.toSpliced(to, 0, id));
    begun.current += 1;
    const own = begun.current;
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
    // What was wished for since is for a newer move to end.
    if (begun.current === own) setWanted(undefined);
  };
  return { ordered, move: (id: string, to: number) => void move(id, to) };
}
