import {
  type DriverRecord,
  type DriverWork,
  estimateRouteDistance,
  type GeoPosition,
  hoursFindings,
  type HoursFinding,
  hoursLeft,
  type HoursLeft,
} from '../driving';
import {
  crewChoiceFindings,
  findingKey,
  type LegFinding,
  type LegVehicle,
  newVehicleDrivesByItself,
  type PlannedLeg,
  type PlannedRequest,
} from '../transport';

/** A driver or vehicle that could be chosen for a leg. */
export interface Candidate {
  id: string;
  title: string;
  member:
    | { role: 'DRIVER'; driver: NonNullable<PlannedLeg['driver']> }
    | { role: 'VEHICLE' | 'TRUCK'; unit: LegVehicle };
  /** Whether another request has booked it during the leg. */
  isBooked: boolean;
}

/** A candidate, and what speaks against it. */
export interface JudgedCandidate {
  candidate: Candidate;
  /** The rules of legs that it alone would break. */
  findings: readonly LegFinding[];
  /** Driving hours of a driver, where they are known. */
  hours?: CandidateHours;
}

/** Judges candidates by the rules of legs. */
export function judgeCandidates(
  request: PlannedRequest,
  leg: PlannedLeg,
  candidates: readonly Candidate[],
): JudgedCandidate[] {
  const findingsOf = createJudge(request, leg);
  return candidates.map((candidate) => ({ candidate, findings: findingsOf(candidate) }));
}

/** Returns whether nothing that is known speaks against a candidate. */
export function isSuitable({ candidate, findings, hours }: JudgedCandidate): boolean {
  return !candidate.isBooked && findings.length === 0 && (hours?.findings.length ?? 0) === 0;
}

/** Returns the `count` best candidates for a leg: those that suit it first, the nearest first, then by title. */
export function rankCandidates(
  leg: PlannedLeg,
  judged: readonly JudgedCandidate[],
  positions: ReadonlyMap<string, GeoPosition>,
  count: number,
): JudgedCandidate[] {
  const suitable = nearest(leg, judged.filter(isSuitable), positions, count);
  if (suitable.length === count) return suitable;
  const others = judged.filter((one) => !isSuitable(one));
  return [...suitable, ...nearest(leg, others, positions, count - suitable.length)];
}

/** Returns the `count` nearest candidates, without sorting the thousands of others. */
function nearest(
  leg: PlannedLeg,
  judged: readonly JudgedCandidate[],
  positions: ReadonlyMap<string, GeoPosition>,
  count: number,
): JudgedCandidate[] {
  const placed = judged.map((one) => ({
    one,
    kilometres: emptyKilometres(leg, positions.get(one.candidate.id)) ?? Number.MAX_VALUE,
  }));
  const distances = Float64Array.from(placed, ({ kilometres }) => kilometres).toSorted();
  const farthest = distances[count - 1] ?? Number.MAX_VALUE;
  return placed
    .filter(({ kilometres }) => kilometres <= farthest)
    .toSorted(
      (first, second) =>
        first.kilometres - second.kilometres || compareTexts(first.one.candidate.title, second.one.candidate.title),
    )
    .slice(0, count)
    .map(({ one }) => one);
}

function compareTexts(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** Returns the function that finds the rules which a leg breaks with a candidate, and not without one. */
function createJudge(request: PlannedRequest, leg: PlannedLeg): (candidate: Candidate) => LegFinding[] {
  const findingsWith = (changed: Partial<PlannedLeg>) => {
    const planned = { ...leg, ...changed };
    const legs = request.legs.map((other) => (other.id === leg.id ? planned : other));
    return crewChoiceFindings({ ...request, legs }, planned);
  };
  const keysWithout = (changed: Partial<PlannedLeg>) => new Set(findingsWith(changed).map(findingKey));
  const without = {
    DRIVER: keysWithout({ driver: null }),
    VEHICLE: keysWithout({ vehicle: null }),
    TRUCK: keysWithout({ truck: null }),
  };
  const changeOf = ({ member }: Candidate): Partial<PlannedLeg> => {
    switch (member.role) {
      case 'DRIVER':
        return { driver: member.driver };
      case 'TRUCK':
        return { truck: member.unit };
      case 'VEHICLE': {
        const drivesByItself = newVehicleDrivesByItself(member.unit, leg.vehicle?.id ?? null);
        const truck_is_not_required = drivesByItself ?? leg.truck_is_not_required;
        return { vehicle: member.unit, truck_is_not_required, truck: truck_is_not_required ? null : leg.truck };
      }
    }
  };
  return (candidate) =>
    findingsWith(changeOf(candidate)).filter((finding) => !without[candidate.member.role].has(findingKey(finding)));
}

/** Returns the estimated road from a position to the start of a leg; undefined while one of them is not known. */
export function emptyKilometres({ from }: PlannedLeg, position: GeoPosition | undefined): number | undefined {
  return from?.coordinates && position ? estimateRouteDistance(position, from.coordinates).kilometres : undefined;
}

/** The driving hours of a candidate for a leg. `findings` is empty while the leg's length or times are unknown. */
export interface CandidateHours {
  findings: readonly HoursFinding[];
  left: HoursLeft | undefined;
}

/** Returns the driving hours of a driver who would drive a leg. */
export function candidateHours({ from, to, times }: PlannedLeg, driver: DriverRecord): CandidateHours {
  if (!times) return { findings: [], left: undefined };
  const [start, end] = [times.start.getTime(), times.end.getTime()];
  const minutes =
    from?.coordinates && to?.coordinates
      ? estimateRouteDistance(from.coordinates, to.coordinates).driving_minutes
      : undefined;
  const work: DriverWork = { start, end, driving_minutes: minutes ?? 0 };
  return { findings: minutes === undefined ? [] : hoursFindings(work, driver), left: hoursLeft(work, driver) };
}
