import type { RouteFinding } from '../../../../resources/contract.generated';
import { legsResource } from '../../../../resources/routes';
import { recordQueryPaths, type LoadedRecord } from '../../../screens/record/loadedRecord';
import { formPaths } from '../../../screens/form/drafts';
import { type RequestTask, taskFields } from '../tasks/taskMethods';

/** Loading or delivery address of a leg or a request. */
export interface LegAddress {
  id: string;
  direction: 'FROM' | 'TO' | null;
  country: string | null;
  city: string | null;
  zip: string | null;
  street: string | null;
  house_number: string | null;
  coordinates: { latitude: number; longitude: number } | null;
}

/** A vehicle or truck of a leg. */
export interface LegVehicle {
  id: string;
  license: string;
  places: number | null;
}

/** A leg with its crew, addresses and tasks. */
export interface Leg extends LoadedRecord {
  order: number;
  modified_at: string;
  driver: { id: string; brief: string } | null;
  vehicle: LegVehicle | null;
  vehicle_places: number | null;
  truck: LegVehicle | null;
  truck_places: number | null;
  truck_is_not_required: boolean;
  delivers_is_final: boolean;
  planned_start: string | null;
  planned_end: string | null;
  planned_by_hand: boolean;
  started_at: string | null;
  ended_at: string | null;
  expected_start: string | null;
  expected_end: string | null;
  findings: LegFinding[];
  exception_reason: string | null;
  exception_by: string | null;
  exception_at: string | null;
  addresses: LegAddress[];
  tasks: RequestTask[];
}

/** A rule that a leg breaks. */
export type LegFinding = Pick<RouteFinding, 'code' | 'field' | 'effect' | 'payload'>;

/** Fields to request of a finding. */
export const findingFields = ['code', 'field', 'effect', 'payload'] as const;

/** Fields to request of a leg, for its form and its card. */
export const legFields = [
  ...new Set([
    ...recordQueryPaths(legsResource, ['order', ...formPaths(legsResource)]),
    'vehicle.places',
    'truck.places',
    ...findingFields.map((part) => `findings.${part}`),
    'planned_by_hand',
    'started_at',
    'ended_at',
    'expected_start',
    'expected_end',
    'exception_by',
    'exception_at',
    ...[...taskFields, 'note', 'signature_required'].map((part) => `tasks.${part}`),
  ]),
];

/** Returns the loading (FROM) or delivery (TO) address of a leg. */
export const legAddressOf = ({ addresses }: Pick<Leg, 'addresses'>, direction: 'FROM' | 'TO'): LegAddress | undefined =>
  addresses.find((address) => address.direction === direction);

/**
 * Returns the numbers of the legs that start in the city where a leg ends and no other earlier leg ends, so that the leg's
 * deletion puts them out of order.
 */
export function legsLeftBehind(legs: readonly Leg[], deleted: Leg, loading: LegAddress | undefined): number[] {
  const endOf = (leg: Leg) => shortAddressText(legAddressOf(leg, 'TO'));
  const end = endOf(deleted);
  const index = legs.indexOf(deleted);
  if (end === undefined || end === shortAddressText(loading)) return [];
  return legs.flatMap((leg, position) => {
    const reached = legs.slice(0, position).some((earlier) => earlier !== deleted && endOf(earlier) === end);
    return position > index && !reached && shortAddressText(legAddressOf(leg, 'FROM')) === end ? [position + 1] : [];
  });
}

/** Returns country and city of an address: `PL Kalisz`. Undefined without a city. */
export function shortAddressText(address: LegAddress | undefined): string | undefined {
  return address?.city ? [address.country, address.city].filter(Boolean).join(' ') : undefined;
}
