import { and, eq, isNull, sql } from 'drizzle-orm';
import { generateSecret, generateURI } from 'otplib';
import type { Caller } from '../../../dialect/context';
import type { Language } from '../../../contract.generated';
import type { Session } from '../../../database/database';
import { codecOf } from '../../../dialect/codec';
import { invalidInputError } from '../../../dialect/errors';
import { updateRecord } from '../../../dialect/write/mutations';
import { enqueueAccountMail } from '../mails/account-mail';
import { invalidateAccess } from '../permissions/access-cache';
import { userPowerProblems } from '../permissions/related-permissions';
import { endSessions } from '../sign-in/sessions';
import { secondFactors, users } from '../tables';
import { userEntity } from '../people/user';
import { type SecondFactorCheckContext, findCodeTimeStep } from './code-check';
import { deleteRecoveryCodes } from './recovery-codes';
import type { SecretOwner, SecretVault } from './secret-vault';

const issuer = 'Waybill';

/**
 * Creates the secret of an authenticator app, unconfirmed, and its `otpauth:` URL.
 * @throws ContractError when the user already has a confirmed app.
 */
export async function createAuthenticatorSecret(
  session: Session,
  vault: SecretVault,
  owner: SecretOwner,
): Promise<{ secret: string; uri: string }> {
  const secret = generateSecret();
  const values = { secret: vault.sealNew(secret, owner), last_step: null };
  const stored = await session.orm
    .insert(secondFactors)
    .values({ tenant_id: owner.tenant, user_id: owner.user, ...values })
    .onConflictDoUpdate({
      target: [secondFactors.tenant_id, secondFactors.user_id],
      set: values,
      setWhere: isNull(secondFactors.confirmed_at),
    })
    .returning({ user: secondFactors.user_id });
  if (stored.length === 0) throw invalidInputError({ user_id: [{ code: 'already_on' }] });
  return { secret, uri: generateURI({ issuer, label: await readSignInEmail(session, owner), secret }) };
}

/**
 * Confirms the app by its first code, and ends the account's other sessions.
 * @returns whether the code is right.
 * @throws ContractError when there is nothing to confirm.
 */
export async function confirmSecondFactor(
  session: Session,
  check: SecondFactorCheckContext & { context: { language: Language } },
  caller: Caller,
  code: string,
): Promise<boolean> {
  const { orm } = session;
  const [found] = await orm.select().from(secondFactors).where(isOwnedBy(caller)).for('update');
  if (!found) throw invalidInputError({ 'input.code': [{ code: 'not_set_up' }] });
  if (found.confirmed_at !== null) throw invalidInputError({ 'input.status': [{ code: 'already_on' }] });
  const step = findCodeTimeStep(check, caller, found.secret, code);
  if (step === undefined) return false;
  await orm
    .update(secondFactors)
    .set({ confirmed_at: sql`now()`, last_step: step })
    .where(isOwnedBy(caller));
  await updateUserFlag(session, caller, { id: caller.user, on: true, language: check.context.language });
  await endSessions(session, { tenant: caller.tenant, user: caller.user, except: caller.session });
  await enqueueAccountMail(session, { kind: 'SECOND_FACTOR_ON', tenant: caller.tenant, user: caller.user });
  return true;
}

/** Turns off the caller's second factor, and ends the account's other sessions. */
export async function turnOffSecondFactor(session: Session, caller: Caller, language: Language): Promise<void> {
  const { tenant, user } = caller;
  await deleteSecondFactor(session, caller);
  await updateUserFlag(session, caller, { id: user, on: false, language });
  await endSessions(session, { tenant, user, except: caller.session });
  await enqueueAccountMail(session, { kind: 'SECOND_FACTOR_OFF', tenant, user });
}

/**
 * Resets the second factor of another user, and ends their sessions.
 * @returns whether the user exists.
 * @throws ContractError when the user has a power that the caller lacks and could gain by the reset.
 */
export async function resetSecondFactor(
  session: Session,
  caller: Caller,
  id: string,
  language: Language,
): Promise<boolean> {
  const { tenant } = caller;
  if (codecOf('bigint').write(id) === undefined) return false;
  const condition = and(eq(users.tenant_id, tenant), eq(users.id, id), isNull(users.deleted_at));
  const [found] = await session.orm
    .select({ id: users.id, on: users.uses_two_factor_auth })
    .from(users)
    .where(condition)
    .for('update');
  if (!found) return false;
  const problems = await userPowerProblems({ ...caller, session, language }, found.id);
  if (problems.length > 0) throw invalidInputError({ 'input.user_id': problems });
  await deleteSecondFactor(session, { tenant, user: found.id });
  if (!found.on) return true;
  await updateUserFlag(session, caller, { id: found.id, on: false, language });
  await endSessions(session, { tenant, user: found.id });
  await enqueueAccountMail(session, { kind: 'SECOND_FACTOR_RESET', tenant, user: found.id });
  return true;
}

/** Returns the email address that a user signs in with. */
export async function readSignInEmail({ orm }: Session, { tenant, user }: SecretOwner): Promise<string> {
  const [found] = await orm
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.tenant_id, tenant), eq(users.id, user)));
  return found?.email ?? '';
}

/** Deletes a user's authenticator app and recovery codes. */
export async function deleteSecondFactor(session: Session, owner: SecretOwner): Promise<void> {
  await session.orm.delete(secondFactors).where(isOwnedBy(owner));
  await deleteRecoveryCodes(session, owner);
}

/** Updates a user's `uses_two_factor_auth` as mutations do, so that history and live subscriptions show the change. */
async function updateUserFlag(
  session: Session,
  caller: Caller,
  { id, on, language }: { id: string; on: boolean; language: Language },
): Promise<void> {
  const { tenant, user, permissions } = caller;
  const selection = new Map([['id', new Map()]]);
  await updateRecord(
    userEntity,
    { id, uses_two_factor_auth: on },
    { session, tenant, user, permissions, language, selection },
  );
  await invalidateAccess(session, tenant);
}

function isOwnedBy({ tenant, user }: SecretOwner) {
  return and(eq(secondFactors.tenant_id, tenant), eq(secondFactors.user_id, user));
}
