// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { closeSnackbar } from 'notistack';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { chooseLanguage, startI18n } from '../../../providers/i18n';
import { notificationProvider, showNotification } from '../../../providers/notification';
import { NotificationHost } from '../../../providers/notification/NotificationHost';
import { undoSeconds } from '../../../src/screens/record/useOperationResult';
import { theme } from '../../../src/theme/theme';

beforeAll(async () => {
  await startI18n();
  // Loads the lazily imported module of toasts now, because it could not load while the clock is stopped.
  await import('../../../providers/notification/ToastStack');
});

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <ThemeProvider theme={theme}>
      <NotificationHost>{null}</NotificationHost>
    </ThemeProvider>,
  );
});

afterEach(async () => {
  act(() => closeSnackbar());
  await pass(1000);
  cleanup();
  vi.useRealTimers();
  await chooseLanguage('en');
});

/** Advances the clock in steps of 100 ms, because each rendering sets new timers. */
async function pass(milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += 100) {
    await act(async () => vi.advanceTimersByTimeAsync(100));
  }
}

/** Returns the element of the visible notification. @throws Error if there is none */
async function shown(): Promise<HTMLElement> {
  await pass(300);
  const toast = document.querySelector<HTMLElement>('[data-kind]');
  if (!toast) throw new Error('No notification is on the page.');
  return toast;
}

const isShown = () => document.querySelector('[data-kind]') !== null;

/** Returns the hue of a colour in degrees: red is 0, yellow 60, green 120, blue 240. */
function hueOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => parseInt(hex.slice(start, start + 2), 16));
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const part =
    {
      [red]: (green - blue) / (most - least),
      [green]: 2 + (blue - red) / (most - least),
      [blue]: 4 + (red - green) / (most - least),
    }[most] ?? 0;
  return (part * 60 + 360) % 360;
}

const kinds = [
  { kind: 'info', title: 'Info', polish: 'Informacja', colour: 'blue', hue: [200, 250] },
  { kind: 'success', title: 'Success', polish: 'Gotowe', colour: 'green', hue: [90, 160] },
  { kind: 'warning', title: 'Warning', polish: 'Ostrzeżenie', colour: 'yellow', hue: [40, 65] },
  { kind: 'error', title: 'Error', polish: 'Błąd', colour: 'red', hue: [0, 15] },
] as const;

describe.each(kinds)('a notification of kind $kind', ({ kind, title, polish, colour, hue: [from, to] }) => {
  test(`is titled ${title}, in Polish ${polish}`, async () => {
    act(() => showNotification(kind, 'WGM 2041K'));
    expect(within(await shown()).getByText(title)).toBeDefined();
    await act(async () => chooseLanguage('pl'));
    expect(within(await shown()).getByText(polish)).toBeDefined();
  });

  test(`is marked in ${colour}, in light and dark mode`, async () => {
    act(() => showNotification(kind, 'WGM 2041K'));
    const edge = (await shown()).firstElementChild;
    expect(edge && getComputedStyle(edge).borderLeftColor).toContain(`--mui-palette-${kind}-light`);
    for (const scheme of ['light', 'dark'] as const) {
      const hue = hueOf(theme.colorSchemes[scheme]?.palette[kind].light ?? '');
      expect(hue, `${scheme}: ${hue}`).toBeGreaterThanOrEqual(from);
      expect(hue, `${scheme}: ${hue}`).toBeLessThanOrEqual(to);
    }
  });
});

