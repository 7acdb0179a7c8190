import * as z from 'zod';
import type { Language, LegRole } from '../../contract.generated';
import type { Session, TextRow } from '../../database/database';
import type { GeoPosition } from '../driving';
import type { GroupingLimits, LegVehicle } from '../transport';
import type { Candidate } from './candidate-rules';
import { absencesSql, candidatesSql, detailsSql, firstByTitleSql, groupsSql, nearestSql } from './candidate-sql';

/** A leg whose candidates are read. */
export interface CandidateSearch {
  session: Session;
  tenant: string;
  /** Id of the leg's request. */
  request: string;
  /** When the leg starts. */
  start: Date;
  /** When the leg ends; undefined while its times are not known, so that no booking can be in its way. */
  end: Date | undefined;
  role: LegRole;
}

/** What is shown of a candidate besides its judgement. */
export interface CandidateDetails {
  bookings: readonly { number: string; request: string; from: string; to: string }[];
  freeFrom: string | null;
  city: string | null;
  position: GeoPosition | undefined;
  vehicleClass: string | null;
  brandModel: string | null;
}

/** Candidates that the rules of a leg judge alike. */
export interface CandidateGroup {
  ids: readonly string[];
  /** Stands for all of them: its title is empty, and its values represent the group, not one candidate. */
  example: Candidate;
}

/**
 * Reads all candidates whose name or plate has a part, as groups; with an empty `search` all. Those that are away during the
 * leg, and the given ones of the request's own crews, are judged alone.
 */
export async function readGroups(
  of: CandidateSearch,
  { search, withInactive, limits, crews }: GroupSearch,
): Promise<CandidateGroup[]> {
  const { session, role } = of;
  const absences = await readAbsences(of);
  const { day, weight, carriesAlone } = limits;
  const params = [
    ...baseParams(of),
    endOf(of),
    patternOf(search, role),
    arrayOf([...absences.keys(), ...crews]),
    day,
    ...(role === 'DRIVER' ? [] : [weight, carriesAlone]),
  ];
  const rows = await session.rows({ text: groupsSql(role, withInactive), params });
  return rows.map(([joined, ...values]) => {
    const ids = (joined ?? '').split(',');
    return { ids, example: candidateOf([ids[0] ?? '', ...values], role, absences) };
  });
}

/** Which candidates are read as groups. */
interface GroupSearch {
  search: string;
  withInactive: boolean;
  limits: GroupingLimits;
  /** Ids of the drivers and vehicles of the request. */
  crews: readonly string[];
}

/** Reads candidates by their ids. */
export async function readCandidates(of: CandidateSearch, ids: readonly string[]): Promise<Candidate[]> {
  const { session, role } = of;
  const params = [...baseParams(of), endOf(of), arrayOf(ids)];
  const rows = await session.rows({ text: candidatesSql(role), params });
  const absences = await readAbsences(of);
  return rows.map((row) => candidateOf(row, role, absences));
}

type Absences = ReadonlyMap<string, LegVehicle['absences']>;

function candidateOf(row: TextRow, role: LegRole, absences: Absences): Candidate {
  const [id, title, booked, active] = row;
  const candidate = { id: id ?? '', title: title ?? '', isBooked: booked === 't' };
  const known = { id: candidate.id, active: active === 't', absences: absences.get(candidate.id) ?? [] };
  return role === 'DRIVER'
    ? { ...candidate, member: { role, driver: { ...known, ...documentsOfDriver(row) } } }
    : { ...candidate, member: { role, unit: { ...known, ...unitOf(row) } } };
}

/** Reads who is away during the leg, and when. */
async function readAbsences({ session, tenant, role, start, end = start }: CandidateSearch): Promise<Absences> {
  const params = [tenant, start.toISOString(), end.toISOString()];
  const rows = await session.rows({ text: absencesSql(role), params });
  const absences = new Map<string, LegVehicle['absences']>();
  for (const [id, from, to] of rows) {
    const key = String(id);
    absences.set(key, [...(absences.get(key) ?? []), { start: new Date(String(from)), end: new Date(String(to)) }]);
  }
  return absences;
}

/**
 * Reads where the candidates are whose last leg before this one ends nearest to `start`, the nearest first. Those for which
 * it is not known are not among them.
 */
export async function readNearest(
  of: CandidateSearch,
  ids: readonly string[],
  { start, count }: { start: GeoPosition; count: number },
): Promise<ReadonlyMap<string, GeoPosition>> {
  const params = [...baseParams(of), arrayOf(ids), start.latitude, start.longitude, count];
  const rows = await of.session.rows({ text: nearestSql(of.role), params });
  return new Map(
    rows.map(([id, latitude, longitude]) => [String(id), { latitude: Number(latitude), longitude: Number(longitude) }]),
  );
}

/** Reads the ids of the first candidates by title. */
export async function readFirstByTitle(
  { session, tenant, role }: CandidateSearch,
  ids: readonly string[],
  count: number,
): Promise<string[]> {
  if (ids.length <= count) return [...ids];
  const rows = await session.rows({ text: firstByTitleSql(role), params: [tenant, arrayOf(ids), count] });
  return rows.map(([id]) => String(id));
}

const bookingsSchema = z.array(z.object({ number: z.string(), request: z.string(), from: z.string(), to: z.string() }));

/** Reads what is shown of candidates. */
export async function readDetails(
  of: CandidateSearch,
  ids: readonly string[],
  language: Language,
): Promise<ReadonlyMap<string, CandidateDetails>> {
  const params = [...baseParams(of), endOf(of), arrayOf(ids)];
  const rows = await of.session.rows({ text: detailsSql(of.role, language), params });
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

function baseParams({ tenant, request, start }: CandidateSearch) {
  return [tenant, request, start.toISOString()];
}

/** Returns the end of the leg; its start without one, because nothing overlaps with an empty range. */
function endOf({ start, end }: CandidateSearch): string {
  return (end ?? start).toISOString();
}

const arrayOf = (ids: readonly string[]) => `{${ids.join(',')}}`;

const couplings = ['FIFTH_WHEEL', 'DRAWBAR', 'BALL'] as const;

function documentsOfDriver([, , , , licence = null, code95 = null, adr = null]: TextRow) {
  return { driving_licence_until: licence, code_95_until: code95, adr_until: adr };
}

function unitOf([
  ,
  license,
  ,
  ,
  verified,
  payload,
  places,
  carries,
  draws,
  coupling,
  maxPlaces,
  inspection = null,
  insurance = null,
]: TextRow): Omit<LegVehicle, 'id' | 'active' | 'absences'> {
  const numberOrNull = (value: string | null | undefined) =>
    value === null || value === undefined ? null : Number(value);
  return {
    license: license ?? '',
    payload: numberOrNull(payload),
    places: numberOrNull(places),
    verified: verified === 't',
    inspection_until: inspection,
    insurance_until: insurance,
    class: {
      carries: carries === 't',
      draws: draws === 't',
      coupling: couplings.find((one) => one === coupling) ?? null,
      max_places: numberOrNull(maxPlaces),
    },
  };
}

/** Returns the pattern of a search: in plates without spaces and hyphens, as they are compared. */
function patternOf(search: string, role: LegRole): string | null {
  const text = search.trim();
  const compared = role === 'DRIVER' ? text : text.replaceAll(/[ -]/g, '');
  return compared === '' ? null : `%${compared.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
