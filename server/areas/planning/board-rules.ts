import type {
  PlanningBoardBlock,
  PlanningBoardEmptyRun,
  PlanningBoardInput,
  PlanningBoardRows,
} from '../../contract.generated';
import { requireNoProblems } from '../../dialect/errors';
import { estimateRouteDistance, type GeoPosition } from '../driving';

const dayMs = 24 * 3600 * 1000;
const maxDays = 32;
/** A shorter drive is within a place: the same address, or one in its neighbourhood. */
const minKilometres = 1;

/** Checks the time of a board. @throws ContractError when it is empty or too long */
export function requireBoardTime({ from, to }: PlanningBoardInput): void {
  const ms = Date.parse(to) - Date.parse(from);
  requireNoProblems({
    'input.to': [
      ms > 0 ? undefined : { code: 'ends_before_start' },
      ms > maxDays * dayMs ? { code: 'too_late', payload: { days: maxDays } } : undefined,
    ],
  });
}

/** A leg of the board with its ends, as far as they are on the map. */
export interface PlacedLeg {
  leg: {
    id: string;
    driver_id: string | null;
    vehicle_id: string | null;
    truck_id: string | null;
    planned_start: string;
    planned_end: string;
  };
  from: GeoPosition | undefined;
  to: GeoPosition | undefined;
}

/** Returns the ids of the rows that a leg is in. */
export function rowsOfLeg({ leg }: PlacedLeg, rows: PlanningBoardRows): string[] {
  const { driver_id, vehicle_id, truck_id } = leg;
  return (rows === 'DRIVERS' ? [driver_id] : [vehicle_id, truck_id]).filter((id) => id !== null);
}

/**
 * Returns the drives without cargo between the legs of each row. A leg during another one of the row leads to none.
 *
 * @param legs in the order of their starts
 */
export function emptyRunsOf(legs: readonly PlacedLeg[], rows: PlanningBoardRows): PlanningBoardEmptyRun[] {
  const lastOfRow = new Map<string, PlacedLeg>();
  const runs: PlanningBoardEmptyRun[] = [];
  for (const placed of legs)
    for (const row_id of rowsOfLeg(placed, rows)) {
      const last = lastOfRow.get(row_id);
      if (!last || endOf(last) <= endOf(placed)) lastOfRow.set(row_id, placed);
      if (!last?.to || !placed.from || Date.parse(placed.leg.planned_start) < endOf(last)) continue;
      const { kilometres, driving_minutes } = estimateRouteDistance(last.to, placed.from);
      if (kilometres >= minKilometres)
        runs.push({ row_id, after_leg: last.leg.id, before_leg: placed.leg.id, kilometres, driving_minutes });
    }
  return runs;
}

const endOf = ({ leg }: PlacedLeg): number => Date.parse(leg.planned_end);

/**
 * Returns legs that the caller may not see as times in which their rows cannot be planned.
 *
 * @param shown ids of the rows of the board
 */
export function blocksOfHiddenLegs(
  legs: readonly PlacedLeg[],
  rows: PlanningBoardRows,
  shown: ReadonlySet<string>,
): PlanningBoardBlock[] {
  return legs.flatMap((placed) => {
    const { id, planned_start: starts_at, planned_end: ends_at } = placed.leg;
    return rowsOfLeg(placed, rows)
      .filter((row) => shown.has(row))
      .map((row_id) => ({ id, row_id, kind: null, starts_at, ends_at, note: null }));
  });
}
