import { describe, expect, it } from 'vitest';
import {
  dictionaryVehicleClasses,
  vehicleClassIds,
  type VehicleClassName,
} from '../../../server/areas/fleet/dictionary-classes';
import {
  blockingLegs,
  legsBreakingRules,
  causedFindings,
  canCauseFinding,
  findingEffectOf,
  findingKey,
  legFindings,
} from '../../../server/areas/transport/leg-rules';
import {
  legRuleSettings,
  type PlannedLeg,
  type PlannedRequest,
  type LegVehicle,
} from '../../../server/areas/transport/planned-leg';
import { allRefused, plannedDriver, plannedLeg, plannedRequest, plannedVehicle } from './planned-legs';

const poznan = { country: 'PL', city: 'Poznań', street: '', coordinates: { latitude: 52.41, longitude: 16.93 } };
const swarzedz = { country: 'PL', city: 'Swarzędz', street: '', coordinates: { latitude: 52.41, longitude: 17.08 } };
const lyon = { country: 'FR', city: 'Lyon', street: '', coordinates: null };
const madrid = { country: 'ES', city: 'Madrid', street: '', coordinates: null };
const oslo = { country: 'NO', city: 'Oslo', street: '', coordinates: null };

let last = 0;

/**
 * Returns a unit (a truck, van or trailer) that is verified and in use, of the vehicle class with this name, or without
 * a class.
 */
function unit(name: VehicleClassName | null, facts: Partial<LegVehicle> = {}): LegVehicle {
  const entry = dictionaryVehicleClasses.find(({ id }) => name && id === vehicleClassIds[name]);
  const id = String((last += 1));
  return plannedVehicle({
    id,
    payload: 24_000,
    class: entry
      ? {
          carries: entry.can_carry_cargo,
          draws: entry.can_have_trailer,
          coupling: entry.coupling,
          max_places: entry.max_places,
        }
      : null,
    ...facts,
  });
}

const leg = (facts: Partial<PlannedLeg> = {}): PlannedLeg =>
  plannedLeg({ id: String((last += 1)), from: poznan, to: lyon, ...facts });

const request = (legs: PlannedLeg[], weight = 0): PlannedRequest => plannedRequest(legs, { weight, from: poznan });

/** Returns the findings of the last leg as `CODE field`. */
function found(legs: PlannedLeg[], weight = 0): string[] {
  const own = legs.at(-1);
  return own ? legFindings(request(legs, weight), own).map(({ code, field }) => `${code} ${field}`) : [];
}

const alone = { truck_is_not_required: true };

const absence = (start: string, end: string) => ({ start: new Date(start), end: new Date(end) });

