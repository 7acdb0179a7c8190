import { isRecord } from '../../../providers/graphqlResponse';
import type {
  PlanningBoard,
  PlanningBoardBlock,
  PlanningBoardEmptyRun,
  PlanningBoardLeg,
  PlanningBoardRow,
} from '../../../resources/contract.generated';

/** A leg on the board or beside it. */
export type BoardLeg = PlanningBoardLeg;

/** What a leg needs a row for: its driver, the vehicle that carries its cargo, or the truck that draws this. */
export type LegRole = 'driver' | 'vehicle' | 'truck';

const legFields = [
  'id',
  'modified_at',
  'order',
  'service_transportation_id',
  'number',
  'status',
  'customer_name',
  'driver_id',
  'driver',
  'vehicle_id',
  'vehicle',
  'truck_id',
  'truck',
  'truck_is_not_required',
  'planned_start',
  'planned_end',
  'planned_by_hand',
  'expected_end',
  'from_city',
  'to_city',
];
const fieldsByPart = {
  rows: ['id', 'title', 'active', 'vehicle_class_id', 'vehicle_class', 'can_carry', 'can_draw'],
  legs: legFields,
  unplanned: legFields,
  empty_runs: ['row_id', 'after_leg', 'before_leg', 'kilometres', 'driving_minutes'],
  blocks: ['id', 'row_id', 'kind', 'starts_at', 'ends_at', 'note'],
} as const;

/** Fields to request of a board. */
export const boardFields: readonly string[] = [
  ...Object.entries(fieldsByPart).flatMap(([part, fields]) => fields.map((field) => `${part}.${field}`)),
  'incomplete',
];

/** Returns whether a value is a board. Checks only its parts, because the API returns the requested fields. */
export const isBoard = (value: unknown): value is PlanningBoard =>
  isRecord(value) && Object.keys(fieldsByPart).every((part) => Array.isArray(value[part]));

/** A leg in a row, from `start` to `end` in milliseconds. */
export interface BoardBar {
  /** Unique on the board: a leg has a bar in the row of its vehicle and another one in that of its truck. */
  key: string;
  leg: BoardLeg;
  role: LegRole;
  row: string;
  start: number;
  end: number;
  /** Place among the bars at the same time, 0 at the top. */
  lane: number;
  /** Whether the row is away, or has another leg, at a time of the bar. */
  clashes: boolean;
}

/** A time in which a row cannot be planned, in milliseconds. */
export interface RowBlock extends Pick<PlanningBoardBlock, 'id' | 'kind' | 'note'> {
  start: number;
  end: number;
}

/** A drive without cargo between two legs, in milliseconds. */
export interface RowRun extends Pick<PlanningBoardEmptyRun, 'kilometres' | 'driving_minutes'> {
  key: string;
  start: number;
  end: number;
  lane: number;
  from: string;
  to: string;
  /** Whether the time between both legs is shorter than the drive. */
  isTooShort: boolean;
}

/** A driver or vehicle with everything that is shown of it. */
export interface BoardRow extends PlanningBoardRow {
  bars: readonly BoardBar[];
  blocks: readonly RowBlock[];
  runs: readonly RowRun[];
  /** Number of bars that are shown one below the other, at least 1. */
  lanes: number;
}
