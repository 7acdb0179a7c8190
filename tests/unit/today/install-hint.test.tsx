// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadNamespaces, startI18n } from '../../../providers/i18n';
import { InstallHint } from '../../../src/pages/today/InstallHint';
import { watchInstallPrompt } from '../../../src/ui/installPrompt';

const browsers = {
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
  android: 'Mozilla/5.0 (Android 15; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0',
  windows: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0',
} as const;

beforeAll(async () => {
  await startI18n();
  await loadNamespaces('today');
  watchInstallPrompt();
});

beforeEach(() => localStorage.clear());

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function open(browser: keyof typeof browsers, isInstalled = false): void {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(browsers[browser]);
  vi.stubGlobal('matchMedia', () => ({ matches: isInstalled }));
  render(<InstallHint />);
}

const hint = () => screen.queryByRole('alert')?.textContent ?? '';

test.each([
  ['iphone', 'Tap Share, then “Add to Home Screen”.'],
  ['android', 'Open the browser’s menu'],
] as const)('tells a driver on %s how to install the page, and the risk otherwise', (browser, way) => {
  open(browser);
  expect(hint()).toContain(way);
  expect(hint()).toContain('seven days (Safari always does)');
});

test('is not shown on a computer that cannot install the page', () => {
  open('windows');
  expect(hint()).toBe('');
});

test('is not shown in the installed app', () => {
  open('iphone', true);
  expect(hint()).toBe('');
});

test('is not shown again when it was dismissed', () => {
  open('iphone');
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
  expect(hint()).toBe('');
  cleanup();
  open('iphone');
  expect(hint()).toBe('');
});

test('offers the browser’s own installation once', () => {
  open('windows');
  const prompt = vi.fn<() => Promise<unknown>>(async () => undefined);
  act(() => void window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt })));
  fireEvent.click(screen.getByRole('button', { name: 'Install' }));
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(hint()).toBe('');
});
