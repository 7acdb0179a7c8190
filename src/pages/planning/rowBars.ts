import type { PlanningBoard } from '../../../resources/contract.generated';
import type { BoardBar, BoardLeg, BoardRow, LegRole, RowBlock, RowRun } from './boardData';

/** A leg that is shown elsewhere than it is stored, because it has been moved and is being saved. */
export interface MovedLeg {
  id: string;
  role: LegRole;
  row: string;
  start: number;
  end: number;
}

/** A time between two moments, in milliseconds. */
interface Span {
  start: number;
  end: number;
}

/** Returns whether two times have a moment in common. */
export const doSpansOverlap = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end;

/** Returns the rows of a board with their bars, absences and empty runs, in the order of the board. */
export function boardRowsOf(board: PlanningBoard, by: 'drivers' | 'vehicles', moved: readonly MovedLeg[]): BoardRow[] {
  const bars = groupBy(
    board.legs.flatMap((leg) => barsOfLeg(leg, by, moved)),
    ({ row }) => row,
  );
  const blocks = groupBy(board.blocks, ({ row_id }) => row_id);
  const runs = groupBy(board.empty_runs, ({ row_id }) => row_id);
  return board.rows.map((row) => {
    const rowBlocks = (blocks.get(row.id) ?? []).map(({ id, kind, note, starts_at, ends_at }): RowBlock => ({
      id,
      kind,
      note,
      start: Date.parse(starts_at),
      end: Date.parse(ends_at),
    }));
    const placed = placeInLanes(bars.get(row.id) ?? []);
    const rowBars = placed.map((bar) => ({ ...bar, clashes: hasClash(bar, placed, rowBlocks) }));
    const byLeg = new Map(rowBars.map((bar) => [bar.leg.id, bar]));
    const rowRuns = (runs.get(row.id) ?? []).flatMap((run) => {
      const [after, before] = [byLeg.get(run.after_leg), byLeg.get(run.before_leg)];
      return after && before ? runBetween(after, before, run) : [];
    });
    const lanes = Math.max(1, ...rowBars.map(({ lane }) => lane + 1));
    return { ...row, bars: rowBars, blocks: rowBlocks, runs: rowRuns, lanes };
  });
}

type UnplacedBar = Omit<BoardBar, 'lane' | 'clashes'>;

/** Returns the bars of a leg: one of its driver, or one of its vehicle and one of its truck. */
function barsOfLeg(leg: BoardLeg, by: 'drivers' | 'vehicles', moved: readonly MovedLeg[]): UnplacedBar[] {
  const { planned_start, planned_end } = leg;
  if (!planned_start || !planned_end) return [];
  const move = moved.find(({ id }) => id === leg.id);
  const [start, end] = move ? [move.start, move.end] : [Date.parse(planned_start), Date.parse(planned_end)];
  const roles: readonly LegRole[] = by === 'drivers' ? ['driver'] : ['vehicle', 'truck'];
  return roles.flatMap((role) => {
    const row = move?.role === role ? move.row : leg[`${role}_id`];
    return row ? [{ key: barKey(leg.id, role), leg, role, row, start, end }] : [];
  });
}

/** Returns the key of the bar of a leg in the row of a role. */
export const barKey = (leg: string, role: LegRole): string => `${leg} ${role}`;

/** Puts bars into lanes, each into the first one that is free: earlier bars first. */
export function placeInLanes<Bar extends Span & { key: string }>(bars: readonly Bar[]): (Bar & { lane: number })[] {
  const ends: number[] = [];
  return bars
    .toSorted((one, other) => one.start - other.start || other.end - one.end || (one.key < other.key ? -1 : 1))
    .map((bar) => {
      const free = ends.findIndex((end) => end <= bar.start);
      const lane = free < 0 ? ends.length : free;
      ends[lane] = bar.end;
      return { ...bar, lane };
    });
}

function hasClash(bar: UnplacedBar, others: readonly UnplacedBar[], blocks: readonly RowBlock[]): boolean {
  return (
    blocks.some((block) => doSpansOverlap(bar, block)) ||
    others.some((other) => other.leg.id !== bar.leg.id && doSpansOverlap(bar, other))
  );
}

function runBetween(
  after: BoardBar,
  before: BoardBar,
  { kilometres, driving_minutes }: Pick<RowRun, 'kilometres' | 'driving_minutes'>,
): RowRun[] {
  const [start, end] = [after.end, before.start];
  if (end < start) return [];
  return [
    {
      key: `${after.key} ${before.key}`,
      start,
      end,
      lane: before.lane,
      from: after.leg.to_city ?? '',
      to: before.leg.from_city ?? '',
      kilometres,
      driving_minutes,
      isTooShort: end - start < driving_minutes * 60_000,
    },
  ];
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}
