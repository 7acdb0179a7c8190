import { and, eq, sql } from 'drizzle-orm';
import type { UpdatePasswordInput } from '../../../contract.generated';
import type { Session } from '../../../database/database';
import { requireNoProblems } from '../../../dialect/errors';
import { requireCaller } from '../../../dialect/methods';
import { enqueueAccountMail } from '../mails/account-mail';
import { cancelEmailChange } from '../email-change/start-change';
import { invalidateAccess } from '../permissions/access-cache';
import { resetAttemptCounters, countAuthenticationAttempt } from '../sign-in/attempts';
import { type AuthResult, createAuthResult, type AuthContext } from '../sign-in/auth-payload';
import { revokePasswordLink } from './links';
import { newPasswordExpiry } from './password-expiry';
import { passwordProblems } from './password-rules';
import { hashPassword, isCorrectPassword } from './passwords';
import { endSessions, openSession } from '../sign-in/sessions';
import { users } from '../tables';

/**
 * Changes the caller's password, after checking the old one. Ends all sessions of the account, as one of them may be
 * stolen, and returns a new session for the calling device.
 */
export async function changePassword(input: UpdatePasswordInput, call: AuthContext): Promise<AuthResult> {
  const { context, limits } = call;
  const { database, address, log } = context;
  const { tenant, user, device } = requireCaller(context);
  const { email, password_hash: before } = await database.read(tenant, (session) =>
    readSignedInAccount(session, tenant, user),
  );
  const { old_password: old, password, password_confirmation: confirmation } = input;
  // The new password is checked first, as only a wrong old password counts as an attempt.
  requireNoProblems({
    'input.password': [
      ...passwordProblems(password, { email }),
      password === old ? { code: 'password_same' } : undefined,
    ],
    'input.password_confirmation': [password === confirmation ? undefined : { code: 'not_same' }],
  });
  const attempt = await countAuthenticationAttempt(
    context,
    limits,
    { kind: 'password', subject: email, address },
    { tenant, user },
  );
  const isCorrect = await isCorrectPassword(before, old);
  if (!isCorrect) log.warn({ address, tenant, user }, 'change of password refused: wrong password');
  requireNoProblems({ 'input.old_password': [isCorrect ? undefined : { code: 'password_wrong' }] });
  const password_hash = await hashPassword(password);
  const result = await database.write(tenant, async (session) => {
    await revokePasswordLink(session, { tenant, user });
    await cancelEmailChange(session, { tenant, user });
    const condition = and(eq(users.tenant_id, tenant), eq(users.id, user), sql`${users.password_hash} = ${before}`);
    const changed = await session.orm
      .update(users)
      .set({ password_hash, change_password_date: sql`now()`, expiration_password_date: newPasswordExpiry(tenant) })
      .where(condition)
      .returning({ id: users.id });
    // Of two concurrent changes, the second finds that the old password is no longer valid.
    requireNoProblems({ 'input.old_password': [changed.length > 0 ? undefined : { code: 'password_wrong' }] });
    await endSessions(session, { tenant, user });
    await invalidateAccess(session, tenant);
    await enqueueAccountMail(session, { kind: 'PASSWORD_CHANGED', tenant, user });
    return createAuthResult(
      session,
      call,
      await openSession(session, { tenant, user, device, days: limits.sessionDays }),
      user,
    );
  });
  await database.system((session) => resetAttemptCounters(session, attempt));
  log.info({ address, tenant, user }, 'password changed');
  return result;
}

async function readSignedInAccount({ orm }: Session, tenant: string, user: string) {
  const condition = and(eq(users.tenant_id, tenant), eq(users.id, user));
  const [found] = await orm
    .select({ email: users.email, password_hash: users.password_hash })
    .from(users)
    .where(condition);
  if (!found) throw new Error('The caller has no account.');
  return found;
}
