import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { OnboardingStatus } from '../../contract.generated';
import type { Session } from '../../database/database';
import { invalidateAccess } from './permissions/access-cache';
import { users } from './tables';
import { previousOnboardingStatuses } from './onboarding-rules';
import { tenants } from '../tenancy';

/** Returns whether a user of the tenant has not completed onboarding. */
export async function hasUnfinishedOnboarding({ orm }: Session, tenant: string): Promise<boolean> {
  const unfinished = or(isNull(users.status), ne(users.status, 'ONBOARDING_COMPLETED'));
  const found = await orm
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.tenant_id, tenant), unfinished))
    .limit(1);
  return found.length > 0;
}

/**
 * Moves the users of a tenant to an onboarding status, unless they are already further.
 * The new status applies to their next call.
 */
export async function advanceOnboarding(session: Session, tenant: string, status: OnboardingStatus): Promise<void> {
  const { orm } = session;
  const earlierStatuses = previousOnboardingStatuses(status);
  const nonNullStatuses = earlierStatuses.filter((earlier) => earlier !== null);
  const isEarlier = or(
    inArray(users.status, nonNullStatuses),
    earlierStatuses.includes(null) ? isNull(users.status) : undefined,
  );
  const advanced = await orm
    .update(users)
    .set({ status, modified_at: sql`now()` })
    .where(and(eq(users.tenant_id, tenant), isEarlier))
    .returning({ id: users.id });
  if (advanced.length === 0) return;
  // The company's record has the data now, so the saved draft of the company form (`temporary`) is deleted.
  if (status === 'COMPANY_DATA_READY') await orm.update(tenants).set({ temporary: null }).where(eq(tenants.id, tenant));
  await invalidateAccess(session, tenant);
}
