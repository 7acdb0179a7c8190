import { momentInTimeZone, dayInTimeZone } from '../../formats/time-zone';
import { drivingPeriodMinutes, estimateRouteDistance } from '../driving';
import { areParallelLegs, isSamePlace } from './leg-places';
import type { LegTimes, PlannedLeg, PlannedRequest } from './planned-leg';

/** Minutes for loading at the start of a leg, and for unloading at its end. */
export const stopMinutes = 60;
/** The time of day at which the proposals begin to load, and to unload where the cargo has to wait. */
const openingTime = '08:00';
/** Proposed durations are rounded up to this, because distances are estimates. */
const roundingMinutes = 15;

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** A request as far as the times of its legs depend on it. */
export type TimedRequest = Pick<PlannedRequest, 'from' | 'to' | 'windows' | 'time_zone'> & {
  legs: readonly TimedLeg[];
};

/** A leg as far as its times depend on it. */
export type TimedLeg = Pick<PlannedLeg, 'from' | 'to' | 'times' | 'keeps_times'> & {
  driver: { id: string } | null;
  vehicle: { id: string } | null;
  truck: { id: string } | null;
};

/**
 * Returns the minutes that one driver needs for a leg, with breaks and daily rests; undefined while a position is
 * unknown. The distance is estimated by the great circle: the times are computed in transactions, which must not wait
 * for a routing service.
 */
export function drivingMinutesOf({ from, to }: Pick<TimedLeg, 'from' | 'to'>): number | undefined {
  if (!from?.coordinates || !to?.coordinates) return undefined;
  return drivingPeriodMinutes(estimateRouteDistance(from.coordinates, to.coordinates).driving_minutes);
}

/**
 * Returns the planned times of each leg: those that the leg keeps, or else a proposal; null without positions or days.
 * A leg starts when the legs before it have ended, and legs between the same places start together, unless they share
 * a driver or vehicle. The first leg is loaded on the latest day that is early enough for the first day of delivery. A
 * leg that arrives before that day waits with its cargo.
 */
export function proposeLegTimes(request: TimedRequest): (LegTimes | null)[] {
  const { windows, time_zone, legs } = request;
  const openingOn = (day: string) => momentInTimeZone(time_zone, day, openingTime).getTime();
  const [firstLoading, lastLoading] = [windows.load_from ?? windows.load_to, windows.load_to ?? windows.load_from];
  // Without days of loading, the last day of delivery is the only known day.
  const firstDelivery = windows.deliver_from ?? (firstLoading === null ? windows.deliver_to : null);
  const unloading = firstDelivery === null ? undefined : openingOn(firstDelivery);

  /** The latest start with which the cargo arrives when its delivery begins. */
  const latestStart = () => {
    const [keepsTimes, delivers] = [
      legs.some(({ keeps_times }) => keeps_times),
      legs.some((leg) => isDelivering(request, leg)),
    ];
    if (unloading === undefined || keepsTimes || !delivers) return undefined;
    const duration = Math.max(0, ...chainLegs(legs, 0).map((span) => span?.end ?? 0));
    return unloading - duration + stopMinutes * minuteMs;
  };
  const firstStart = () => {
    const latest = latestStart();
    if (firstLoading === null || lastLoading === null) return latest;
    if (latest === undefined) return openingOn(firstLoading);
    const day = dayInTimeZone(time_zone, new Date(latest));
    const early = openingOn(day) <= latest ? day : dayInTimeZone(time_zone, new Date(openingOn(day) - dayMs));
    return openingOn(early < firstLoading ? firstLoading : early > lastLoading ? lastLoading : early);
  };

  const start = firstStart();
  const spans = start === undefined ? [] : chainLegs(legs, start);
  return legs.map((leg, index) => {
    if (leg.keeps_times) return leg.times;
    const span = spans[index];
    if (!span) return null;
    const waits = unloading !== undefined && isDelivering(request, leg);
    const end = waits ? Math.max(span.end, unloading + stopMinutes * minuteMs) : span.end;
    return { start: new Date(span.start), end: new Date(end) };
  });
}

/** A span of time in milliseconds since 1970. `undefined` in lists stands for a leg whose times are unknown. */
interface Span {
  start: number;
  end: number;
}

/** Returns the times of legs, the first of which starts at `start`. */
function chainLegs(legs: readonly TimedLeg[], start: number): (Span | undefined)[] {
  const spans: (Span | undefined)[] = [];
  let next = start;
  for (const leg of legs) {
    const span = spanOf(leg, legs, spans, next);
    spans.push(span);
    if (span) next = Math.max(next, span.end);
  }
  return spans;
}

function spanOf(
  leg: TimedLeg,
  legs: readonly TimedLeg[],
  earlier: readonly (Span | undefined)[],
  next: number,
): Span | undefined {
  if (leg.keeps_times)
    return leg.times ? { start: leg.times.start.getTime(), end: leg.times.end.getTime() } : undefined;
  const driving = drivingMinutesOf(leg);
  if (driving === undefined) return undefined;
  const beside = earlier.flatMap((span, index) => {
    const other = legs[index];
    return span && other && areParallelLegs(leg, other) ? [{ span, sharesCrew: haveSameCrewMember(leg, other) }] : [];
  });
  const start = beside.some(({ sharesCrew }) => sharesCrew) ? next : (beside[0]?.span.start ?? next);
  const minutes = Math.ceil((driving + 2 * stopMinutes) / roundingMinutes) * roundingMinutes;
  return { start, end: start + minutes * minuteMs };
}

/** Returns whether a driver, vehicle or truck is on both legs. */
function haveSameCrewMember(one: TimedLeg, other: TimedLeg): boolean {
  const unitsOf = ({ vehicle, truck }: TimedLeg) => [vehicle, truck].flatMap((unit) => unit?.id ?? []);
  const units = unitsOf(other);
  return (one.driver !== null && one.driver.id === other.driver?.id) || unitsOf(one).some((id) => units.includes(id));
}

/** Returns whether a leg starts where its request is loaded. */
export function isLoading({ from }: Pick<TimedRequest, 'from'>, leg: Pick<TimedLeg, 'from'>): boolean {
  return from !== null && leg.from !== null && isSamePlace(from, leg.from);
}

/** Returns whether a leg ends where its request is delivered. */
export function isDelivering({ to }: Pick<TimedRequest, 'to'>, leg: Pick<TimedLeg, 'to'>): boolean {
  return to !== null && leg.to !== null && isSamePlace(to, leg.to);
}
