import { dayInTimeZone } from '../../formats/time-zone';
import { drivingMinutesOf, isDelivering, isLoading } from './leg-times';
import type { LegFinding, LegTimes, PlannedLeg, PlannedRequest } from './planned-leg';

const minuteMs = 60_000;

/** Returns the rules that the planned times of a leg break. */
export function timeFindings(request: PlannedRequest, leg: PlannedLeg): LegFinding[] {
  const { times } = leg;
  if (!times) return [];
  return [...windowFindings(request, leg, times), ...drivingFindings(leg, times), ...otherLegFindings(request, leg)];
}

/** Checks that a leg starts and ends on the days of its request. A window without a first or last day is open there. */
function windowFindings(request: PlannedRequest, leg: PlannedLeg, { start, end }: LegTimes): LegFinding[] {
  const { time_zone } = request;
  const { load_from, load_to, deliver_from, deliver_to } = request.windows;
  const startDays = { from: load_from, to: isLoading(request, leg) ? (load_to ?? deliver_to) : deliver_to };
  const endDays = { from: isDelivering(request, leg) ? (deliver_from ?? load_from) : load_from, to: deliver_to };
  const found: LegFinding[] = [];
  if (!isWithin(dayInTimeZone(time_zone, start), startDays))
    found.push({ code: 'STARTS_OUTSIDE_WINDOW', field: 'planned_start', payload: daysPayload(startDays) });
  // A leg that ends at midnight ends on the day before.
  const endDay = dayInTimeZone(time_zone, new Date(end.getTime() - 1));
  if (isWithin(endDay, endDays)) return found;
  const driving = drivingMinutesOf(leg);
  if (leg.planned_by_hand || driving === undefined || deliver_to === null || endDay <= deliver_to)
    return [...found, { code: 'ENDS_OUTSIDE_WINDOW', field: 'planned_end', payload: daysPayload(endDays) }];
  const payload = { ...hoursPayload(driving), start: start.toISOString(), end: end.toISOString(), to: deliver_to };
  return [...found, { code: 'WINDOW_TOO_SHORT', field: 'planned_end', payload }];
}

/** The first and the last day on which something may happen; null without a limit. */
interface Days {
  from: string | null;
  to: string | null;
}

function isWithin(day: string, { from, to }: Days): boolean {
  return (from === null || from <= day) && (to === null || day <= to);
}

function daysPayload({ from, to }: Days): LegFinding['payload'] {
  return { from: from ?? '…', to: to ?? '…' };
}

function drivingFindings(leg: PlannedLeg, { start, end }: LegTimes): LegFinding[] {
  const driving = drivingMinutesOf(leg);
  const planned = (end.getTime() - start.getTime()) / minuteMs;
  if (driving === undefined || driving <= planned) return [];
  const { hours, minutes } = hoursPayload(Math.floor(planned));
  const payload = { ...hoursPayload(driving), planned_hours: hours, planned_minutes: minutes };
  return [{ code: 'DRIVE_TOO_SHORT', field: 'planned_end', payload }];
}

function hoursPayload(total: number): { hours: number; minutes: number } {
  return { hours: Math.floor(total / 60), minutes: total % 60 };
}

/** Checks that the leg's driver and vehicles are on no other leg of the request at the same time. */
export function otherLegFindings({ legs }: PlannedRequest, leg: PlannedLeg): LegFinding[] {
  const { times } = leg;
  if (!times) return [];
  return (['driver', 'vehicle', 'truck'] as const).flatMap((field) => {
    const id = leg[field]?.id;
    const position = legs.findIndex((other) => {
      const others = field === 'driver' ? [other.driver] : [other.vehicle, other.truck];
      return (
        other.id !== leg.id &&
        id !== undefined &&
        others.some((member) => member?.id === id) &&
        other.times !== null &&
        other.times.start < times.end &&
        times.start < other.times.end
      );
    });
    return position < 0 ? [] : [{ code: 'ON_OTHER_LEG' as const, field, payload: { leg: position + 1 } }];
  });
}
