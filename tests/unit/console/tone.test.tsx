// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useTone } from '../../../src/layouts/inner/inbox/useTone';

/** Number of the notes that the browser has been asked to play. */
let notes = 0;

/** The browser's sound, which jsdom does not have. */
class FakeAudio {
  readonly state = 'running';
  readonly currentTime = 0;
  readonly destination = {};
  createGain() {
    const schedule = () => {};
    const gain = {
      setValueAtTime: schedule,
      linearRampToValueAtTime: schedule,
      exponentialRampToValueAtTime: schedule,
    };
    return { gain, connect: () => ({}) };
  }
  createOscillator() {
    const start = () => (notes += 1);
    return { frequency: { value: 0 }, connect: (next: unknown) => next, start, stop: () => {} };
  }
  close = () => Promise.resolve();
}

beforeEach(() => {
  notes = 0;
  vi.stubGlobal('AudioContext', FakeAudio);
  const request = async (_name: string, _options: object, work: (lock: object) => Promise<void>) => work({});
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type Unread = Parameters<typeof useTone>[0];

const entry = (id: string, sound: boolean, created_at = '2026-11-24T08:00:00Z') => ({ id, sound, created_at });

test.each([
  ['a tone when an entry with sound arrives', [entry('1', true), entry('2', true)], 2],
  ['a tone when an entry with sound is changed', [entry('1', true, '2026-11-24T08:05:00Z')], 2],
  ['nothing when an entry without sound arrives', [entry('1', true), entry('2', false)], 0],
  ['nothing when an entry is read', [], 0],
])('plays %s', (_, next, played) => {
  const { rerender } = renderHook(({ unread }: { unread: Unread }) => useTone(unread), {
    initialProps: { unread: [entry('1', true)] },
  });
  expect(notes).toBe(0);
  rerender({ unread: next });
  expect(notes).toBe(played);
});