describe('vehicle and truck of a leg', () => {
  it.each<[string, Partial<PlannedLeg>, string[]]>([
    ['allows a truck that drives by itself', { vehicle: unit('rigid18'), ...alone }, []],
    ['allows a semi-trailer behind a tractor', { vehicle: unit('curtain'), truck: unit('tractor') }, []],
    ['allows a trailer behind a truck', { vehicle: unit('drawbar'), truck: unit('rigid26') }, []],
    ['allows a light trailer behind a van', { vehicle: unit('lightTrailer'), truck: unit('van') }, []],
    ['allows a leg whose truck is not chosen yet', { vehicle: unit('curtain') }, []],
    ['refuses a vehicle without a class', { vehicle: unit(null), ...alone }, ['CLASS_MISSING vehicle']],
    ['refuses a truck without a class', { vehicle: unit('curtain'), truck: unit(null) }, ['CLASS_MISSING truck']],
    ['refuses a tractor as the unit that carries', { vehicle: unit('tractor'), ...alone }, ['CANNOT_CARRY vehicle']],
    [
      'refuses a trailer that drives by itself',
      { vehicle: unit('curtain'), ...alone },
      ['CANNOT_DRIVE truck_is_not_required'],
    ],
    ['refuses a van that waits for a truck', { vehicle: unit('van') }, ['DRIVES_ITSELF truck_is_not_required']],
    [
      'refuses a truck that draws another truck',
      { vehicle: unit('rigid18'), truck: unit('rigid26') },
      ['DRAWS_DRIVING_UNIT truck'],
    ],
    ['refuses a trailer that draws', { vehicle: unit('curtain'), truck: unit('reefer') }, ['CANNOT_DRAW truck']],
    ['refuses a van before a semi-trailer', { vehicle: unit('curtain'), truck: unit('van') }, ['WRONG_COUPLING truck']],
    [
      'refuses a tractor before a drawbar trailer',
      { vehicle: unit('drawbar'), truck: unit('tractor') },
      ['WRONG_COUPLING truck'],
    ],
    [
      'refuses a vehicle with more places than its class',
      { vehicle: unit('van', { places: 99 }), ...alone },
      ['VEHICLE_PLACES vehicle'],
    ],
  ])('%s', (_name, facts, expected) => {
    expect(found([leg(facts)])).toEqual(expected);
  });

  it('refuses a unit that draws itself', () => {
    const trailer = unit('curtain');
    expect(found([leg({ vehicle: trailer, truck: trailer })])).toEqual(['DRAWS_ITSELF truck']);
  });

  it.each<[string, Partial<PlannedLeg>, string[]]>([
    [
      'finds a vehicle that is neither verified nor in use',
      { vehicle: unit('van', { verified: false, active: false }), ...alone },
      ['NOT_VERIFIED vehicle', 'NOT_IN_USE vehicle'],
    ],
    [
      'finds a truck that is not verified',
      { vehicle: unit('curtain'), truck: unit('tractor', { verified: false }) },
      ['NOT_VERIFIED truck'],
    ],
    ['finds a driver who is not active', { driver: plannedDriver({ active: false }) }, ['DRIVER_NOT_ACTIVE driver']],
    [
      'finds a driver and a vehicle whose absences overlap with the leg, but no truck whose absence ends at its start',
      {
        times: { start: new Date('2026-11-24T08:00:00Z'), end: new Date('2026-11-24T16:00:00Z') },
        driver: plannedDriver({ absences: [absence('2026-11-24T15:59:00Z', '2026-12-01T00:00:00Z')] }),
        vehicle: unit('curtain', { absences: [absence('2026-11-20T00:00:00Z', '2026-11-24T08:01:00Z')] }),
        truck: unit('tractor', { absences: [absence('2026-11-20T00:00:00Z', '2026-11-24T08:00:00Z')] }),
      },
      ['ABSENT driver', 'ABSENT vehicle'],
    ],
    [
      'finds more places than the vehicle has',
      { vehicle: unit('curtain', { places: 33 }), truck: unit('tractor'), vehicle_places: 34 },
      ['TOO_MANY_PLACES vehicle_places'],
    ],
    [
      'finds more places than the class can have, when those of the vehicle are not known',
      { vehicle: unit('van'), ...alone, vehicle_places: 11 },
      ['TOO_MANY_PLACES vehicle_places'],
    ],
    [
      'finds places on a truck that carries no cargo',
      { vehicle: unit('curtain'), truck: unit('tractor'), truck_places: 1 },
      ['TOO_MANY_PLACES truck_places'],
    ],
  ])('%s', (_name, facts, expected) => {
    expect(found([leg(facts)])).toEqual(expected);
  });
});

describe('the weight on a leg', () => {
  const van = (payload: number | null) => leg({ vehicle: unit('van', { payload }), ...alone });

  it('is at most the payload of its vehicle', () => {
    expect(found([van(1370)], 1370)).toEqual([]);
    expect(legFindings(request([van(1370)], 26_000), van(1370))).toMatchObject([
      { code: 'OVERWEIGHT', payload: { weight: 26_000, payload: 1370 } },
    ]);
  });

  it('is shared by legs between the same places', () => {
    expect(found([van(1000), van(1000)], 2000)).toEqual([]);
    expect(found([van(1000), van(1000)], 2001)).toEqual(['OVERWEIGHT vehicle']);
    expect(found([van(1000), { ...van(1000), to: madrid }], 2000)).toEqual(['OVERWEIGHT vehicle']);
  });

  it('is not shared by two legs of one vehicle', () => {
    const vehicle = unit('van', { payload: 1000 });
    expect(found([leg({ vehicle, ...alone }), leg({ vehicle, ...alone })], 2000)).toEqual(['OVERWEIGHT vehicle']);
  });

  it('is not judged while a leg that shares it has no vehicle', () => {
    expect(found([leg(), van(1000)], 2000)).toEqual([]);
  });

  it('finds a vehicle whose payload is not known', () => {
    expect(found([van(null)], 1)).toEqual(['PAYLOAD_UNKNOWN vehicle']);
    expect(found([van(null)], 0)).toEqual([]);
  });
});

