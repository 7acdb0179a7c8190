import { addDays } from '../../formats/days';
import {
  type DriverWork,
  drivingSpans,
  minutesWithin,
  type Span,
  workingPeriods,
  type WorkingPeriod,
} from './driver-work';
import type { OpeningBalance } from './opening-balance';
import { dailyRestMinutes, maxDailyMinutes } from './rules';
import { weeklyRestFindings } from './weekly-rest-rules';
import { mondayOf, weekSpanOf } from './weeks';

/** What a leg would make its driver exceed, by Regulation (EC) 561/2006. */
type HoursCode =
  | 'DAILY_DRIVING'
  | 'WEEKLY_DRIVING'
  | 'TWO_WEEKS_DRIVING'
  | 'DAILY_REST'
  | 'WEEKLY_REST'
  | 'REDUCED_WEEKLY_REST'
  | 'WEEKLY_REST_COMPENSATION';

/** A limit that a leg would break. */
export interface HoursFinding {
  code: HoursCode;
  /**
   * Minutes that the driver would drive or work, and the most that is allowed. Of a reduced weekly rest: its minutes, and
   * those of a regular one. Of a compensation: the minutes that are not made up, and 0.
   */
  minutes: number;
  most: number;
}

/** Minutes that a driver may still drive before a leg. */
export interface HoursLeft {
  /** In the working period in which the leg starts, or in a new one. */
  day: number;
  week: number;
  two_weeks: number;
}

