import { and, eq } from 'drizzle-orm';
import * as z from 'zod';
import type { Session } from '../../database/database';
import { quoteTextLiteral } from '../../dialect/parameters';
import { legFactsSchema, notifyUsers } from '../inbox';
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

const driverLegsSchema = z.array(z.object({ leg: z.string(), driver: z.string(), facts: legFactsSchema }));

/**
 * Notifies the drivers of a request's legs of what has changed for them since the last time. Call it in the transaction of
 * each change of a request or its legs, after the planned times were updated. A change that is taken back in the same
 * transaction is no change.
 */
export async function announceLegs(author: Author, request: string): Promise<void> {
  const { session, tenant } = author;
  const announced = await readDriverLegs(
    session,
    `SELECT a.route_id AS leg, a.driver_id AS driver, a.facts FROM announced_legs a
     WHERE a.tenant_id = $1 AND a.service_transportation_id = $2`,
    [tenant, request],
  );
  const current = await readDriverLegs(
    session,
    `SELECT r.id AS leg, r.driver_id AS driver, ${legFactsSql} AS facts ${shownLegsSql} AND s.id = $2`,
    [tenant, request],
  );
  const events = legEvents(announced, current);
  if (events.length === 0) return;
  await storeAnnounced(session, tenant, request, current);
  if (current.length === 0 && areLegsDriven(await readStatus(session, tenant, request))) return;
  for (const { driver, leg, facts } of events)
    await notifyUsers(author, [driver], { facts, subject: { type: 'TODAY', id: leg } });
}

/** Stores all legs of a tenant as announced, without telling anybody. For data that is inserted without rules. */
export async function storeAllAnnouncedLegs(session: Session, tenant: string): Promise<void> {
  const text = `INSERT INTO announced_legs (tenant_id, route_id, service_transportation_id, driver_id, facts)
    SELECT r.tenant_id, r.id, s.id, r.driver_id, ${legFactsSql} ${shownLegsSql} ON CONFLICT DO NOTHING`;
  await session.rows({ text, params: [tenant] });
}

async function readDriverLegs(session: Session, select: string, params: readonly string[]): Promise<DriverLeg[]> {
  const text = `SELECT coalesce(jsonb_agg(jsonb_build_object('leg', l.leg::text, 'driver', l.driver::text,
    'facts', l.facts) ORDER BY l.leg), '[]')::text FROM (${select}) l`;
  const [row] = await session.rows({ text, params });
  return driverLegsSchema.parse(JSON.parse(row?.[0] ?? '[]'));
}

async function storeAnnounced(
  { orm }: Session,
  tenant: string,
  request: string,
  legs: readonly DriverLeg[],
): Promise<void> {
  const { tenant_id, service_transportation_id } = announcedLegs;
  await orm.delete(announcedLegs).where(and(eq(tenant_id, tenant), eq(service_transportation_id, request)));
  if (legs.length === 0) return;
  await orm.insert(announcedLegs).values(
    legs.map(({ leg, driver, facts }) => ({
      tenant_id: tenant,
      route_id: leg,
      service_transportation_id: request,
      driver_id: driver,
      facts,
    })),
  );
}

async function readStatus(session: Session, tenant: string, request: string): Promise<string | undefined> {
  const text = 'SELECT status FROM service_transportations WHERE tenant_id = $1 AND id = $2 AND deleted_at IS NULL';
  const [row] = await session.rows({ text, params: [tenant, request] });
  return row?.[0] ?? undefined;
}
