import { and, eq, isNull } from 'drizzle-orm';
import type { Session } from '../../../database/database';
import { knownBrowsers, users } from '../tables';

/**
 * Returns whether the account's user signed in on the browser before. Searches by browser and not by email address, so
 * that the duration does not reveal whether the account exists. Needs a system session.
 */
export async function isKnownBrowser({ orm }: Session, browser: string, email: string): Promise<boolean> {
  const onBrowser = eq(knownBrowsers.browser, browser);
  const known = await orm.select({ user: knownBrowsers.user_id }).from(knownBrowsers).where(onBrowser).limit(1);
  if (known.length === 0) return false;
  const accounts = await orm
    .select({ email: users.email })
    .from(knownBrowsers)
    .innerJoin(users, and(eq(users.tenant_id, knownBrowsers.tenant_id), eq(users.id, knownBrowsers.user_id)))
    .where(and(onBrowser, isNull(users.deleted_at)));
  return accounts.some((account) => account.email === email);
}
