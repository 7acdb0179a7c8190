import * as z from 'zod';
import type { Problem, Problems } from '../../dialect/errors';
import { fieldProblems, number, problemsOf, text } from '../../dialect/field-schemas';

type Row = Readonly<Record<string, unknown>>;

/** Largest price that is kept. */
const mostMoney = 9_999_999_999.99;
/** Kilograms that the heaviest of hauls weigh. */
const heaviest = 1_000_000;
const mostPlaces = 1000;

const price = number(0, mostMoney);
const cargo = {
  weight: z
    .number()
    .refine((weight) => weight > 0, 'not_positive')
    .max(heaviest)
    .nullish(),
};
const task = { text: text(1000) };

const currencies: ReadonlySet<unknown> = new Set(Intl.supportedValuesOf('currency'));

/** What is wrong with a request's own columns, by field: windows run forward, and nothing is delivered before it is loaded. */
export function requestProblems(request: Row): Problems {
  const { to_take_to_work_from, to_take_to_work_to, delivery_date_from, delivery_date_to } = request;
  const found = new Found();
  for (const problem of problemsOf(price, request.price)) found.add('price', problem);
  if (!currencies.has(request.currency)) found.add('currency', { code: 'currency' });
  found.notBefore('to_take_to_work_to', to_take_to_work_to, to_take_to_work_from);
  found.notBefore('delivery_date_from', delivery_date_from, to_take_to_work_from);
  found.notBefore(
    'delivery_date_to',
    delivery_date_to,
    latest(delivery_date_from, to_take_to_work_to, to_take_to_work_from),
  );
  return found.problems;
}

/** What is wrong with a cargo's weight. */
export function cargoProblems(row: Row): Problems {
  return fieldProblems(cargo, row);
}

/** What a leg's rules know of those who carry it; absent where nobody is newly chosen. */
export interface Crew {
  /** Whether the driver may drive. */
  driver?: { drives: boolean };
  vehicle?: Vehicle;
  truck?: Vehicle;
}

interface Vehicle {
  is_active: boolean;
  places: number | null;
}

/** What is wrong with a leg, by field: who drives may drive, what is driven is in use and has the places. */
export function routeProblems(route: Row, crew: Crew): Problems {
  const found = new Found();
  if (crew.driver && !crew.driver.drives) found.add('driver', { code: 'not_driver' });
  for (const name of ['vehicle', 'truck'] as const) {
    const vehicle = crew[name];
    if (vehicle && !vehicle.is_active) found.add(name, { code: 'not_in_use' });
    const places = route[`${name}_places`];
    for (const problem of problemsOf(number(0, vehicle?.places ?? mostPlaces), places))
      found.add(`${name}_places`, problem);
  }
  if (typeof route.truck_id === 'string' && route.truck_id === route.vehicle_id)
    found.add('truck', { code: 'same_vehicle' });
  return found.problems;
}

/** What is wrong with a task's own columns. */
export function taskProblems(row: Row): Problems {
  return fieldProblems(task, row);
}

/** A place among `count` others: the last one where none is given, and never beyond it. */
export function placeAmong(count: number, wanted: unknown): number {
  return typeof wanted === 'number' ? Math.min(Math.max(wanted, 1), count + 1) : count + 1;
}

/** A request's number: `TR/2026/000123`. */
export function requestNumber(year: number, last: number): string {
  return `TR/${year}/${String(last).padStart(6, '0')}`;
}

/** Collects problems by field. */
class Found {
  readonly problems: Record<string, Problem[]> = {};

  add(field: string, problem: Problem): void {
    this.problems[field] = [...(this.problems[field] ?? []), problem];
  }

  /** Days are texts that sort as they follow. */
  notBefore(field: string, value: unknown, earliest: unknown): void {
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
