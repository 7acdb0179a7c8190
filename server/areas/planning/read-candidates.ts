import type { LegRole } from '../../contract.generated';
import type { TextRow } from '../../database/database';
import type { GroupingLimits, LegVehicle } from '../transport';
import type { Candidate } from './candidate-rules';
import { arrayOf, baseParams, type CandidateSearch, endOf } from './candidate-search';
import { absencesSql, candidatesSql, groupsSql } from './candidate-sql';

/** Who is away during a leg, and when, by the ids of drivers or vehicles. */
export type Absences = ReadonlyMap<string, LegVehicle['absences']>;

/** Candidates that the rules of a leg judge alike. */
export interface CandidateGroup {
  /** Their ids, separated by commas: thousands are passed on to the next statement as they are. */
  ids: string;
  /** How many they are. */
  size: number;
  /** Stands for all of them: its title is empty, and its values represent the group, not one candidate. */
  example: Candidate;
}

/**
 * Reads all candidates whose name or plate has a part, as groups; with an empty `search` all. Those that are away during the
 * leg, and the given ones of the request's own crews, are judged alone.
 */
export async function readGroups(
  of: CandidateSearch,
  { search, withInactive, limits, crews, absences }: GroupSearch,
): Promise<CandidateGroup[]> {
  const { session, role } = of;
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
  return rows.flatMap(([size, together, alone, ...values]) => {
    const groupOf = (ids: string, number: number) => {
      const [first = ''] = ids.split(',', 1);
      return { ids, size: number, example: candidateOf([first, ...values], role, absences) };
    };
    const single = alone?.split(',') ?? [];
    const groups = single.map((id) => groupOf(id, 1));
    return together ? [groupOf(together, Number(size) - single.length), ...groups] : groups;
  });
}

/** Which candidates are read as groups. */
interface GroupSearch {
  search: string;
  withInactive: boolean;
  limits: GroupingLimits;
  /** Ids of the drivers and vehicles of the request. */
  crews: readonly string[];
  absences: Absences;
}

/** Reads candidates by their ids. */
export async function readCandidates(
  of: CandidateSearch,
  ids: readonly string[],
  absences: Absences,
): Promise<Candidate[]> {
  const { session, role } = of;
  const params = [...baseParams(of), endOf(of), arrayOf(ids)];
  const rows = await session.rows({ text: candidatesSql(role), params, canCachePlan: true });
  return rows.map((row) => candidateOf(row, role, absences));
}

function candidateOf(row: TextRow, role: LegRole, absences: Absences): Candidate {
  const [id, title, booked, active] = row;
  const candidate = { id: id ?? '', title: title ?? '', isBooked: booked === 't' };
  const known = { id: candidate.id, active: active === 't', absences: absences.get(candidate.id) ?? [] };
  return role === 'DRIVER'
    ? { ...candidate, member: { role, driver: { ...known, ...documentsOfDriver(row) } } }
    : { ...candidate, member: { role, unit: { ...known, ...unitOf(row) } } };
}

/** Reads who is away during the leg, and when. */
export async function readAbsences({ session, tenant, role, start, end = start }: CandidateSearch): Promise<Absences> {
  const params = [tenant, start.toISOString(), end.toISOString()];
  const rows = await session.rows({ text: absencesSql(role), params, canCachePlan: true });
  const absences = new Map<string, LegVehicle['absences']>();
  for (const [id, from, to] of rows) {
    const key = String(id);
    absences.set(key, [...(absences.get(key) ?? []), { start: new Date(String(from)), end: new Date(String(to)) }]);
  }
  return absences;
}

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
