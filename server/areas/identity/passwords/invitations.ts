import { and, eq, isNull } from 'drizzle-orm';
import type { Config } from '../../../config';
import type { RequestContext } from '../../../dialect/context';
import type { StatusPayload, UserInviteInput } from '../../../contract.generated';
import type { Session } from '../../../database/database';
import { invalid, requireValid } from '../../../dialect/errors';
import { callerOf } from '../../../dialect/methods';
import { post } from '../../mail';
import { requireAttempt } from '../sign-in/attempts';
import { revokeLink } from './links';
import { linkPageProblem } from './console-urls';
import { successPayload } from './status-payload';
import { users } from '../tables';

/** Sends somebody who was added the link to come in by, for the first time or again. */
export async function inviteUser(
  input: UserInviteInput,
  context: RequestContext,
  config: Config,
): Promise<StatusPayload> {
  const { database, address, language, log } = context;
  const { tenant, user: by } = callerOf(context);
  const email = input.email.trim().toLowerCase();
  requireValid({ 'input.auth_url': [linkPageProblem(input.auth_url, 'INVITATION', config)] });
  // Each invitation is a mail in somebody else's mailbox.
  await requireAttempt(context, config.signIn, { kind: 'invitation', of: email, address }, { tenant, user: by });
  const invited = await database.write(tenant, async (session) => {
    const user = await findInvitedUser(session, tenant, email);
    await revokeLink(session, { tenant, user });
    await post(session, { kind: 'INVITATION', tenant, user, url: input.auth_url, by });
    return user;
  });
  log.info({ tenant, user: by, of: invited }, 'invitation ordered');
  return successPayload('invitationSent', language);
}

/** @throws ContractError when the company has nobody with the address, or they have accepted. */
async function findInvitedUser({ orm }: Session, tenant: string, email: string): Promise<string> {
  // No address has this character, and PostgreSQL no text with it.
  const asked = and(
    eq(users.tenant_id, tenant),
    eq(users.email, email.replaceAll('\0', ' ')),
    isNull(users.deleted_at),
  );
  const [found] = await orm.select({ id: users.id, state: users.state }).from(users).where(asked);
  if (!found) throw invalid({ 'input.email': [{ code: 'not_found' }] });
  if (found.state !== 'INVITED') throw invalid({ 'input.email': [{ code: 'not_invited' }] });
  return found.id;
}
