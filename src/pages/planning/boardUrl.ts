import { addDays, validDayOrNull, weekStartOf } from '../../fields/day';
import type { BoardFilter } from './boardFilter';

/** What the rows of the board can be. */
export const rowKinds = ['drivers', 'vehicles'] as const;
/** How much time the board can show. */
export const boardRanges = ['day', 'week', 'two-weeks'] as const;

/** How much time the board shows. */
export type BoardRange = (typeof boardRanges)[number];

/** Number of days of each range. */
export const daysOfRange: Readonly<Record<BoardRange, number>> = { day: 1, week: 7, 'two-weeks': 14 };

/** Everything that the address of the board tells. */
export interface BoardState extends BoardFilter {
  rows: (typeof rowKinds)[number];
  range: BoardRange;
  /** A shown day, `YYYY-MM-DD`; null for the current one, also tomorrow. */
  day: string | null;
}

const defaults = { rows: 'drivers', range: 'week' } as const;

/** Returns the state that the query of an address describes. Invalid values are left out. */
export function parseBoardUrl(query: string): BoardState {
  const params = new URLSearchParams(query);
  const list = (name: string) => (params.get(name) ?? '').split(',').filter(Boolean);
  return {
    rows: rowKinds.find((one) => one === params.get('rows')) ?? defaults.rows,
    range: boardRanges.find((one) => one === params.get('range')) ?? defaults.range,
    day: validDayOrNull(params.get('day') ?? ''),
    search: params.get('q') ?? '',
    statuses: list('status'),
    classes: list('class'),
    onlyFree: params.get('free') === '1',
  };
}

/** Returns the query of the address that describes a state; without what is usual. */
export function formatBoardUrl({ rows, range, day, search, statuses, classes, onlyFree }: BoardState): string {
  const params = new URLSearchParams({
    ...(rows !== defaults.rows && { rows }),
    ...(range !== defaults.range && { range }),
    ...(day !== null && { day }),
    ...(search !== '' && { q: search }),
    ...(statuses.length > 0 && { status: statuses.join(',') }),
    // Drivers have no class, so that the filter means nothing there.
    ...(classes.length > 0 && rows === 'vehicles' && { class: classes.join(',') }),
    ...(onlyFree && { free: '1' }),
  });
  const query = params.toString();
  return query === '' ? '' : `?${query}`;
}

/** Returns the first day that the board shows. Ranges of weeks begin with the first day of a week. */
export function firstDayOf(
  { range, day }: Pick<BoardState, 'range' | 'day'>,
  today: string,
  firstWeekday: number,
): string {
  const shown = day ?? today;
  return range === 'day' ? shown : weekStartOf(shown, firstWeekday);
}

/** Returns the day to show for the range before (-1) or after (1) the shown one. */
export function dayBeside(first: string, range: BoardRange, direction: -1 | 1): string {
  return addDays(first, direction * daysOfRange[range]);
}
