import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Config } from '../../../config';
import type { StatusPayload } from '../../../contract.generated';
import type { Session } from '../../../database/database';
import type { RequestContext } from '../../../dialect/context';
import { invalidInputError, requireNoProblems } from '../../../dialect/errors';
import { requireCaller } from '../../../dialect/methods';
import { runReportingUniqueViolation } from '../../../dialect/write/store';
import { publishChange } from '../../../dialect/write/mutations';
import { insertActivities, referencedRecordOf } from '../../activity';
import { enqueueAccountMail } from '../mails/account-mail';
import { linkPageProblem } from '../passwords/console-urls';
import { revokePasswordLink } from '../passwords/links';
import { successStatusPayload } from '../passwords/status-payload';
import { userEntity } from '../people/user';
import { countAuthenticationAttempt } from '../sign-in/attempts';
import { profiles, users } from '../tables';

/** A new address of an invited user. */
interface InvitedEmail {
  user: string;
  previous: string;
  email: string;
  /** Page of the console that the link in the new invitation opens. */
  authUrl: string | null | undefined;
}

/**
 * Changes the address of a user who has not accepted the invitation, and mails an invitation there. The earlier link
 * stops working. The address needs no code, because accepting the invitation proves it.
 */
export async function changeInvitedEmail(
  { authUrl, ...change }: InvitedEmail,
  context: RequestContext,
  config: Config,
): Promise<StatusPayload> {
  const { database, address, language, log } = context;
  const { tenant, user: by } = requireCaller(context);
  const { user, email } = change;
  if (!authUrl) throw invalidInputError({ 'input.auth_url': [{ code: 'required' }] });
  requireNoProblems({ 'input.auth_url': [linkPageProblem(authUrl, 'INVITATION', config)] });
  await countAuthenticationAttempt(
    context,
    config.signIn,
    { kind: 'invitation', subject: email, address },
    { tenant, user: by },
  );
  await database.write(tenant, async (session) => {
    // The link is locked before the user, as by its acceptance, so that both at once cannot deadlock.
    await revokePasswordLink(session, { tenant, user });
    await runReportingUniqueViolation(userEntity, () => storeInvitedEmail(session, { ...change, tenant, by }));
    await enqueueAccountMail(session, { kind: 'INVITATION', tenant, user, email, url: authUrl, by });
    await publishChange({ session, tenant, user: by }, userEntity, user, 'UPDATED');
  });
  log.info({ tenant, user: by, of: user }, 'email address of an invited user changed');
  return successStatusPayload('invitationSent', language);
}

/** @throws ContractError when the user has accepted the invitation meanwhile */
async function storeInvitedEmail(
  session: Session,
  { tenant, user, previous, email, by }: Omit<InvitedEmail, 'authUrl'> & { tenant: string; by: string },
): Promise<void> {
  const [row] = await session.orm
    .update(users)
    .set({ email, modified_at: sql`greatest(clock_timestamp(), ${users.modified_at} + interval '1 microsecond')` })
    .where(and(eq(users.tenant_id, tenant), eq(users.id, user), eq(users.state, 'INVITED'), isNull(users.deleted_at)))
    .returning();
  if (!row) throw invalidInputError({ 'input.user_id': [{ code: 'not_invited' }] });
  // The contact address of the profile changes too, if it was the same as the old address.
  await session.orm
    .update(profiles)
    .set({ email })
    .where(and(eq(profiles.tenant_id, tenant), eq(profiles.user_id, user), eq(profiles.email, previous)));
  const on = await referencedRecordOf(userEntity, row, { session, tenant });
  await insertActivities([{ action: 'UPDATED', on, fields: ['email'] }], { session, tenant, user: by });
}
