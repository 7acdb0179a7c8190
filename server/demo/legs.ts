import type { ServiceTransportationStatus as Status, VehicleCoupling } from '../contract.generated';
import type { logistTasks, routes, routeTasks } from '../areas/transport';
import type { BookingCalendar } from './days';
import type { RandomGenerator } from './random';
import type { TransportWindows } from './spans';
import type { DemoTexts } from './words';

type RouteRow = typeof routes.$inferInsert;

/** A verified vehicle that can be booked. */
export interface DemoVehicle {
  id: string;
  places: number | null;
  /** Carrying capacity in kilograms; null for vehicles that carry no cargo. */
  carrying_capacity: number | null;
  coupling: VehicleCoupling | null;
}

/** A tenant's vehicles by what they do: drive with cargo, are drawn with cargo, and draw. */
export interface FleetByUse {
  rigids: readonly DemoVehicle[];
  trailers: readonly DemoVehicle[];
  trucks: readonly DemoVehicle[];
}

/** Rows of legs and tasks. */
export interface LegRows {
  routes: RouteRow[];
  routeTasks: (typeof routeTasks.$inferInsert)[];
  logistTasks: (typeof logistTasks.$inferInsert)[];
}

/** Data of a request that its legs and tasks depend on. */
export interface RequestForLegs {
  tenant: string;
  id: string;
  status: Status;
  span: TransportWindows;
  /** Total weight of the cargo in kilograms. */
  weight: number;
  stamps: { created_at: string; modified_at: string };
}

/** Drivers, vehicles and their booked days. */
export interface HaulageResources {
  random: RandomGenerator;
  newId: () => string;
  drivers: readonly string[];
  fleet: FleetByUse;
  calendar: BookingCalendar;
}

/** Returns the number of legs that a request in a status has. */
function legCount(random: RandomGenerator, status: Status): number {
  switch (status) {
    case 'SERVICE_CONFIRMED':
    case 'SERVICE_PROVIDED':
    case 'CLOSE_REQUEST':
      return random.chance(0.15) ? 2 : 1;
    case 'IN_PROGRESS':
      return random.chance(0.5) ? 1 : 0;
    case 'CANCELED_REQUEST':
    case 'DRAFT':
    case 'NEW':
      return 0;
  }
}

/** Returns the legs of a request, which keep the rules of legs. Only a leg of a request `IN_PROGRESS` may lack its driver. */
export function createDemoLegs(resources: HaulageResources, request: RequestForLegs): RouteRow[] {
  const { random, newId, drivers, fleet } = resources;
  const { status, span, tenant, id, weight, stamps } = request;
  const canCarry = ({ carrying_capacity }: DemoVehicle) => (carrying_capacity ?? 0) >= weight;
  const [rigids, trailers] = [fleet.rigids.filter(canCarry), fleet.trailers.filter(canCarry)];
  const count = span.featured ? 1 : legCount(random, status);
  return Array.from({ length: count }, (_none, index) => {
    const isRigid = random.chance(0.28) && rigids.length > 0;
    const vehicle = bookFree(resources, span, isRigid ? rigids : trailers);
    const trucks = fleet.trucks.filter(({ coupling }) => coupling === vehicle?.coupling);
    const truck = isRigid ? null : bookFree(resources, span, trucks);
    const featuredDriver = span.featured ? drivers[0] : undefined;
    const isUnassigned = status === 'IN_PROGRESS' && random.chance(0.5);
    const driver_id =
      featuredDriver ??
      (isUnassigned
        ? null
        : (bookFree(
            resources,
            span,
            drivers.map((driver) => ({ id: driver })),
          )?.id ?? null));
    return {
      tenant_id: tenant,
      id: newId(),
      service_transportation_id: id,
      order: index + 1,
      driver_id,
      vehicle_id: vehicle?.id ?? null,
      vehicle_places: vehicle?.places ? random.int(1, vehicle.places) : null,
      truck_id: truck?.id ?? null,
      truck_places: null,
      truck_is_not_required: isRigid,
      delivers_is_final: index + 1 === count,
      planned_by_hand: false,
      ...stamps,
    };
  });
}

/** Returns a driver or vehicle that is free on these days, and books it; null if none is free. */
function bookFree<T extends { id: string }>(
  { random, calendar }: HaulageResources,
  { load, deliver }: TransportWindows,
  candidates: readonly T[],
): T | null {
  const isFree = ({ id }: T) => calendar.isFree(id, load[0], deliver[1]);
  const free = candidates.filter(isFree);
  const one = free.length > 0 ? random.pick(free) : null;
  if (one) calendar.book(one.id, load[0], deliver[1]);
  return one;
}

/** Returns the tasks of a leg, done as far as the request's status allows. `isRunning`: today is between loading and delivery. */
export function createLegTasks(
  { random, newId }: HaulageResources,
  { status, stamps }: RequestForLegs,
  leg: RouteRow,
  words: DemoTexts,
  isRunning: boolean,
): LegRows['routeTasks'] {
  const isOver = status === 'SERVICE_PROVIDED' || status === 'CLOSE_REQUEST';
  const tasks = words.routeTasks.filter(() => random.chance(0.55));
  const done = isOver
    ? tasks.length
    : isRunning && status === 'SERVICE_CONFIRMED'
      ? random.int(0, tasks.length - 1)
      : 0;
  return tasks.map(({ text, media }, index) => ({
    tenant_id: leg.tenant_id,
    id: newId(),
    service_transportation_id: leg.service_transportation_id,
    route_id: leg.id,
    text,
    media_upload_enabled: media,
    signature_required: false,
    order: index + 1,
    default: true,
    status:
      index < done
        ? isOver && random.chance(0.03)
          ? 'RETURN'
          : 'DONE'
        : index === done && isRunning && done > 0
          ? 'IN_PROGRESS'
          : 'PLANNING',
    ...stamps,
  }));
}

/** Returns the tasks of a request's logistician. */
export function createLogisticianTasks(
  { random, newId }: HaulageResources,
  request: RequestForLegs,
  logistician: string,
  words: DemoTexts,
): LegRows['logistTasks'] {
  const isOver = request.status === 'SERVICE_PROVIDED' || request.status === 'CLOSE_REQUEST';
  const tasks = words.logistTasks.filter(() => random.chance(0.3));
  return tasks.map((text, index) => ({
    tenant_id: request.tenant,
    id: newId(),
    service_transportation_id: request.id,
    user_id: logistician,
    text,
    media_upload_enabled: false,
    order: index + 1,
    default: random.chance(0.6),
    status: isOver || (request.status !== 'NEW' && random.chance(0.5)) ? 'COMPLETED' : 'PENDING',
    ...request.stamps,
  }));
}
