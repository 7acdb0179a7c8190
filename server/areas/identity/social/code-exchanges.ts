import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Session } from '../../../database/database';
import { socialExchanges } from '../tables';
import { hashSecret } from '../sign-in/tokens';
import type { SocialPerson } from './social-person';
import type { ProviderCredential } from './identity-verifier';

/** Minutes for which an exchanged authorization code is kept, so that the user can enter the second-factor code. */
const lifetimeMinutes = 5;

/**
 * Saves the person that an authorization code identified. The provider exchanges a code only once, but the client sends
 * the same code again with the second factor.
 */
export async function saveCodeExchange(
  { orm }: Session,
  credential: ProviderCredential,
  person: SocialPerson,
): Promise<void> {
  await orm.delete(socialExchanges).where(lt(socialExchanges.expires_at, sql`now()`));
  const expires_at = sql`now() + make_interval(mins => ${lifetimeMinutes}::int)`;
  await orm
    .insert(socialExchanges)
    .values({ code_hash: keyOf(credential), person, expires_at })
    .onConflictDoNothing();
}

/** Returns the person saved for a code; undefined for a new or expired code. */
export async function findCodeExchange(
  { orm }: Session,
  credential: ProviderCredential,
): Promise<SocialPerson | undefined> {
  const { code_hash, expires_at, person } = socialExchanges;
  const [row] = await orm
    .select({ person })
    .from(socialExchanges)
    .where(and(eq(code_hash, keyOf(credential)), gt(expires_at, sql`now()`)));
  return row?.person;
}

/** Deletes a code after the sign-in. */
export async function deleteCodeExchange({ orm }: Session, credential: ProviderCredential): Promise<void> {
  await orm.delete(socialExchanges).where(eq(socialExchanges.code_hash, keyOf(credential)));
}

function keyOf({ provider, token }: ProviderCredential): string {
  return `${provider}:${hashSecret(token)}`;
}
