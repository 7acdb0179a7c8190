import { vi } from 'vitest';

/**
 * Asks for a total until it is `next`. Returns how many milliseconds after this call the last question was asked that had
 * another answer. How long the answers take depends on the machine, and does not count.
 */
export async function lastOldAnswerMs(fetchTotal: () => Promise<number | undefined>, next: number): Promise<number> {
  const startMs = performance.now();
  let lastOldMs = 0;
  const fetchNext = async () => {
    const askedMs = performance.now() - startMs;
    const total = await fetchTotal();
    if (total === next) return;
    lastOldMs = askedMs;
    throw new Error(`The total is still ${total}.`);
  };
  await vi.waitFor(fetchNext, { interval: 20, timeout: 20_000 });
  return lastOldMs;
}
