import { addDays } from '../../formats/days';
import { type DriverWork, drivingSpans, minutesWithin, type Span } from './driver-work';
import { type DriverRecord, relevantMs } from './hours-rules';
import { mondayOf } from './weeks';

/** Hours of a driver up to a moment, as a person has entered them. Moments are milliseconds since 1970. */
export interface OpeningBalance {
  as_of: number;
  /** Minutes of driving since the last daily rest, in the week, and in the week before. */
  day_minutes: number;
  week_minutes: number;
  last_week_minutes: number;
  /** The last weekly rest; undefined while it is not known. */
  rest: Span | undefined;
}

/**
 * Returns what is known of a driver: the legs after the balance, and the balance for the time before. Without a balance,
 * or for a leg that starts before it or long after it, all legs count.
 */
export function driverRecordOf(
  leg: Pick<Span, 'start'>,
  works: readonly DriverWork[],
  balance: OpeningBalance | undefined,
  time_zone: string,
): DriverRecord {
  if (!balance || leg.start < balance.as_of || leg.start - balance.as_of > relevantMs)
    return { works, entered: new Map(), time_zone };
  const week = mondayOf(balance.as_of, time_zone);
  const entered = new Map([
    [week, balance.week_minutes],
    [addDays(week, -7), balance.last_week_minutes],
  ]);
  return { works: works.flatMap((work) => partAfter(work, balance.as_of)), entered, opening: balance, time_zone };
}

/** Returns the part of a leg after a moment. */
function partAfter(work: DriverWork, moment: number): DriverWork[] {
  if (work.start >= moment) return [work];
  if (work.end <= moment) return [];
  const driving_minutes = minutesWithin(drivingSpans(work), { start: moment, end: Number.POSITIVE_INFINITY });
  return [{ start: moment, end: work.end, driving_minutes }];
}
