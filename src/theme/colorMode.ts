import { readStored, store } from '../../providers/browserStore';

/** Key in local storage for the colour mode. public/theme.js reads it before the first paint. */
export const colorModeKey = 'theme';

/** What a person can choose; `system` follows the device. */
export const colorModes = ['light', 'system', 'dark'] as const;

export type ColorMode = (typeof colorModes)[number];

const isColorMode = (value: unknown): value is ColorMode => colorModes.some((mode) => mode === value);

const listeners = new Set<() => void>();

let chosen: ColorMode | undefined;

function readMode(): ColorMode {
  const stored = readStored(colorModeKey);
  return isColorMode(stored) ? stored : 'system';
}

/** The colour mode of this device, in all tabs. */
export const colorMode = {
  /** Returns the chosen mode. */
  get: (): ColorMode => (chosen ??= readMode()),

  /** Chooses a mode, and shows the page in it at once. */
  set(mode: ColorMode): void {
    if (mode === colorMode.get()) return;
    chosen = mode;
    store(colorModeKey, mode);
    applyMode();
  },

  /** Calls the listener when the mode may have changed. Returns the function that unsubscribes. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Follows the device, and choices made in other tabs, from now on. */
export function followColorMode(): void {
  darkDevice().addEventListener('change', applyMode);
  window.addEventListener('storage', ({ key }) => {
    if (key !== colorModeKey && key !== null) return;
    chosen = undefined;
    applyMode();
  });
}

const darkDevice = () => matchMedia('(prefers-color-scheme: dark)');

function applyMode(): void {
  const mode = colorMode.get();
  const isDark = mode === 'dark' || (mode === 'system' && darkDevice().matches);
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
  listeners.forEach((listener) => listener());
}
