import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Config, SignInLimits } from '../../../config';
import type { ChangeUserEmailInput, StatusPayload, UserState } from '../../../contract.generated';
import type { Session } from '../../../database/database';
import { codecOf } from '../../../dialect/codec';
import type { Caller, RequestContext } from '../../../dialect/context';
import { invalidInputError, requireNoProblems } from '../../../dialect/errors';
import { requireCaller } from '../../../dialect/methods';
import { publishChange } from '../../../dialect/write/mutations';
import { countProofMail, resendEmailCode } from '../email-proofs/prove-email';
import { successStatusPayload } from '../passwords/status-payload';
import { userPowerProblems } from '../permissions/related-permissions';
import { users } from '../tables';
import { changeInvitedEmail } from './invited-email';
import { newEmailProblem } from './rules';
import { cancelEmailChange, startEmailChange } from './start-change';

/**
 * Starts a change of another user's address. That user enters the code that the new address gets. A user who has not
 * accepted the invitation gets a new one instead.
 */
export async function changeUserEmail(
  input: ChangeUserEmailInput,
  context: RequestContext,
  config: Config,
): Promise<StatusPayload> {
  const caller = requireCaller(context);
  const { tenant, user: by } = caller;
  const { user_id: id } = input;
  const email = input.email.trim().toLowerCase();
  // Users change their own address by `changeEmail`, which asks for their password.
  requireNoProblems({ 'input.user_id': [id === by ? { code: 'own_email' } : undefined] });
  const current = await readManagedUser(id, caller, context, 'input.user_id');
  requireNoProblems({ 'input.email': [newEmailProblem(email, current.email)] });
  if (current.state === 'INVITED') {
    const change = { user: id, previous: current.email, email, authUrl: input.auth_url };
    return changeInvitedEmail(change, context, config);
  }
  await countProofMail({ context, limits: config.signIn }, email);
  await context.database.write(tenant, (session) => startEmailChange(session, { tenant, user: id, email, by }));
  context.log.info({ tenant, user: by, of: id }, 'change of a user’s email address requested');
  return successStatusPayload('emailChangeStarted', context.language);
}

/** Mails another code for the caller's own pending address, or for that of a user whom the caller may manage. */
export async function resendEmailChangeCode(
  id: string,
  context: RequestContext,
  limits: SignInLimits,
): Promise<StatusPayload> {
  const caller = requireCaller(context);
  if (id !== caller.user) await readManagedUser(id, caller, context, 'user_id');
  await resendEmailCode({ context, limits }, { tenant: caller.tenant, user: id });
  return successStatusPayload('emailCodeSent', context.language);
}

/** Cancels the caller's own pending change of an address, or that of a user whom the caller may manage. */
export async function cancelUserEmailChange(id: string, context: RequestContext): Promise<StatusPayload> {
  const caller = requireCaller(context);
  const { tenant, user: by } = caller;
  if (id !== by) await readManagedUser(id, caller, context, 'user_id');
  await context.database.write(tenant, async (session) => {
    if (await cancelEmailChange(session, { tenant, user: id }))
      await publishChange({ session, tenant, user: by }, { table: users }, id, 'UPDATED');
  });
  context.log.info({ tenant, user: by, of: id }, 'change of an email address canceled');
  return successStatusPayload('emailChangeCanceled', context.language);
}

interface ManagedUser {
  email: string;
  state: UserState;
}

/** Returns an active or invited user whom the caller may manage. @throws ContractError for another user */
async function readManagedUser(
  id: string,
  caller: Caller,
  { database, language, log }: RequestContext,
  field: string,
): Promise<ManagedUser> {
  return database.read(caller.tenant, async (session) => {
    const found = caller.methods.has('changeUserEmail') ? await findUser(session, caller.tenant, id) : undefined;
    if (!found) throw invalidInputError({ [field]: [{ code: 'not_found' }] });
    const problems = await userPowerProblems({ ...caller, session, language }, id);
    if (problems.length === 0) return found;
    log.warn({ tenant: caller.tenant, user: caller.user, of: id }, 'change of a user’s email address refused');
    throw invalidInputError({ [field]: problems });
  });
}

async function findUser({ orm }: Session, tenant: string, id: string): Promise<ManagedUser | undefined> {
  if (codecOf('bigint').write(id) === undefined) return undefined;
  const condition = and(
    eq(users.tenant_id, tenant),
    eq(users.id, id),
    inArray(users.state, ['ACTIVE', 'INVITED']),
    isNull(users.deleted_at),
  );
  const [found] = await orm.select({ email: users.email, state: users.state }).from(users).where(condition);
  return found;
}
