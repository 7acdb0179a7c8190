import { ApiError } from '../../../providers/errors';
import type { BoardLeg, BoardRow, LegRole, RowBlock } from './boardData';
import { doSpansOverlap } from './rowBars';
import { snapToStep, stepMs } from './timeAxis';

/** Where a leg is while it is moved: a row and a time in milliseconds. */
export interface BarPosition {
  row: string;
  start: number;
  end: number;
}

/** A leg that is being moved. */
export interface LegMove extends BarPosition {
  leg: BoardLeg;
  /** What the leg needs the row for. */
  role: LegRole;
  /** Where the leg was; undefined for one from the list of unplanned legs. */
  origin: BarPosition | undefined;
}

/** The part of a bar that is moved: all of it, or one of its ends. */
export type BarHandle = 'all' | 'start' | 'end';

/** Returns the time of a bar whose part is moved by some milliseconds. It is at least a quarter of an hour long. */
export function shiftSpan(
  { start, end }: Pick<BarPosition, 'start' | 'end'>,
  handle: BarHandle,
  ms: number,
): Pick<BarPosition, 'start' | 'end'> {
  switch (handle) {
    case 'all': {
      const snapped = snapToStep(start + ms);
      return { start: snapped, end: snapped + (end - start) };
    }
    case 'start':
      return { start: Math.min(snapToStep(start + ms), end - stepMs), end };
    case 'end':
      return { start, end: Math.max(snapToStep(end + ms), start + stepMs) };
  }
}

const defaultMs = 4 * 3_600_000;
/** An unplanned leg that is dropped at most this far from its proposed start keeps its proposed time. */
const proposalReachMs = 3_600_000;

/** Returns the time at which an unplanned leg is placed at a moment: its proposed time where that is near. */
export function spanOfUnplanned(leg: BoardLeg, moment: number): Pick<BarPosition, 'start' | 'end'> {
  const { planned_start, planned_end } = leg;
  if (!planned_start || !planned_end) return { start: snapToStep(moment), end: snapToStep(moment) + defaultMs };
  const proposed = { start: Date.parse(planned_start), end: Date.parse(planned_end) };
  return Math.abs(proposed.start - moment) <= proposalReachMs
    ? proposed
    : shiftSpan(proposed, 'all', moment - proposed.start);
}

/** Returns what an unplanned leg would need a row for. */
export function roleInRow(leg: BoardLeg, row: BoardRow, by: 'drivers' | 'vehicles'): LegRole {
  if (by === 'drivers') return 'driver';
  if (!row.can_carry) return 'truck';
  return row.can_draw && leg.vehicle_id && !leg.truck_id && !leg.truck_is_not_required ? 'truck' : 'vehicle';
}

/** Returns whether a move changes anything. */
export function isChanged(move: LegMove): boolean {
  return Object.keys(legChangeOf(move)).length > 0;
}

/** Returns the input of `updateRoute` for a move: only what it changes. */
export function legChangeOf({ leg, role, row, start, end }: LegMove): Readonly<Record<string, unknown>> {
  const isTime = (moment: number, stored: string | null | undefined) =>
    Boolean(stored) && Date.parse(stored ?? '') === moment;
  const keepsTimes = isTime(start, leg.planned_start) && isTime(end, leg.planned_end);
  return {
    ...(leg[`${role}_id`] !== row && { [role]: { connect: row } }),
    ...(!keepsTimes && {
      planned_start: new Date(start).toISOString(),
      planned_end: new Date(end).toISOString(),
    }),
  };
}

/** Returns the input of `routeFindings` for a move. The server completes it from the stored leg. */
export function findingsInputOf(move: LegMove): Readonly<Record<string, unknown>> {
  const { leg, role, row, start, end } = move;
  const keepsProposal = !leg.planned_by_hand && !('planned_start' in legChangeOf(move));
  return {
    id: leg.id,
    service_transportation_id: leg.service_transportation_id,
    [`${role}_id`]: row,
    ...(!keepsProposal && {
      planned_start: new Date(start).toISOString(),
      planned_end: new Date(end).toISOString(),
    }),
  };
}

/** Returns whether the server refused a move only because a reason is missing for the rules that it breaks. */
export function needsReason(error: unknown): error is ApiError {
  return error instanceof ApiError && 'exception_reason' in error.validation;
}

/** Why a leg does not fit a row, as far as the board knows by itself. */
export type MoveObstacle =
  | { code: 'absent'; kind: RowBlock['kind']; start: number; end: number }
  | { code: 'overlap'; number: string }
  | { code: 'cannotCarry' | 'cannotDraw' | 'inactive' };

/** Returns what speaks against a move in its row. */
export function obstaclesOf({ leg, role, start, end }: LegMove, row: BoardRow): MoveObstacle[] {
  const span = { start, end };
  return [
    ...(row.active ? [] : [{ code: 'inactive' } as const]),
    ...(role === 'vehicle' && !row.can_carry ? [{ code: 'cannotCarry' } as const] : []),
    ...(role === 'truck' && !row.can_draw ? [{ code: 'cannotDraw' } as const] : []),
    ...row.blocks
      .filter((block) => doSpansOverlap(span, block))
      .map((block) => ({ code: 'absent', kind: block.kind, start: block.start, end: block.end }) as const),
    ...row.bars
      .filter((bar) => bar.leg.id !== leg.id && doSpansOverlap(span, bar))
      .map((bar) => ({ code: 'overlap', number: bar.leg.number }) as const),
  ];
}
