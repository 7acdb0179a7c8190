import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Session } from '../../../database/database';
import { socialExchanges } from '../tables';
import { hashSecret } from '../sign-in/tokens';
import type { SocialPerson } from './social-person';
import type { ProviderCredential } from './identity-verifier';

/** Minutes that somebody gets to find their second factor. */
const lifetimeMinutes = 5;

/** Keeps who came with a code: the provider will not take it again, and it is sent again with the second factor. */
export async function saveExchange({ orm }: Session, handed: ProviderCredential, person: SocialPerson): Promise<void> {
  await orm.delete(socialExchanges).where(lt(socialExchanges.expires_at, sql`now()`));
  const expires_at = sql`now() + make_interval(mins => ${lifetimeMinutes}::int)`;
  await orm
    .insert(socialExchanges)
    .values({ code_hash: keyOf(handed), person, expires_at })
    .onConflictDoNothing();
}

/** Who came with this code a moment ago; undefined for one that is new. */
export async function findExchange({ orm }: Session, handed: ProviderCredential): Promise<SocialPerson | undefined> {
  const { code_hash, expires_at, person } = socialExchanges;
  const [row] = await orm
    .select({ person })
    .from(socialExchanges)
    .where(and(eq(code_hash, keyOf(handed)), gt(expires_at, sql`now()`)));
  return row?.person;
}

/** Forgets a code whose holder is in. */
export async function deleteExchange({ orm }: Session, handed: ProviderCredential): Promise<void> {
  await orm.delete(socialExchanges).where(eq(socialExchanges.code_hash, keyOf(handed)));
}

function keyOf({ provider, token }: ProviderCredential): string {
  return `${provider}:${hashSecret(token)}`;
}
