import * as z from 'zod';
import type { Language } from '../../contract.generated';
import type { GeoPosition } from '../driving';
import { arrayOf, baseParams, type CandidateSearch, endOf } from './candidate-search';
import { detailsSql } from './candidate-sql';

/** What is shown of a candidate besides its judgement. */
export interface CandidateDetails {
  bookings: readonly { number: string; request: string; from: string; to: string }[];
  freeFrom: string | null;
  city: string | null;
  position: GeoPosition | undefined;
  vehicleClass: string | null;
  brandModel: string | null;
}

const bookingsSchema = z.array(z.object({ number: z.string(), request: z.string(), from: z.string(), to: z.string() }));

/** Reads what is shown of candidates. */
export async function readDetails(
  of: CandidateSearch,
  ids: readonly string[],
  language: Language,
): Promise<ReadonlyMap<string, CandidateDetails>> {
  const params = [...baseParams(of), endOf(of), arrayOf(ids)];
  const rows = await of.session.rows({ text: detailsSql(of.role, language), params, canCachePlan: true });
  return new Map(
    rows.map(
      ([id, bookings, freeFrom = null, city = null, latitude, longitude, vehicleClass = null, brandModel = null]): [
        string,
        CandidateDetails,
      ] => [
        String(id),
        {
          bookings: bookings ? bookingsSchema.parse(JSON.parse(bookings)) : [],
          freeFrom,
          city,
          position: latitude && longitude ? { latitude: Number(latitude), longitude: Number(longitude) } : undefined,
          vehicleClass,
          brandModel,
        },
      ],
    ),
  );
}
