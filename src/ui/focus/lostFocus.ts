/** Elements that the Tab key reaches. */
const tabStops = [
  'a[href]',
  'button:not(:disabled)',
  'input:not(:disabled):not([type=hidden])',
  'select:not(:disabled)',
  'textarea:not(:disabled):not([aria-hidden])',
  '[tabindex]',
]
  .map((selector) => `${selector}:not([tabindex="-1"])`)
  .join();

/** Parts of a page within which the next element is looked for, before the page around them. */
const parts =
  'form, section, [role=group], [role=region], [role=tabpanel], [role=dialog], [role=alertdialog], main, aside';

/** Layers above the page. When one closes, the focus returns to where it was before. */
const layers = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox], [data-focus-layer]';

/** Where an element was before it was removed. */
export interface Place {
  parent: Node;
  /** The node before the element; null when it was the first one. */
  previous: Node | null;
}

/** Returns whether an element can be focused: it is on the page, enabled and not hidden. */
export function isFocusable(element: HTMLElement): boolean {
  return (
    element.isConnected &&
    !element.matches(':disabled') &&
    !element.closest('[aria-hidden=true], [inert]') &&
    (typeof element.checkVisibility !== 'function' || element.checkVisibility())
  );
}

/** Returns the layer above the page that contains an element, if any. */
export const layerOf = (element: Element): Element | null => element.closest(layers);

function tabStopsIn(part: ParentNode): HTMLElement[] {
  return [...part.querySelectorAll<HTMLElement>(tabStops)].filter(isFocusable);
}

/** Returns whether `element` comes after the place, in the order of the document. */
function isAfter(element: HTMLElement, { parent, previous }: Place): boolean {
  if (previous?.parentNode === parent) {
    return (
      !previous.contains(element) &&
      Boolean(previous.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING)
    );
  }
  return Boolean(parent.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING);
}

/**
 * Returns what comes next after an element that was at a place: the next tab stop of the same part of the page, or the
 * previous one, or the part's heading; else the same of the part around it.
 */
export function nextAfter(place: Place): HTMLElement | undefined {
  const start = place.parent instanceof Element ? place.parent : null;
  for (let part = start?.closest(parts); part; part = part.parentElement?.closest(parts)) {
    const stops = tabStopsIn(part);
    const found = stops.find((stop) => isAfter(stop, place)) ?? stops.at(-1) ?? focusableHeadingOf(part);
    if (found) return found;
  }
  return undefined;
}

/**
 * Returns the first visible and enabled heading of a part of the page; undefined without one. Makes the heading
 * focusable if it has no `tabindex`: sets it to -1 and hides the outline.
 */
export function focusableHeadingOf(part: ParentNode): HTMLElement | undefined {
  const heading = [...part.querySelectorAll<HTMLElement>('h1, h2, h3')].find(isFocusable);
  if (heading && !heading.hasAttribute('tabindex')) {
    heading.tabIndex = -1;
    heading.style.outline = 'none';
  }
  return heading;
}

/**
 * Moves the focus to the content of a page that was opened, unless the page has focused something itself. The heading
 * gets it, or the content while there is none.
 */
export function focusPage(content: HTMLElement | null): void {
  const active = document.activeElement;
  if (!content || (active !== content && content.contains(active)) || (active && layerOf(active))) return;
  (focusableHeadingOf(content) ?? content).focus({ preventScroll: true });
}
