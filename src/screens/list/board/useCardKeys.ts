import { useShortcut } from '../../../ui/shortcuts/useShortcut';
import { neighbourIndex } from '../RowKeys';

/** Lets shortcuts move the focus from card to card, column by column. */
export function useCardKeys(): void {
  const move = (step: 1 | -1) => {
    const cards = [...document.querySelectorAll<HTMLElement>('[data-card]')].filter((card) => card.checkVisibility());
    const focused = cards.findIndex((card) => card.contains(document.activeElement));
    cards[neighbourIndex(focused, step, cards.length)]?.querySelector('a')?.focus();
  };
  useShortcut('nextRow', () => move(1));
  useShortcut('previousRow', () => move(-1));
}
