import { and, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { verifySync } from 'otplib';
import type { SignInLimits } from '../../../config';
import type { RequestContext } from '../../../dialect/context';
import type { Session } from '../../../database/database';
import { errorCodes as codes, ContractError } from '../../../dialect/errors';
import { enqueueAccountMail } from '../mails/account-mail';
import { mailLastFailedAttempt } from '../sign-in/attempt-mail';
import { type CountedAttempt, resetAttemptCounters, countAuthenticationAttempt } from '../sign-in/attempts';
import { secondFactors } from '../tables';
import type { SessionTokens } from '../sign-in/tokens';
import { countRecoveryCodes, consumeRecoveryCode } from './recovery-codes';
import type { OpenedSecrets, SecretOwner } from './secret-vault';
import { openStoredSecrets, readStoredSecrets } from './stored-secrets';

/** Seconds by which the clock of an authenticator app may differ from the server's. */
const clockToleranceSeconds = 30;

/** The account whose second factor is checked. */
export interface SecondFactorAccount extends SecretOwner {
  email: string;
}

/** What the check of a second-factor code needs from the server and the call. */
export interface SecondFactorCheckContext {
  context: Pick<RequestContext, 'database' | 'address' | 'browser' | 'log'>;
  limits: SignInLimits;
  tokens: Pick<SessionTokens, 'vault'>;
}

/**
 * Requires a valid code when the account has a second factor, and consumes it. Call it after the password or the
 * provider's credential was verified, and outside of any transaction, because the function opens its own.
 * @returns whether the account has a second factor.
 * @throws ContractError 1102 `code_required` or `code_wrong`, 1101 `locked`.
 */
export async function requireSecondFactor(
  check: SecondFactorCheckContext,
  account: SecondFactorAccount,
  code: string | null | undefined,
): Promise<boolean> {
  const { database } = check.context;
  if (!(await database.read(account.tenant, (session) => hasSecondFactor(session, account)))) return false;
  if (!code?.trim())
    throw new ContractError('A second-factor code is required.', { code: codes.secondFactor, reason: 'code_required' });
  const attempt = await countSecondFactorAttempt(check, account);
  if (!(await database.write(account.tenant, (session) => consumeSignInCode(session, check, account, code))))
    return rejectSecondFactorCode(check, account, attempt);
  await resetSecondFactorAttempt(check, attempt);
  return true;
}

/** Returns whether the user has a confirmed authenticator app. */
export async function hasSecondFactor({ orm }: Session, owner: SecretOwner): Promise<boolean> {
  const found = await orm
    .select({ user: secondFactors.user_id })
    .from(secondFactors)
    .where(and(isOwnedBy(owner), isNotNull(secondFactors.confirmed_at)));
  return found.length > 0;
}

/**
 * Counts an attempt before its code is checked. Call it outside of any transaction.
 * @throws ContractError 1101 `locked`.
 */
export function countSecondFactorAttempt(
  { context, limits }: SecondFactorCheckContext,
  { email, tenant, user }: SecondFactorAccount,
): Promise<CountedAttempt> {
  const { address, browser } = context;
  return countAuthenticationAttempt(
    context,
    limits,
    { kind: 'code', subject: email, address, browser },
    { tenant, user },
  );
}

/** Resets the counters of an attempt whose code was right. */
export async function resetSecondFactorAttempt(
  { context: { database } }: SecondFactorCheckContext,
  attempt: CountedAttempt,
): Promise<void> {
  await database.system((session) => resetAttemptCounters(session, attempt));
}

/**
 * Throws the error for a wrong or already used code. When the attempt was the last one allowed, the account's owner
 * gets a mail.
 */
export async function rejectSecondFactorCode(
  { context, limits }: SecondFactorCheckContext,
  { tenant, user }: SecretOwner,
  attempt: CountedAttempt,
): Promise<never> {
  await mailLastFailedAttempt(context, attempt, limits);
  context.log.warn({ address: context.address, tenant, user }, 'code refused: wrong, or used before');
  throw new ContractError('The code is wrong.', { code: codes.secondFactor, reason: 'code_wrong' });
}

/** Consumes a code of the app or a recovery code. @returns which of the two it was; undefined when the code is wrong */
export async function consumeSecondFactorCode(
  session: Session,
  check: SecondFactorCheckContext,
  owner: SecretOwner,
  code: string,
): Promise<'app' | 'recovery' | undefined> {
  if (isAppCode(code)) return (await consumeAuthenticatorCode(session, check, owner, code)) ? 'app' : undefined;
  const secrets = await readSecondFactorSecrets(session, check, owner);
  return secrets && (await consumeRecoveryCode(session, secrets, owner, code)) ? 'recovery' : undefined;
}

/** Consumes a code for a sign-in. The account's owner is informed by mail when a recovery code was used. */
async function consumeSignInCode(
  session: Session,
  check: SecondFactorCheckContext,
  owner: SecretOwner,
  code: string,
): Promise<boolean> {
  const kind = await consumeSecondFactorCode(session, check, owner, code);
  if (kind === 'recovery') {
    const { tenant, user } = owner;
    const remaining = await countRecoveryCodes(session, owner);
    await enqueueAccountMail(session, { kind: 'RECOVERY_CODE_USED', tenant, user, left: remaining });
    check.context.log.info({ address: check.context.address, tenant, user, left: remaining }, 'recovery code used');
  }
  return kind !== undefined;
}

/**
 * Consumes a code of the confirmed app, and returns whether it was valid. Afterwards codes of the same or an earlier
 * time step are rejected, so of two concurrent calls with one code only one succeeds.
 */
export async function consumeAuthenticatorCode(
  { orm }: Session,
  check: SecondFactorCheckContext,
  owner: SecretOwner,
  code: string,
): Promise<boolean> {
  const confirmed = and(isOwnedBy(owner), isNotNull(secondFactors.confirmed_at));
  const [found] = await orm.select({ secret: secondFactors.secret }).from(secondFactors).where(confirmed);
  const step = found && findCodeTimeStep(check, owner, found.secret, code);
  if (step === undefined) return false;
  const condition = and(confirmed, or(isNull(secondFactors.last_step), lt(secondFactors.last_step, step)));
  const used = await orm
    .update(secondFactors)
    .set({ last_step: step })
    .where(condition)
    .returning({ step: secondFactors.last_step });
  return used.length > 0;
}

/** Returns the secrets of a user's second factor; undefined when there are none, or they cannot be read. */
export function readSecondFactorSecrets(
  session: Session,
  { tokens: { vault }, context: { log } }: SecondFactorCheckContext,
  owner: SecretOwner,
): Promise<OpenedSecrets | undefined> {
  return readStoredSecrets(session, { vault, log }, owner);
}

/** Returns the time step that a code belongs to; undefined for a wrong code. */
export function findCodeTimeStep(
  { tokens, context }: SecondFactorCheckContext,
  owner: SecretOwner,
  sealed: string,
  code: string,
): number | undefined {
  if (!isAppCode(code)) return undefined;
  const secrets = openStoredSecrets(sealed, { vault: tokens.vault, log: context.log }, owner);
  if (!secrets) return undefined;
  const result = verifySync({ secret: secrets.app, token: digitsOf(code), epochTolerance: clockToleranceSeconds });
  return result.valid && 'timeStep' in result ? result.timeStep : undefined;
}

function isAppCode(code: string): boolean {
  return /^\d{6}$/.test(digitsOf(code));
}

/** Removes the space that apps show between two groups of digits. */
function digitsOf(code: string): string {
  return code.replace(/\s/g, '');
}

function isOwnedBy({ tenant, user }: SecretOwner) {
  return and(eq(secondFactors.tenant_id, tenant), eq(secondFactors.user_id, user));
}
