import { and, eq } from 'drizzle-orm';
import type { SocialLoginInput } from '../../../contract.generated';
import type { Database, Session } from '../../../database/database';
import { ContractError } from '../../../dialect/errors';
import { findAccountByEmail, findAccountBySocialName, type FoundAccount } from '../sign-in/accounts';
import { resetAttemptCounters, countAuthenticationAttempt } from '../sign-in/attempts';
import { type AuthResult, beginSession, type AuthContext } from '../sign-in/auth-payload';
import { requireSecondFactor } from '../second-factor/code-check';
import { socialNames } from '../tables';
import { deleteCodeExchange, saveCodeExchange, findCodeExchange } from './code-exchanges';
import type { SocialPerson } from './social-person';
import { accountNotLinkedError, accountNotRegisteredError } from './errors';
import type { ProviderCredential, IdentityVerifier } from './identity-verifier';

/**
 * Signs in by a provider's credential. An account with a second factor needs a second-factor code too, as after a
 * password.
 */
export async function socialSignIn(
  input: SocialLoginInput,
  call: AuthContext,
  verifyIdentity: IdentityVerifier,
): Promise<AuthResult> {
  const { context, limits } = call;
  const { database, address, log } = context;
  const credential = { provider: input.provider, token: input.token, kind: input.kind ?? 'CREDENTIAL' };
  const attempt = await countAuthenticationAttempt(context, limits, {
    kind: 'social',
    subject: credential.token,
    address,
  });
  const {
    person,
    account,
    linked: isLinked,
  } = await findSocialAccount(credential, call, verifyIdentity).catch((error: unknown) => {
    log.warn({ address, provider: credential.provider, why: reasonOf(error) }, 'sign-in by a provider refused');
    throw error;
  });
  const { tenant, user, password } = account;
  // The credential was valid, so the attempt at it no longer counts. Attempts at the second-factor code have their own
  // counter.
  await database.system((session) => resetAttemptCounters(session, attempt));
  const secondFactor = await requireSecondFactor(call, account, input.code).catch(async (error: unknown) => {
    if (credential.kind === 'CODE') await database.system((session) => saveCodeExchange(session, credential, person));
    throw error;
  });
  if (credential.kind === 'CODE') await database.system((session) => deleteCodeExchange(session, credential));
  const payload = await database.write(tenant, async (session) => {
    const result = await beginSession(session, call, { tenant, user, password, secondFactor });
    if (!isLinked) await linkAccount(session, person, account);
    return result;
  });
  log.info(
    { address, user, tenant, provider: person.provider },
    isLinked ? 'signed in by a provider' : 'linked with a provider and signed in',
  );
  return payload;
}

/**
 * Verifies the credential and finds the account of its person.
 * @throws ContractError `social`, `not_registered`, `not_linked`.
 */
async function findSocialAccount(
  credential: ProviderCredential,
  { context: { database } }: AuthContext,
  verifyIdentity: IdentityVerifier,
) {
  const saved =
    credential.kind === 'CODE' ? await database.system((session) => findCodeExchange(session, credential)) : undefined;
  const person = saved ?? (await verifyIdentity(credential));
  const { account, isLinked } = await findAccountOf(database, person);
  if (!account?.active) throw accountNotRegisteredError();
  if (!isLinked && !(person.vouched && account.proved)) throw accountNotLinkedError();
  return { person, account, linked: isLinked };
}

/** Returns the account linked to the person, or else the account with the person's email address. */
function findAccountOf(
  database: Database,
  person: SocialPerson,
): Promise<{ account?: FoundAccount; isLinked: boolean }> {
  return database.system(async (session) => {
    const linkedAccount = await findAccountBySocialName(session, person);
    if (linkedAccount || person.email === undefined) return { account: linkedAccount, isLinked: true };
    return { account: await findAccountByEmail(session, person.email), isLinked: false };
  });
}

/** Links the person to the account, so that the provider signs in to it from now on. */
async function linkAccount(
  { orm }: Session,
  { provider, subject }: SocialPerson,
  { tenant, user }: FoundAccount,
): Promise<void> {
  await orm.insert(socialNames).values({ provider, subject, tenant, user_id: user }).onConflictDoNothing();
  // On a conflict, either the person is linked to this account already, or the provider's subject is linked to another
  // account, which is an error.
  const condition = and(
    eq(socialNames.tenant, tenant),
    eq(socialNames.user_id, user),
    eq(socialNames.provider, provider),
    eq(socialNames.subject, subject),
  );
  const isLinked = await orm.select({ subject: socialNames.subject }).from(socialNames).where(condition);
  if (isLinked.length === 0) throw accountNotLinkedError();
}

function reasonOf(error: unknown): unknown {
  return error instanceof ContractError ? error.extensions.reason : undefined;
}
