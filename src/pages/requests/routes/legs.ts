import { legs } from '../../../../resources/routes';
import { askedFields, type LoadedRecord } from '../../../screens/record/asked';
import { formPaths } from '../../../screens/form/drafts';
import { type Task, taskParts } from '../tasks/taskKinds';

/** An end of a leg, or of a request. */
export interface Place {
  id: string;
  direction: 'FROM' | 'TO' | null;
  country: string | null;
  city: string | null;
  zip: string | null;
  street: string | null;
  house_number: string | null;
  coordinates: { latitude: number; longitude: number } | null;
}

/** A vehicle of a leg. */
export interface LegVehicle {
  id: string;
  license: string;
  places: number | null;
}

/** A leg as its request's page reads it. */
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
  addresses: Place[];
  tasks: Task[];
}

/** What is asked of a leg: all that its form edits, and what its card tells beside. */
export const legFields = [
  ...new Set([
    ...askedFields(legs, ['order', ...formPaths(legs)]),
    'vehicle.places',
    'truck.places',
    ...[...taskParts, 'note'].map((part) => `tasks.${part}`),
  ]),
];

/** One of both ends. */
export const endOf = ({ addresses }: Pick<Leg, 'addresses'>, direction: 'FROM' | 'TO'): Place | undefined =>
  addresses.find((place) => place.direction === direction);

/** A place in few letters: `PL Kalisz`; nothing where it has no city. */
export function placeText(place: Place | undefined): string | undefined {
  return place?.city ? [place.country, place.city].filter(Boolean).join(' ') : undefined;
}
