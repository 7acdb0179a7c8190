import type { LiveEvent } from '@refinedev/core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRecordChangeFeed } from '../../../providers/live/feed';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('sends one event a second while a bulk action changes records, the first after a tenth', async () => {
  const feed = createRecordChangeFeed('vehicles');
  const events: { atMs: number; event: LiveEvent }[] = [];
  const startMs = performance.now();
  feed.listeners.add({
    types: ['*'],
    ids: [],
    onEvent: (event) => void events.push({ atMs: performance.now() - startMs, event }),
  });
  for (let id = 0; id < 25; id += 1) {
    feed.push('deleted', String(id));
    await vi.advanceTimersByTimeAsync(50);
  }
  await vi.advanceTimersByTimeAsync(2_000);
  expect(events.map(({ atMs }) => Math.round(atMs / 100) / 10)).toEqual([0.1, 1.1, 2.1]);
  const received = events.flatMap(({ event }) => event.payload.ids ?? []);
  expect(received).toEqual(Array.from({ length: 25 }, (_none, id) => String(id)));
});