/** What is known of a driver besides the leg. */
export interface DriverRecord {
  /** The driver's other legs. */
  works: readonly DriverWork[];
  /** Minutes driven outside of the known legs, by the Monday of their week (`YYYY-MM-DD`). */
  entered: ReadonlyMap<string, number>;
  /** What is known of the time before the works; undefined when nothing is. */
  opening?: OpeningBalance;
  time_zone: string;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Regulation (EC) 561/2006, Articles 6 and 8, in minutes. Ten hours of driving are allowed twice a week. */
const limits = {
  extendedDay: 10 * 60,
  extendedDaysPerWeek: 2,
  week: 56 * 60,
  twoWeeks: 90 * 60,
  /** The longest work between two daily rests: a day without its rest of eleven hours, or of nine. */
  period: 24 * 60 - dailyRestMinutes,
  reducedRestPeriod: 15 * 60,
  reducedRests: 3,
  weeklyRest: 24 * 60,
  betweenWeeklyRests: 6 * 24 * 60,
} as const;

/**
 * Returns the limits that a leg would make its driver exceed. All times are estimates from the planned legs, so a
 * tachograph may know better.
 */
export function hoursFindings(leg: DriverWork, driver: DriverRecord): HoursFinding[] {
  const works = [...driver.works, leg];
  const periods = periodsOf(works, driver);
  const own = periods.filter(({ start, end }) => start < leg.end && leg.start < end);
  return [
    ...own.flatMap((period) => dayFindings(period, periods, driver)).slice(0, 1),
    ...weekFindings(leg, works, driver),
    ...own.flatMap((period) => restFindings(period, periods)).slice(0, 1),
    ...sixDaysFindings(leg, periods, driver),
    ...shortRestFindings(periods, driver),
  ];
}

/** Returns the working periods of a driver, with the day in which the opening balance ends. */
function periodsOf(works: readonly DriverWork[], { opening }: DriverRecord): WorkingPeriod[] {
  if (!opening || opening.day_minutes === 0) return workingPeriods(works);
  const { as_of, day_minutes } = opening;
  return workingPeriods(works, [{ start: as_of - day_minutes * minuteMs, end: as_of }]);
}

/** Returns what a driver may still drive before a leg. */
export function hoursLeft(leg: DriverWork, driver: DriverRecord): HoursLeft {
  const period = periodsOf(driver.works, driver).find(
    ({ start, end }) => start <= leg.start && leg.start < end + dailyRestMinutes * minuteMs,
  );
  const driven = period ? minutesWithin(period.driving, { start: period.start, end: leg.start }) : 0;
  const week = mondayOf(leg.start, driver.time_zone);
  const spans = driver.works.flatMap(drivingSpans);
  const thisWeek = drivenInWeek(week, spans, driver);
  const others = [addDays(week, -7), addDays(week, 7)].map((monday) => drivenInWeek(monday, spans, driver));
  return {
    day: Math.max(0, maxDailyMinutes - driven),
    week: Math.max(0, limits.week - thisWeek),
    two_weeks: Math.max(0, limits.twoWeeks - thisWeek - Math.max(...others)),
  };
}

/** Checks the driving between two daily rests: nine hours, or ten twice a week. */
function dayFindings(period: WorkingPeriod, periods: readonly WorkingPeriod[], { time_zone }: DriverRecord) {
  const driven = minutesOf(period);
  if (driven <= maxDailyMinutes) return [];
  const week = mondayOf(period.start, time_zone);
  const extended = periods.filter(
    (other) => minutesOf(other) > maxDailyMinutes && mondayOf(other.start, time_zone) === week,
  );
  const most = extended.length > limits.extendedDaysPerWeek ? maxDailyMinutes : limits.extendedDay;
  return driven > most ? [{ code: 'DAILY_DRIVING' as const, minutes: driven, most }] : [];
}

/** Checks the weeks in which the leg drives, alone and together with the week before and after. */
function weekFindings(leg: DriverWork, works: readonly DriverWork[], driver: DriverRecord): HoursFinding[] {
  const spans = works.flatMap(drivingSpans);
  const weeks = new Set(
    drivingSpans(leg)
      .flatMap(({ start, end }) => [start, end - 1])
      .map((at) => mondayOf(at, driver.time_zone)),
  );
  const found: HoursFinding[] = [];
  for (const week of weeks) {
    const minutes = drivenInWeek(week, spans, driver);
    if (minutes > limits.week) found.push({ code: 'WEEKLY_DRIVING', minutes, most: limits.week });
    const others = [addDays(week, -7), addDays(week, 7)].map((monday) => drivenInWeek(monday, spans, driver));
    const both = minutes + Math.max(...others);
    if (both > limits.twoWeeks) found.push({ code: 'TWO_WEEKS_DRIVING', minutes: both, most: limits.twoWeeks });
  }
  return found.filter(({ code }, index) => found.findIndex((other) => other.code === code) === index);
}

/** Checks that a daily rest fits into the day of a period: eleven hours, or nine three times between weekly rests. */
function restFindings(period: WorkingPeriod, periods: readonly WorkingPeriod[]): HoursFinding[] {
  const length = lengthOf(period);
  if (length > limits.reducedRestPeriod)
    return [{ code: 'DAILY_REST', minutes: length, most: limits.reducedRestPeriod }];
  if (!hasReducedRest(period, periods)) return [];
  const reduced = chainOf(period, periods).filter((other) => hasReducedRest(other, periods));
  return reduced.length > limits.reducedRests ? [{ code: 'DAILY_REST', minutes: length, most: limits.period }] : [];
}

function hasReducedRest(period: WorkingPeriod, periods: readonly WorkingPeriod[]): boolean {
  const next = periods[periods.indexOf(period) + 1];
  return (
    lengthOf(period) > limits.period || (next !== undefined && next.start - period.end < dailyRestMinutes * minuteMs)
  );
}

/** Checks that a weekly rest of at least 24 hours begins within six days of the one before. */
function sixDaysFindings(leg: Span, periods: readonly WorkingPeriod[], { opening }: DriverRecord): HoursFinding[] {
  const own = periods.find(({ start, end }) => start < leg.end && leg.start < end);
  const chain = own ? chainOf(own, periods) : [];
  const [first, last] = [chain[0], chain.at(-1)];
  if (!first || !last) return [];
  // Without a rest after the opening balance, the days since its last weekly rest count as well.
  const continuesOpening =
    opening && first === periods[0] && first.start - opening.as_of < limits.weeklyRest * minuteMs;
  const start = continuesOpening ? Math.min(opening.rest?.end ?? first.start, first.start) : first.start;
  const minutes = Math.round((last.end - start) / minuteMs);
  return minutes > limits.betweenWeeklyRests ? [{ code: 'WEEKLY_REST', minutes, most: limits.betweenWeeklyRests }] : [];
}

/** Returns the weekly rests that the leg alone makes too short. */
function shortRestFindings(periods: readonly WorkingPeriod[], driver: DriverRecord): HoursFinding[] {
  const { works, opening, time_zone } = driver;
  const found = weeklyRestFindings(periods, opening, time_zone);
  if (found.length === 0) return [];
  const without = weeklyRestFindings(periodsOf(works, driver), opening, time_zone);
  const caused = found.filter(({ code, week }) => !without.some((other) => other.code === code && other.week === week));
  return caused
    .filter(({ code }, index) => caused.findIndex((other) => other.code === code) === index)
    .map(({ code, minutes, most }) => ({ code, minutes, most }));
}

/** Returns the periods around one that no weekly rest separates from it. */
function chainOf(period: WorkingPeriod, periods: readonly WorkingPeriod[]): readonly WorkingPeriod[] {
  const isRest = (index: number) => {
    const [before, after] = [periods[index - 1], periods[index]];
    return !before || !after || after.start - before.end >= limits.weeklyRest * minuteMs;
  };
  let first = periods.indexOf(period);
  let end = first + 1;
  while (!isRest(first)) first -= 1;
  while (!isRest(end)) end += 1;
  return periods.slice(first, end);
}

const minutesOf = ({ driving, start, end }: WorkingPeriod) => minutesWithin(driving, { start, end });
const lengthOf = ({ start, end }: Span) => Math.round((end - start) / minuteMs);

/** Returns the minutes that a driver drives in the week that begins on a Monday. */
function drivenInWeek(monday: string, spans: readonly Span[], { time_zone, entered }: DriverRecord): number {
  return minutesWithin(spans, weekSpanOf(monday, time_zone)) + (entered.get(monday) ?? 0);
}

/**
 * The time before and after a leg whose other legs matter for the hours of its driver: a reduced weekly rest can be made
 * up until the end of the third week after its own.
 */
export const relevantMs = 28 * 24 * hourMs;
