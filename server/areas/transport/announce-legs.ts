import { and, eq, inArray } from 'drizzle-orm';
import * as z from 'zod';
import type { Session } from '../../database/database';
import { quoteTextLiteral } from '../../dialect/parameters';
import { legFactsSchema, notifyUsersOfAll } from '../inbox';
import { isoMomentSql } from './bookings-sql';
import { announcedStatuses, areLegsDriven, type DriverLeg, legEvents } from './leg-announcement-rules';
import { announcedLegs } from './tables';

/** The author of a change, and its transaction. */
interface Author {
  session: Session;
  tenant: string;
  user: string;
}

const citySql = (direction: 'FROM' | 'TO', ofRequest: string) => `coalesce((
  SELECT a.city FROM addresses a WHERE a.tenant_id = r.tenant_id AND a.addressable_type = 'ROUTE'
    AND a.addressable_id = r.id AND a.direction = '${direction}' ORDER BY a.id LIMIT 1), ${ofRequest})`;
const plateSql = (id: string) => `(SELECT v.license FROM vehicles v WHERE v.tenant_id = r.tenant_id AND v.id = ${id})`;

/** SQL for what the driver of leg `r` of request `s` must know. */
const legFactsSql = `jsonb_build_object('number', s.number, 'from', ${citySql('FROM', 's.delivery_from_city')},
  'to', ${citySql('TO', 's.delivery_to_city')}, 'start', ${isoMomentSql('r.planned_start')},
  'end', ${isoMomentSql('r.planned_end')}, 'vehicle', ${plateSql('r.vehicle_id')}, 'truck', ${plateSql('r.truck_id')})`;

const shownLegsSql = `FROM routes r
  JOIN service_transportations s ON s.tenant_id = r.tenant_id AND s.id = r.service_transportation_id
  WHERE r.tenant_id = $1 AND r.driver_id IS NOT NULL AND s.deleted_at IS NULL
    AND s.status IN (${announcedStatuses.map(quoteTextLiteral).join(', ')})`;

const requestLegsSchema = z.array(
  z.object({ request: z.string(), leg: z.string(), driver: z.string(), facts: legFactsSchema }),
);

/** A leg with its driver, and its request. */
type RequestLeg = DriverLeg & { request: string };

/**
 * Notifies the drivers of requests' legs of what has changed for them since the last time. Call it in the transaction of
 * each change of a request or its legs, after the planned times were updated. A change that is taken back in the same
 * transaction is no change.
 */
export async function announceLegs(author: Author, requests: readonly string[]): Promise<void> {
  if (requests.length === 0) return;
  const { session, tenant } = author;
  const params = [tenant, `{${requests.join(',')}}`];
  const announced = await readRequestLegs(
    session,
    `SELECT a.service_transportation_id AS request, a.route_id AS leg, a.driver_id AS driver, a.facts FROM announced_legs a
     WHERE a.tenant_id = $1 AND a.service_transportation_id = ANY ($2::bigint[])`,
    params,
  );
  const current = await readRequestLegs(
    session,
    `SELECT s.id AS request, r.id AS leg, r.driver_id AS driver, ${legFactsSql} AS facts ${shownLegsSql}
     AND s.id = ANY ($2::bigint[])`,
    params,
  );
  const changed = requests.flatMap((request) => {
    const isOwn = (leg: RequestLeg) => leg.request === request;
    const legs = current.filter(isOwn);
    const events = legEvents(announced.filter(isOwn), legs);
    return events.length > 0 ? [{ request, legs, events }] : [];
  });
  if (changed.length === 0) return;
  await storeAnnounced(session, tenant, changed);
  const withoutLegs = changed.filter(({ legs }) => legs.length === 0).map(({ request }) => request);
  const driven = await findDrivenRequests(session, tenant, withoutLegs);
  const due = changed.filter(({ request }) => !driven.has(request)).flatMap(({ events }) => events);
  await notifyUsersOfAll(
    author,
    due.map(({ driver, leg, facts }) => ({ user: driver, event: { facts, subject: { type: 'TODAY', id: leg } } })),
  );
}

/** Stores all legs of a tenant as announced, without telling anybody. For data that is inserted without rules. */
export async function storeAllAnnouncedLegs(session: Session, tenant: string): Promise<void> {
  const text = `INSERT INTO announced_legs (tenant_id, route_id, service_transportation_id, driver_id, facts)
    SELECT r.tenant_id, r.id, s.id, r.driver_id, ${legFactsSql} ${shownLegsSql} ON CONFLICT DO NOTHING`;
  await session.rows({ text, params: [tenant] });
}

async function readRequestLegs(session: Session, select: string, params: readonly string[]): Promise<RequestLeg[]> {
  const text = `SELECT coalesce(jsonb_agg(jsonb_build_object('request', l.request::text, 'leg', l.leg::text,
    'driver', l.driver::text, 'facts', l.facts) ORDER BY l.leg), '[]')::text FROM (${select}) l`;
  const [row] = await session.rows({ text, params });
  return requestLegsSchema.parse(JSON.parse(row?.[0] ?? '[]'));
}

/** Stores the legs of requests as announced, in place of those that were announced before. */
async function storeAnnounced(
  { orm }: Session,
  tenant: string,
  requests: readonly { request: string; legs: readonly RequestLeg[] }[],
): Promise<void> {
  const { tenant_id, service_transportation_id } = announcedLegs;
  const ids = requests.map(({ request }) => request);
  await orm.delete(announcedLegs).where(and(eq(tenant_id, tenant), inArray(service_transportation_id, ids)));
  const rows = requests.flatMap(({ request, legs }) =>
    legs.map(({ leg, driver, facts }) => ({
      tenant_id: tenant,
      route_id: leg,
      service_transportation_id: request,
      driver_id: driver,
      facts,
    })),
  );
  if (rows.length > 0) await orm.insert(announcedLegs).values(rows);
}

/** Returns those of the requests whose drivers have driven their legs; no deleted ones. */
async function findDrivenRequests(
  session: Session,
  tenant: string,
  requests: readonly string[],
): Promise<ReadonlySet<string>> {
  if (requests.length === 0) return new Set();
  const text = `SELECT id, status FROM service_transportations
    WHERE tenant_id = $1 AND id = ANY ($2::bigint[]) AND deleted_at IS NULL`;
  const rows = await session.rows({ text, params: [tenant, `{${requests.join(',')}}`] });
  return new Set(rows.flatMap(([id, status]) => (areLegsDriven(status ?? undefined) ? [String(id)] : [])));
}
