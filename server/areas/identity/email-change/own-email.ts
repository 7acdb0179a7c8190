import { and, eq } from 'drizzle-orm';
import type { ChangeEmailInput, StatusPayload } from '../../../contract.generated';
import type { Session } from '../../../database/database';
import type { RequestContext } from '../../../dialect/context';
import { requireNoProblems } from '../../../dialect/errors';
import { requireCaller } from '../../../dialect/methods';
import { countProofMail } from '../email-proofs/prove-email';
import { isCorrectPassword } from '../passwords/passwords';
import { successStatusPayload } from '../passwords/status-payload';
import { type SecondFactorCheckContext, requireSecondFactor } from '../second-factor/code-check';
import { countAuthenticationAttempt, resetAttemptCounters } from '../sign-in/attempts';
import { users } from '../tables';
import { newEmailProblem } from './rules';
import { startEmailChange } from './start-change';

/**
 * Starts a change of the caller's own address, after checking the password and the second factor. The address changes
 * with the proof of the new one.
 */
export async function changeOwnEmail(
  input: ChangeEmailInput,
  check: SecondFactorCheckContext & { context: RequestContext },
): Promise<StatusPayload> {
  const { context, limits } = check;
  const { database, address, language, log } = context;
  const { tenant, user } = requireCaller(context);
  const email = input.email.trim().toLowerCase();
  const account = await database.read(tenant, (session) => readSignedInAccount(session, tenant, user));
  requireNoProblems({ 'input.email': [newEmailProblem(email, account.email)] });
  const tried = { kind: 'password', subject: account.email, address } as const;
  const attempt = await countAuthenticationAttempt(context, limits, tried, { tenant, user });
  const isRight = await isCorrectPassword(account.password, input.password);
  if (!isRight) log.warn({ address, tenant, user }, 'change of an email address refused: wrong password');
  requireNoProblems({ 'input.password': [isRight ? undefined : { code: 'password_wrong' }] });
  await database.system((session) => resetAttemptCounters(session, attempt));
  await requireSecondFactor(check, { tenant, user, email: account.email }, input.code);
  await countProofMail({ context, limits }, email);
  await database.write(tenant, (session) => startEmailChange(session, { tenant, user, email, by: user }));
  log.info({ address, tenant, user }, 'change of an email address requested');
  return successStatusPayload('emailChangeStarted', language);
}

async function readSignedInAccount({ orm }: Session, tenant: string, user: string) {
  const [found] = await orm
    .select({ email: users.email, password: users.password_hash })
    .from(users)
    .where(and(eq(users.tenant_id, tenant), eq(users.id, user)));
  if (!found) throw new Error('The caller has no account.');
  return found;
}
