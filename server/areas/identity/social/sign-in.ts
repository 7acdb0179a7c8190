import { and, eq } from 'drizzle-orm';
import type { SocialLoginInput } from '../../../contract.generated';
import type { Database, Session } from '../../../database/database';
import { ContractError } from '../../../dialect/errors';
import { findAccountByEmail, findAccountBySocialName, type FoundAccount } from '../sign-in/accounts';
import { resetAttempt, requireAttempt } from '../sign-in/attempts';
import { type AuthResult, beginSession, type AuthCall } from '../sign-in/auth-payload';
import { requireSecondFactor } from '../second-factor/code-check';
import { socialNames } from '../tables';
import { deleteExchange, saveExchange, findExchange } from './code-exchanges';
import type { SocialPerson } from './social-person';
import { accountNotLinked, accountNotRegistered } from './errors';
import type { ProviderCredential, IdentityVerifier } from './identity-verifier';

/** Signs in whom a provider vouches for. The second factor is asked for as after a password. */
export async function socialSignIn(
  input: SocialLoginInput,
  call: AuthCall,
  vouch: IdentityVerifier,
): Promise<AuthResult> {
  const { context, limits } = call;
  const { database, address, log } = context;
  const handed = { provider: input.provider, token: input.token, kind: input.kind ?? 'CREDENTIAL' };
  const attempt = await requireAttempt(context, limits, { kind: 'social', of: handed.token, address });
  const { person, account, linked } = await findSocialAccount(handed, call, vouch).catch((error: unknown) => {
    log.warn({ address, provider: handed.provider, why: reasonOf(error) }, 'sign-in by a provider refused');
    throw error;
  });
  const { tenant, user, password } = account;
  // The provider's word was good: what may still be tried is the code, which is counted by itself.
  await database.system((session) => resetAttempt(session, attempt));
  const secondFactor = await requireSecondFactor(call, account, input.code).catch(async (error: unknown) => {
    if (handed.kind === 'CODE') await database.system((session) => saveExchange(session, handed, person));
    throw error;
  });
  if (handed.kind === 'CODE') await database.system((session) => deleteExchange(session, handed));
  const payload = await database.write(tenant, async (session) => {
    const begun = await beginSession(session, call, { tenant, user, password, secondFactor });
    if (!linked) await linkAccount(session, person, account);
    return begun;
  });
  log.info(
    { address, user, tenant, provider: person.provider },
    linked ? 'signed in by a provider' : 'linked with a provider and signed in',
  );
  return payload;
}

/** Whom the provider means, and whose account that is. @throws ContractError `social`, `not_registered`, `not_linked`. */
async function findSocialAccount(
  handed: ProviderCredential,
  { context: { database } }: AuthCall,
  vouch: IdentityVerifier,
) {
  const kept = handed.kind === 'CODE' ? await database.system((session) => findExchange(session, handed)) : undefined;
  const person = kept ?? (await vouch(handed));
  const { account, linked } = await findAccountOf(database, person);
  if (!account?.active) throw accountNotRegistered();
  if (!linked && !(person.vouched && account.proved)) throw accountNotLinked();
  return { person, account, linked };
}

/** The account that the provider's name belongs to, or else the one that has the address. */
function findAccountOf(database: Database, person: SocialPerson): Promise<{ account?: FoundAccount; linked: boolean }> {
  return database.system(async (session) => {
    const named = await findAccountBySocialName(session, person);
    if (named || person.email === undefined) return { account: named, linked: true };
    return { account: await findAccountByEmail(session, person.email), linked: false };
  });
}

/** Lets the provider's name sign in to the account from now on. */
async function linkAccount(
  { orm }: Session,
  { provider, subject }: SocialPerson,
  { tenant, user }: FoundAccount,
): Promise<void> {
  await orm.insert(socialNames).values({ provider, subject, tenant, user_id: user }).onConflictDoNothing();
  // Of two at once the second finds it done; done for another account, of another tenant perhaps, it finds nothing.
  const own = and(
    eq(socialNames.tenant, tenant),
    eq(socialNames.user_id, user),
    eq(socialNames.provider, provider),
    eq(socialNames.subject, subject),
  );
  const linked = await orm.select({ subject: socialNames.subject }).from(socialNames).where(own);
  if (linked.length === 0) throw accountNotLinked();
}

function reasonOf(error: unknown): unknown {
  return error instanceof ContractError ? error.extensions.reason : undefined;
}
