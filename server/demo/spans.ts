import type { Random } from './random';

/** The windows of a request, as numbers of days. */
export interface Span {
  load: readonly [from: number, to: number];
  deliver: readonly [from: number, to: number];
  /** Has the first driver and the first logistician: they sign in to the demo and want work in it. */
  featured: boolean;
}

/** Kilometres of a day's driving, pauses and queues counted. */
const aDay = 620;

/** Days from today on which the first driver loads. */
const featuredStarts = [-1, 2, 5, 9, -5, -12, -21];

/** Days from today on which requests are loaded: most are past, many are now. */
export function startsOf(random: Random, count: number): { start: number; featured: boolean }[] {
  const featured = featuredStarts.slice(0, count).map((start) => ({ start, featured: true }));
  const others = Array.from({ length: count - featured.length }, () => {
    const [from, to] = random.weighted([
      [[-360, -8], 60],
      [[-7, 2], 20],
      [[3, 35], 20],
    ] as const);
    return { start: random.int(from, to), featured: false };
  });
  return [...featured, ...others];
}

/** The windows of a haul that is loaded on a day. The first driver's are short: the next one follows. */
export function spanOf(random: Random, start: number, kilometres: number, featured: boolean): Span {
  const loaded = start + (featured ? 0 : random.int(0, 1));
  const arrives = loaded + (featured ? 1 : Math.max(Math.ceil(kilometres / aDay) - 1, 0) + random.int(0, 1));
  return { load: [start, loaded], deliver: [arrives, arrives + (featured ? 1 : random.int(0, 2))], featured };
}
