import { isFocusable, layerOf, nextAfter, type Place } from './lostFocus';

/** Number of elements that the trail remembers. */
const maxLength = 12;

/** An element that had the focus, and where it was if it has been removed. */
interface Step {
  element: HTMLElement;
  layer: Element | null;
  place?: Place;
}

/** Remembers which elements had the focus, and where removed ones were. */
export class FocusTrail {
  private steps: Step[] = [];

  /** The element that had the focus last; undefined after `forget`. */
  get last(): HTMLElement | undefined {
    return this.steps.at(-1)?.element;
  }

  /**
   * Adds the element that has got the focus. When the focus is back in a layer, such as from a notification in a dialog,
   * the steps outside since are forgotten: the focus does not return there once the layer closes.
   */
  add(element: HTMLElement): void {
    const layer = layerOf(element);
    const entered = layer ? this.steps.findIndex((step) => step.layer === layer) : -1;
    const others = this.steps.filter(
      (step, index) =>
        step.element !== element && step.layer !== element && (entered < 0 || index < entered || step.layer === layer),
    );
    this.steps = [...others, { element, layer }].slice(-maxLength);
  }

  /** Forgets all elements, because the user has left them on purpose. */
  forget(): void {
    this.steps = [];
  }

  /** Stores where the elements were that a change of the document has removed. */
  noteRemoval({ removedNodes, target, previousSibling }: MutationRecord): void {
    for (const node of removedNodes) {
      for (const step of this.steps) {
        const anchor = step.place?.parent ?? step.element;
        if (node.contains(anchor)) step.place = { parent: target, previous: previousSibling };
      }
    }
  }

  /**
   * Returns where the focus goes after the last element has lost it. An element that can be focused again gets it back.
   * When a layer above the page has closed, the focus returns to the element before; when that is gone too, to what
   * comes next.
   */
  target(): HTMLElement | undefined {
    for (const { element, layer, place } of this.steps.toReversed()) {
      if (layer && !layer.isConnected) continue;
      if (isFocusable(element)) return element;
      const found = nextAfter(place?.parent.isConnected ? place : placeOf(element));
      if (found) return found;
    }
    return undefined;
  }
}

function placeOf(element: HTMLElement): Place {
  return { parent: element.parentNode ?? document.body, previous: element };
}
