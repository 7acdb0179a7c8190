import { useEffect, useState } from 'react';
import { legsResource as definition } from '../../../../resources/routes';
import { valueAt } from '../../../fields/paths';
import { type FormDrafts, formValueAt } from '../../../screens/form/drafts';
import type { Leg } from './legs';
import { plannedByHand } from './plannedByHand';

const typingPauseMs = 400;

/** What the leg of a form depends on. */
export interface PlannedLegOptions {
  request: string;
  /** The edited leg; absent for a new one. */
  leg: Leg | undefined;
  drafts: FormDrafts;
  language: string;
}

/**
 * Returns the leg as its form would save it, as JSON of the server's `RouteFindingsInput`. It changes once the user
 * pauses.
 */
export function usePlannedLeg(options: PlannedLegOptions): string {
  return useSettled(JSON.stringify(plannedLeg(options)));
}

function plannedLeg({ request, leg, drafts, language }: PlannedLegOptions) {
  const value = (path: string) => formValueAt(definition, path, drafts, language);
  const idOf = (path: string) => valueAt(value(path), 'id') ?? null;
  const withoutTruck = value('truck_is_not_required') === true;
  const rows = value('addresses');
  const end = (direction: 'FROM' | 'TO') => {
    const row: unknown = Array.isArray(rows)
      ? rows.find((each) => valueAt(each, 'direction') === direction)
      : undefined;
    if (!row) return null;
    const part = (name: string) => valueAt(row, name) ?? null;
    const names = ['country', 'city', 'zip', 'street', 'house_number', 'coordinates'] as const;
    return Object.fromEntries(names.map((name) => [name, part(name)]));
  };
  const byHand = plannedByHand(drafts, leg);
  return {
    service_transportation_id: request,
    ...(leg === undefined ? {} : { id: leg.id }),
    driver_id: idOf('driver'),
    vehicle_id: idOf('vehicle'),
    vehicle_places: value('vehicle_places'),
    truck_id: idOf('truck'),
    truck_places: value('truck_places'),
    // Saving omits an unchanged value, which the server then derives from the vehicle's class.
    truck_is_not_required: withoutTruck === (leg?.truck_is_not_required ?? false) ? null : withoutTruck,
    from: end('FROM'),
    to: end('TO'),
    planned_start: byHand?.from || null,
    planned_end: byHand?.to || null,
  };
}

/** Returns a text after it has not changed for `typingPauseMs`. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), typingPauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
