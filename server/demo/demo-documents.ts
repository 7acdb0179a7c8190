import { vehicleClassIds } from '../areas/fleet';
import type { Session } from '../database/database';

/** Classes of the vehicles whose documents are set: others are left to those who try legs far in the future. */
const classIds = [vehicleClassIds.reefer, vehicleClassIds.tipper, vehicleClassIds.tanker, vehicleClassIds.container];

/** Days from the end of the demo's data to the last days of the two documents of one driver or vehicle. */
const validity: readonly (readonly [first: number, second: number])[] = [
  [-4, 410],
  [5, 250],
  [300, 6],
  [22, 180],
  [190, 27],
  [48, 320],
  [500, 55],
  [210, 640],
  [365, 120],
  [95, 730],
];

/** SQL for the open legs `r` of a tenant that need a driver or vehicle. */
const openLegsSql = (columns: string, id: string) => `
  FROM routes r JOIN service_transportations s ON s.tenant_id = r.tenant_id AND s.id = r.service_transportation_id
  WHERE r.tenant_id = $1::bigint AND ${id} IN (${columns}) AND s.status IN ('DRAFT', 'NEW', 'IN_PROGRESS', 'SERVICE_CONFIRMED')`;

/**
 * Sets until when documents of some drivers and vehicles of a demo tenant are valid. One of each has expired, others expire
 * within 7, 30 or 60 days, and none of them blocks an open leg: the vehicles have none, the code 95 of a driver is valid
 * until the last one ends, and drivers of dangerous goods are left out, because the first document of a driver is ADR.
 */
export async function setDemoDocuments(session: Session, tenant: string, until: Date): Promise<void> {
  const days = `unnest($3::int[], $4::int[]) WITH ORDINALITY d(first, second, number)`;
  const params = [
    tenant,
    until.toISOString().slice(0, 10),
    `{${validity.map(([first]) => first).join(',')}}`,
    `{${validity.map(([, second]) => second).join(',')}}`,
  ];
  await session.rows({
    text: `UPDATE vehicles v SET inspection_until = $2::date + d.first, insurance_until = $2::date + d.second
      FROM (SELECT id, row_number() OVER (ORDER BY id) AS number FROM vehicles f
        WHERE tenant_id = $1::bigint AND deleted_at IS NULL AND is_active AND vehicle_class_id IN (${classIds.join(', ')})
          AND NOT EXISTS (SELECT 1 ${openLegsSql('r.vehicle_id, r.truck_id', 'f.id')})) free
      JOIN ${days} ON d.number = free.number
      WHERE v.tenant_id = $1::bigint AND v.id = free.id`,
    params,
  });
  // The first driver is the account that visitors try.
  await session.rows({
    text: `UPDATE users u SET driving_licence_until = $2::date + 1200, adr_until = $2::date + d.first,
        code_95_until = greatest($2::date + d.second, (SELECT max(greatest(r.planned_end::date, s.delivery_date_to)) + 2 ${openLegsSql('r.driver_id', 'u.id')}))
      FROM (SELECT id, row_number() OVER (ORDER BY id) - 1 AS number FROM users f
        WHERE tenant_id = $1::bigint AND state = 'ACTIVE' AND role_names = 'driver'
          AND NOT EXISTS (SELECT 1 ${openLegsSql('r.driver_id', 'f.id')} AND s.service_id IN (SELECT id FROM services WHERE code = 'ADR'))) free
      JOIN ${days} ON d.number = free.number
      WHERE u.tenant_id = $1::bigint AND u.id = free.id`,
    params,
  });
}
