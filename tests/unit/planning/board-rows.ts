import type { PlanningBoard } from '../../../resources/contract.generated';
import type { BoardLeg } from '../../../src/pages/planning/boardData';
import { boardRowsOf } from '../../../src/pages/planning/rowBars';

/** Returns a moment of 10 June 2026 in milliseconds. */
export const at = (hour: number): number => Date.UTC(2026, 5, 10) + hour * 3_600_000;

/** Returns a leg on 10 June 2026 between two hours in UTC, of driver `d1` by default. */
export function legOf(id: string, from: number, to: number, more: Partial<BoardLeg> = {}): BoardLeg {
  return {
    id,
    modified_at: '2026-06-01T00:00:00Z',
    order: 1,
    service_transportation_id: `r${id}`,
    number: `TR/${id}`,
    status: 'IN_PROGRESS',
    driver_id: 'd1',
    vehicle_id: 'v1',
    truck_id: null,
    truck_is_not_required: true,
    planned_start: new Date(at(from)).toISOString(),
    planned_end: new Date(at(to)).toISOString(),
    planned_by_hand: true,
    expected_end: null,
    from_city: 'Poznań',
    to_city: 'Berlin',
    ...more,
  };
}

/** Returns the rows of drivers `d1` and `d2`, or of vehicles `v1` and `v2`, with legs. */
export function rowsWith(
  legs: readonly BoardLeg[],
  by: 'drivers' | 'vehicles' = 'drivers',
  more: Partial<PlanningBoard> = {},
  moved: Parameters<typeof boardRowsOf>[2] = [],
) {
  const ids = by === 'drivers' ? ['d1', 'd2'] : ['v1', 'v2'];
  const rows = ids.map((id) => ({
    id,
    title: `Row ${id}`,
    active: true,
    can_carry: by === 'vehicles',
    can_draw: id === 'v2',
    vehicle_class_id: by === 'vehicles' ? 'k1' : null,
  }));
  const board = { rows, legs: [...legs], empty_runs: [], blocks: [], unplanned: [], incomplete: false, ...more };
  return boardRowsOf(board, by, moved);
}
