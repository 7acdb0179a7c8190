import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { activities } from '../areas/activity';
import { customers } from '../areas/customers';
import { vehicleClasses, vehicleClassIds, type VehicleClassName, vehicles } from '../areas/fleet';
import { addresses } from '../areas/geography';
import { profiles, roles, signInNames, userHasRoles, users } from '../areas/identity';
import { dictionaryReasons, dictionaryServices } from '../areas/reference';
import {
  createAllBookings,
  logistTasks,
  proposeAllLegTimes,
  setAllLegProgress,
  storeExpectedTimes,
  requestLogisticians,
  requestNumbers,
  routes,
  routeTasks,
  serviceFeedbacks,
  serviceTransportations,
  storeAllAnnouncedLegs,
  taskTemplates,
  transportationCargos,
} from '../areas/transport';
import type { Session } from '../database/database';
import { createDemoStaff } from './staff';
import { insertRows } from './insert-all';
import type { RandomGenerator } from './random';
import { createRequestHistory } from './request-history';
import { createDemoRequests } from './requests';
import { fillDemoSharedLinks } from './shared-links';
import { createDemoTaskTemplates } from './templates';
import type { DemoTenant } from './tenants';
import { tenantWordsIn } from './words';

/** Codes of the services by which vehicles are transported. */
const vehicleTransportServices = ['CARS', 'FTL', 'EXPRESS', 'ABNORMAL', 'HIGH_VALUE'];

/** Values that `fillDemoRequests` needs besides the tenant. */
interface FillPlan {
  random: RandomGenerator;
  until: Date;
  newId: () => string;
  password_hash: string;
}

/** Inserts a tenant's staff and requests. Its customers, vehicles and accounts must exist. */
export async function fillDemoRequests(session: Session, demo: DemoTenant, plan: FillPlan): Promise<void> {
  const tenant = demo.id;
  const home = demo.accounts[0]?.country ?? 'PL';
  await fillStaff(session, demo, home, plan);
  const rows = createDemoRequests({
    ...plan,
    tenant,
    count: demo.requests,
    lang: demo.lang,
    home,
    customers: await readCustomers(session, tenant),
    drivers: await readPeople(session, tenant, 'driver'),
    logisticians: await readPeople(session, tenant, 'logistician'),
    fleet: {
      rigids: await readVehicles(session, tenant, ['rigid12', 'rigid18', 'rigid26', 'van']),
      trailers: await readVehicles(session, tenant, ['curtain', 'lowLoader', 'container', 'cars', 'drawbar']),
      trucks: await readVehicles(session, tenant, ['tractor', 'rigid18', 'rigid26']),
    },
    services: dictionaryServices.filter(({ code }) => vehicleTransportServices.includes(code)).map(({ id }) => id),
    reasons: dictionaryReasons.map(({ id }) => id),
  });
  await insertRows(session, serviceTransportations, rows.requests);
  await insertRows(session, requestNumbers, rows.numbers);
  await insertRows(session, transportationCargos, rows.cargos);
  await insertRows(session, addresses, rows.addresses);
  await insertRows(session, routes, rows.routes);
  await insertRows(session, routeTasks, rows.routeTasks);
  await insertRows(session, logistTasks, rows.logistTasks);
  await insertRows(session, requestLogisticians, rows.logisticians);
  await insertRows(session, serviceFeedbacks, rows.feedbacks);
  const clerks = [
    ...(await readPeople(session, tenant, 'admin')),
    ...(await readPeople(session, tenant, 'logistician')),
  ];
  const staff = { clerks, names: await readNames(session, tenant) };
  await insertRows(session, activities, createRequestHistory(rows, staff, plan.newId));
  await insertRows(
    session,
    taskTemplates,
    createDemoTaskTemplates(tenant, tenantWordsIn(demo.lang), plan.until, plan.newId),
  );
  await fillDemoSharedLinks(session, tenant, plan.until);
}

/** Plans the times of a tenant's legs, whose addresses must have coordinates, and books their crews. */
export async function planDemoLegs(session: Session, { id }: DemoTenant): Promise<void> {
  await proposeAllLegTimes(session, id);
  await createAllBookings(session, id);
  await setAllLegProgress(session, id);
  await storeExpectedTimes({ session, tenant: id });
  await storeAllAnnouncedLegs(session, id);
}

async function fillStaff(
  session: Session,
  { id: tenant, accounts, crew }: DemoTenant,
  home: string,
  plan: FillPlan,
): Promise<void> {
  const staffRoles = await session.orm
    .select({ id: roles.id, name: roles.name })
    .from(roles)
    .where(and(eq(roles.tenant_id, tenant), inArray(roles.name, ['driver', 'logistician'])));
  const counts = staffRoles.map(({ id, name }) => ({
    id,
    count: name === 'driver' ? crew.drivers : crew.logisticians,
  }));
  const host = accounts[0]?.email.split('@')[1] ?? 'demo.test';
  const rows = createDemoStaff({ ...plan, tenant, home, host, roles: counts });
  await insertRows(session, users, rows.users);
  await insertRows(session, signInNames, rows.signInNames);
  await insertRows(session, profiles, rows.profiles);
  await insertRows(session, userHasRoles, rows.userHasRoles);
}

/** Reads the ids of users with a role, oldest first, so that the tenant's accounts come before its staff. */
async function readPeople({ orm }: Session, tenant: string, role: string): Promise<string[]> {
  const rows = await orm
    .select({ id: userHasRoles.user_id })
    .from(userHasRoles)
    .innerJoin(roles, and(eq(roles.tenant_id, userHasRoles.tenant_id), eq(roles.id, userHasRoles.role_id)))
    .where(and(eq(userHasRoles.tenant_id, tenant), eq(roles.name, role)))
    .orderBy(asc(userHasRoles.user_id));
  return rows.map(({ id }) => id);
}

async function readNames({ orm }: Session, tenant: string): Promise<Map<string, string>> {
  const { user_id, first_name, last_name } = profiles;
  const rows = await orm
    .select({ user_id, first_name, last_name })
    .from(profiles)
    .where(eq(profiles.tenant_id, tenant));
  return new Map(rows.map((row) => [row.user_id, [row.first_name, row.last_name].filter(Boolean).join(' ')]));
}

function readCustomers({ orm }: Session, tenant: string) {
  const { id, customer_name } = customers;
  const notDeleted = and(eq(customers.tenant_id, tenant), isNull(customers.deleted_at));
  return orm.select({ id, customer_name }).from(customers).where(notDeleted).orderBy(asc(id));
}

function readVehicles({ orm }: Session, tenant: string, classes: readonly VehicleClassName[]) {
  const { id, places, carrying_capacity, vehicle_class_id } = vehicles;
  const { coupling } = vehicleClasses;
  const usable = and(
    eq(vehicles.tenant_id, tenant),
    isNull(vehicles.deleted_at),
    vehicles.is_active,
    eq(vehicles.verify, 'VERIFIED'),
    inArray(
      vehicle_class_id,
      classes.map((name) => String(vehicleClassIds[name])),
    ),
  );
  return orm
    .select({ id, places, carrying_capacity, coupling })
    .from(vehicles)
    .innerJoin(vehicleClasses, eq(vehicleClasses.id, vehicle_class_id))
    .where(usable)
    .orderBy(asc(id));
}
