import * as z from 'zod';
import type { Problem, Problems } from '../../dialect/errors';
import { fieldProblems, boundedNumberSchema, schemaProblemsOf, limitedTextSchema } from '../../dialect/field-schemas';

type Row = Readonly<Record<string, unknown>>;

/** Maximum price: the largest number that the column `price` can store. */
const maxPrice = 9_999_999_999.99;
/** Maximum weight in kilograms. */
const maxWeight = 1_000_000;
const maxVehiclePlaces = 1000;

const priceSchema = boundedNumberSchema(0, maxPrice);
const cargoSchema = {
  weight: z
    .number()
    .refine((weight) => weight > 0, 'not_positive')
    .max(maxWeight)
    .nullish(),
  goods: limitedTextSchema(300),
  packages: boundedNumberSchema(1, 100_000),
  packaging: limitedTextSchema(100),
};
const consigneeSchema = { consignee_name: limitedTextSchema(200), consignee_address: limitedTextSchema(300) };
const taskSchema = { text: limitedTextSchema(1000) };
const legSchema = {
  vehicle_places: boundedNumberSchema(0, maxVehiclePlaces),
  truck_places: boundedNumberSchema(0, maxVehiclePlaces),
  exception_reason: limitedTextSchema(500),
};

const currencies: ReadonlySet<unknown> = new Set(Intl.supportedValuesOf('currency'));

/** Years in which the days of a request can be. Others are typing errors. */
const dayYears = { min: 2000, max: 2099 };
/** Columns of a request with the first and last days of loading and delivery. */
export const requestDayColumns = [
  'to_take_to_work_from',
  'to_take_to_work_to',
  'delivery_date_from',
  'delivery_date_to',
] as const;

/**
 * Returns the problems of a request's columns: changed days must have a plausible year, windows must not end before they begin, and delivery must not precede
 * loading.
 */
export function requestProblems(request: Row, before: Row | null = null): Problems {
  const { to_take_to_work_from, to_take_to_work_to, delivery_date_from, delivery_date_to } = request;
  const collector = new ProblemCollector();
  for (const problem of schemaProblemsOf(priceSchema, request.price)) collector.add('price', problem);
  if (!currencies.has(request.currency)) collector.add('currency', { code: 'currency' });
  for (const column of requestDayColumns) {
    const day = request[column];
    if (typeof day === 'string' && day !== before?.[column] && !isInYears(day))
      collector.add(column, { code: 'year', payload: dayYears });
  }
  collector.addIfTooEarly('to_take_to_work_to', to_take_to_work_to, to_take_to_work_from);
  collector.addIfTooEarly('delivery_date_from', delivery_date_from, to_take_to_work_from);
  collector.addIfTooEarly(
    'delivery_date_to',
    delivery_date_to,
    latest(delivery_date_from, to_take_to_work_to, to_take_to_work_from),
  );
  return { ...fieldProblems(consigneeSchema, request), ...collector.problems };
}

/** Returns whether a day is in the years of `dayYears`. Years with five digits compare as smaller texts. */
function isInYears(day: string): boolean {
  return day >= `${dayYears.min}` && day < `${dayYears.max + 1}` && /^\d{4}-/.test(day);
}

/** Returns the problems of a cargo item. */
export function cargoProblems(row: Row): Problems {
  return fieldProblems(cargoSchema, row);
}

/**
 * Returns the problems of a leg's own columns; `before` is its current row. `canDrive`: whether a newly chosen driver has the permission to drive.
 * `leg-rules.ts` has the rules about its vehicles and the other legs.
 */
export function routeProblems(route: Row, canDrive = true, before: Row | null = null): Problems {
  return {
    ...fieldProblems(legSchema, route),
    ...plannedTimeProblems(route, before),
    ...(canDrive ? {} : { driver: [{ code: 'not_driver' }] }),
  };
}

/** Returns the problems of planned times: both or neither must be set, in this order and to a plausible year. */
function plannedTimeProblems(leg: Row, before: Row | null): Problems {
  const collector = new ProblemCollector();
  const columns = ['planned_start', 'planned_end'] as const;
  const [start, end] = columns.map((column) => momentOf(leg[column]));
  for (const column of columns) {
    const moment = momentOf(leg[column]);
    if (moment === undefined && (start ?? end) !== undefined) collector.add(column, { code: 'required' });
    const isChanged = moment?.getTime() !== momentOf(before?.[column])?.getTime();
    if (moment && isChanged && !isInYears(moment.toISOString()))
      collector.add(column, { code: 'year', payload: dayYears });
  }
  if (start && end && start >= end) collector.add('planned_end', { code: 'ends_before_start' });
  return collector.problems;
}

function momentOf(value: unknown): Date | undefined {
  return typeof value === 'string' ? new Date(value) : undefined;
}

/** Returns the problems of a task's columns. */
export function taskProblems(row: Row): Problems {
  return fieldProblems(taskSchema, row);
}

/** Returns the problem of a template for logisticians that needs a signature: only drivers take signatures. */
export function templateProblems({ type, signature_required }: Row): Problems {
  const isRefused = type === 'LOGIST' && signature_required === true;
  return isRefused ? { signature_required: [{ code: 'not_available_for', payload: { value: 'LOGIST' } }] } : {};
}

/** Returns a position among `count` other rows, between 1 and `count + 1`. The default is the last position. */
export function clampPosition(count: number, wanted: unknown): number {
  return typeof wanted === 'number' ? Math.min(Math.max(wanted, 1), count + 1) : count + 1;
}

/** Returns a request's number, such as `TR/2026/000123`. */
export function formatRequestNumber(year: number, last: number): string {
  return `TR/${year}/${String(last).padStart(6, '0')}`;
}

/** Collects problems by field. */
class ProblemCollector {
  readonly problems: Record<string, Problem[]> = {};

  add(field: string, problem: Problem): void {
    this.problems[field] = [...(this.problems[field] ?? []), problem];
  }

  /** Adds a problem if a date is before `earliest`. ISO dates compare as text. */
  addIfTooEarly(field: string, value: unknown, earliest: unknown): void {
    if (typeof value === 'string' && typeof earliest === 'string' && value < earliest) {
      this.add(field, { code: 'too_early', payload: { day: earliest } });
    }
  }
}

function latest(...days: readonly unknown[]): string | undefined {
  return days
    .filter((day) => typeof day === 'string')
    .toSorted()
    .at(-1);
}
