import type { GeoPosition } from '../driving';
import { arrayOf, baseParams, type CandidateSearch } from './candidate-search';
import { firstByTitleSql, nearestSql } from './position-sql';

/** Number of candidates from which all legs of recent days are read, instead of those of each candidate. */
const many = 1000;

/**
 * Reads where the candidates are whose last leg before this one ends nearest to `start`, the nearest first. Those for which
 * it is not known are not among them.
 * @param ids the ids of `number` candidates, each text one or several that are separated by commas
 */
export async function readNearest(
  of: CandidateSearch,
  ids: readonly string[],
  { start, count, number }: { start: GeoPosition; count: number; number: number },
): Promise<ReadonlyMap<string, GeoPosition>> {
  const params = [...baseParams(of), arrayOf(ids), start.latitude, start.longitude, count];
  const rows = await of.session.rows({ text: nearestSql(of.role, number >= many), params });
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
