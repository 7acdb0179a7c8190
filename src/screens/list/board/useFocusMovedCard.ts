import { useEffect } from 'react';
import { isFocusKept } from '../../../ui/focus/keepFocus';

/**
 * Focuses the card with the given id after it was moved, unless another element has the focus. Then calls `onFocused`,
 * with which the caller clears the id.
 */
export function useFocusMovedCard(cardId: string | undefined, onFocused: () => void): void {
  useEffect(() => {
    if (cardId === undefined) return;
    // React renders the card again in its new column, so a card that was moved by keyboard has lost the focus.
    const card = document.querySelector<HTMLElement>(`[data-card="${CSS.escape(cardId)}"]`);
    const active = document.activeElement;
    const hasFocusElsewhere = active !== null && active !== document.body && !isFocusKept();
    // The first button is the handle, with which the card can be moved on; the link comes before it.
    if (card && !hasFocusElsewhere)
      (card.querySelector<HTMLElement>('button:not(:disabled)') ?? card.querySelector('a'))?.focus();
    onFocused();
  }, [cardId, onFocused]);
}
