// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clickMovedSubmits } from '../../../src/ui/clickMovedSubmits';

// In these tests the elements have no layout, so that a button's area is set by hand. A browser test shows a real click.

let end: () => void;
const submit = vi.fn<(event: Event) => void>((event) => event.preventDefault());

beforeEach(() => {
  document.body.innerHTML = `<form><p>Notice</p><button type="submit"><span>Save</span></button>
    <button type="button">Cancel</button></form>`;
  find('form').addEventListener('submit', submit);
  place(100);
  end = clickMovedSubmits();
});

afterEach(() => {
  end();
  submit.mockClear();
});

function find(selector: string): HTMLElement {
  const found = document.querySelector(selector);
  if (!(found instanceof HTMLElement)) throw new Error(`There is no ${selector}.`);
  return found;
}

/** Places the submit button at a height in the page. */
function place(top: number): void {
  find('[type=submit]').getBoundingClientRect = () => new DOMRect(10, top, 80, 40);
}

/**
 * Presses the mouse on one element and sends its click to another, as a browser does when something changed between; by
 * default, the submit button moved down.
 */
function click(pressed: string, clicked: string, clientX: number, clientY: number, meanwhile = () => place(180)): void {
  find(pressed).dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  meanwhile();
  find(clicked).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, clientX, clientY }));
}

test('submits once when the button stays', () => {
  click('[type=submit] span', '[type=submit]', 20, 110, () => {});
  expect(submit).toHaveBeenCalledTimes(1);
});

test('submits when the button moved away from under the resting pointer', () => {
  click('[type=submit] span', 'form', 20, 110);
  expect(submit).toHaveBeenCalledTimes(1);
});

test('does not submit when the user moved the pointer off the button', () => {
  click('[type=submit]', 'form', 20, 160);
  expect(submit).not.toHaveBeenCalled();
});

test('does not submit when something covers the button, which stays', () => {
  click('[type=submit]', 'form', 20, 110, () => {});
  expect(submit).not.toHaveBeenCalled();
});

test.each([
  ['aria-hidden', 'true'],
  ['inert', ''],
])('does not submit when a dialog opens meanwhile, below which the page is %s', (attribute, value) => {
  click('[type=submit]', 'form', 20, 110, () => {
    place(180);
    find('form').setAttribute(attribute, value);
  });
  expect(submit).not.toHaveBeenCalled();
});

test('does not submit when another button or nothing was pressed', () => {
  click('[type=button]', 'form', 20, 110);
  click('p', 'form', 20, 110);
  expect(submit).not.toHaveBeenCalled();
});

test('forgets a press once something else is clicked', () => {
  click('[type=submit]', 'p', 20, 110);
  find('form').dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: 20, clientY: 110 }));
  expect(submit).not.toHaveBeenCalled();
});
