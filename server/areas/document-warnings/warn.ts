import type { Session } from '../../database/database';
import type { JobKind } from '../../queue';
import { readPermissionHolders } from '../identity';
import { type InboxEvent, notifyUsers } from '../inbox';
import { currentTenantsSql, runForEachTenant, type TenantsJobContext } from '../tenancy';
import { firstWarningDays } from '../validity';
import {
  areSummarized,
  type DatedDocument,
  type DocumentOwner,
  type DocumentWarning,
  warningDocuments,
  warningsOn,
} from './rules';

const dayMs = 24 * 3_600_000;

/**
 * Returns the daily job that notifies those who maintain drivers and vehicles of documents that expire in 60, 30 and 7
 * days, once for each. A day on which no server ran is made up for by the next one.
 */
export function createDocumentWarningJobKind(parts: TenantsJobContext): JobKind {
  const handler: JobKind['handler'] = ({ signal }) =>
    runForEachTenant(parts, { tenantsSql: currentTenantsSql, signal }, warnOfDocuments);
  return { kind: 'documents.warn', everyMs: dayMs, handler };
}

/** Notifies those who maintain the drivers and vehicles of a tenant of documents that expire soon. */
export async function warnOfDocuments(session: Session, tenant: string): Promise<void> {
  for (const { type, warnings } of await storeDocumentWarnings(session, tenant)) {
    const maintainers = await readPermissionHolders(
      session,
      tenant,
      type === 'USER' ? 'users.write' : 'vehicles.write',
    );
    const users = maintainers.map(({ user }) => user);
    for (const event of eventsOf(type, tenant, warnings))
      await notifyUsers({ session, tenant, user: null }, users, event);
  }
}

/** Warnings of drivers or vehicles. */
interface OwnerWarnings {
  type: DocumentOwner;
  warnings: readonly DocumentWarning[];
}

/**
 * Stores the warnings of the current day, and returns those that were not stored before. By itself it notifies nobody,
 * for data that is inserted without the rules of writes.
 */
export async function storeDocumentWarnings(session: Session, tenant: string): Promise<OwnerWarnings[]> {
  const [[today] = []] = await session.rows({
    text: 'SELECT (waybill_now() AT TIME ZONE time_zone)::date FROM tenants WHERE id = $1',
    params: [tenant],
  });
  if (!today) return [];
  await session.rows({
    text: 'DELETE FROM document_warnings WHERE tenant_id = $1 AND until < $2::date',
    params: [tenant, today],
  });
  const found: OwnerWarnings[] = [];
  for (const type of ['USER', 'VEHICLE'] as const) {
    const documents = await readDocuments(session, { tenant, type, today });
    const warnings = await insertWarnings(session, { tenant, type }, warningsOn(today, documents));
    if (warnings.length > 0) found.push({ type, warnings });
  }
  return found;
}

interface Owners {
  tenant: string;
  type: DocumentOwner;
}

/** Reads the documents of active drivers or vehicles that expire soon, the first one first. */
async function readDocuments(
  session: Session,
  { tenant, type, today }: Owners & { today: string },
): Promise<DatedDocument[]> {
  const [table, title, isActive] =
    type === 'USER' ? ['users', 'display_name', "state = 'ACTIVE'"] : ['vehicles', 'license', 'is_active'];
  const documents = warningDocuments[type];
  const values = documents.map((document) => `('${document}', o.${document})`).join(', ');
  const text = `SELECT o.id, o.${title}, d.document, d.until
    FROM ${table} o CROSS JOIN LATERAL (VALUES ${values}) d(document, until)
    WHERE o.tenant_id = $1::bigint AND o.deleted_at IS NULL AND o.${isActive} AND o.documents_until < $2::date + $3::int
      AND d.until >= $2::date AND d.until < $2::date + $3::int
    ORDER BY d.until, o.id, d.document`;
  const rows = await session.rows({ text, params: [tenant, today, firstWarningDays] });
  return rows.flatMap(([owner_id, owner, name, until]) => {
    const document = documents.find((one) => one === name);
    return document ? [{ owner_id: String(owner_id), owner: owner ?? '', document, until: String(until) }] : [];
  });
}

/** Inserts warnings. Returns those that were not given before. */
async function insertWarnings(
  session: Session,
  { tenant, type }: Owners,
  warnings: readonly DocumentWarning[],
): Promise<DocumentWarning[]> {
  if (warnings.length === 0) return [];
  const text = `INSERT INTO document_warnings (tenant_id, owner_type, owner_id, document, until, days)
    SELECT $1::bigint, $2, w.* FROM unnest($3::bigint[], $4::text[], $5::date[], $6::int[]) w
    ON CONFLICT DO NOTHING RETURNING owner_id, document`;
  const list = (values: readonly (string | number)[]) => `{${values.join(',')}}`;
  const stored = await session.rows({
    text,
    params: [
      tenant,
      type,
      list(warnings.map(({ owner_id }) => owner_id)),
      list(warnings.map(({ document }) => document)),
      list(warnings.map(({ until }) => until)),
      list(warnings.map(({ days }) => days)),
    ],
  });
  const keys = new Set(stored.map(([owner, document]) => `${owner} ${document}`));
  return warnings.filter(({ owner_id, document }) => keys.has(`${owner_id} ${document}`));
}

function eventsOf(type: DocumentOwner, tenant: string, warnings: readonly DocumentWarning[]): InboxEvent[] {
  if (areSummarized(warnings)) {
    const facts = { kind: 'DOCUMENT_EXPIRES', of: type, count: warnings.length, document: null } as const;
    return [{ facts, subject: { type: type === 'USER' ? 'USERS' : 'VEHICLES', id: tenant } }];
  }
  return warnings.map(({ owner_id, owner, document, until, days }) => ({
    facts: { kind: 'DOCUMENT_EXPIRES', of: type, count: 1, document: { name: document, owner, until, days } },
    subject: { type, id: owner_id },
    key: `${owner_id}:${document}`,
  }));
}
