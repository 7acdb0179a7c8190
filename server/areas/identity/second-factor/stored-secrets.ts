import { and, asc, eq, gt, or } from 'drizzle-orm';
import type { DatabaseWork, Session } from '../../../database/database';
import type { Log } from '../../../runtime/log';
import { secondFactors } from '../tables';
import type { OpenedSecrets, SecretOwner, SecretVault } from './secret-vault';

const pageSize = 500;
/** Ids begin at 1. */
const beforeAllOwners: SecretOwner = { tenant: '0', user: '0' };

/** Returns a user's secrets, confirmed or not; undefined when there are none, or no key opens them, which is logged. */
export async function readStoredSecrets(
  { orm }: Session,
  { vault, log }: { vault: SecretVault; log: Log },
  owner: SecretOwner,
): Promise<OpenedSecrets | undefined> {
  const [found] = await orm
    .select({ sealed: secondFactors.secret })
    .from(secondFactors)
    .where(and(eq(secondFactors.tenant_id, owner.tenant), eq(secondFactors.user_id, owner.user)));
  return found && openStoredSecrets(found.sealed, { vault, log }, owner);
}

/** Opens sealed secrets; undefined when no key opens them, which is logged. */
export function openStoredSecrets(
  sealed: string,
  { vault, log }: { vault: SecretVault; log: Log },
  { tenant, user }: SecretOwner,
): OpenedSecrets | undefined {
  const opened = vault.open(sealed, { tenant, user });
  if (!opened) log.error({ tenant, user }, 'second factor cannot be read: was TOKEN_SECRET changed?');
  return opened;
}

/**
 * Seals all second factors with the newest secret, so that earlier secrets can be dropped. Each server does so when it
 * starts: after the last one has started with a new secret, nothing is sealed with an earlier one.
 */
export async function resealSecondFactors(
  database: Pick<DatabaseWork, 'system'>,
  vault: SecretVault,
  log: Log,
): Promise<void> {
  let resealed = 0;
  let unreadable = 0;
  let after: SecretOwner | undefined = beforeAllOwners;
  while (after) {
    const previous: SecretOwner = after;
    const page = await database.system((session) => resealPage(session, vault, previous));
    resealed += page.resealed;
    unreadable += page.unreadable;
    after = page.last;
  }
  if (resealed > 0) log.info({ resealed }, 'second factors are sealed with TOKEN_SECRET');
  if (unreadable > 0) log.error({ unreadable }, 'second factors cannot be read: was TOKEN_SECRET changed?');
}

/** Seals a page of second factors after an owner. `last` is the page's last owner; undefined after the last page. */
async function resealPage(
  { orm }: Session,
  vault: SecretVault,
  after: SecretOwner,
): Promise<{ resealed: number; unreadable: number; last?: SecretOwner }> {
  const { tenant_id: tenantId, user_id: userId, secret: sealed } = secondFactors;
  const rows = await orm
    .select({ tenant: tenantId, user: userId, sealed })
    .from(secondFactors)
    .where(or(gt(tenantId, after.tenant), and(eq(tenantId, after.tenant), gt(userId, after.user))))
    .orderBy(asc(tenantId), asc(userId))
    .limit(pageSize);
  const result = { resealed: 0, unreadable: 0, ...(rows.length === pageSize ? { last: rows.at(-1) } : {}) };
  for (const row of rows) {
    const opened = vault.open(row.sealed, row);
    if (!opened) result.unreadable += 1;
    if (!opened || opened.isCurrent) continue;
    // The condition on the old value leaves alone what the user has set up again meanwhile.
    const updated = await orm
      .update(secondFactors)
      .set({ secret: vault.seal(opened, row) })
      .where(and(eq(tenantId, row.tenant), eq(userId, row.user), eq(sealed, row.sealed)))
      .returning({ user: userId });
    result.resealed += updated.length;
  }
  return result;
}
