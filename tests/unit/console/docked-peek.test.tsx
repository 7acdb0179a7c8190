// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Activity, type ReactNode, useRef } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { MemoryRouter } from 'react-router';
import { vehiclesResource as vehicles } from '../../../resources/vehicles';
import { DockedPanel } from '../../../src/screens/list/peek/DockedPanel';
import { PeekHeader } from '../../../src/screens/list/peek/PeekHeader';
import { theme } from '../../../src/theme/theme';
import { ShortcutListener } from '../../../src/ui/shortcuts/ShortcutListener';
import { useShortcut } from '../../../src/ui/shortcuts/useShortcut';

const onPeek = vi.fn<(id: string) => void>();
const onClose = vi.fn<() => void>();
const onOpen = vi.fn<() => void>();
const onListPeek = vi.fn<() => void>();

// jsdom does not scroll.
beforeAll(() => {
  Element.prototype.scrollIntoView = () => {};
});

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  document.body.replaceChildren();
});

function List({ children }: { children: ReactNode }) {
  const content = useRef<HTMLElement>(null);
  useShortcut('peek', onListPeek);
  return (
    <>
      <main id="content" ref={content}>
        <input aria-label="Search" />
        {['1', '2', '9'].map((id) => (
          <div key={id} data-id={id}>
            <span tabIndex={-1}>cell {id}</span>
            <a href="#record">link {id}</a>
          </div>
        ))}
      </main>
      <ShortcutListener content={content} />
      {children}
    </>
  );
}

/** Shows a list of the rows 1 and 2, with the panel of row 1 beside it. Row 9 belongs to another list. */
function renderPanel() {
  const place = document.body.appendChild(document.createElement('div'));
  const rows = [{ id: '1' }, { id: '2' }];
  const listIn = (mode: 'visible' | 'hidden') => (
    <ThemeProvider theme={theme}>
      <Activity mode={mode}>
        <List>
          <DockedPanel {...{ place, rows, onPeek, onClose }} id="1" labelledBy="title" onKeyDown={() => {}}>
            <h2 id="title">Row 1</h2>
            <button type="button">Next</button>
          </DockedPanel>
        </List>
      </Activity>
    </ThemeProvider>
  );
  const { rerender } = render(listIn('visible'));
  // The list opens a record unless the click was handled.
  screen.getByRole('main').addEventListener('click', (event) => event.defaultPrevented || onOpen());
  const leave = () => rerender(listIn('hidden'));
  const returnToList = () => rerender(listIn('visible'));
  return { leave, returnToList };
}

test('is a complementary landmark with the name of the record', () => {
  renderPanel();
  expect(screen.getByRole('complementary', { name: 'Row 1' })).toBeTruthy();
});

test('follows the focus to another row of its list', () => {
  renderPanel();
  fireEvent.focusIn(screen.getByText('cell 2'));
  expect(onPeek.mock.calls).toEqual([['2']]);
  fireEvent.focusIn(screen.getByText('cell 9'));
  fireEvent.focusIn(screen.getByRole('button', { name: 'Next' }));
  expect(onPeek).toHaveBeenCalledTimes(1);
});

test.each([
  ['shows a row when it is clicked', 'cell 2', {}, 1, 0],
  ['lets a link open its record', 'link 2', {}, 0, 1],
  ['lets Ctrl and a click open a tab', 'cell 2', { ctrlKey: true }, 0, 1],
])('%s', (_, text, init, peeks, opens) => {
  renderPanel();
  fireEvent.click(screen.getByText(text), init);
  expect([onPeek.mock.calls.length, onOpen.mock.calls.length]).toEqual([peeks, opens]);
});

test.each([
  ['Escape', 'cell 1'],
  [' ', 'cell 1'],
  ['Escape', 'Next'],
])('closes when %j is pressed on %s', (key, text) => {
  renderPanel();
  fireEvent.keyDown(screen.getByText(text), { key });
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('closes by the key also after a return from the record', () => {
  const { leave, returnToList } = renderPanel();
  leave();
  returnToList();
  fireEvent.keyDown(screen.getByText('cell 1'), { key: ' ' });
  expect([onClose.mock.calls.length, onListPeek.mock.calls.length]).toEqual([1, 0]);
});

test('stays open when Escape is pressed in the search box', () => {
  renderPanel();
  fireEvent.keyDown(screen.getByLabelText('Search'), { key: 'Escape' });
  expect(onClose).not.toHaveBeenCalled();
});

test('marks its row only while the list is shown', () => {
  const { leave, returnToList } = renderPanel();
  const isMarked = () => {
    const row = document.querySelector('[data-id="1"]');
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
    return rules.some(
      (rule) =>
        rule instanceof CSSStyleRule &&
        rule.selectorText.endsWith('::after') &&
        row?.matches(rule.selectorText.replace('::after', '')),
    );
  };
  const seen = [isMarked()];
  leave();
  seen.push(isMarked());
  returnToList();
  seen.push(isMarked());
  expect(seen).toEqual([true, false, true]);
});

test.each([
  ['leaves the list by a click', {}, 1],
  ['opens a tab by Ctrl and a click', { ctrlKey: true }, 0],
  ['opens a tab by Cmd and a click', { metaKey: true }, 0],
])('the link of the record %s', async (_, init, leaves) => {
  const onLeave = vi.fn<() => void>();
  const steps = { previous: undefined, next: undefined };
  render(
    <MemoryRouter>
      <PeekHeader definition={vehicles} {...{ steps, onClose, onLeave }} id="1" titleId="title" title="Row 1" />
    </MemoryRouter>,
  );
  fireEvent.click(await screen.findByRole('link', {}, { timeout: 20_000 }), init);
  expect(onLeave).toHaveBeenCalledTimes(leaves);
});
