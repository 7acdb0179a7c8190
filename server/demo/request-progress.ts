import type { ServiceTransportationStatus as Status } from '../contract.generated';
import { dayNumberOf, timeOnDay } from './days';
import { daysBefore, randomTimeBetween } from './moments';
import type { RandomGenerator } from './random';
import type { TransportWindows } from './spans';

/** The status of a demo request and the times of its status changes. */
export interface RequestProgress {
  status: Status;
  created: Date;
  /** Time at which a logistician accepted the request; null while no logistician has accepted it. */
  taken: Date | null;
  /** Time of delivery; null before the delivery. */
  delivered: Date | null;
  /** Time of the request's last change. */
  changed: Date;
}

/** Number of days after delivery during which a request is not closed yet. */
const openDaysAfterDelivery = 10;

/** Returns the status that a request with these loading and delivery windows has at `until`, with the times before. */
export function requestProgressOf(
  random: RandomGenerator,
  { load, deliver, featured }: TransportWindows,
  until: Date,
): RequestProgress {
  const today = dayNumberOf(until);
  const status = statusOf(random, today - deliver[1], load[0] <= today, featured);
  const orderedAt = daysBefore(
    timeOnDay(Math.min(load[0], today), random.int(7, 16) + random.fraction()),
    random.int(1, 14),
  );
  const created = orderedAt < until ? orderedAt : daysBefore(until, 1);
  const taken =
    status === 'DRAFT' || status === 'NEW' || status === 'CANCELED_REQUEST'
      ? null
      : randomTimeBetween(random, created, earlier(until, timeOnDay(load[0], 8)));
  const isDelivered = status === 'SERVICE_PROVIDED' || status === 'CLOSE_REQUEST';
  // About one request in twelve is delivered one or two days late.
  const day = !featured && random.chance(0.08) ? deliver[1] + random.int(1, 2) : random.int(deliver[0], deliver[1]);
  const delivered = isDelivered ? earlier(until, timeOnDay(day, random.int(7, 18) + random.fraction())) : null;
  const lastEvent = delivered ?? taken ?? created;
  return {
    status,
    created,
    taken,
    delivered,
    changed: randomTimeBetween(random, lastEvent, earlier(until, new Date(lastEvent.getTime() + 3 * 86_400_000))),
  };
}

function statusOf(random: RandomGenerator, daysSince: number, hasBegun: boolean, featured: boolean): Status {
  if (daysSince > 1) {
    const open = daysSince < openDaysAfterDelivery ? 45 : 0;
    return featured
      ? 'CLOSE_REQUEST'
      : random.weighted([
          ['CLOSE_REQUEST', 84],
          ['CANCELED_REQUEST', 12],
          ['SERVICE_PROVIDED', open],
        ]);
  }
  if (featured) return 'SERVICE_CONFIRMED';
  if (hasBegun)
    return random.weighted([
      ['SERVICE_CONFIRMED', 58],
      ['IN_PROGRESS', 22],
      ['SERVICE_PROVIDED', 10],
      ['NEW', 5],
      ['CANCELED_REQUEST', 5],
    ]);
  return random.weighted([
    ['NEW', 34],
    ['IN_PROGRESS', 26],
    ['SERVICE_CONFIRMED', 18],
    ['DRAFT', 17],
    ['CANCELED_REQUEST', 5],
  ]);
}

function earlier(one: Date, other: Date): Date {
  return one < other ? one : other;
}
