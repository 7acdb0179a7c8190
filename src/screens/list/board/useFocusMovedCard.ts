import { useEffect } from 'react';

/**
 * Focuses the card with the given id after it was moved, unless another element has the focus. Then calls `onFocused`,
 * with which the caller clears the id.
 */
export function useFocusMovedCard(cardId: string | undefined, onFocused: () => void): void {
  useEffect(() => {
    if (cardId === undefined) return;
    // React renders the card again in its new column, so a card that was moved by keyboard has lost the focus.
    const card = document.querySelector<HTMLElement>(`[data-card="${CSS.escape(cardId)}"]`);
    const hasFocusElsewhere = document.activeElement !== null && document.activeElement !== document.body;
    if (card && !hasFocusElsewhere) card.querySelector<HTMLElement>('button:not(:disabled), a')?.focus();
    onFocused();
  }, [cardId, onFocused]);
}
