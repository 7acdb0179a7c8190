import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { SharedPlace, SharedRequest, SharedStep } from '../../contract.generated';
import type { Session } from '../../database/database';
import { activities } from '../activity';
import { addresses } from '../geography';
import { companies, tenants } from '../tenancy';
import { routes, serviceTransportations, statusesAhead } from '../transport';
import { sharedLegStateOf, statusHistoryOf } from './rules';
import type { SharedLinkId } from './signer';
import { sharedLinks } from './tables';

/**
 * Reads the data that a shared link shows; undefined when the link is unknown, revoked or expired, or its request or
 * tenant is deleted.
 */
export async function readSharedRequest(
  session: Session,
  { tenant, link }: SharedLinkId,
): Promise<SharedRequest | undefined> {
  const found = await readRequest(session, tenant, link);
  if (!found) return undefined;
  const { id, taken_to_work, created_at, company, phone, ...visible } = found;
  const places = await readPlaces(session, tenant, id);
  const placeOf = (owner: string, direction: 'FROM' | 'TO'): SharedPlace | null => {
    const place = places.find((one) => one.owner === owner && one.direction === direction);
    return place ? { city: place.city, country: place.country, coordinates: place.coordinates } : null;
  };
  const legs = await readLegs(session, tenant, id);
  return {
    ...visible,
    company: { name: company, phone },
    from: placeOf(id, 'FROM'),
    to: placeOf(id, 'TO'),
    legs: legs.map((leg) => ({
      state: sharedLegStateOf(visible.status, leg.tasks),
      from: placeOf(leg.id, 'FROM'),
      to: placeOf(leg.id, 'TO'),
    })),
    history: statusHistoryOf(
      { status: visible.status, created_at, taken_to_work, delivered: visible.delivered },
      await readSteps(session, tenant, id),
    ),
    upcoming: statusesAhead(visible.status),
  };
}

async function readRequest({ orm }: Session, tenant: string, link: string) {
  const own = and(
    eq(sharedLinks.tenant_id, tenant),
    eq(sharedLinks.id, link),
    isNull(sharedLinks.revoked_at),
    sql`${sharedLinks.expires_at} > now()`,
  );
  const requests = serviceTransportations;
  const [found] = await orm
    .select({
      id: requests.id,
      number: requests.number,
      status: requests.status,
      to_take_to_work_from: requests.to_take_to_work_from,
      to_take_to_work_to: requests.to_take_to_work_to,
      taken_to_work: requests.taken_to_work,
      delivery_date_from: requests.delivery_date_from,
      delivery_date_to: requests.delivery_date_to,
      delivered: requests.delivered,
      expected_delivery: requests.expected_delivery,
      expected_late: requests.expected_late,
      created_at: requests.created_at,
      company: companies.name,
      phone: companies.phone,
      expires_at: sharedLinks.expires_at,
    })
    .from(sharedLinks)
    .innerJoin(
      requests,
      and(
        eq(requests.tenant_id, tenant),
        eq(requests.id, sharedLinks.service_transportation_id),
        isNull(requests.deleted_at),
      ),
    )
    .innerJoin(tenants, and(eq(tenants.id, tenant), isNull(tenants.deleted_at)))
    .innerJoin(companies, eq(companies.tenant_id, tenant))
    .where(own);
  return found;
}

/** Reads the addresses of the request and its legs. */
function readPlaces({ orm }: Session, tenant: string, request: string) {
  const { addressable_id: owner, direction, city, country, coordinates } = addresses;
  const selected = orm.select({ owner, direction, city, country, coordinates }).from(addresses);
  const ofKind = (type: 'SERVICE_TRANSPORTATION' | 'ROUTE') =>
    and(eq(addresses.tenant_id, tenant), eq(addresses.addressable_type, type));
  const legs = orm
    .select({ id: routes.id })
    .from(routes)
    .where(and(eq(routes.tenant_id, tenant), eq(routes.service_transportation_id, request)));
  return unionAll(
    selected.where(and(ofKind('SERVICE_TRANSPORTATION'), eq(owner, request))),
    orm
      .select({ owner, direction, city, country, coordinates })
      .from(addresses)
      .where(and(ofKind('ROUTE'), sql`${owner} IN ${legs}`)),
  );
}

/** Reads the legs in their order, with the statuses of their tasks. */
function readLegs({ orm }: Session, tenant: string, request: string) {
  // The tables are written as text, because Drizzle omits table names in a query of one table.
  const tasks = sql<
    string[]
  >`ARRAY(SELECT t.status FROM route_tasks t WHERE t.tenant_id = routes.tenant_id AND t.route_id = routes.id)`;
  return orm
    .select({ id: routes.id, tasks })
    .from(routes)
    .where(and(eq(routes.tenant_id, tenant), eq(routes.service_transportation_id, request)))
    .orderBy(asc(routes.order));
}

/** Reads the status changes from the request's history. */
function readSteps({ orm }: Session, tenant: string, request: string): Promise<SharedStep[]> {
  const { tenant_id, service_type, service_id, entity_id, action, date, details } = activities;
  const status = sql<SharedStep['status']>`${details} ->> 'to'`;
  return orm
    .select({ status, date })
    .from(activities)
    .where(
      and(
        eq(tenant_id, tenant),
        eq(service_type, 'SERVICE_TRANSPORTATION'),
        eq(service_id, request),
        eq(entity_id, request),
        eq(action, 'CHANGED_STATUS'),
        sql`${details} -> 'fields' ? 'status'`,
      ),
    )
    .orderBy(asc(date));
}
