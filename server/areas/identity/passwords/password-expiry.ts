import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Session } from '../../../database/database';
import { tenants } from '../../tenancy';
import { invalidateAccess } from '../permissions/access-cache';
import { users } from '../tables';
import { expiryNoticeDays } from './password-rules';

/** Returns SQL for the expiry of a password that is set now; null when the tenant's passwords do not expire. */
export function newPasswordExpiry(tenant: string): SQL {
  return sql`(SELECT now() + make_interval(days => ${tenants.password_expiry_days}) FROM ${tenants}
    WHERE ${tenants.id} = ${tenant}::bigint)`;
}

/**
 * Applies a changed password policy to all passwords of a tenant. A password that would expire within
 * `expiryNoticeDays` because of the change expires after those days instead, so that no user is locked out without a
 * warning.
 * @param days days after which passwords expire; null: never
 */
export async function applyPasswordExpiry(session: Session, tenant: string, days: number | null): Promise<void> {
  const expires = users.expiration_password_date;
  const setAt = sql`coalesce(${users.change_password_date}, ${users.created_at})`;
  const afterNotice = sql`now() + make_interval(days => ${expiryNoticeDays}::int)`;
  const expiry = sql`greatest(${setAt} + make_interval(days => ${days}::int), least(${expires}, ${afterNotice}))`;
  await session.orm
    .update(users)
    .set({ expiration_password_date: days === null ? null : expiry })
    .where(and(eq(users.tenant_id, tenant), isNotNull(users.password_hash), isNull(users.deleted_at)));
  await invalidateAccess(session, tenant);
}
