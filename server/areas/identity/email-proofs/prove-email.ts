import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { SignInLimits } from '../../../config';
import type { RequestContext } from '../../../dialect/context';
import type { Session } from '../../../database/database';
import { invalidInputError, requireNoProblems } from '../../../dialect/errors';
import { enqueueAccountMail } from '../mails/account-mail';
import { isCorrectPassword } from '../passwords/passwords';
import { countAuthenticationAttempt } from '../sign-in/attempts';
import { claimEmail, emailTakenError } from '../sign-in/sign-in-names';
import { users } from '../tables';
import {
  consumeEmailProof,
  countCodeTry,
  type EmailProof,
  findEmailProof,
  type EmailProofOwner,
  resetEmailCode,
  storeEmailProof,
} from './proofs';
import { emailCodeProblem, emailCodeDigits, triesPerEmailCode } from './rules';

/** Dependencies of the methods that prove an address. */
export interface EmailProofContext {
  context: Pick<RequestContext, 'database' | 'address' | 'log'>;
  limits: SignInLimits;
}

/**
 * Counts the mail with a code that is about to be sent. Call it outside of any transaction, before `startEmailProof`.
 * @throws ContractError 1101 `locked` when too many were sent to the email address, or requested from the IP address.
 */
export async function countProofMail({ context, limits }: EmailProofContext, email: string): Promise<void> {
  const mailLimits = { ...limits, attemptsPerAccount: limits.codesPerHour, windowMinutes: 60 };
  await countAuthenticationAttempt(context, mailLimits, {
    kind: 'email-proof',
    subject: email,
    address: context.address,
  });
}

/**
 * Stores the address that a user has to prove, and enqueues the mail with the code. Only the mail worker looks up
 * whether the address belongs to another account, whose holder then gets a mail instead; so the response does not
 * reveal it.
 */
export async function startEmailProof(session: Session, proof: EmailProof): Promise<void> {
  await storeEmailProof(session, proof);
  await enqueueProofMail(session, proof);
}

/** Enqueues the mail for the address that `countProofMail` counted, even if the user soon requests another one. */
function enqueueProofMail(
  session: Session,
  { tenant, user, email }: EmailProofOwner & { email: string },
): Promise<void> {
  return enqueueAccountMail(session, { kind: 'EMAIL_PROOF', tenant, user, email });
}

/** Mails another code, which replaces the last one. Does nothing when the user has no address to prove. */
export async function resendEmailCode(call: EmailProofContext, owner: EmailProofOwner): Promise<void> {
  const { database, address, log } = call.context;
  const proof = await database.read(owner.tenant, (session) => findEmailProof(session, owner));
  if (!proof) return;
  await countProofMail(call, proof.email);
  await database.write(owner.tenant, async (session) => {
    await resetEmailCode(session, owner);
    await enqueueProofMail(session, proof);
  });
  log.info({ address, ...owner }, 'another code for an address ordered');
}

/**
 * Proves an address by a mailed code, so that the user signs in with the address from now on. `follow` runs in the same
 * transaction; `previous` is the address before. @throws ContractError 6 when the code is wrong, expired or used up; 23505 when the code is right but
 * another account has proved the address since.
 */
export async function proveEmailByCode<Result>(
  { context }: EmailProofContext,
  owner: EmailProofOwner,
  code: string,
  follow: (session: Session, proof: EmailProof & { previous: string }) => Promise<Result>,
): Promise<Result> {
  const { database, address, log } = context;
  const { tenant, user } = owner;
  const proof = await database.write(tenant, (session) => countCodeTry(session, owner));
  if (!proof) throw nothingToProve();
  // The code is compared even when no code is stored, so that the response time does not reveal whether there is one.
  const isRight = proof.tries <= triesPerEmailCode && (await isCorrectPassword(proof.codeHash, emailCodeDigits(code)));
  const problem = emailCodeProblem({ ...proof, isRight });
  if (problem) log.warn({ address, tenant, user, why: problem.code }, 'code for an address refused');
  requireNoProblems({ 'input.code': [problem] });
  const result = await database.write(tenant, async (session) => {
    if (!(await consumeEmailProof(session, proof)))
      throw invalidInputError({ 'input.code': [{ code: 'email_code_wrong' }] });
    const previous = await claimProvedEmail(session, proof);
    return follow(session, { ...proof, previous });
  });
  log.info({ address, tenant, user }, 'address proved');
  return result;
}

/** Makes a proved address the user's own, and returns the one before. @throws ContractError 23505 when another account has it. */
async function claimProvedEmail(session: Session, { tenant, user, email }: EmailProof): Promise<string> {
  const condition = and(eq(users.tenant_id, tenant), eq(users.id, user));
  const [before] = await session.orm.select({ email: users.email }).from(users).where(condition).for('no key update');
  await claimEmail(session, { email, tenant, user_id: user });
  const others = and(eq(users.tenant_id, tenant), ne(users.id, user), eq(users.email, email), isNull(users.deleted_at));
  // An invited colleague who has not accepted yet may have the same address.
  if ((await session.orm.select({ id: users.id }).from(users).where(others)).length > 0) throw emailTakenError();
  await session.orm
    .update(users)
    .set({ email, email_proved_at: sql`now()` })
    .where(condition);
  return before?.email ?? email;
}

function nothingToProve() {
  return invalidInputError({ 'input.code': [{ code: 'email_nothing_to_prove' }] });
}
