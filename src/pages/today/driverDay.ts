import type {
  Address,
  Media,
  Route,
  RouteTask,
  RouteTaskStatus,
  ServiceTransportation,
} from '../../../resources/contract.generated';
import { filePaths } from '../../../providers/data/selection';
import { routeTaskNextStatuses } from '../../../resources/task-statuses';
import { addDays } from '../../fields/day';
import type { OutboxItem } from './outbox/outboxItem';

type StopAddress = Pick<
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

/** A task of a leg in the driver's day. */
export interface DriverTask extends Pick<
  RouteTask,
  'id' | 'text' | 'status' | 'order' | 'media_upload_enabled' | 'signature_required' | 'note'
> {
  /** Files just sent from this phone have no further values until the day is fetched again. */
  media: (Pick<Media, 'id' | 'collection_name' | 'file_name'> &
    Partial<Pick<Media, 'url' | 'conversions' | 'created_at' | 'device_time' | 'user'>>)[];
}

type CatalogTitle = { title: string } | null;

/** A leg with the fields of its request that a driver needs. */
export interface DriverLeg extends Pick<Route, 'id' | 'order' | 'vehicle_places'> {
  vehicle: { license: string } | null;
  truck: { license: string } | null;
  addresses: StopAddress[];
  tasks: DriverTask[];
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
    addresses: StopAddress[];
    customer: { customer_name: string; profile: { phone: string } | null } | null;
    logistician: { profile: { full_name: string; phone: string | null } | null } | null;
    cargo: {
      id: string;
      weight: number;
      vehicle_class: CatalogTitle;
      vehicle_make: CatalogTitle;
      vehicle_model: CatalogTitle;
    }[];
  };
}

/** Paths of the fields to select of a driver's leg. */
export const driverLegFields = [
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
    'signature_required',
    'note',
    ...[...filePaths, 'user.id'].map((part) => `media.${part}`),
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

function placeFields(path: string): string[] {
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
  return names.map((name) => `${path}.${name}`);
}

/** The start or end of a leg, with the days of the stop. */
export interface DriverStop {
  direction: 'FROM' | 'TO';
  place: StopAddress;
  from: string | null;
  to: string | null;
}

/** Returns the stops of a leg. A leg without addresses has those of its request. */
export function stopsOfLeg({ addresses, service_transportation: request }: DriverLeg): DriverStop[] {
  const daysByDirection = {
    FROM: { from: request.to_take_to_work_from ?? null, to: request.to_take_to_work_to ?? null },
    TO: { from: request.delivery_date_from ?? null, to: request.delivery_date_to ?? null },
  };
  return (['FROM', 'TO'] as const).flatMap((direction) => {
    const place = [...addresses, ...request.addresses].find((address) => address.direction === direction);
    return place ? [{ direction, place, ...daysByDirection[direction] }] : [];
  });
}

const daysOf = ({ service_transportation: request }: DriverLeg) =>
  [
    request.to_take_to_work_from,
    request.to_take_to_work_to,
    request.delivery_date_from,
    request.delivery_date_to,
  ].filter((day) => typeof day === 'string');

/** Returns the first day of a leg's request, or '' if the request has no dates. */
const firstDayOf = (leg: DriverLeg) => daysOf(leg).toSorted()[0] ?? '';

/** Returns whether the last day of a leg's request has passed. */
export function isLegLate(leg: DriverLeg, today: string): boolean {
  const last = daysOf(leg).toSorted().at(-1);
  return last !== undefined && last < today;
}

/**
 * Returns the legs of today and tomorrow. Requests that started earlier come first, and each request's legs stay in
 * order.
 */
export function legsOfTodayAndTomorrow(
  legs: readonly DriverLeg[],
  today: string,
): { today: DriverLeg[]; tomorrow: DriverLeg[] } {
  const tomorrow = addDays(today, 1);
  const sorted = legs.toSorted(
    (one, other) =>
      firstDayOf(one).localeCompare(firstDayOf(other)) ||
      one.service_transportation.number.localeCompare(other.service_transportation.number) ||
      one.order - other.order,
  );
  return {
    today: sorted.filter((leg) => firstDayOf(leg) <= today),
    tomorrow: sorted.filter((leg) => firstDayOf(leg) === tomorrow),
  };
}

/** A task together with its unsent changes. */
export interface TaskWithChanges extends DriverTask {
  waiting: boolean;
  /** Number of files that wait to be sent, by their collection. */
  waitingFiles: { photos: number; signature: number };
}

/** Returns a task with the unsent changes of this phone applied. */
export function applyUnsentChanges(task: DriverTask, items: readonly OutboxItem[]): TaskWithChanges {
  const taskItems = items.filter((item) => item.task === task.id && !item.refused);
  const files = taskItems.filter((item) => item.kind === 'file');
  const fileCount = (collection: string) => files.filter((item) => item.collection === collection).length;
  const last = taskItems.findLast((item) => item.kind === 'status');
  return {
    ...task,
    ...(last && { status: last.status, note: last.note ?? null }),
    waiting: taskItems.length > 0,
    waitingFiles: { photos: fileCount('photos'), signature: fileCount('signature') },
  };
}

/** Returns the collection of each file of a task, including those that wait to be sent. */
export const fileCollectionsOf = ({
  media,
  waitingFiles: { photos, signature },
}: Pick<TaskWithChanges, 'media' | 'waitingFiles'>): string[] => [
  ...media.map(({ collection_name }) => collection_name),
  ...Array<string>(photos).fill('photos'),
  ...Array<string>(signature).fill('signature'),
];

/**
 * Returns the legs with an accepted change applied, so that the change is visible before the legs are fetched again.
 */
export function applySentItem(legs: readonly DriverLeg[], item: OutboxItem): DriverLeg[] {
  const change = (task: DriverTask): DriverTask => {
    if (task.id !== item.task) return task;
    if (item.kind === 'status') return { ...task, status: item.status, note: item.note ?? null };
    return {
      ...task,
      media: [...task.media, { id: item.key, collection_name: item.collection, file_name: item.name }],
    };
  };
  return legs.map((leg) => ({ ...leg, tasks: leg.tasks.map(change) }));
}

/** Returns the usual next status of a task, and the statuses to set one after another if the task cannot be done. */
export function nextTaskSteps(status: RouteTaskStatus): { next?: RouteTaskStatus; failed: RouteTaskStatus[] } {
  const [next] = routeTaskNextStatuses[status];
  if (next === undefined) return { failed: [] };
  return { next, failed: stepsToFailure(status) };
}

/** Returns the statuses that lead to `RETURN`. A task that is not started is started first. Empty if impossible. */
function stepsToFailure(status: RouteTaskStatus): RouteTaskStatus[] {
  if (status === 'RETURN') return [];
  if (routeTaskNextStatuses[status].includes('RETURN')) return ['RETURN'];
  const startStatus = routeTaskNextStatuses[status].find((next) => routeTaskNextStatuses[next].includes('RETURN'));
  return startStatus ? [startStatus, 'RETURN'] : [];
}

/** Returns whether a task needs no more work. */
export const isTaskFinished = ({ status }: Pick<DriverTask, 'status'>) => status === 'DONE' || status === 'RETURN';
