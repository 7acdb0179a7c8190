import * as z from 'zod';
import type { LegCandidate, LegCandidates, LegCandidatesInput, LegRole } from '../../contract.generated';
import type { Session, TextRow } from '../../database/database';
import type { RequestContext } from '../../dialect/context';
import { requireCaller } from '../../dialect/methods';
import { findingEffectOf, type InputLeg, type LegVehicle, readInputLeg } from '../transport';
import {
  type Candidate,
  candidateHours,
  type CandidateHours,
  isSuitable,
  type JudgedCandidate,
  rankCandidates,
} from './candidate-rules';
import { candidatesSql } from './candidate-sql';
import { readDriverRecords } from './driver-records';

const pageSize = 30;
/** Number of the best drivers, besides those of the page, whose hours are read: reading those of all takes too long. */
const driversWithHours = 90;
const noCandidates: LegCandidates = { data: [], has_more: false };

/** Ranks drivers or vehicles for a leg. None if the caller may not see its request. */
export async function findLegCandidates(
  { leg: input, role, search, page }: LegCandidatesInput,
  context: RequestContext,
): Promise<LegCandidates> {
  const caller = requireCaller(context);
  return context.database.read(caller.tenant, async (session) => {
    const planned = await readInputLeg(session, caller, input);
    if (!planned) return noCandidates;
    const { request, leg } = planned;
    const { leg_inactive_driver: drivers, leg_inactive_vehicle: vehicles } = request.rules;
    const text = candidatesSql(role, {
      language: context.language,
      withInactive: (role === 'DRIVER' ? drivers : vehicles) === 'REASON',
    });
    const moments = [leg.times?.start.toISOString() ?? null, leg.times?.end.toISOString() ?? null];
    const params = [caller.tenant, input.service_transportation_id, ...moments, patternOf(search, role)];
    const rows = await session.rows({ text, params });
    const ranked = rankCandidates(
      request,
      leg,
      rows.map((row) => readCandidate(row, role)),
    );
    const first = (Math.max(1, page ?? 1) - 1) * pageSize;
    const judged = role === 'DRIVER' ? await withHours(session, caller.tenant, planned, ranked, first) : ranked;
    const shown = judged.slice(first, first + pageSize).map((candidate) => answerOf(candidate, planned, role));
    return { data: shown, has_more: judged.length > first + pageSize };
  });
}

/** A row of `candidatesSql`, with what is only shown. */
interface FoundCandidate extends Candidate {
  bookings: readonly { number: string; request: string; from: string; to: string }[];
  city: string | null;
  freeFrom: string | null;
  vehicleClass: string | null;
  brandModel: string | null;
}

type RankedCandidate = JudgedCandidate<FoundCandidate> & { driving?: CandidateHours };

const bookingsSchema = z.array(z.object({ number: z.string(), request: z.string(), from: z.string(), to: z.string() }));

function readCandidate(row: TextRow, role: LegRole): FoundCandidate {
  const [id = '', title = '', bookings, freeFrom = null, city = null, latitude, longitude, active] = row;
  const [vehicleClass = null, brandModel = null] = row.slice(15);
  const isActive = active === 't';
  return {
    id: id ?? '',
    title: title ?? '',
    isBooked: typeof bookings === 'string',
    bookings: typeof bookings === 'string' ? bookingsSchema.parse(JSON.parse(bookings)) : [],
    position: latitude && longitude ? { latitude: Number(latitude), longitude: Number(longitude) } : undefined,
    city,
    freeFrom,
    vehicleClass,
    brandModel,
    member:
      role === 'DRIVER' ? { role, driver: { id: id ?? '', active: isActive } } : { role, unit: unitOf(row, isActive) },
  };
}

const couplings = ['FIFTH_WHEEL', 'DRAWBAR', 'BALL'] as const;

function unitOf(
  [id, license, , , , , , , verified, payload, places, carries, draws, coupling, maxPlaces]: TextRow,
  active: boolean,
): LegVehicle {
  const numberOrNull = (value: string | null | undefined) =>
    value === null || value === undefined ? null : Number(value);
  return {
    id: id ?? '',
    license: license ?? '',
    payload: numberOrNull(payload),
    places: numberOrNull(places),
    verified: verified === 't',
    active,
    class: {
      carries: carries === 't',
      draws: draws === 't',
      coupling: couplings.find((one) => one === coupling) ?? null,
      max_places: numberOrNull(maxPlaces),
    },
  };
}

/** Returns the pattern of a search: in plates without spaces and hyphens, as they are compared. */
function patternOf(search: string | null | undefined, role: LegRole): string | null {
  const text = search?.trim() ?? '';
  const compared = role === 'DRIVER' ? text : text.replaceAll(/[ -]/g, '');
  return compared === '' ? null : `%${compared.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

/** Adds the driving hours of the best drivers and of those on the page, and puts those first that have enough. */
async function withHours(
  session: Session,
  tenant: string,
  { request, leg }: InputLeg,
  ranked: readonly RankedCandidate[],
  first: number,
): Promise<RankedCandidate[]> {
  const count = Math.max(driversWithHours, first + pageSize);
  const best = ranked.slice(0, count);
  const records = await readDriverRecords(
    session,
    { tenant, leg, time_zone: request.time_zone },
    best.map(({ candidate }) => candidate.id),
  );
  const judged = best.map((one) => {
    const record = records.get(one.candidate.id);
    return record ? { ...one, driving: candidateHours(leg, record) } : one;
  });
  return [...judged.toSorted((one, other) => Number(!fits(one)) - Number(!fits(other))), ...ranked.slice(count)];
}

function fits(one: RankedCandidate): boolean {
  return isSuitable(one) && (one.driving?.findings.length ?? 0) === 0;
}

function answerOf(ranked: RankedCandidate, { request, leg }: InputLeg, role: LegRole): LegCandidate {
  const { candidate, findings, emptyKilometres = null, driving } = ranked;
  const { id, title, city, freeFrom, bookings, member, vehicleClass, brandModel } = candidate;
  const unit = member.role === 'DRIVER' ? undefined : member.unit;
  return {
    id,
    title,
    suitable: fits(ranked),
    city,
    free_from: freeFrom,
    empty_kilometres: emptyKilometres,
    brand_model: brandModel,
    vehicle_class: vehicleClass,
    carrying_capacity: unit?.payload ?? null,
    places: unit?.places ?? null,
    findings: findings.map((finding) => ({ ...finding, effect: findingEffectOf(finding, leg, request.rules) })),
    bookings: bookings.map(({ number, request: booking, from, to }) => ({
      type: role === 'DRIVER' ? ('DRIVER' as const) : ('VEHICLE' as const),
      id,
      number,
      service_transportation_id: booking,
      from,
      to,
    })),
    hours: driving?.findings ? [...driving.findings] : [],
    hours_left: driving?.left ?? null,
  };
}
