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
  'leg_times',
  'leg_expired_documents',
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

const moment = z.string().transform((text) => new Date(text));

/** Times in which a driver or vehicle cannot be planned. */
const absences = z.array(z.object({ start: moment, end: moment }));

/** A day, `YYYY-MM-DD`. Of a document: the last day on which it is valid. */
const day = z.string().nullable();

/** A vehicle or truck of a leg. `payload`: carrying capacity in kilograms, null when not entered. */
const unit = z.object({
  id: z.string(),
  license: z.string(),
  payload: z.number().nullable(),
  places: z.number().nullable(),
  verified: z.boolean(),
  active: z.boolean(),
  absences,
  inspection_until: day,
  insurance_until: day,
  class: unitClass.nullable(),
});

/** A driver of a leg. `active`: whether the account is active. */
const driver = z.object({
  id: z.string(),
  active: z.boolean(),
  absences,
  driving_licence_until: day,
  code_95_until: day,
  adr_until: day,
});

/** The days (`YYYY-MM-DD`) between which a request is loaded and delivered. */
const windows = z.object({ load_from: day, load_to: day, deliver_from: day, deliver_to: day });

/**
 * The data of a leg that its rules need. `vehicle` carries the cargo, and `truck` draws it unless the vehicle drives by
 * itself. `covered`: keys of the findings that the stored reason covers. `task_started`: whether a task of the leg was
 * started; null if it has no tasks. `planned_by_hand`: whether a person has set the planned times.
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
  planned_start: moment.nullable(),
  planned_end: moment.nullable(),
  planned_by_hand: z.boolean(),
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
 * A request with its legs in driving order. `weight`: of all cargo in kilograms. `dangerous`: whether its service is the
 * transport of dangerous goods. `from` and `to`: where it is loaded and
 * delivered. `confirmed`: whether its status is SERVICE_CONFIRMED or later. `started` of a leg: see `hasLegStarted`.
 * `times` of a leg: its planned times, null without any; `keeps_times`: whether proposals leave them unchanged, because
 * a person has set them or a task of the leg was started.
 */
export const plannedRequestSchema = z
  .object({
    confirmed: z.boolean(),
    weight: z.number(),
    dangerous: z.boolean(),
    from: place.nullable(),
    to: place.nullable(),
    windows,
    clock: z.object({ now: z.string(), time_zone: z.string() }),
    rules: z.record(z.enum(legRuleSettings), z.enum(['REFUSE', 'REASON'])),
    legs: z.array(leg),
  })
  .transform(({ clock, legs, ...request }) => ({
    ...request,
    time_zone: clock.time_zone,
    legs: legs.map(({ task_started, planned_start, planned_end, planned_by_hand, ...stored }) => ({
      ...stored,
      started: hasLegStarted({ task_started, loading_day: request.windows.load_from, clock }),
      times: planned_start && planned_end ? { start: planned_start, end: planned_end } : null,
      planned_by_hand,
      keeps_times: planned_start !== null && (planned_by_hand || task_started === true),
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

/** The planned times of a leg, from the beginning of loading to the end of unloading. */
export interface LegTimes {
  start: Date;
  end: Date;
}

/** Input fields of a leg that findings refer to. */
export type LegInputField =
  | 'driver'
  | 'vehicle'
  | 'vehicle_places'
  | 'truck'
  | 'truck_places'
  | 'truck_is_not_required'
  | 'addresses'
  | 'planned_start'
  | 'planned_end';

/** A rule that a leg breaks. */
export interface LegFinding {
  code: RouteFindingCode;
  field: LegInputField;
  /** Values that are inserted into the text of the finding. */
  payload: Readonly<Record<string, string | number>>;
}
