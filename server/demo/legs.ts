import type { ServiceTransportationStatus as Status } from '../contract.generated';
import type { logistTasks, routes, routeTasks } from '../areas/transport';
import type { Calendar } from './days';
import type { Random } from './random';
import type { Span } from './spans';
import type { TenantWords } from './words';

type RouteRow = typeof routes.$inferInsert;

/** A vehicle that can be booked. */
export interface DemoVehicle {
  id: string;
  places: number | null;
}

/** A tenant's vehicles by kind: rigid trucks, trailers and tractors. */
export interface Fleet {
  rigids: readonly DemoVehicle[];
  trailers: readonly DemoVehicle[];
  tractors: readonly DemoVehicle[];
}

/** Rows of legs and tasks. */
export interface LegRows {
  routes: RouteRow[];
  routeTasks: (typeof routeTasks.$inferInsert)[];
  logistTasks: (typeof logistTasks.$inferInsert)[];
}

/** Data of a request that its legs and tasks depend on. */
export interface HauledRequest {
  tenant: string;
  id: string;
  status: Status;
  span: Span;
  stamps: { created_at: string; modified_at: string };
}

/** Drivers, vehicles and their booked days. */
export interface HaulageResources {
  random: Random;
  newId: () => string;
  drivers: readonly string[];
  fleet: Fleet;
  calendar: Calendar;
}

/** Returns the number of legs that a request in a status has. */
function legCount(random: Random, status: Status): number {
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

/** Returns the legs of a request. A leg may lack its driver while the request is IN_PROGRESS, but not later. */
export function legsOf(haulage: HaulageResources, request: HauledRequest): RouteRow[] {
  const { random, newId, drivers, fleet } = haulage;
  const { status, span, tenant, id, stamps } = request;
  const count = span.featured ? 1 : legCount(random, status);
  return Array.from({ length: count }, (_none, index) => {
    const rigid = random.chance(0.28);
    const vehicle = free(haulage, span, rigid ? fleet.rigids : fleet.trailers);
    const truck = rigid ? null : free(haulage, span, fleet.tractors);
    const own = span.featured ? drivers[0] : undefined;
    const open = status === 'IN_PROGRESS' && random.chance(0.5);
    const driver_id =
      own ??
      (open
        ? null
        : (free(
            haulage,
            span,
            drivers.map((driver) => ({ id: driver, places: null })),
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
      truck_is_not_required: rigid,
      delivers_is_final: index + 1 === count,
      ...stamps,
    };
  });
}

/** Returns a driver or vehicle that is free on these days, and books it; null after 60 failed tries. */
function free<T extends { id: string }>(
  { random, calendar }: HaulageResources,
  { load, deliver }: Span,
  among: readonly T[],
): T | null {
  for (let tries = 0; tries < 60 && among.length > 0; tries += 1) {
    const one = random.pick(among);
    if (!calendar.isFree(one.id, load[0], deliver[1])) continue;
    calendar.take(one.id, load[0], deliver[1]);
    return one;
  }
  return null;
}

/** Returns the tasks of a leg, done as far as the request's status allows. `running`: today is in its windows. */
export function tasksOfLeg(
  { random, newId }: HaulageResources,
  { status, stamps }: HauledRequest,
  leg: RouteRow,
  words: TenantWords,
  running: boolean,
): LegRows['routeTasks'] {
  const over = status === 'SERVICE_PROVIDED' || status === 'CLOSE_REQUEST';
  const chosen = words.routeTasks.filter(() => random.chance(0.55));
  const done = over ? chosen.length : running && status === 'SERVICE_CONFIRMED' ? random.int(0, chosen.length - 1) : 0;
  return chosen.map(({ text, media }, index) => ({
    tenant_id: leg.tenant_id,
    id: newId(),
    service_transportation_id: leg.service_transportation_id,
    route_id: leg.id,
    text,
    media_upload_enabled: media,
    order: index + 1,
    default: true,
    status:
      index < done
        ? over && random.chance(0.03)
          ? 'RETURN'
          : 'DONE'
        : index === done && running && done > 0
          ? 'IN_PROGRESS'
          : 'PLANNING',
    ...stamps,
  }));
}

/** Returns the tasks of a request's logistician. */
export function tasksOfLogistician(
  { random, newId }: HaulageResources,
  request: HauledRequest,
  logistician: string,
  words: TenantWords,
): LegRows['logistTasks'] {
  const over = request.status === 'SERVICE_PROVIDED' || request.status === 'CLOSE_REQUEST';
  const chosen = words.logistTasks.filter(() => random.chance(0.3));
  return chosen.map((text, index) => ({
    tenant_id: request.tenant,
    id: newId(),
    service_transportation_id: request.id,
    user_id: logistician,
    text,
    media_upload_enabled: false,
    order: index + 1,
    default: random.chance(0.6),
    status: over || (request.status !== 'NEW' && random.chance(0.5)) ? 'COMPLETED' : 'PENDING',
    ...request.stamps,
  }));
}
