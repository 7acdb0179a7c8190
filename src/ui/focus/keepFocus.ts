import { FocusTrail } from './focusTrail';
import { isFocusable, layerOf } from './lostFocus';

/** Milliseconds after which lost focus is moved. Until then the screen can move it itself. */
const settleMs = 150;
/** Number of times that the rule waits for a disabled element, or for a dialog that fades out. */
const maxWaits = 8;

let keptElement: Element | null = null;

/** Returns whether the focused element has the focus only because the element before it lost it. */
export const isFocusKept = (): boolean => keptElement !== null && document.activeElement === keptElement;

function hasFocus(): boolean {
  const active = document.activeElement;
  return active !== null && active !== document.body && !active.matches(':disabled');
}

/**
 * The focus rule of the console: when an action removes or disables the focused element, and the screen does not move
 * the focus itself, the focus goes to what comes next (`FocusTrail.target`) instead of the page's beginning. Returns the
 * function that ends the rule.
 */
export function keepFocus(): () => void {
  const trail = new FocusTrail();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLost = false;
  let waits = 0;

  const schedule = () => {
    timer ??= setTimeout(settle, settleMs);
  };
  const settle = () => {
    timer = undefined;
    const { last } = trail;
    if (!last || hasFocus()) return;
    if (isFocusable(last) && !isLost) {
      // The user clicked beside the element.
      trail.forget();
      return;
    }
    const isLeaving = last.isConnected && (last.matches(':disabled') || layerOf(last) !== null);
    if (isLeaving && waits < maxWaits) {
      waits += 1;
      schedule();
      return;
    }
    const target = trail.target();
    target?.focus();
    keptElement = target ?? null;
  };

  const onFocusIn = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || target.dataset.testid?.startsWith('sentinel')) return;
    isLost = false;
    waits = 0;
    trail.add(target);
  };
  const observer = new MutationObserver((changes) => {
    for (const change of changes) trail.noteRemoval(change);
    const { last } = trail;
    if (!last || (last.isConnected && !last.matches(':disabled'))) return;
    isLost = true;
    schedule();
  });
  // In the capture phase, because notices stop the event.
  document.addEventListener('focusin', onFocusIn, true);
  document.addEventListener('focusout', schedule);
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('focusin', onFocusIn, true);
    document.removeEventListener('focusout', schedule);
  };
}
