import { and, eq, isNull, sql } from 'drizzle-orm';
import type { SignInLimits } from '../../../config';
import type { RequestContext } from '../../../dialect/context';
import type { StatusPayload, TokenPasswordInput } from '../../../contract.generated';
import type { Session } from '../../../database/database';
import { invalidInputError, requireNoProblems } from '../../../dialect/errors';
import { publishChange } from '../../../dialect/write/mutations';
import { insertActivities, referencedRecordOf } from '../../activity';
import { cancelEmailChange } from '../email-change/start-change';
import { enqueueAccountMail } from '../mails/account-mail';
import { invalidateAccess } from '../permissions/access-cache';
import { resetSignInCounters, resetAttemptCounters, countAuthenticationAttempt } from '../sign-in/attempts';
import {
  findPasswordLink,
  type PasswordLink,
  type PasswordLinkPurpose,
  consumePasswordLink,
  requiredUserStateByPurpose,
} from './links';
import { newPasswordExpiry } from './password-expiry';
import { passwordProblems } from './password-rules';
import { hashPassword, isCorrectPassword } from './passwords';
import { removeSignInData } from './recovery';
import { claimEmail } from '../sign-in/sign-in-names';
import { endSessions } from '../sign-in/sessions';
import { successStatusPayload } from './status-payload';
import { socialNames, users } from '../tables';
import { userEntity } from '../people/user';

/** Sets a new password by the token of a mailed link. The second factor is still required at sign-in. */
export async function updateForgottenPassword(
  input: TokenPasswordInput,
  context: RequestContext,
  limits: SignInLimits,
): Promise<StatusPayload> {
  const link = await setPasswordByLink(input, 'RESTORE', { context, limits }, afterRestore);
  // Users often try old passwords before they restore one, so the account's counter of failed attempts is reset. The
  // counter of the IP address is not.
  const { email, tenant, user } = link;
  const { browser } = context;
  await context.database.system((session) => resetSignInCounters(session, { subject: email, browser }));
  context.log.info({ address: context.address, tenant, user }, 'password restored');
  return successStatusPayload('passwordChosen', context.language);
}

/** Sets the first password of an invited user by the token of a mailed link, and activates the user. */
export async function updateUserInvitePassword(
  input: TokenPasswordInput,
  context: RequestContext,
  limits: SignInLimits,
): Promise<StatusPayload> {
  const { tenant, user } = await setPasswordByLink(input, 'INVITATION', { context, limits }, afterAcceptance);
  context.log.info({ address: context.address, tenant, user }, 'invitation accepted');
  return successStatusPayload('invitationAccepted', context.language);
}

async function afterRestore(session: Session, { tenant, user }: PasswordLink): Promise<void> {
  await cancelEmailChange(session, { tenant, user });
  await endSessions(session, { tenant, user });
  await invalidateAccess(session, tenant);
  await enqueueAccountMail(session, { kind: 'PASSWORD_CHANGED', tenant, user });
}

/**
 * Activates an invited user. Accepting the invitation proves the email address.
 * @throws ContractError 23505 when another account has proved the same email address
 */
async function afterAcceptance(session: Session, { tenant, user, email }: PasswordLink): Promise<void> {
  await claimEmail(session, { email, tenant, user_id: user });
  const [row] = await session.orm
    .update(users)
    .set({
      state: 'ACTIVE',
      modified_at: sql`greatest(clock_timestamp(), ${users.modified_at} + interval '1 microsecond')`,
    })
    .where(and(eq(users.tenant_id, tenant), eq(users.id, user)))
    .returning();
  if (!row) throw new Error('The invited user does not exist.');
  const on = await referencedRecordOf(userEntity, row, { session, tenant });
  const entry = { action: 'CHANGED_STATUS', on, fields: ['state'], from: 'INVITED', to: 'ACTIVE' } as const;
  await insertActivities([entry], { session, tenant, user });
  await publishChange({ session, tenant, user }, userEntity, user, 'UPDATED');
}

/** Checks the link, then consumes it, sets the password and runs `afterSet` in one transaction. */
async function setPasswordByLink(
  { token, password }: TokenPasswordInput,
  purpose: PasswordLinkPurpose,
  { context, limits }: { context: RequestContext; limits: SignInLimits },
  afterSet: (session: Session, link: PasswordLink) => Promise<void>,
): Promise<PasswordLink> {
  const { database, address } = context;
  const attempt = await countAuthenticationAttempt(context, limits, { kind: 'link', subject: token, address });
  const link = await database.system((session) => findPasswordLink(session, token));
  if (link?.purpose !== purpose) throw tokenError('token_unknown');
  if (link.expired) throw tokenError('token_expired');
  // A valid link is not a guess, so the attempt is not counted, even if the new password is refused.
  await database.system((session) => resetAttemptCounters(session, attempt));
  const { tenant, user, email } = link;
  const isSame = link.password !== null && (await isCorrectPassword(link.password, password));
  requireNoProblems({
    'input.password': [...passwordProblems(password, { email }), isSame ? { code: 'password_same' } : undefined],
  });
  const password_hash = await hashPassword(password);
  await database.write(tenant, async (session) => {
    if (!(await consumePasswordLink(session, token))) throw tokenError('token_unknown');
    // The user may have been disabled since the link was read.
    const condition = and(
      eq(users.tenant_id, tenant),
      eq(users.id, user),
      eq(users.state, requiredUserStateByPurpose[purpose]),
      isNull(users.deleted_at),
    );
    const [before] = await session.orm
      .select({ provedAt: users.email_proved_at, recovery: users.user_recovery_type })
      .from(users)
      .where(condition)
      .for('no key update');
    if (!before) throw tokenError('token_unknown');
    const provedAtSql = sql`coalesce(${users.email_proved_at}, now())`;
    await session.orm
      .update(users)
      .set({
        password_hash,
        change_password_date: sql`now()`,
        expiration_password_date: newPasswordExpiry(tenant),
        email_proved_at: provedAtSql,
        user_recovery_type: null,
      })
      .where(condition);
    if (before.provedAt === null) await deleteSocialNames(session, link);
    if (before.recovery === 'PURE_USER') await removeSignInData(session, link);
    await afterSet(session, link);
  });
  return link;
}

/**
 * Unlinks sign-in providers when the email address is proved for the first time. Before the proof, another person could
 * have registered with this email address and linked a provider account.
 */
async function deleteSocialNames({ orm }: Session, { tenant, user }: PasswordLink): Promise<void> {
  await orm.delete(socialNames).where(and(eq(socialNames.tenant, tenant), eq(socialNames.user_id, user)));
}

function tokenError(code: 'token_unknown' | 'token_expired') {
  return invalidInputError({ 'input.token': [{ code }] });
}
