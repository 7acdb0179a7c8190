import type { Session } from '../database/database';

/** PostgreSQL arrays of changed fields. Each change in the inserted history has one of these arrays. */
const vehicleChanges = ['{carrying_capacity}', '{places}', '{vehicle_model,year}', '{vin}'];
const customerChanges = [
  '{profile.phone}',
  '{profile.email}',
  '{address.street,address.house_number}',
  '{profile.vat}',
];

/** Number of weeks of history to insert. */
const weeks = 8;

/** Inserts activities about the demo's vehicles and customers, derived from timestamps in their rows. */
export async function fillDemoHistory(session: Session, until: Date): Promise<void> {
  const activitySources = [
    rowActivitiesSql('VEHICLE', 'vehicles', 'license', vehicleChanges),
    rowActivitiesSql('CUSTOMER', 'customers', 'customer_name', customerChanges),
    verificationActivitiesSql,
  ];
  const text = `
    WITH people AS (
      SELECT h.tenant_id, h.user_id, row_number() OVER w - 1 AS place, count(*) OVER (PARTITION BY h.tenant_id) AS people
      FROM user_has_roles h JOIN roles r ON r.tenant_id = h.tenant_id AND r.id = h.role_id AND r.name IN ('admin', 'logistician')
      WINDOW w AS (PARTITION BY h.tenant_id ORDER BY h.user_id)
    ), sources AS (${activitySources.join(' UNION ALL ')})
    INSERT INTO activities (tenant_id, id, action, user_id, service_type, service_id, entity_type, entity_id, details, date)
    SELECT sources.tenant_id,
      (((extract(epoch FROM date) * 1000)::bigint - 1704067200000) << 22) + row_number() OVER (ORDER BY date),
      action, user_id, subject, sources.id, subject, sources.id, details, date
    FROM sources JOIN people ON people.tenant_id = sources.tenant_id AND place = (sources.id / 7 + extract(day FROM date)::int) % people
    WHERE date > $1::timestamptz - interval '${weeks} weeks'`;
  await session.rows({ text, params: [until.toISOString()] });
}

/** Returns SQL that selects activities for the creation, change and deletion of a table's rows, by their timestamps. */
function rowActivitiesSql(subject: string, table: string, title: string, changes: readonly string[]): string {
  const fields = `(ARRAY[${changes.map((change) => `'${change}'`).join(', ')}])[id % ${changes.length} + 1]::text[]`;
  const activitySql = (action: string, moment: string, details: string) =>
    `SELECT tenant_id, id, '${action}' AS action, '${subject}' AS subject,
       jsonb_build_object('title', ${title})${details} AS details, ${moment} AS date FROM ${table}`;
  return [
    activitySql('CREATED', 'created_at', ''),
    `${activitySql('UPDATED', 'modified_at', ` || jsonb_build_object('fields', ${fields})`)} WHERE modified_at > created_at AND deleted_at IS NULL`,
    `${activitySql('DELETED', 'deleted_at', '')} WHERE deleted_at IS NOT NULL`,
  ].join(' UNION ALL ');
}

/** SQL that selects activities for the changes of vehicles' verification status. */
const verificationActivitiesSql = `
  SELECT v.tenant_id, v.id, 'CHANGED_STATUS', 'VEHICLE', jsonb_build_object('title', v.license, 'fields', ARRAY['verify'],
    'from', coalesce(lag(e.status) OVER (PARTITION BY e.tenant_id, e.entity_id ORDER BY e.created_at, e.id), 'NOT_VERIFIED'), 'to', e.status), e.created_at
  FROM entity_verifications e JOIN vehicles v ON v.tenant_id = e.tenant_id AND v.id = e.entity_id AND e.entity_type = 'VEHICLE'`;
