import { useEffect } from 'react';

/** Focuses the card that was moved last, unless something else has the focus. `forget` is called afterwards. */
export function useFocusArrived(arrived: string | undefined, forget: () => void): void {
  useEffect(() => {
    if (arrived === undefined) return;
    // The card is rendered anew in its column, so that the focus of a keyboard move is lost.
    const card = document.querySelector<HTMLElement>(`[data-card="${CSS.escape(arrived)}"]`);
    const taken = document.activeElement !== null && document.activeElement !== document.body;
    if (card && !taken) card.querySelector<HTMLElement>('button:not(:disabled), a')?.focus();
    forget();
  }, [arrived, forget]);
}
