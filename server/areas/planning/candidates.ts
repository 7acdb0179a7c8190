import type { LegCandidate, LegCandidates, LegCandidatesInput, LegRole } from '../../contract.generated';
import type { RequestContext } from '../../dialect/context';
import { requireCaller } from '../../dialect/methods';
import { momentInTimeZone } from '../../formats/time-zone';
import type { GeoPosition } from '../driving';
import { groupingLimits, findingEffectOf, type InputLeg, type PlannedLeg, readInputLeg } from '../transport';
import {
  candidateHours,
  emptyKilometres,
  isSuitable,
  judgeCandidates,
  type JudgedCandidate,
  rankCandidates,
} from './candidate-rules';
import { readDriverRecords } from './driver-records';
import type { CandidateSearch } from './candidate-search';
import { type CandidateGroup, readAbsences, readCandidates, readGroups } from './read-candidates';
import { type CandidateDetails, readDetails } from './read-details';
import { readFirstByTitle, readNearest } from './read-positions';
import { pageOfSuitableFirst } from './suitable-first';

const pageSize = 30;
/**
 * Number of drivers, in the order of their distance, of whom those with enough hours come first: reading the hours of all
 * drivers takes too long. A multiple of the page's size.
 */
const driversPerBlock = 3 * pageSize;
const noCandidates: LegCandidates = { candidates: [], has_more: false };

/** Ranks drivers or vehicles for a leg. None if the caller may not see its request. */
export async function findLegCandidates(
  { leg: input, role, search, page }: LegCandidatesInput,
  context: RequestContext,
): Promise<LegCandidates> {
  const caller = requireCaller(context);
  return context.database.read(caller.tenant, async (session) => {
    const planned = await readInputLeg(session, caller, input);
    if (!planned) return noCandidates;
    const request = input.service_transportation_id;
    const of = { session, tenant: caller.tenant, request, role, start: startOf(planned), end: planned.leg.times?.end };
    const first = (Math.max(1, page ?? 1) - 1) * pageSize;
    const blockStart = first - (first % driversPerBlock);
    const count = role === 'DRIVER' ? blockStart + driversPerBlock : first + pageSize;
    const { best, number } = await rank(of, planned, search ?? '', count);
    const shown =
      role === 'DRIVER'
        ? await pageOfSuitableFirst(
            best.slice(blockStart),
            { first: first - blockStart, size: pageSize },
            (drivers) => withHours(of, planned, drivers),
            isSuitable,
          )
        : best.slice(first, first + pageSize);
    const details = await readDetails(
      of,
      shown.map(({ candidate }) => candidate.id),
      context.language,
    );
    const candidates = shown.flatMap((one) => {
      const known = details.get(one.candidate.id);
      return known ? [answerOf(one, known, planned, role)] : [];
    });
    return { candidates, has_more: number > first + pageSize };
  });
}

/** Returns when a leg starts: as planned, or while its times are not known on the first day of loading, or now. */
function startOf({ request, leg }: InputLeg): Date {
  const { load_from, load_to } = request.windows;
  const day = load_from ?? load_to;
  return leg.times?.start ?? (day === null ? new Date() : momentInTimeZone(request.time_zone, day, '00:00'));
}

/**
 * Returns the `count` best candidates and the number of all. All of them are judged as groups, to know which suit the leg;
 * only the best are read and judged one by one, with what speaks against each.
 */
async function rank(of: CandidateSearch, { request, leg }: InputLeg, search: string, count: number) {
  const { leg_inactive_driver: drivers, leg_inactive_vehicle: vehicles } = request.rules;
  const absences = await readAbsences(of);
  const groups = await readGroups(of, {
    search,
    withInactive: (of.role === 'DRIVER' ? drivers : vehicles) === 'REASON',
    limits: groupingLimits(request, leg),
    crews: crewsOf([...request.legs, leg]),
    absences,
  });
  const examples = judgeCandidates(
    request,
    leg,
    groups.map(({ example }) => example),
  );
  const groupsThat = (suitable: boolean) =>
    groups.filter((_group, index) => {
      const judged = examples[index];
      return judged && isSuitable(judged) === suitable;
    });
  const suitable = groupsThat(true);
  const start = leg.from?.coordinates;
  const positions = start
    ? await readNearest(of, idListsOf(suitable), { start, count, number: numberOf(suitable) })
    : new Map<string, GeoPosition>();
  const best = [...positions.keys()];
  // Those without a known position are sorted by title, and so are those that do not suit the leg.
  if (best.length < count) {
    const others = separate(idListsOf(suitable)).filter((id) => !positions.has(id));
    best.push(...(await readFirstByTitle(of, others, count - best.length)));
  }
  if (best.length < count)
    best.push(...(await readFirstByTitle(of, separate(idListsOf(groupsThat(false))), count - best.length)));
  const judged = judgeCandidates(request, leg, await readCandidates(of, best, absences));
  return { best: rankCandidates(leg, judged, positions, count), number: numberOf(groups) };
}

const idListsOf = (groups: readonly CandidateGroup[]) => groups.map(({ ids }) => ids);
const numberOf = (groups: readonly CandidateGroup[]) => groups.reduce((sum, { size }) => sum + size, 0);

/** Returns the ids of lists that separate theirs by commas. */
const separate = (lists: readonly string[]) => lists.flatMap((ids) => ids.split(','));

function crewsOf(legs: readonly PlannedLeg[]): string[] {
  return legs.flatMap(({ driver, vehicle, truck }) => [driver, vehicle, truck]).flatMap((one) => (one ? [one.id] : []));
}

/** Adds the driving hours of drivers. */
async function withHours(
  { session, tenant }: CandidateSearch,
  { request, leg }: InputLeg,
  drivers: readonly JudgedCandidate[],
): Promise<JudgedCandidate[]> {
  const of = { tenant, leg, time_zone: request.time_zone };
  const records = await readDriverRecords(
    session,
    of,
    drivers.map(({ candidate }) => candidate.id),
  );
  return drivers.map((one) => {
    const record = records.get(one.candidate.id);
    return record ? { ...one, hours: candidateHours(leg, record) } : one;
  });
}

function answerOf(
  judged: JudgedCandidate,
  details: CandidateDetails,
  { request, leg }: InputLeg,
  role: LegRole,
): LegCandidate {
  const { candidate, findings, hours } = judged;
  const { id, title, member } = candidate;
  const unit = member.role === 'DRIVER' ? undefined : member.unit;
  return {
    id,
    title,
    suitable: isSuitable(judged),
    city: details.city,
    free_from: details.freeFrom,
    empty_kilometres: emptyKilometres(leg, details.position) ?? null,
    brand_model: details.brandModel,
    vehicle_class: details.vehicleClass,
    carrying_capacity: unit?.payload ?? null,
    places: unit?.places ?? null,
    findings: findings.map((finding) => ({ ...finding, effect: findingEffectOf(finding, leg, request.rules) })),
    bookings: details.bookings.map(({ number, request: booking, from, to }) => ({
      type: role === 'DRIVER' ? ('DRIVER' as const) : ('VEHICLE' as const),
      id,
      number,
      service_transportation_id: booking,
      from,
      to,
    })),
    hours: [...(hours?.findings ?? [])],
    hours_left: hours?.left ?? null,
  };
}
