/** A pressed submit button, and where it was when it was pressed. */
interface Press {
  button: HTMLButtonElement;
  area: DOMRect;
}

/**
 * Clicks submit buttons that move while they are pressed, because a notice appears before them. The browser clicks only
 * what it finds under the pointer at both moments, so the click would be lost. A user who moves the pointer off the button
 * still cancels the click, and so does something that opens over the button. Returns the function that ends the rule.
 */
export function clickMovedSubmits(): () => void {
  let press: Press | undefined;
  const onPress = ({ target, button: key }: MouseEvent) => {
    const isPrimary = key === 0 && target instanceof Element;
    const button = isPrimary ? target.closest<HTMLButtonElement>('button[type=submit]') : null;
    press = button ? { button, area: button.getBoundingClientRect() } : undefined;
  };
  const onClick = ({ target, clientX: x, clientY: y }: MouseEvent) => {
    const pressed = press;
    press = undefined;
    // A click between two elements goes to the nearest one around both.
    if (!pressed || !(target instanceof Element) || target === pressed.button || !target.contains(pressed.button))
      return;
    // What opens over a button, such as a dialog, makes the page below it inert or hides it from screen readers.
    if (pressed.button.closest('[inert], [aria-hidden=true]')) return;
    const contains = ({ left, right, top, bottom }: DOMRect) => x >= left && x <= right && y >= top && y <= bottom;
    if (contains(pressed.area) && !contains(pressed.button.getBoundingClientRect())) pressed.button.click();
  };
  document.addEventListener('mousedown', onPress, true);
  document.addEventListener('click', onClick, true);
  return () => {
    document.removeEventListener('mousedown', onPress, true);
    document.removeEventListener('click', onClick, true);
  };
}
