import type { LegTimes } from './planned-leg';

/** Expected times are rounded up to this, so that those which depend on the clock do not change every minute. */
const roundingMs = 5 * 60_000;

/** A leg, as far as its expected times depend on it. */
export interface RunningLeg {
  planned: LegTimes | null;
  /** Minutes from the beginning of loading to the end of unloading, if nothing waits; undefined while unknown. */
  neededMinutes: number | undefined;
  /** Whether the driver reports progress, by tasks. Without tasks, the leg is expected as planned. */
  isReported: boolean;
  /** When the driver started the first task. */
  startedAt: Date | null;
  /** When the driver completed the last task. */
  endedAt: Date | null;
  /** When the driver and the vehicles are expected to have ended their legs of other requests. */
  crewFreeAt: Date | null;
}

/**
 * Returns when each leg of a request, in driving order, is expected to start and to end; null without a plan. Nothing is
 * expected before it is planned: a vehicle that is early waits. A delay shrinks where the plan has more time than the
 * leg needs, and moves on to the legs that are planned after it.
 */
export function expectedTimesOf(legs: readonly RunningLeg[], now: Date): (LegTimes | null)[] {
  const expected: (LegTimes | null)[] = [];
  for (const leg of legs) {
    const earlierEnds = expected.flatMap((times, index) => (times && isAfter(leg, legs[index]) ? [times.end] : []));
    expected.push(timesOf(leg, earlierEnds, now));
  }
  return expected;
}

/** Returns whether a leg is planned to start when another one has ended. */
function isAfter({ planned }: RunningLeg, other: RunningLeg | undefined): boolean {
  return Boolean(planned && other?.planned && other.planned.end <= planned.start);
}

function timesOf(leg: RunningLeg, earlierEnds: readonly Date[], now: Date): LegTimes | null {
  const { planned, isReported, startedAt, endedAt, crewFreeAt } = leg;
  if (!planned) return null;
  const clock = isReported ? [roundUp(now)] : [];
  const start = startedAt ?? latest([planned.start, ...clock, ...earlierEnds, ...(crewFreeAt ? [crewFreeAt] : [])]);
  if (endedAt) return { start, end: latest([start, endedAt]) };
  const plannedMs = planned.end.getTime() - planned.start.getTime();
  const neededMs = leg.neededMinutes === undefined ? plannedMs : Math.min(plannedMs, leg.neededMinutes * 60_000);
  return { start, end: latest([planned.end, new Date(start.getTime() + neededMs), ...clock]) };
}

/**
 * Returns when a request is expected to be delivered: when its last leg ends. Null without a planned leg, or while a leg
 * has no plan.
 */
export function expectedDeliveryOf(expected: readonly (LegTimes | null)[]): Date | null {
  const ends = expected.flatMap((times) => (times ? [times.end] : []));
  return ends.length > 0 && ends.length === expected.length ? latest(ends) : null;
}

/**
 * Returns whether a delivery is expected after the moment at which its last day ends. From that moment on, the request is
 * late, which nobody has to expect any more.
 */
export function isExpectedLate(delivery: Date | null, due: Date | null, now: Date): boolean {
  return delivery !== null && due !== null && now < due && delivery > due;
}

const roundUp = (moment: Date) => new Date(Math.ceil(moment.getTime() / roundingMs) * roundingMs);

const latest = (moments: readonly Date[]) => new Date(Math.max(...moments.map((moment) => moment.getTime())));
