import { and, eq, isNull } from 'drizzle-orm';
import type { Config } from '../../../config';
import type { RecoverUserInput, StatusPayload } from '../../../contract.generated';
import type { Session } from '../../../database/database';
import { codecOf } from '../../../dialect/codec';
import type { RequestContext } from '../../../dialect/context';
import { invalidInputError, requireNoProblems } from '../../../dialect/errors';
import { requireCaller } from '../../../dialect/methods';
import { insertActivities, referencedRecordOf } from '../../activity';
import { enqueueAccountMail } from '../mails/account-mail';
import { userEntity } from '../people/user';
import { userPowerProblems } from '../permissions/related-permissions';
import { deleteSecondFactor } from '../second-factor/writes';
import { deleteAllDevices } from '../sign-in/devices';
import { countAuthenticationAttempt } from '../sign-in/attempts';
import { socialNames, users } from '../tables';
import { linkPageProblem } from './console-urls';
import { recoveryTypeProblem } from './password-rules';
import { successStatusPayload } from './status-payload';

/**
 * Mails a user of the caller's company a link that recovers the account. Until the link is used, the account stays
 * unchanged.
 */
export async function recoverUser(
  input: RecoverUserInput,
  context: RequestContext,
  config: Config,
): Promise<StatusPayload> {
  const { database, address, language, log } = context;
  const caller = requireCaller(context);
  const { tenant, user: by } = caller;
  const { user_id: id, type: recovery, auth_url: url } = input;
  requireNoProblems({
    'input.auth_url': [linkPageProblem(url, 'RESTORE', config)],
    'input.type': [recoveryTypeProblem(recovery)],
    'input.user_id': [id === by ? { code: 'own_account' } : undefined],
  });
  // Calls are limited, because each sends a mail.
  await countAuthenticationAttempt(
    context,
    config.signIn,
    { kind: 'recovery', subject: `${tenant}.${id}`, address },
    { tenant, user: by },
  );
  await database.write(tenant, async (session) => {
    const user = await findActiveUser(session, tenant, id);
    const problems = await userPowerProblems({ ...caller, session, language }, user);
    if (problems.length > 0) {
      log.warn({ tenant, user: by, of: user }, 'recovery of a user refused');
      throw invalidInputError({ 'input.user_id': problems });
    }
    await enqueueAccountMail(session, { kind: 'RECOVERY', tenant, user, url, by, recovery });
  });
  log.info({ tenant, user: by, of: id, recovery }, 'recovery of a user ordered');
  return successStatusPayload('recoverySent', language);
}

async function findActiveUser({ orm }: Session, tenant: string, id: string): Promise<string> {
  const condition = and(
    eq(users.tenant_id, tenant),
    eq(users.id, id),
    eq(users.state, 'ACTIVE'),
    isNull(users.deleted_at),
  );
  const found =
    codecOf('bigint').write(id) === undefined ? [] : await orm.select({ id: users.id }).from(users).where(condition);
  if (!found[0]) throw invalidInputError({ 'input.user_id': [{ code: 'not_found' }] });
  return found[0].id;
}

/**
 * Removes the second factor, provider links and known devices of an account, so that its new password is the only way
 * to sign in.
 */
export async function removeSignInData(
  session: Session,
  { tenant, user }: { tenant: string; user: string },
): Promise<void> {
  const { orm } = session;
  await orm.delete(socialNames).where(and(eq(socialNames.tenant, tenant), eq(socialNames.user_id, user)));
  await deleteAllDevices(session, tenant, user);
  await deleteSecondFactor(session, { tenant, user });
  const [row] = await orm
    .update(users)
    .set({ uses_two_factor_auth: false })
    .where(and(eq(users.tenant_id, tenant), eq(users.id, user), eq(users.uses_two_factor_auth, true)))
    .returning();
  if (!row) return;
  const on = await referencedRecordOf(userEntity, row, { session, tenant });
  await insertActivities([{ action: 'UPDATED', on, fields: ['uses_two_factor_auth'] }], { session, tenant, user });
}
