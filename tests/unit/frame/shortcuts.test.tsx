// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { startI18n } from '../../../providers/i18n';
import { neighbourIndex } from '../../../src/screens/list/RowKeys';
import { shortcutOf } from '../../../src/ui/shortcuts/keys';
import { ShortcutListener } from '../../../src/ui/shortcuts/ShortcutListener';
import { runShortcut, useClickShortcut, useShortcut } from '../../../src/ui/shortcuts/useShortcut';

beforeAll(startI18n);
afterEach(cleanup);

const pressed = (key: string, more: KeyboardEventInit = {}, target: EventTarget | null = document.body) => {
  const { ctrlKey, metaKey, altKey, shiftKey } = new KeyboardEvent('keydown', more);
  return { key, ctrlKey, metaKey, altKey, shiftKey, target };
};

function element(html: string): Element {
  document.body.innerHTML = html;
  const first = document.body.firstElementChild;
  if (!first) throw new Error(`No element in ${html}`);
  return first;
}

describe('shortcutOf', () => {
  test.each([
    ['j', pressed('j'), 'nextRow'],
    ['J with Caps Lock', pressed('J'), 'nextRow'],
    ['a capital J', pressed('J', { shiftKey: true }), undefined],
    ['Ctrl+F', pressed('f', { ctrlKey: true }), undefined],
    ['Cmd+E', pressed('e', { metaKey: true }), undefined],
    ['Alt+N', pressed('n', { altKey: true }), undefined],
    ['/ with Shift, as on a German keyboard', pressed('/', { shiftKey: true }), 'search'],
    ['?', pressed('?', { shiftKey: true }), 'help'],
    ['a key without a shortcut', pressed('q'), undefined],
  ])('reads %s', (_, event, name) => {
    expect(shortcutOf(event)).toBe(name);
  });

  test.each([
    '<input>',
    '<input type="search">',
    '<textarea></textarea>',
    '<select></select>',
    '<div role="combobox">',
  ])('is undefined while typing in %s', (html) => {
    expect(shortcutOf(pressed('n', {}, element(html)))).toBeUndefined();
  });

  test.each(['<input type="checkbox">', '<button>', '<div role="button">'])(
    'leaves the space bar to %s, which it presses',
    (html) => {
      expect(shortcutOf(pressed(' ', {}, element(html)))).toBeUndefined();
      expect(shortcutOf(pressed(' '))).toBe('peek');
    },
  );

  test('works on a checkbox, which takes no text', () => {
    expect(shortcutOf(pressed('x', {}, element('<input type="checkbox">')))).toBe('select');
  });
});

test.each([
  ['the first row from outside', -1, 1, 0],
  ['the last row from outside, backwards', -1, -1, 2],
  ['the next row', 0, 1, 1],
  ['the same row at the end', 2, 1, 2],
  ['the same row at the beginning', 0, -1, 0],
] as const)('leads to %s', (_, current, step, expected) => {
  expect(neighbourIndex(current, step, 3)).toBe(expected);
});

/** A page with a button that `n` clicks, an input, and the listener. */
function Page({ onCreate, isHidden = false }: { onCreate: () => void; isHidden?: boolean }) {
  const content = useRef<HTMLElement>(null);
  return (
    <div aria-hidden={isHidden}>
      <main ref={content}>
        <Create onCreate={onCreate} />
        <input aria-label="Plate" />
      </main>
      <ShortcutListener content={content} />
    </div>
  );
}

function Create({ onCreate }: { onCreate: () => void }) {
  return (
    <button type="button" {...useClickShortcut<HTMLButtonElement>('create')} onClick={onCreate}>
      Add
    </button>
  );
}

/** A page whose button is rendered once its record is loaded. */
function Record({ isLoaded, onEdit }: { isLoaded: boolean; onEdit: () => void }) {
  const shortcut = useClickShortcut<HTMLButtonElement>('edit');
  return (
    isLoaded && (
      <button type="button" {...shortcut} onClick={onEdit}>
        Edit
      </button>
    )
  );
}

describe('ShortcutListener', () => {
  test('clicks the button of the shortcut, which names its key', () => {
    const onCreate = vi.fn<() => void>();
    render(<Page onCreate={onCreate} />);
    fireEvent.keyDown(document.body, { key: 'n' });
    expect(onCreate).toHaveBeenCalledOnce();
    expect(screen.getByRole('button', { name: 'Add', description: 'Shortcut: N' })).toBeTruthy();
  });

  test.each([
    ['clicks a button that appears shortly after the key', 2900, 1],
    ['does not click a button that appears long after the key', 3100, 0],
  ])('%s', (_, laterMs, clicks) => {
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const onEdit = vi.fn<() => void>();
    const { rerender } = render(<Record isLoaded={false} onEdit={onEdit} />);
    runShortcut('edit');
    vi.advanceTimersByTime(laterMs);
    rerender(<Record isLoaded onEdit={onEdit} />);
    rerender(<Record isLoaded onEdit={onEdit} />);
    expect(onEdit).toHaveBeenCalledTimes(clicks);
  });

  test('leaves the key to an input while the user types', () => {
    const onCreate = vi.fn<() => void>();
    render(<Page onCreate={onCreate} />);
    fireEvent.keyDown(screen.getByLabelText('Plate'), { key: 'n' });
    expect(onCreate).not.toHaveBeenCalled();
  });

  test('does nothing while a dialog hides the page', () => {
    const onCreate = vi.fn<() => void>();
    render(<Page onCreate={onCreate} isHidden />);
    fireEvent.keyDown(document.body, { key: 'n' });
    expect(onCreate).not.toHaveBeenCalled();
  });

  test('forgets a shortcut when its component is gone', () => {
    const onCreate = vi.fn<() => void>();
    const { rerender } = render(<Page onCreate={onCreate} />);
    rerender(<OnlyListener />);
    // A key without a shortcut keeps its default.
    expect(fireEvent.keyDown(document.body, { key: 'n' })).toBe(true);
    expect(onCreate).not.toHaveBeenCalled();
  });

  test('runs the shortcut that was mounted last, and the earlier one after it is gone', () => {
    const [outer, inner] = [vi.fn<() => void>(), vi.fn<() => void>()];
    const both = render(
      <>
        <OnlyListener />
        <Search run={outer} />
        <Search key="inner" run={inner} />
      </>,
    );
    fireEvent.keyDown(document.body, { key: '/' });
    expect([outer.mock.calls.length, inner.mock.calls.length]).toEqual([0, 1]);
    both.rerender(
      <>
        <OnlyListener />
        <Search run={outer} />
      </>,
    );
    fireEvent.keyDown(document.body, { key: '/' });
    expect([outer.mock.calls.length, inner.mock.calls.length]).toEqual([1, 1]);
  });

  test('explains the shortcuts when ? is pressed', async () => {
    render(<OnlyListener />);
    act(() => void fireEvent.keyDown(document.body, { key: '?', shiftKey: true }));
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }, { timeout: 20_000 });
    expect([...dialog.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['/', 'F', 'N', 'E', 'J', 'K', 'X', 'Space', '?', 'Ctrl K']),
    );
  });
});

function OnlyListener() {
  const content = useRef<HTMLElement>(null);
  return (
    <div>
      <main ref={content} />
      <ShortcutListener content={content} />
    </div>
  );
}

function Search({ run }: { run: () => void }) {
  useShortcut('search', run);
  return null;
}
