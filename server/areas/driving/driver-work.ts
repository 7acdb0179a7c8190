import { breakMinutes, dailyRestMinutes, maxDailyMinutes, maxMinutesWithoutBreak } from './rules';

/** A driver's work for one leg: from the beginning of loading to the end of unloading, in milliseconds since 1970. */
export interface DriverWork {
  start: number;
  end: number;
  driving_minutes: number;
}

/** A span of time in milliseconds since 1970. */
export interface Span {
  start: number;
  end: number;
}

/** Work between two daily rests. */
export interface WorkingPeriod extends Span {
  /** The spans of driving, in order. */
  driving: readonly Span[];
}

const minuteMs = 60_000;
/** Estimated minutes for loading at the start of a leg, and for unloading at its end. */
const stopMinutes = 60;
/** Regulation (EC) 561/2006: the shortest daily rest. */
export const shortestRestMinutes = 9 * 60;

/** Returns when the driver of a leg drives: after loading, with breaks and nights as the regulation demands them. */
export function drivingSpans({ start, driving_minutes }: DriverWork): Span[] {
  const spans: Span[] = [];
  let [at, left, today] = [start + stopMinutes * minuteMs, driving_minutes, 0];
  while (left > 0) {
    const minutes = Math.min(left, maxMinutesWithoutBreak, maxDailyMinutes - today);
    spans.push({ start: at, end: at + minutes * minuteMs });
    left -= minutes;
    today += minutes;
    const pause = today < maxDailyMinutes ? breakMinutes : dailyRestMinutes;
    at += (minutes + pause) * minuteMs;
    if (today === maxDailyMinutes) today = 0;
  }
  return spans;
}

/**
 * Returns the working periods of a driver, in order. Between two of them lies at least the shortest daily rest.
 * @param driven spans of driving that belong to no known leg
 */
export function workingPeriods(works: readonly DriverWork[], driven: readonly Span[] = []): WorkingPeriod[] {
  const pieces: Piece[] = driven.map((span) => ({ start: span.start, end: span.end, driving: span }));
  for (const work of works) pieces.push(...piecesOf(work));
  pieces.sort((one, other) => one.start - other.start);
  const periods: { start: number; end: number; driving: Span[] }[] = [];
  for (const { start, end, driving } of pieces) {
    let last = periods.at(-1);
    if (last && start - last.end < shortestRestMinutes * minuteMs) {
      last.end = Math.max(last.end, end);
    } else {
      last = { start, end, driving: [] };
      periods.push(last);
    }
    if (driving) last.driving.push(driving);
  }
  return periods;
}

/** A span of work. `driving` is the same span while the driver drives; undefined during loading and unloading. */
interface Piece extends Span {
  driving: Span | undefined;
}

/** The pieces of legs. They are kept, because the rules split the legs of a driver into periods several times. */
const knownPieces = new WeakMap<DriverWork, readonly Piece[]>();

/** Returns loading, driving and unloading of a leg. Waiting between them may be rest. */
function piecesOf(work: DriverWork): readonly Piece[] {
  const known = knownPieces.get(work);
  if (known) return known;
  const stop = Math.min(stopMinutes * minuteMs, (work.end - work.start) / 2);
  const pieces: Piece[] = [
    { start: work.start, end: work.start + stop, driving: undefined },
    ...drivingSpans(work).map((span) => ({ start: span.start, end: span.end, driving: span })),
    { start: work.end - stop, end: work.end, driving: undefined },
  ];
  knownPieces.set(work, pieces);
  return pieces;
}

/** Returns the minutes of spans that lie between two moments. */
export function minutesWithin(spans: readonly Span[], { start, end }: Span): number {
  let minutes = 0;
  for (const span of spans) minutes += Math.max(0, Math.min(span.end, end) - Math.max(span.start, start)) / minuteMs;
  return Math.round(minutes);
}
