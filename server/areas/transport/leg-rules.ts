import type { RouteFindingCode, RouteFindingEffect } from '../../contract.generated';
import { crewFindings } from './crew-rules';
import { documentFindings } from './leg-document-rules';
import { otherLegFindings, timeFindings } from './leg-time-rules';
import { areParallelLegs, isSameAddress, isSamePlace, placeName, possibleStarts } from './leg-places';
import type { LegFinding, LegRuleSetting, PlannedLeg, PlannedRequest } from './planned-leg';

/** The setting that decides on a finding. Findings without a setting are always refused. */
const ruleOf: Readonly<Partial<Record<RouteFindingCode, LegRuleSetting>>> = {
  OVERWEIGHT: 'leg_overweight',
  PAYLOAD_UNKNOWN: 'leg_unknown_payload',
  TOO_MANY_PLACES: 'leg_places',
  OUT_OF_ORDER: 'leg_order',
  NOT_VERIFIED: 'leg_unverified_vehicle',
  NOT_IN_USE: 'leg_inactive_vehicle',
  DRIVER_NOT_ACTIVE: 'leg_inactive_driver',
  WINDOW_TOO_SHORT: 'leg_times',
  STARTS_OUTSIDE_WINDOW: 'leg_times',
  ENDS_OUTSIDE_WINDOW: 'leg_times',
  DRIVE_TOO_SHORT: 'leg_times',
  LICENCE_EXPIRED: 'leg_expired_documents',
  CODE_95_EXPIRED: 'leg_expired_documents',
  ADR_EXPIRED: 'leg_expired_documents',
  INSPECTION_EXPIRED: 'leg_expired_documents',
  INSURANCE_EXPIRED: 'leg_expired_documents',
};

/** Input fields, other than the finding's own `field`, whose change can cause the finding. */
const otherFields: Readonly<Partial<Record<RouteFindingCode, readonly string[]>>> = {
  CANNOT_DRIVE: ['vehicle'],
  DRIVES_ITSELF: ['vehicle', 'truck'],
  DRAWS_DRIVING_UNIT: ['vehicle'],
  DRAWS_ITSELF: ['vehicle'],
  WRONG_COUPLING: ['vehicle'],
  OVERWEIGHT: ['addresses'],
  TOO_MANY_PLACES: ['vehicle', 'truck'],
  OUT_OF_ORDER: ['order'],
  ABSENT: ['planned_start', 'planned_end'],
  LICENCE_EXPIRED: ['planned_end'],
  CODE_95_EXPIRED: ['planned_end'],
  ADR_EXPIRED: ['planned_end'],
  INSPECTION_EXPIRED: ['planned_end'],
  INSURANCE_EXPIRED: ['planned_end'],
  ON_OTHER_LEG: ['planned_start', 'planned_end'],
  WINDOW_TOO_SHORT: ['planned_start', 'addresses'],
  STARTS_OUTSIDE_WINDOW: ['addresses'],
  ENDS_OUTSIDE_WINDOW: ['addresses'],
  DRIVE_TOO_SHORT: ['planned_start', 'addresses'],
};

/** Returns the rules that a leg of a request breaks. */
export function legFindings(request: PlannedRequest, leg: PlannedLeg): LegFinding[] {
  return [
    ...crewFindings(leg),
    ...documentFindings(request, leg),
    ...weightFindings(request, leg),
    ...placeFindings(leg),
    ...orderFindings(request, leg),
    ...timeFindings(request, leg),
  ];
}

/** Returns the rules that depend on who drives a leg, and on what carries its cargo and draws it. */
export function crewChoiceFindings(request: PlannedRequest, leg: PlannedLeg): LegFinding[] {
  return [
    ...crewFindings(leg),
    ...documentFindings(request, leg),
    ...weightFindings(request, leg),
    ...otherLegFindings(request, leg),
  ];
}

/** Returns whether a finding is refused, allowed with a reason, or already allowed by the leg's stored reason. */
export function findingEffectOf(
  finding: LegFinding,
  leg: PlannedLeg,
  rules: PlannedRequest['rules'],
): RouteFindingEffect {
  const rule = ruleOf[finding.code];
  if (!rule || rules[rule] === 'REFUSE') return 'REFUSED';
  return leg.covered.includes(findingKey(finding)) ? 'ACCEPTED' : 'REASON_REQUIRED';
}

