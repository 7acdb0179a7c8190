/** A kind of data in the file: SQL over the parameters `$1`, the tenant, and `$2`, the user, and its order. */
export interface ExportSection {
  select: string;
  order: string;
}

const own = 'tenant_id = $1 AND user_id = $2';

/**
 * What the file has about a user, by the name of the section. It has no secrets, such as hashes, and nothing about other
 * persons: of activities and notifications, it has the kind and the time, but no names.
 */
export const exportSections: Readonly<Record<string, ExportSection>> = {
  account: {
    select: `SELECT email, state, status, role_names AS roles, lang AS language, date_format, uses_two_factor_auth,
      email_proved_at, change_password_date, expiration_password_date, terms_version, terms_accepted_at, created_at,
      modified_at, deleted_at FROM users WHERE tenant_id = $1 AND id = $2`,
    order: 'created_at',
  },
  profile: {
    select: `SELECT first_name, last_name, phone, email, country, created_at, modified_at FROM profiles WHERE ${own}`,
    order: 'created_at',
  },
  documents: {
    select: `SELECT driving_licence_until, code_95_until, adr_until FROM users WHERE tenant_id = $1 AND id = $2`,
    order: 'driving_licence_until',
  },
  sign_in_providers: {
    select: 'SELECT provider, subject FROM social_names WHERE tenant = $1 AND user_id = $2',
    order: 'provider',
  },
  unproved_email_addresses: {
    select: `SELECT purpose, email, created_at FROM email_proofs WHERE ${own}`,
    order: 'created_at',
  },
  devices: {
    select: `SELECT device_type, ip, data AS user_agent, updated_at AS last_used_at FROM devices WHERE ${own}`,
    order: 'last_used_at DESC',
  },
  sessions: {
    select: `SELECT created_at, expires_at, revoked_at FROM sessions WHERE ${own}`,
    order: 'created_at DESC',
  },
  activities: {
    select: `SELECT date, action, service_type AS kind, service_id AS record FROM activities WHERE ${own}`,
    order: 'date DESC',
  },
  absences: {
    select: `SELECT kind, starts_at, ends_at, note, created_at FROM absences WHERE tenant_id = $1 AND driver_id = $2`,
    order: 'starts_at DESC',
  },
  hours_balances: {
    select: `SELECT as_of, day_hours, week_hours, last_week_hours, rest_ended_at, rest_hours FROM hours_balances
      WHERE tenant_id = $1 AND driver_id = $2`,
    order: 'as_of DESC',
  },
  legs: {
    select: `SELECT s.number AS request, r."order", r.planned_start, r.planned_end, r.started_at, r.ended_at
      FROM routes r JOIN service_transportations s ON s.tenant_id = r.tenant_id AND s.id = r.service_transportation_id
      WHERE r.tenant_id = $1 AND r.driver_id = $2`,
    order: 'planned_start DESC NULLS LAST, request',
  },
  requests: {
    select: `SELECT s.number, s.status, s.created_at, s.delivered FROM service_transportations s
      WHERE s.tenant_id = $1 AND (s.logistician_id = $2 OR s.id IN (SELECT l.service_transportation_id
        FROM request_logisticians l WHERE l.tenant_id = $1 AND l.user_id = $2))`,
    order: 'created_at DESC',
  },
  tasks: {
    select: `SELECT t.text, t.status, s.number AS request, t.created_at FROM logist_tasks t
      JOIN service_transportations s ON s.tenant_id = t.tenant_id AND s.id = t.service_transportation_id
      WHERE t.tenant_id = $1 AND t.user_id = $2`,
    order: 'created_at DESC',
  },
  files: {
    select: `SELECT file_name, mime_type, size, collection_name AS collection, created_at, owner_id = $2 AS about_user
      FROM media WHERE tenant_id = $1 AND (owner_id = $2 OR user_id = $2)`,
    order: 'created_at DESC',
  },
  notifications: {
    select: `SELECT kind, created_at, read_at, mailed_at, pushed_at FROM inbox_entries WHERE ${own}`,
    order: 'created_at DESC',
  },
  notification_settings: {
    select: `SELECT kind, mail, push, sound FROM inbox_preferences WHERE ${own}`,
    order: 'kind',
  },
  quiet_hours: { select: `SELECT quiet_from, quiet_to FROM quiet_hours WHERE ${own}`, order: 'quiet_from' },
  saved_views: {
    select: `SELECT resource, name, state, visibility, created_at FROM list_views WHERE ${own}`,
    order: 'created_at DESC',
  },
  sales_inquiries: {
    select: `SELECT email, phone_number, text, created_at FROM contact_sales WHERE ${own}`,
    order: 'created_at DESC',
  },
  operations: {
    select: `SELECT kind, resource, state, created_at, finished_at FROM background_jobs WHERE ${own}`,
    order: 'created_at DESC',
  },
};
