import { and, eq, isNull, sql } from 'drizzle-orm';
import { readClock, todayInSql } from '../../database/clock';
import type { WriteContext, Entity, EntityField, DeleteContext } from '../../dialect/entity';
import type { Problems } from '../../dialect/errors';
import { isOffered, tariff, tariffs } from '../tariffs';
import { readSubscriptionState } from '../entitlements';
import { invalidateAccess, sessions } from '../identity';
import { company, companyAddress, contactPerson } from './company';
import { temporaryProblems } from './rules';
import { tenants } from '../tenancy';

/** How many rows of a table the tenant has. */
function countField(from: string, where: string): EntityField {
  const sqlOf = (id = '') => `(SELECT count(*) FROM ${from} WHERE tenant_id = ${id} AND ${where})`;
  return { kind: 'computed', needs: ['id'], sql: sqlOf, returns: 'integer' };
}

/** Figures of a tenant. */
export const tenantStatistics: Entity = {
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

/** A company that uses Waybill: the caller's own is all that a caller meets. */
export const tenant: Entity = {
  type: 'Tenant',
  table: tenants,
  isTenant: true,
  fields: {
    tariff: { kind: 'belongsTo', entity: () => tariff, column: 'tariff_id' },
    company: { kind: 'hasOne', entity: () => company, foreign: 'tenant_id', listed: true },
    statistics: { kind: 'belongsTo', entity: () => tenantStatistics, column: 'id' },
    contact_people: { kind: 'hasMany', entity: () => contactPerson, foreign: 'tenant_id' },
    addresses: {
      kind: 'hasMany',
      entity: () => companyAddress,
      foreign: 'tenant_id',
      fixed: { addressable_type: 'COMPANY' },
    },
    subscription_is_active: {
      kind: 'computed',
      needs: ['id'],
      // What is paid and has today is in force, whether or not the job has written its tariff here yet.
      sql: (id) => `EXISTS (SELECT 1 FROM payments WHERE tenant_id = ${id} AND tariff_id IS NOT NULL
        AND status = 'SUCCEEDED' AND ${todayInSql} BETWEEN start_date AND end_date)`,
      returns: 'boolean',
    },
  },
  methods: { list: 'tenant', update: 'updateTenant', delete: 'deleteTenant' },
  rules: {
    check: async (change) => ({ ...temporaryProblems(change.after.temporary), ...(await tariffProblems(change)) }),
    after: async ({ before, after, session, id }) => {
      // Features are those of the tariff.
      if (before?.tariff_id !== after.tariff_id) await invalidateAccess(session, id);
    },
    afterDelete: endSessions,
  },
};

/** A tariff can be chosen while it is offered and none runs: what is paid for is changed by a payment. */
async function tariffProblems({ before, after, session, tenant: id }: WriteContext): Promise<Problems> {
  const chosen = after.tariff_id;
  if (chosen === before?.tariff_id) return {};
  if (typeof chosen === 'string') {
    // One that there is not is told of by the dialect.
    if (!/^\d{1,18}$/.test(chosen)) return {};
    const [row] = await session.orm.select().from(tariffs).where(eq(tariffs.id, chosen));
    const today = (await readClock(session)).toISOString().slice(0, 10);
    if (!row || !isOffered(row, today)) return row ? { tariff: [{ code: 'tariff_not_offered' }] } : {};
  }
  const state = await readSubscriptionState(session, id);
  return state === 'ACTIVE' || state === 'TRIAL' ? { tariff: [{ code: 'changes_by_payment' }] } : {};
}

/** Signs everybody out of a tenant that is deleted. Sign-in and access see to it that nobody comes in again. */
async function endSessions({ session, tenant: id, writeLog }: DeleteContext): Promise<void> {
  await session.orm
    .update(sessions)
    .set({ revoked_at: sql`now()` })
    .where(and(eq(sessions.tenant_id, id), isNull(sessions.revoked_at)));
  await invalidateAccess(session, id);
  writeLog.infoAfterCommit({}, 'company deleted');
}
