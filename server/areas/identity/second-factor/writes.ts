import { and, eq, isNull, sql } from 'drizzle-orm';
import { generateSecret, generateURI } from 'otplib';
import type { Caller } from '../../../dialect/context';
import type { Language } from '../../../contract.generated';
import type { Session } from '../../../database/database';
import { codecOf } from '../../../dialect/codec';
import { invalid } from '../../../dialect/errors';
import { updateRecord } from '../../../dialect/write/mutations';
import { post } from '../../mail';
import { invalidateAccess } from '../permissions/access-cache';
import { userPowerProblems } from '../permissions/related-permissions';
import { endSessions } from '../sign-in/sessions';
import { secondFactors, users } from '../tables';
import { user as userEntity } from '../people/user';
import { type CodeCheck, findTimeStep } from './code-check';
import { deleteRecoveryCodes } from './recovery-codes';
import type { SecretOwner, SecretVault } from './secret-vault';

const issuer = 'Waybill';

/** Makes a secret that waits for its first code, and the address that apps read it from. One that was confirmed stays. */
export async function createAppSecret(
  session: Session,
  vault: SecretVault,
  owner: SecretOwner,
): Promise<{ secret: string; address: string }> {
  const secret = generateSecret();
  const fresh = { secret: vault.seal(secret, owner), last_step: null };
  const stored = await session.orm
    .insert(secondFactors)
    .values({ tenant_id: owner.tenant, user_id: owner.user, ...fresh })
    .onConflictDoUpdate({
      target: [secondFactors.tenant_id, secondFactors.user_id],
      set: fresh,
      setWhere: isNull(secondFactors.confirmed_at),
    })
    .returning({ user: secondFactors.user_id });
  if (stored.length === 0) throw invalid({ user_id: [{ code: 'already_on' }] });
  return { secret, address: generateURI({ issuer, label: await emailOf(session, owner), secret }) };
}

/**
 * Turns the second factor on by the first code of its app. The account's other sessions end.
 * @returns whether the code is right. @throws ContractError when there is nothing to confirm.
 */
export async function confirmSecondFactor(
  session: Session,
  check: CodeCheck & { context: { language: Language } },
  caller: Caller,
  code: string,
): Promise<boolean> {
  const { orm } = session;
  const [found] = await orm.select().from(secondFactors).where(ownedBy(caller)).for('update');
  if (!found) throw invalid({ 'input.code': [{ code: 'not_set_up' }] });
  if (found.confirmed_at !== null) throw invalid({ 'input.status': [{ code: 'already_on' }] });
  const step = findTimeStep(check, caller, found.secret, code);
  if (step === undefined) return false;
  await orm
    .update(secondFactors)
    .set({ confirmed_at: sql`now()`, last_step: step })
    .where(ownedBy(caller));
  await updateUserFlag(session, caller, { id: caller.user, on: true, language: check.context.language });
  await endSessions(session, { tenant: caller.tenant, user: caller.user, except: caller.session });
  await post(session, { kind: 'SECOND_FACTOR_ON', tenant: caller.tenant, user: caller.user });
  return true;
}

/** Takes the caller's second factor away. The account's other sessions end. */
export async function turnOffSecondFactor(session: Session, caller: Caller, language: Language): Promise<void> {
  const { tenant, user } = caller;
  await deleteSecondFactor(session, caller);
  await updateUserFlag(session, caller, { id: user, on: false, language });
  await endSessions(session, { tenant, user, except: caller.session });
  await post(session, { kind: 'SECOND_FACTOR_OFF', tenant, user });
}

/**
 * Takes somebody's second factor away who lost it; all their sessions end. @returns whether there is such a user.
 * @throws ContractError when they have a power over others that the caller lacks: it would be a step towards it.
 */
export async function resetSecondFactor(
  session: Session,
  caller: Caller,
  id: string,
  language: Language,
): Promise<boolean> {
  const { tenant } = caller;
  if (codecOf('bigint').write(id) === undefined) return false;
  const the = and(eq(users.tenant_id, tenant), eq(users.id, id), isNull(users.deleted_at));
  const [found] = await session.orm
    .select({ id: users.id, on: users.uses_two_factor_auth })
    .from(users)
    .where(the)
    .for('update');
  if (!found) return false;
  const problems = await userPowerProblems({ ...caller, session, language }, found.id);
  if (problems.length > 0) throw invalid({ 'input.user_id': problems });
  await deleteSecondFactor(session, { tenant, user: found.id });
  if (!found.on) return true;
  await updateUserFlag(session, caller, { id: found.id, on: false, language });
  await endSessions(session, { tenant, user: found.id });
  await post(session, { kind: 'SECOND_FACTOR_RESET', tenant, user: found.id });
  return true;
}

/** The address that somebody signs in with. */
export async function emailOf({ orm }: Session, { tenant, user }: SecretOwner): Promise<string> {
  const [found] = await orm
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.tenant_id, tenant), eq(users.id, user)));
  return found?.email ?? '';
}

async function deleteSecondFactor(session: Session, owner: SecretOwner): Promise<void> {
  await session.orm.delete(secondFactors).where(ownedBy(owner));
  await deleteRecoveryCodes(session, owner);
}

/** What sign-in and lists see of it; written like any change of a user, so that history and open lists hear of it. */
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

function ownedBy({ tenant, user }: SecretOwner) {
  return and(eq(secondFactors.tenant_id, tenant), eq(secondFactors.user_id, user));
}
