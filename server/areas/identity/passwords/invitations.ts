import { and, eq, isNull } from 'drizzle-orm';
import type { Config } from '../../../config';
import type { RequestContext } from '../../../dialect/context';
import type { StatusPayload, UserInviteInput } from '../../../contract.generated';
import type { Session } from '../../../database/database';
import { invalidInputError, requireNoProblems } from '../../../dialect/errors';
import { requireCaller } from '../../../dialect/methods';
import { enqueueAccountMail } from '../mails/account-mail';
import { countAuthenticationAttempt } from '../sign-in/attempts';
import { revokePasswordLink } from './links';
import { linkPageProblem } from './console-urls';
import { successStatusPayload } from './status-payload';
import { users } from '../tables';

/** Sends the invitation link to a user who has not accepted yet. */
export async function inviteUser(
  input: UserInviteInput,
  context: RequestContext,
  config: Config,
): Promise<StatusPayload> {
  const { database, address, language, log } = context;
  const { tenant, user: by } = requireCaller(context);
  const email = input.email.trim().toLowerCase();
  requireNoProblems({ 'input.auth_url': [linkPageProblem(input.auth_url, 'INVITATION', config)] });
  // Invitations are limited, because each sends a mail to an address that the caller chose.
  await countAuthenticationAttempt(
    context,
    config.signIn,
    { kind: 'invitation', subject: email, address },
    { tenant, user: by },
  );
  const invited = await database.write(tenant, async (session) => {
    const user = await findInvitedUser(session, tenant, email);
    await revokePasswordLink(session, { tenant, user });
    await enqueueAccountMail(session, { kind: 'INVITATION', tenant, user, email, url: input.auth_url, by });
    return user;
  });
  log.info({ tenant, user: by, of: invited }, 'invitation requested');
  return successStatusPayload('invitationSent', language);
}

/** Returns the id of an invited user. @throws ContractError when the user is unknown or has already accepted */
async function findInvitedUser({ orm }: Session, tenant: string, email: string): Promise<string> {
  // PostgreSQL rejects texts with a NUL character, so it is replaced.
  const condition = and(
    eq(users.tenant_id, tenant),
    eq(users.email, email.replaceAll('\0', ' ')),
    isNull(users.deleted_at),
  );
  const [found] = await orm.select({ id: users.id, state: users.state }).from(users).where(condition);
  if (!found) throw invalidInputError({ 'input.email': [{ code: 'not_found' }] });
  if (found.state !== 'INVITED') throw invalidInputError({ 'input.email': [{ code: 'not_invited' }] });
  return found.id;
}

/** Has an invitation mailed to a user who was just created. `page`: address of the console's page for invitations. */
export async function enqueueInvitation({
  session,
  tenant,
  id,
  user,
  page,
}: {
  session: Session;
  tenant: string;
  id: string;
  user: string;
  page: unknown;
}): Promise<void> {
  const condition = and(eq(users.tenant_id, tenant), eq(users.id, id));
  const [invited] = await session.orm.select({ email: users.email }).from(users).where(condition);
  if (!invited || typeof page !== 'string') throw new Error('An invitation needs a user and a page.');
  await enqueueAccountMail(session, {
    kind: 'INVITATION',
    tenant,
    user: id,
    email: invited.email,
    url: page,
    by: user,
  });
}
