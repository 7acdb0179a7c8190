import { and, eq, sql } from 'drizzle-orm';
import type { Caller } from '../../../dialect/context';
import type { Session } from '../../../database/database';
import { publishChange } from '../../../dialect/write/mutations';
import { insertActivities, referencedRecordOf } from '../../activity';
import { enqueueAccountMail } from '../mails/account-mail';
import { revokePasswordLink } from '../passwords/links';
import { userEntity } from '../people/user';
import { invalidateAccess } from '../permissions/access-cache';
import { endSessions } from '../sign-in/sessions';
import { profiles, users } from '../tables';

/**
 * Finishes a change of the caller's address once the new one is proved. Links in the old mailbox stop working, all other
 * sessions end, and the old address gets a mail.
 */
export async function finishEmailChange(
  session: Session,
  { tenant, user, session: current }: Caller,
  { email, previous }: { email: string; previous: string },
): Promise<void> {
  const { orm } = session;
  const [row] = await orm
    .update(users)
    .set({ modified_at: sql`greatest(clock_timestamp(), ${users.modified_at} + interval '1 microsecond')` })
    .where(and(eq(users.tenant_id, tenant), eq(users.id, user)))
    .returning();
  if (!row) throw new Error('The user who changed the address was not found.');
  // The contact address of the profile changes too, if it was the same as the old address.
  await orm
    .update(profiles)
    .set({ email })
    .where(and(eq(profiles.tenant_id, tenant), eq(profiles.user_id, user), eq(profiles.email, previous)));
  await revokePasswordLink(session, { tenant, user });
  await endSessions(session, { tenant, user, except: current });
  await invalidateAccess(session, tenant);
  await enqueueAccountMail(session, { kind: 'EMAIL_CHANGED', tenant, user, previous, next: email });
  const on = await referencedRecordOf(userEntity, row, { session, tenant });
  await insertActivities([{ action: 'UPDATED', on, fields: ['email'] }], { session, tenant, user });
  await publishChange({ session, tenant, user }, userEntity, user, 'UPDATED');
}
