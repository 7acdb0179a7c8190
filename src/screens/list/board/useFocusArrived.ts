import { useEffect } from 'react';

/**
 * Focuses a card after it was moved, unless another element has the focus. `arrived` is the card's id. `forget` is
 * called afterwards and clears the id.
 */
export function useFocusArrived(arrived: string | undefined, forget: () => void): void {
  useEffect(() => {
    if (arrived === undefined) return;
    // React renders the card again in its new column, so a card that was moved by keyboard has lost the focus.
    const card = document.querySelector<HTMLElement>(`[data-card="${CSS.escape(arrived)}"]`);
    const taken = document.activeElement !== null && document.activeElement !== document.body;
    if (card && !taken) card.querySelector<HTMLElement>('button:not(:disabled), a')?.focus();
    forget();
  }, [arrived, forget]);
}
