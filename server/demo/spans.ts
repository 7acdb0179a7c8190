import type { RandomGenerator } from './random';

/** Loading and delivery windows of a request, in days since 1970. */
export interface TransportWindows {
  load: readonly [from: number, to: number];
  deliver: readonly [from: number, to: number];
  /** Whether the request is assigned to the driver and logistician of the demo accounts, so that they have work. */
  featured: boolean;
}

/** Kilometres that a driver covers in a day, breaks and queues included. */
const kilometresPerDay = 620;

/** Loading days of the demo driver's requests, relative to today. */
const featuredStarts = [-1, 2, 5, 9, -5, -12, -21];

/** Returns the loading days of requests, relative to today. Most are in the past. */
export function randomLoadingDays(random: RandomGenerator, count: number): { start: number; featured: boolean }[] {
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

/**
 * Returns the windows of a request whose loading window begins on `start`. A featured request has short windows, because
 * the same driver's next featured request begins a few days later.
 */
export function randomTransportWindows(
  random: RandomGenerator,
  start: number,
  kilometres: number,
  featured: boolean,
): TransportWindows {
  const lastLoadingDay = start + (featured ? 0 : random.int(0, 1));
  const firstDeliveryDay =
    lastLoadingDay + (featured ? 1 : Math.max(Math.ceil(kilometres / kilometresPerDay) - 1, 0) + random.int(0, 1));
  return {
    load: [start, lastLoadingDay],
    deliver: [firstDeliveryDay, firstDeliveryDay + (featured ? 1 : random.int(0, 2))],
    featured,
  };
}
