import { daysBetween } from './days';

/** A range of days, both inclusive. */
export interface Bar {
  key: string;
  from: string;
  to: string;
}

/** The part of a bar in one week. */
export interface Segment<B extends Bar> {
  bar: B;
  /** Index from the top. */
  lane: number;
  /** Index of its first day in this week. */
  start: number;
  /** Number of days in this week. */
  length: number;
  /** Whether it starts before this week. */
  before: boolean;
  /** Whether it ends after this week. */
  after: boolean;
}

/** The bars of a week that fit, and the number of hidden ones per day. */
export interface WeekLayout<B extends Bar> {
  segments: readonly Segment<B>[];
  hidden: readonly number[];
}

/** Returns whether a bar includes a day. */
export function covers({ from, to }: Bar, day: string): boolean {
  return from <= day && day <= to;
}

const byBeginning = (a: Bar, b: Bar) =>
  a.from < b.from ? -1 : a.from > b.from ? 1 : a.to > b.to ? -1 : a.to < b.to ? 1 : a.key < b.key ? -1 : 1;

/**
 * Assigns the bars of a week to lanes: each to the first free one, earlier and longer bars first. Bars beyond the
 * last lane are counted per day.
 */
export function layoutWeek<B extends Bar>(bars: readonly B[], days: readonly string[], lanes: number): WeekLayout<B> {
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const taken: boolean[][] = Array.from({ length: lanes }, () => days.map(() => false));
  const hidden = days.map(() => 0);
  const segments: Segment<B>[] = [];
  for (const bar of bars.filter(({ from, to }) => from <= last && to >= first).toSorted(byBeginning)) {
    const start = Math.max(0, daysBetween(first, bar.from));
    const end = Math.min(days.length - 1, daysBetween(first, bar.to));
    const lane = taken.findIndex((own) => own.slice(start, end + 1).every((day) => !day));
    const free = taken[lane];
    if (free) {
      free.fill(true, start, end + 1);
      segments.push({ bar, lane, start, length: end - start + 1, before: bar.from < first, after: bar.to > last });
    } else {
      for (let day = start; day <= end; day += 1) hidden[day] = (hidden[day] ?? 0) + 1;
    }
  }
  return { segments, hidden };
}
