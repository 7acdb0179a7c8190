import type { LegRole } from '../../contract.generated';
import type { Session } from '../../database/database';

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

/** SQL of the parameters with which each statement about candidates begins: the tenant, the request, and the start of the leg. */
export const candidateParameters = {
  tenant: '$1::bigint',
  request: '$2::bigint',
  start: '$3::timestamptz',
} as const;

/** Returns the values of `candidateParameters`. */
export function baseParams({ tenant, request, start }: CandidateSearch) {
  return [tenant, request, start.toISOString()];
}

/** Returns the end of the leg; its start without one, because nothing overlaps with an empty range. */
export function endOf({ start, end }: CandidateSearch): string {
  return (end ?? start).toISOString();
}

/** Returns ids as an array of PostgreSQL. */
export const arrayOf = (ids: readonly string[]) => `{${ids.join(',')}}`;