describe('the order of legs', () => {
  it.each<[string, PlannedLeg[], string[]]>([
    ['starts where the request is loaded', [leg()], []],
    ['may start in a suburb of that place', [leg({ from: swarzedz })], []],
    ['finds a first leg that starts elsewhere', [leg({ from: madrid })], ['OUT_OF_ORDER addresses']],
    ['goes on where a leg ended', [leg(), leg({ from: lyon, to: madrid })], []],
    ['goes on where any earlier leg ended', [leg(), leg({ to: oslo }), leg({ from: lyon, to: madrid })], []],
    ['finds Madrid to Oslo after Poznań to Lyon', [leg(), leg({ from: madrid, to: oslo })], ['OUT_OF_ORDER addresses']],
    ['finds a leg that ends where it starts', [leg({ to: poznan })], ['SAME_PLACE addresses']],
    ['may end in another street of its city', [leg({ to: { ...poznan, street: 'Główna 1' } })], []],
    ['says nothing of a leg without an address', [leg(), leg({ from: null, to: null })], []],
  ])('%s', (_name, legs, expected) => {
    expect(found(legs)).toEqual(expected);
  });

  it('starts with the first leg when the request has no loading address', () => {
    const legs = [leg({ from: madrid, to: lyon }), leg({ from: madrid, to: oslo })];
    expect(legs.map((own) => legFindings({ ...request(legs), from: null }, own))).toEqual([[], []]);
  });
});

describe('the effect of a finding', () => {
  const rules = { ...allRefused, leg_overweight: 'REASON' } as const;
  const heavy = leg({ vehicle: unit('van', { payload: 1000 }), ...alone });
  const [overweight] = legFindings(request([heavy], 2000), heavy);
  const key = overweight ? findingKey(overweight) : '';

  it('follows the setting of the company, and the reason that was given for it', () => {
    const effect = (settings: PlannedRequest['rules'], covered: string[]) =>
      overweight && findingEffectOf(overweight, { ...heavy, covered }, settings);
    expect(effect(allRefused, [key])).toBe('REFUSED');
    expect(effect(rules, [])).toBe('REASON_REQUIRED');
    expect(effect(rules, [key])).toBe('ACCEPTED');
  });

  it('needs another reason when the figures change', () => {
    const excused = { ...heavy, covered: [key] };
    expect(legsBreakingRules({ ...request([excused], 2000), rules })).toEqual([]);
    expect(legsBreakingRules({ ...request([excused], 2001), rules })).toEqual([excused]);
  });

  it('is refusal for what no company may allow', () => {
    const reasons = Object.fromEntries(legRuleSettings.map((name) => [name, 'REASON']));
    const tractor = leg({ vehicle: unit('tractor'), ...alone });
    expect(legsBreakingRules({ ...request([tractor]), rules: { ...allRefused, ...reasons } })).toEqual([tractor]);
  });

  it('concerns a write of the fields that decide on it', () => {
    expect(
      ['vehicle', 'addresses', 'driver', 'order'].filter((f) => overweight && canCauseFinding([f], overweight)),
    ).toEqual(['vehicle', 'addresses']);
  });
});

describe('a request with a leg that breaks a rule', () => {
  const heavy = leg({ vehicle: unit('van', { payload: 1000 }), ...alone });

  it('waits for the leg before its confirmation, and after it only while the leg has not started', () => {
    const plan = request([heavy, { ...heavy, id: 'started', started: true }], 2000);
    expect(blockingLegs(plan).map(({ id }) => id)).toEqual([heavy.id, 'started']);
    expect(blockingLegs({ ...plan, confirmed: true }).map(({ id }) => id)).toEqual([heavy.id]);
  });

  it.each<[string, PlannedRequest, PlannedRequest, string[]]>([
    [
      'causes a finding with more weight than the payload',
      request([heavy], 900),
      request([heavy], 2000),
      ['1 OVERWEIGHT'],
    ],
    ['causes a finding with still more weight', request([heavy], 2000), request([heavy], 2001), ['1 OVERWEIGHT']],
    ['causes none with less weight', request([heavy], 2000), request([heavy], 1900), []],
    ['causes none with the same weight', request([heavy], 2000), request([heavy], 2000), []],
    [
      'causes a finding with another place of loading',
      request([leg(), leg({ from: lyon, to: oslo })]),
      { ...request([leg(), leg({ from: lyon, to: oslo })]), from: madrid },
      ['1 OUT_OF_ORDER'],
    ],
  ])('%s', (_name, before, after, expected) => {
    const legs = before.legs;
    expect(causedFindings(before, { ...after, legs }).map(({ leg: at, finding }) => `${at} ${finding.code}`)).toEqual(
      expected,
    );
  });

  it('causes a finding that needs a reason, unless the reason covers it', () => {
    const rules = { ...allRefused, leg_overweight: 'REASON' } as const;
    const [finding] = legFindings(request([heavy], 2000), heavy);
    const covered = finding ? [findingKey(finding)] : [];
    const caused = (own: PlannedLeg) => causedFindings(request([own], 900), { ...request([own], 2000), rules });
    expect(caused(heavy)).toHaveLength(1);
    expect(caused({ ...heavy, covered })).toEqual([]);
  });
});
