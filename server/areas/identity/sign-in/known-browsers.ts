import { and, eq } from 'drizzle-orm';
import type { Session } from '../../../database/database';
import { knownBrowsers, signInNames } from '../tables';

/**
 * Returns whether the account's user signed in on the browser before. A registration with an unproved address makes no
 * browser known. Searches by browser and not by email address, so that the duration does not reveal whether the account
 * exists. Needs a system session.
 */
export async function isKnownBrowser({ orm }: Session, browser: string, email: string): Promise<boolean> {
  const onBrowser = eq(knownBrowsers.browser, browser);
  const known = await orm.select({ user: knownBrowsers.user_id }).from(knownBrowsers).where(onBrowser).limit(1);
  if (known.length === 0) return false;
  const accounts = await orm
    .select({ email: signInNames.email })
    .from(knownBrowsers)
    .innerJoin(
      signInNames,
      and(eq(signInNames.tenant, knownBrowsers.tenant_id), eq(signInNames.user_id, knownBrowsers.user_id)),
    )
    .where(onBrowser);
  return accounts.some((account) => account.email === email);
}
