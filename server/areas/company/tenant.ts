import { and, eq, isNull, sql } from 'drizzle-orm';
import { readBillingTime, billingDaySqlText } from '../../database/clock';
import type { WriteContext, Entity, EntityField, DeleteContext } from '../../dialect/entity';
import type { Problems } from '../../dialect/errors';
import { isTariffAvailable, tariffEntity, tariffs } from '../tariffs';
import { entityMethods } from '../entity-methods.generated';
import { readSubscriptionState } from '../entitlements';
import { insertActivities, referencedRecordOf } from '../activity';
import { applyPasswordExpiry, invalidateAccess, passwordExpiryProblems, sessions } from '../identity';
import { companyEntity, companyAddressEntity, contactPersonEntity } from './company';
import { timeZoneProblems, unfinishedRegistrationProblems } from './rules';
import { companies, tenants } from '../tenancy';
import { isId } from '../../database/ids';

/** Returns a computed field: the number of the tenant's rows in table `from` that meet the condition `where`. */
function countField(from: string, where: string): EntityField {
  const sqlOf = (id = '') => `(SELECT count(*) FROM ${from} WHERE tenant_id = ${id} AND ${where})`;
  return { kind: 'computed', needs: ['id'], sql: sqlOf, returns: 'integer' };
}

/** Counts of a tenant's users, vehicles, customers and requests. */
export const tenantStatisticsEntity: Entity = {
  type: 'TenantStatistics',
  table: tenants,
  isTenant: true,
  fields: {
    users: countField('users', "state IN ('ACTIVE', 'INVITED')"),
    vehicles: countField('vehicles', 'deleted_at IS NULL'),
    customers: countField('customers', 'deleted_at IS NULL'),
    requests: countField('service_transportations', 'deleted_at IS NULL'),
  },
  methods: {},
};

/** A tenant. Callers see only their own. */
export const tenantEntity: Entity = {
  type: 'Tenant',
  table: tenants,
  isTenant: true,
  fields: {
    tariff: { kind: 'belongsTo', entity: () => tariffEntity, column: 'tariff_id' },
    company: { kind: 'hasOne', entity: () => companyEntity, foreign: 'tenant_id', listed: true },
    statistics: { kind: 'belongsTo', entity: () => tenantStatisticsEntity, column: 'id' },
    contact_people: { kind: 'hasMany', entity: () => contactPersonEntity, foreign: 'tenant_id' },
    addresses: {
      kind: 'hasMany',
      entity: () => companyAddressEntity,
      foreign: 'tenant_id',
      fixed: { addressable_type: 'COMPANY' },
    },
    subscription_is_active: {
      kind: 'computed',
      needs: ['id'],
      // Computed from payments, because the renewal job may not have stored the new tariff in the tenant's row yet.
      sql: (id) => `EXISTS (SELECT 1 FROM payments WHERE tenant_id = ${id} AND tariff_id IS NOT NULL
        AND status = 'SUCCEEDED' AND ${billingDaySqlText} BETWEEN start_date AND end_date)`,
      returns: 'boolean',
    },
  },
  methods: { ...entityMethods.Tenant, delete: 'deleteTenant' },
  rules: {
    check: async (change) => ({
      ...unfinishedRegistrationProblems(change.after.temporary),
      ...timeZoneProblems(change.after.time_zone),
      ...expiryProblems(change.after.password_expiry_days),
      ...(await tariffProblems(change)),
    }),
    after: async (change) => {
      const { before, after, session, id } = change;
      if (before?.password_expiry_days !== after.password_expiry_days) await changePasswordExpiry(change);
      await recordSettings(change);
      // Cached access rights include the tariff's features.
      if (before?.tariff_id !== after.tariff_id) await invalidateAccess(session, id);
    },
    afterDelete: endSessions,
  },
};

function expiryProblems(days: unknown): Problems {
  const problems = passwordExpiryProblems(days);
  return problems.length > 0 ? { password_expiry_days: problems } : {};
}

/** Settings whose changes are part of the company's history. */
const recordedSettings = [
  'password_expiry_days',
  'time_zone',
  'leg_overweight',
  'leg_unknown_payload',
  'leg_places',
  'leg_order',
  'leg_unverified_vehicle',
  'leg_inactive_vehicle',
  'leg_inactive_driver',
  'leg_times',
  'leg_expired_documents',
  'leg_sharing',
  'customer_mail_confirmed',
  'customer_mail_on_the_way',
  'customer_mail_delivered',
];

/** Records changed settings in the company's history. */
async function recordSettings({ before, after, session, user, id }: WriteContext & { id: string }): Promise<void> {
  const fields = recordedSettings.filter((name) => before?.[name] !== after[name]);
  if (fields.length === 0) return;
  const [row] = await session.orm.select().from(companies).where(eq(companies.tenant_id, id));
  if (!row) return;
  const on = await referencedRecordOf(companyEntity, row, { session, tenant: id });
  await insertActivities([{ action: 'UPDATED', on, fields }], { session, tenant: id, user });
}

/** Applies the new password policy. */
async function changePasswordExpiry({ after, session, id, writeReporter }: WriteContext & { id: string }) {
  const days = after.password_expiry_days === null ? null : Number(after.password_expiry_days);
  await applyPasswordExpiry(session, id, days);
  writeReporter.infoAfterCommit({ days }, 'expiry of passwords changed');
}

/**
 * Returns a problem when the selected tariff is not offered, or when the tenant has a subscription, whose tariff only a
 * payment changes.
 */
async function tariffProblems({ before, after, session, tenant: id }: WriteContext): Promise<Problems> {
  const chosenTariffId = after.tariff_id;
  if (chosenTariffId === before?.tariff_id) return {};
  if (typeof chosenTariffId === 'string') {
    // The write itself reports an invalid id as unknown.
    if (!isId(chosenTariffId)) return {};
    const [row] = await session.orm.select().from(tariffs).where(eq(tariffs.id, chosenTariffId));
    const today = (await readBillingTime(session)).toISOString().slice(0, 10);
    if (!row || !isTariffAvailable(row, today)) return row ? { tariff: [{ code: 'tariff_not_offered' }] } : {};
  }
  const state = await readSubscriptionState(session, id);
  return state === 'ACTIVE' || state === 'TRIAL' ? { tariff: [{ code: 'changes_by_payment' }] } : {};
}

/** Ends all sessions of a deleted tenant. Sign-in rejects the users of a deleted tenant. */
async function endSessions({ session, tenant: id, writeReporter }: DeleteContext): Promise<void> {
  await session.orm
    .update(sessions)
    .set({ revoked_at: sql`now()` })
    .where(and(eq(sessions.tenant_id, id), isNull(sessions.revoked_at)));
  await invalidateAccess(session, id);
  writeReporter.infoAfterCommit({}, 'company deleted');
}
