import { daysBetween } from './days';

/** A span of days, both ends among them. */
export interface Bar {
  key: string;
  from: string;
  to: string;
}

/** The part of a bar that lies in a week. */
export interface Segment<B extends Bar> {
  bar: B;
  /** From 0, from above. */
  lane: number;
  /** Day of the week that it begins on here, from 0. */
  start: number;
  /** Days that it takes here. */
  length: number;
  /** It began before this week. */
  before: boolean;
  /** It goes on after this week. */
  after: boolean;
}

/** What a week shows: the bars that there is room for, and of each day how many there is none for. */
export interface WeekLayout<B extends Bar> {
  segments: readonly Segment<B>[];
  hidden: readonly number[];
}

/** Whether a bar takes a day. */
export function covers({ from, to }: Bar, day: string): boolean {
  return from <= day && day <= to;
}

const byBeginning = (a: Bar, b: Bar) =>
  a.from < b.from ? -1 : a.from > b.from ? 1 : a.to > b.to ? -1 : a.to < b.to ? 1 : a.key < b.key ? -1 : 1;

/**
 * Lays bars over the days of a week: each in the first lane that is free on all of its days, the earlier and longer
 * ones above; what would need more lanes than there are is counted for its days.
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
