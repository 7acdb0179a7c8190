import type { RouteFindingCode } from '../../contract.generated';
import { dayInTimeZone } from '../../formats/time-zone';
import { isExpiredOn } from '../validity';
import type { LegFinding, PlannedLeg, PlannedRequest } from './planned-leg';

/** Columns with the last days on which the documents of a driver are valid. */
export const driverDocuments = ['driving_licence_until', 'code_95_until', 'adr_until'] as const;
/** Columns with the last days on which the documents of a vehicle are valid. */
export const vehicleDocuments = ['inspection_until', 'insurance_until'] as const;

const codes = {
  driving_licence_until: 'LICENCE_EXPIRED',
  code_95_until: 'CODE_95_EXPIRED',
  adr_until: 'ADR_EXPIRED',
  inspection_until: 'INSPECTION_EXPIRED',
  insurance_until: 'INSURANCE_EXPIRED',
} as const satisfies Record<string, RouteFindingCode>;

/**
 * Returns the documents of a leg's driver, vehicle and truck that expire before the leg ends. A document that is not
 * entered expires never. ADR counts only for dangerous cargo.
 */
export function documentFindings(request: PlannedRequest, leg: PlannedLeg): LegFinding[] {
  const { driver, vehicle, truck } = leg;
  // Thousands of candidates are judged, and few of them have documents.
  if (
    !hasDocuments(driver, driverDocuments) &&
    !hasDocuments(vehicle, vehicleDocuments) &&
    !hasDocuments(truck, vehicleDocuments)
  )
    return [];
  const day = lastDayOf(request, leg);
  if (day === null) return [];
  const isExpired = (until: string | null): until is string => until !== null && isExpiredOn(until, day);
  const ofDriver = driverDocuments.flatMap((document): LegFinding[] => {
    const until = driver?.[document] ?? null;
    const counts = document !== 'adr_until' || request.dangerous;
    return counts && isExpired(until) ? [{ code: codes[document], field: 'driver', payload: { until } }] : [];
  });
  const units = [
    { field: 'vehicle', unit: vehicle },
    { field: 'truck', unit: truck?.id === vehicle?.id ? null : truck },
  ] as const;
  const ofVehicles = units.flatMap(({ field, unit }) =>
    vehicleDocuments.flatMap((document): LegFinding[] => {
      const until = unit?.[document] ?? null;
      if (!unit || !isExpired(until)) return [];
      return [{ code: codes[document], field, payload: { license: unit.license, until } }];
    }),
  );
  return [...ofDriver, ...ofVehicles];
}

function hasDocuments<Document extends string>(
  owner: Readonly<Record<Document, string | null>> | null,
  documents: readonly Document[],
): boolean {
  return owner !== null && documents.some((document) => owner[document] !== null);
}

/**
 * Returns the last day of a leg in the company's time zone. Without planned times, it is the first day on which the
 * request can be loaded, because the leg ends on no earlier day; null while no day is known.
 */
export function lastDayOf({ time_zone, windows }: PlannedRequest, { times }: PlannedLeg): string | null {
  // A leg that ends at midnight does not reach the next day.
  if (times) return dayInTimeZone(time_zone, new Date(times.end.getTime() - 1));
  return windows.load_from ?? windows.load_to ?? windows.deliver_from ?? windows.deliver_to;
}
