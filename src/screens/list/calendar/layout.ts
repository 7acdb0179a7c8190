import { daysBetween } from '../../../fields/day';

/** A range of days, including both ends. */
export interface RangeBar {
  key: string;
  from: string;
  to: string;
}

/** The part of a bar in one week. */
export interface BarSegment<B extends RangeBar> {
  bar: B;
  /** Vertical position of the bar, 0 at the top. */
  lane: number;
  /** Index of the bar's first day within this week, from 0. */
  start: number;
  /** Number of the bar's days in this week. */
  length: number;
  /** Whether the bar starts before this week. */
  before: boolean;
  /** Whether the bar ends after this week. */
  after: boolean;
}

/** The bars of a week that fit, and for each day the number of bars that do not fit. */
interface WeekLayout<B extends RangeBar> {
  segments: readonly BarSegment<B>[];
  hidden: readonly number[];
}

/** Returns whether a bar includes a day. */
export function barCoversDay({ from, to }: RangeBar, day: string): boolean {
  return from <= day && day <= to;
}

const compareBars = (a: RangeBar, b: RangeBar) =>
  a.from < b.from ? -1 : a.from > b.from ? 1 : a.to > b.to ? -1 : a.to < b.to ? 1 : a.key < b.key ? -1 : 1;

/**
 * Assigns the bars of a week to lanes. Earlier and longer bars come first, and each takes the first free lane. Bars
 * without a free lane are counted as hidden on each of their days.
 */
export function layoutWeek<B extends RangeBar>(
  bars: readonly B[],
  days: readonly string[],
  lanes: number,
): WeekLayout<B> {
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const occupied: boolean[][] = Array.from({ length: lanes }, () => days.map(() => false));
  const hidden = days.map(() => 0);
  const segments: BarSegment<B>[] = [];
  for (const bar of bars.filter(({ from, to }) => from <= last && to >= first).toSorted(compareBars)) {
    const start = Math.max(0, daysBetween(first, bar.from));
    const end = Math.min(days.length - 1, daysBetween(first, bar.to));
    const lane = occupied.findIndex((laneDays) => laneDays.slice(start, end + 1).every((day) => !day));
    const freeLane = occupied[lane];
    if (freeLane) {
      freeLane.fill(true, start, end + 1);
      segments.push({ bar, lane, start, length: end - start + 1, before: bar.from < first, after: bar.to > last });
    } else {
      for (let day = start; day <= end; day += 1) hidden[day] = (hidden[day] ?? 0) + 1;
    }
  }
  return { segments, hidden };
}