/** Returns the findings of a leg that no reason allows. */
export function openFindings(request: PlannedRequest, leg: PlannedLeg): LegFinding[] {
  return legFindings(request, leg).filter((finding) => findingEffectOf(finding, leg, request.rules) !== 'ACCEPTED');
}

/** Returns the legs with a finding that no reason allows. */
export function legsBreakingRules(request: PlannedRequest): PlannedLeg[] {
  return request.legs.filter((leg) => openFindings(request, leg).length > 0);
}

/**
 * Returns the legs that keep a request from its next status. A leg that has started must be able to arrive, so in a
 * confirmed request only legs that have not started count.
 */
export function blockingLegs(request: PlannedRequest): PlannedLeg[] {
  return legsBreakingRules(request).filter(({ started }) => !request.confirmed || !started);
}

/**
 * Returns the findings that a change of a request causes and that no reason allows, each with the position of its leg
 * from 1. A finding that the leg already had, at the same or a higher weight, is not caused by the change.
 */
export function causedFindings(before: PlannedRequest, after: PlannedRequest): { leg: number; finding: LegFinding }[] {
  return after.legs.flatMap((leg, index) => {
    const legBefore = before.legs.find(({ id }) => id === leg.id);
    const earlier = legBefore ? legFindings(before, legBefore) : [];
    return openFindings(after, leg)
      .filter((finding) => !earlier.some((other) => isNoWorse(finding, other)))
      .map((finding) => ({ leg: index + 1, finding }));
  });
}

function isNoWorse(finding: LegFinding, earlier: LegFinding): boolean {
  const weightOf = ({ payload }: LegFinding) => Number(payload.weight ?? 0);
  return finding.code === earlier.code && finding.field === earlier.field && weightOf(finding) <= weightOf(earlier);
}

/**
 * Returns whether a write of these input fields can cause a finding. A leg that broke a rule before may still be
 * changed in other fields.
 */
export function canCauseFinding(given: readonly string[], { code, field }: LegFinding): boolean {
  return [field, ...(otherFields[code] ?? [])].some((name) => given.includes(name));
}

/**
 * Returns a text that identifies a finding with its figures. The texts are stored with a reason, which allows only
 * these findings.
 */
export function findingKey({ code, field, payload }: LegFinding): string {
  return [code, field, ...Object.values(payload)].join(':');
}

/**
 * Compares the cargo's weight with the payload of the leg and of its parallel legs, which share the cargo. Finds
 * nothing while a parallel leg has no vehicle, because its payload is not known yet.
 */
function weightFindings({ weight, legs }: PlannedRequest, leg: PlannedLeg): LegFinding[] {
  if (weight <= 0 || !leg.vehicle?.class?.carries) return [];
  const sharing = legs
    .filter((other) => other.id === leg.id || areParallelLegs(leg, other))
    .map(({ vehicle }) => vehicle);
  const units = new Map(sharing.flatMap((unit) => (unit ? [[unit.id, unit] as const] : [])));
  const payload = [...units.values()].reduce((sum, unit) => sum + (unit.payload ?? 0), 0);
  if (payload >= weight || sharing.includes(null)) return [];
  const { license } = leg.vehicle;
  if (leg.vehicle.payload === null)
    return [{ code: 'PAYLOAD_UNKNOWN', field: 'vehicle', payload: { license, weight } }];
  if ([...units.values()].some((unit) => unit.payload === null)) return [];
  return [{ code: 'OVERWEIGHT', field: 'vehicle', payload: { license, weight, payload } }];
}

function placeFindings({ from, to }: PlannedLeg): LegFinding[] {
  if (!from || !to || !isSameAddress(from, to)) return [];
  return [{ code: 'SAME_PLACE', field: 'addresses', payload: { place: placeName(from) } }];
}

function orderFindings({ from, legs }: PlannedRequest, leg: PlannedLeg): LegFinding[] {
  const start = leg.from;
  const before = legs.slice(
    0,
    legs.findIndex(({ id }) => id === leg.id),
  );
  const starts = possibleStarts(from, before);
  const last = starts.at(-1);
  if (!start || !last || starts.some((place) => isSamePlace(place, start))) return [];
  return [
    { code: 'OUT_OF_ORDER', field: 'addresses', payload: { place: placeName(start), expected: placeName(last) } },
  ];
}
