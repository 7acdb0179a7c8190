import type {
  Address,
  Media,
  Route,
  RouteTask,
  RouteTaskStatus,
  ServiceTransportation,
} from '../../../resources/contract.generated';
import type { Deed } from './outbox/deed';

type Place = Pick<
  Address,
  | 'id'
  | 'direction'
  | 'country'
  | 'state'
  | 'city'
  | 'street'
  | 'house_number'
  | 'apartment'
  | 'zip'
  | 'description'
  | 'coordinates'
  | 'brief'
>;

/** A task of a leg, as the day shows it. */
export interface DayTask extends Pick<RouteTask, 'id' | 'text' | 'status' | 'order' | 'media_upload_enabled' | 'note'> {
  media: Pick<Media, 'id' | 'collection_name' | 'file_name'>[];
}

type Title = { title: string } | null;

/** A leg as the server answers it, with what a driver needs of its request. */
export interface Leg extends Pick<Route, 'id' | 'order' | 'vehicle_places'> {
  vehicle: { license: string } | null;
  truck: { license: string } | null;
  addresses: Place[];
  tasks: DayTask[];
  service_transportation: Pick<
    ServiceTransportation,
    | 'id'
    | 'number'
    | 'status'
    | 'to_take_to_work_from'
    | 'to_take_to_work_to'
    | 'delivery_date_from'
    | 'delivery_date_to'
  > & {
    addresses: Place[];
    customer: { customer_name: string; profile: { phone: string } | null } | null;
    logistician: { profile: { full_name: string; phone: string | null } | null } | null;
    cargo: { id: string; weight: number; vehicle_class: Title; vehicle_make: Title; vehicle_model: Title }[];
  };
}

/** What is asked of a leg. */
export const legFields = [
  'id',
  'order',
  'vehicle_places',
  'vehicle.license',
  'truck.license',
  ...placeFields('addresses'),
  ...[
    'id',
    'text',
    'status',
    'order',
    'media_upload_enabled',
    'note',
    'media.id',
    'media.collection_name',
    'media.file_name',
  ].map((name) => `tasks.${name}`),
  ...[
    'id',
    'number',
    'status',
    'to_take_to_work_from',
    'to_take_to_work_to',
    'delivery_date_from',
    'delivery_date_to',
    ...placeFields('addresses'),
    'customer.customer_name',
    'customer.profile.phone',
    'logistician.profile.full_name',
    'logistician.profile.phone',
    'cargo.id',
    'cargo.weight',
    'cargo.vehicle_class.title',
    'cargo.vehicle_make.title',
    'cargo.vehicle_model.title',
  ].map((name) => `service_transportation.${name}`),
];

function placeFields(at: string): string[] {
  const names = [
    'id',
    'direction',
    'country',
    'state',
    'city',
    'street',
    'house_number',
    'apartment',
    'zip',
    'description',
    'coordinates',
    'brief',
  ];
  return names.map((name) => `${at}.${name}`);
}

/** A place where a leg begins or ends, and the days on which one is expected there. */
export interface Stop {
  direction: 'FROM' | 'TO';
  place: Place;
  from: string | null;
  to: string | null;
}

/** The stops of a leg; one that has no places of its own goes the whole way of its request. */
export function stopsOf({ addresses, service_transportation: request }: Leg): Stop[] {
  const windows = {
    FROM: { from: request.to_take_to_work_from ?? null, to: request.to_take_to_work_to ?? null },
    TO: { from: request.delivery_date_from ?? null, to: request.delivery_date_to ?? null },
  };
  return (['FROM', 'TO'] as const).flatMap((direction) => {
    const place = [...addresses, ...request.addresses].find((one) => one.direction === direction);
    return place ? [{ direction, place, ...windows[direction] }] : [];
  });
}

/** A day as YYYY-MM-DD, by this phone's calendar; `further`: days after it. */
export function dayOf(now: Date, further = 0): string {
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + further);
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}

const daysOf = ({ service_transportation: one }: Leg) =>
  [one.to_take_to_work_from, one.to_take_to_work_to, one.delivery_date_from, one.delivery_date_to].filter(
    (day) => typeof day === 'string',
  );

/** The first day on which a leg's request is on the road; empty when nobody has set one. */
const startOf = (leg: Leg) => daysOf(leg).toSorted()[0] ?? '';

/** Whether the last day of a leg's request has gone by. */
export function isLate(leg: Leg, today: string): boolean {
  const last = daysOf(leg).toSorted().at(-1);
  return last !== undefined && last < today;
}

/** Legs of today and of tomorrow: those that began earlier first, each request's in their order. */
export function legsByDay(legs: readonly Leg[], now: Date): { today: Leg[]; tomorrow: Leg[] } {
  const [today, tomorrow] = [dayOf(now), dayOf(now, 1)];
  const sorted = legs.toSorted(
    (one, other) =>
      startOf(one).localeCompare(startOf(other)) ||
      one.service_transportation.number.localeCompare(other.service_transportation.number) ||
      one.order - other.order,
  );
  return {
    today: sorted.filter((leg) => startOf(leg) <= today),
    tomorrow: sorted.filter((leg) => startOf(leg) === tomorrow),
  };
}

/** What a task waits for: deeds that the server has not taken, or would not have. */
export interface TaskNow extends DayTask {
  waiting: boolean;
  /** Files that are not sent yet, by their collection. */
  waitingFiles: { photos: number; signature: number };
}

/** A task as it is with all that was done to it on this phone. */
export function taskNow(task: DayTask, deeds: readonly Deed[]): TaskNow {
  const own = deeds.filter((deed) => deed.task === task.id && !deed.refused);
  const files = own.filter((deed) => deed.kind === 'file');
  const of = (collection: string) => files.filter((deed) => deed.collection === collection).length;
  const last = own.findLast((deed) => deed.kind === 'status');
  return {
    ...task,
    ...(last && { status: last.status, note: last.note ?? null }),
    waiting: own.length > 0,
    waitingFiles: { photos: of('photos'), signature: of('signature') },
  };
}

/** The day once the server has taken a deed, before it is asked anew. */
export function legsAfter(legs: readonly Leg[], deed: Deed): Leg[] {
  const change = (task: DayTask): DayTask => {
    if (task.id !== deed.task) return task;
    if (deed.kind === 'status') return { ...task, status: deed.status, note: deed.note ?? null };
    const others =
      deed.collection === 'signature' ? task.media.filter((one) => one.collection_name !== 'signature') : task.media;
    return { ...task, media: [...others, { id: deed.key, collection_name: deed.collection, file_name: deed.name }] };
  };
  return legs.map((leg) => ({ ...leg, tasks: leg.tasks.map(change) }));
}

/** The statuses that lead on from one: the usual next, and the one for what could not be done. */
export function stepsFrom(status: RouteTaskStatus): { next?: RouteTaskStatus; failed: RouteTaskStatus[] } {
  switch (status) {
    case 'PLANNING':
      // What was never begun is begun first: the server knows no other way.
      return { next: 'IN_PROGRESS', failed: ['IN_PROGRESS', 'RETURN'] };
    case 'IN_PROGRESS':
      return { next: 'DONE', failed: ['RETURN'] };
    case 'RETURN':
      return { next: 'PLANNING', failed: [] };
    case 'DONE':
      return { failed: [] };
  }
}

/** Whether nothing is left to do about a task. */
export const isOver = ({ status }: Pick<DayTask, 'status'>) => status === 'DONE' || status === 'RETURN';
