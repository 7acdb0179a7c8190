import { addDays } from '../../formats/days';
import type { Span, WorkingPeriod } from './driver-work';
import type { OpeningBalance } from './opening-balance';
import { mondayOf, weekSpanOf } from './weeks';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Regulation (EC) 561/2006, Article 8: a regular weekly rest, a reduced one, and the rest that a compensation extends. */
const regularMs = 45 * hourMs;
const reducedMs = 24 * hourMs;
const extendedRestMs = 9 * hourMs;
/** Weeks after that of a reduced weekly rest in which the missing hours can be taken. */
const compensationWeeks = 3;

/** A weekly rest that is too short. `minutes` and `most`: see `HoursFinding`. */
export interface WeeklyRestFinding {
  code: 'REDUCED_WEEKLY_REST' | 'WEEKLY_REST_COMPENSATION';
  /** Monday of the week of the rest. */
  week: string;
  minutes: number;
  most: number;
}

/**
 * Returns the weekly rests that break a rule: two weeks in a row without a regular rest, and reduced rests whose missing
 * hours are not made up, at one time, by the end of the third week after theirs. What is not known, before the first work
 * and after the last, counts as rest.
 */
export function weeklyRestFindings(
  periods: readonly WorkingPeriod[],
  opening: OpeningBalance | undefined,
  timeZone: string,
): WeeklyRestFinding[] {
  const rests = restsBetween(periods, opening);
  const weeks = weeksOf(periods, rests, timeZone);
  return [...reducedTwice(weeks), ...notCompensated(weeks, rests, timeZone)];
}

/** A week with its regular rest, or with its longest one, which is reduced. */
interface Week {
  monday: string;
  span: Span;
  hasRegular: boolean;
  /** The longest weekly rest; undefined when no rest of the week is long enough. */
  rest: Span | undefined;
}

/** Returns the rests between the working periods, and the endless ones around them. */
function restsBetween(periods: readonly WorkingPeriod[], opening: OpeningBalance | undefined): Span[] {
  const [first, last] = [periods[0], periods.at(-1)];
  if (!first || !last) return [];
  const before = opening?.rest
    ? [opening.rest, { start: opening.as_of, end: Math.max(opening.as_of, first.start) }]
    : [{ start: Number.NEGATIVE_INFINITY, end: first.start }];
  const between = periods.slice(1).map(({ start }, index) => ({ start: periods[index]?.end ?? start, end: start }));
  return [...before, ...between, { start: last.end, end: Number.POSITIVE_INFINITY }].filter(
    (rest) => lengthOf(rest) > 0,
  );
}

function weeksOf(periods: readonly WorkingPeriod[], rests: readonly Span[], timeZone: string): Week[] {
  const [first, last] = [periods[0], periods.at(-1)];
  if (!first || !last) return [];
  // The rest of a balance may be in the week before the first work.
  const start = Math.min(first.start, ...rests.map((rest) => (Number.isFinite(rest.start) ? rest.start : first.start)));
  const weeks: Week[] = [];
  const end = mondayOf(last.end, timeZone);
  for (let monday = mondayOf(start, timeZone); monday <= end; monday = addDays(monday, 7)) {
    const span = weekSpanOf(monday, timeZone);
    const own = rests.filter((rest) => belongsTo(rest, span) && lengthOf(rest) >= reducedMs);
    const rest = own.toSorted((one, other) => lengthOf(other) - lengthOf(one))[0];
    weeks.push({ monday, span, hasRegular: own.some((one) => lengthOf(one) >= regularMs), rest });
  }
  return weeks;
}

/**
 * Returns whether a rest is one of a week. A rest in two weeks counts in one of them, that of its middle; a long one in
 * each that it fills for a regular rest. Before the first work, the last 45 hours count so. After the last work, the rest
 * counts in each week that it touches.
 */
function belongsTo(rest: Span, week: Span): boolean {
  const overlap = Math.min(rest.end, week.end) - Math.max(rest.start, week.start);
  if (rest.end === Number.POSITIVE_INFINITY) return overlap > 0;
  const start = Number.isFinite(rest.start) ? rest.start : rest.end - regularMs;
  const middle = (start + rest.end) / 2;
  return overlap >= regularMs || (week.start <= middle && middle < week.end);
}

/** Finds weeks that, like the week before, have no regular rest. */
function reducedTwice(weeks: readonly Week[]): WeeklyRestFinding[] {
  return weeks.slice(1).flatMap((week, index) => {
    const before = weeks[index];
    if (!before || before.hasRegular || week.hasRegular) return [];
    const longest = Math.max(...[before.rest, week.rest].map((rest) => (rest ? lengthOf(rest) : 0)));
    return [
      {
        code: 'REDUCED_WEEKLY_REST' as const,
        week: week.monday,
        minutes: Math.round(longest / minuteMs),
        most: regularMs / minuteMs,
      },
    ];
  });
}

/** Finds reduced weekly rests whose missing hours no other rest makes up in time. Each hour of a rest counts once. */
function notCompensated(weeks: readonly Week[], rests: readonly Span[], timeZone: string): WeeklyRestFinding[] {
  const weeklyRests = new Set(weeks.flatMap(({ rest }) => (rest ? [rest] : [])));
  const used = new Map<Span, number>();
  return weeks.flatMap(({ monday, hasRegular, rest }): WeeklyRestFinding[] => {
    if (hasRegular || !rest) return [];
    const missing = regularMs - lengthOf(rest);
    const deadline = weekSpanOf(addDays(monday, 7 * compensationWeeks), timeZone).end;
    const spare = (other: Span) =>
      Math.min(other.end, deadline) -
      other.start -
      (weeklyRests.has(other) ? regularMs : extendedRestMs) -
      (used.get(other) ?? 0);
    const other = rests.find(
      (one) =>
        one.start >= rest.end &&
        (spare(one) >= missing || (one.end === Number.POSITIVE_INFINITY && one.start < deadline)),
    );
    if (other) {
      used.set(other, (used.get(other) ?? 0) + missing);
      return [];
    }
    return [{ code: 'WEEKLY_REST_COMPENSATION', week: monday, minutes: Math.round(missing / minuteMs), most: 0 }];
  });
}

const lengthOf = ({ start, end }: Span) => end - start;