describe('a notification', () => {
  test('closes by itself after 5 seconds, and not before', async () => {
    act(() => showNotification('success', 'Saved'));
    await pass(4900);
    expect(isShown()).toBe(true);
    await pass(1500);
    expect(isShown()).toBe(false);
  });

  test.each([
    { what: 'the pointer is on it', enter: fireEvent.mouseEnter, leave: fireEvent.mouseLeave },
    { what: 'the keyboard is in it', enter: fireEvent.focus, leave: fireEvent.blur },
  ])('stays while $what, and keeps its remaining time', async ({ enter, leave }) => {
    act(() => showNotification('success', 'Saved'));
    await pass(3000);
    const toast = await shown();
    enter(toast);
    await pass(20_000);
    expect(isShown()).toBe(true);
    leave(toast);
    await pass(1000);
    expect(isShown()).toBe(true);
    await pass(2000);
    expect(isShown()).toBe(false);
  });

  test('can be closed', async () => {
    act(() => showNotification('error', 'Failed'));
    fireEvent.click(within(await shown()).getByRole('button', { name: 'Close notification' }));
    await pass(1000);
    expect(isShown()).toBe(false);
  });

  test('stays long enough to read a long text', async () => {
    act(() => showNotification('error', 'The vehicle is booked on these days. '.repeat(5)));
    await pass(12_000);
    expect(isShown()).toBe(true);
    await pass(6000);
    expect(isShown()).toBe(false);
  });

  test('gets the focus on F8, is closed by Escape, and stays as long as a dialog is open', async () => {
    const dialog = document.createElement('div');
    dialog.className = 'MuiDialog-root';
    document.body.append(dialog);
    act(() => showNotification('error', 'Failed'));
    await pass(20_000);
    dialog.remove();
    fireEvent.keyDown(document.body, { key: 'F8' });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close notification' }));
    fireEvent.keyDown(screen.getByRole('button', { name: 'Close notification' }), { key: 'Escape' });
    await pass(1000);
    expect(isShown()).toBe(false);
  });

  test('is announced to screen readers once, assertively for errors', async () => {
    const region = (urgency: string) => document.querySelector(`[aria-live=${urgency}]`)?.textContent;
    act(() => showNotification('success', 'Vehicle saved'));
    expect(region('polite')).toBe('Success. Vehicle saved');
    act(() => showNotification('error', 'Server out of reach'));
    expect(region('assertive')).toBe('Error. Server out of reach');
    // The live regions announce it, so the visible notification must not be one itself.
    const live = '[aria-live], [role=alert], [role=status], [role=log]';
    const toast = await shown();
    expect(toast.closest(live)).toBeNull();
    expect(toast.querySelector(live)).toBeNull();
    // Its title is no heading either: it would be one between the headings of the page.
    expect(within(toast).queryByRole('heading')).toBeNull();
    const texts = [...document.querySelectorAll(live)].map(({ textContent }) => textContent);
    expect(texts.filter((text) => text.includes('Vehicle saved'))).toHaveLength(1);
  });
});

describe('Refine’s notification', () => {
  test('of an undoable action has an undo button that works once', async () => {
    const undo = vi.fn<() => void>();
    act(() =>
      notificationProvider.open({ type: 'success', message: 'Vehicle WGM 2041K deleted', cancelMutation: undo }),
    );
    await shown();
    fireEvent.click(screen.getByRole('button', { name: 'Undo: Vehicle WGM 2041K deleted' }));
    await pass(1000);
    expect(undo).toHaveBeenCalledTimes(1);
    expect(isShown()).toBe(false);
  });

  test('of an undoable action stays when many others follow, and says how to reach it', async () => {
    const open = (message: string, undo?: () => void) =>
      act(() => notificationProvider.open({ type: 'success', message, cancelMutation: undo, undoableTimeout: 30 }));
    open('Vehicle WGM 2041K deleted', () => {});
    await pass(300);
    expect(document.querySelector('[aria-live=polite]')?.textContent).toContain('Press F8 to reach it.');
    for (const number of [1, 2, 3, 4, 5]) open(`Saved ${number}`);
    await pass(2000);
    expect(screen.getByRole('button', { name: 'Undo: Vehicle WGM 2041K deleted' })).toBeDefined();
  });

  test.each([
    { what: 'the pointer is on it', enter: fireEvent.mouseEnter, leave: fireEvent.mouseLeave },
    { what: 'the keyboard is in it', enter: fireEvent.focus, leave: fireEvent.blur },
  ])('of an undoable action stays its whole time, paused while $what', async ({ enter, leave }) => {
    expect(undoSeconds).toBeGreaterThanOrEqual(10);
    const undoableTimeout = undoSeconds;
    const deleted = { type: 'success', message: 'Deleted', cancelMutation: () => {}, undoableTimeout } as const;
    act(() => notificationProvider.open(deleted));
    await pass((undoSeconds - 1) * 1000);
    const toast = await shown();
    enter(toast);
    await pass(30_000);
    leave(toast);
    await pass(200);
    expect(screen.getByRole('button', { name: 'Undo: Deleted' })).toBeDefined();
    await pass(2000);
    expect(isShown()).toBe(false);
  });

  test('is shown once while it is open, until it is closed', async () => {
    act(() => notificationProvider.open({ key: 'k', type: 'progress', message: 'Deleting', undoableTimeout: 30 }));
    act(() => notificationProvider.open({ key: 'k', type: 'progress', message: 'Deleting', undoableTimeout: 29 }));
    await pass(6000);
    expect(document.querySelectorAll('[data-kind=info]')).toHaveLength(1);
    act(() => notificationProvider.close('k'));
    await pass(1000);
    expect(isShown()).toBe(false);
  });

  test('has a description when it differs from the title', async () => {
    act(() => notificationProvider.open({ type: 'error', message: 'Not saved', description: 'Error' }));
    expect(within(await shown()).getAllByText('Error')).toHaveLength(1);
  });
});
