import * as z from 'zod';
import type { RouteFindingCode } from '../../contract.generated';
import { dayInTimeZone } from '../../formats/time-zone';

/**
 * Columns of `tenants` with the settings that decide whether a broken rule of legs is refused or allowed with a reason.
 */
export const legRuleSettings = [
  'leg_overweight',
  'leg_unknown_payload',
  'leg_places',
  'leg_order',
  'leg_unverified_vehicle',
  'leg_inactive_vehicle',
  'leg_inactive_driver',
] as const;

/** The fields of a leg's or request's address that the rules compare. `street`: with number and postal code. */
const place = z.object({
  country: z.string().nullable(),
  city: z.string().nullable(),
  street: z.string().nullable(),
  coordinates: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
});

/** A vehicle class. `coupling`: what it draws with, or how it is drawn; null when it does neither. */
const unitClass = z.object({
  carries: z.boolean(),
  draws: z.boolean(),
  coupling: z.enum(['FIFTH_WHEEL', 'DRAWBAR', 'BALL']).nullable(),
  max_places: z.number().nullable(),
});

/** A vehicle or truck of a leg. `payload`: carrying capacity in kilograms, null when not entered. */
const unit = z.object({
  id: z.string(),
  license: z.string(),
  payload: z.number().nullable(),
  places: z.number().nullable(),
  verified: z.boolean(),
  active: z.boolean(),
  class: unitClass.nullable(),
});

/** A driver of a leg. `active`: whether the account is active. */
const driver = z.object({ id: z.string(), active: z.boolean() });

/**
 * The data of a leg that its rules need. `vehicle` carries the cargo, and `truck` draws it unless the vehicle drives by
 * itself. `covered`: keys of the findings that the stored reason covers. `task_started`: whether a task of the leg was
 * started; null if it has no tasks.
 */
const leg = z.object({
  id: z.string(),
  from: place.nullable(),
  to: place.nullable(),
  vehicle: unit.nullable(),
  vehicle_places: z.number().nullable(),
  truck: unit.nullable(),
  truck_places: z.number().nullable(),
  truck_is_not_required: z.boolean(),
  driver: driver.nullable(),
  covered: z.array(z.string()),
  task_started: z.boolean().nullable(),
});

/** What decides whether a leg is on the road. `loading_day`: the first day of loading of its request. */
interface LegProgress {
  task_started: boolean | null;
  loading_day: string | null;
  /** The current time in ISO 8601, and the company's time zone. */
  clock: { now: string; time_zone: string };
}

/**
 * Returns whether a leg is on the road: a task of it was started or, if it has no tasks, the request's first loading day
 * has come in the company's time zone.
 */
export function hasLegStarted({ task_started, loading_day, clock }: LegProgress): boolean {
  if (task_started !== null) return task_started;
  return loading_day !== null && loading_day <= dayInTimeZone(clock.time_zone, new Date(clock.now));
}

/**
 * A request with its legs in driving order. `weight`: of all cargo in kilograms. `from`: where it is loaded.
 * `confirmed`: whether its status is SERVICE_CONFIRMED or later. `started` of a leg: see `hasLegStarted`.
 */
export const plannedRequestSchema = z
  .object({
    confirmed: z.boolean(),
    weight: z.number(),
    from: place.nullable(),
    loading_day: z.string().nullable(),
    clock: z.object({ now: z.string(), time_zone: z.string() }),
    rules: z.record(z.enum(legRuleSettings), z.enum(['REFUSE', 'REASON'])),
    legs: z.array(leg),
  })
  .transform(({ loading_day, clock, legs, ...request }) => ({
    ...request,
    legs: legs.map(({ task_started, ...stored }) => ({
      ...stored,
      started: hasLegStarted({ task_started, loading_day, clock }),
    })),
  }));

/** Vehicle, truck and driver of a leg that is not stored. */
export const plannedCrewSchema = leg.pick({ vehicle: true, truck: true, driver: true });

/** A column of `legRuleSettings`. */
export type LegRuleSetting = (typeof legRuleSettings)[number];
/** An address of a leg or request, as the rules of legs compare it. */
export type LegPlace = z.infer<typeof place>;
/** The class of a vehicle or truck, as the rules of legs read it. */
export type LegVehicleClass = z.infer<typeof unitClass>;
/** A vehicle or truck of a leg, as the rules of legs read it. */
export type LegVehicle = z.infer<typeof unit>;
/** A request with its legs in driving order, as the rules of legs read it. */
export type PlannedRequest = z.infer<typeof plannedRequestSchema>;
/** A leg, as its rules read it. */
export type PlannedLeg = PlannedRequest['legs'][number];

/** Input fields of a leg that findings refer to. */
export type LegInputField =
  | 'driver'
  | 'vehicle'
  | 'vehicle_places'
  | 'truck'
  | 'truck_places'
  | 'truck_is_not_required'
  | 'addresses';

/** A rule that a leg breaks. */
export interface LegFinding {
  code: RouteFindingCode;
  field: LegInputField;
  /** Values that are inserted into the text of the finding. */
  payload: Readonly<Record<string, string | number>>;
}
