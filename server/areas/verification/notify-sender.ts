import { and, desc, eq, sql } from 'drizzle-orm';
import type { Session } from '../../database/database';
import { activities } from '../activity';
import { readPermissionHolders } from '../identity';
import { notifyUsers } from '../inbox';
import type { ReviewedRecord } from './review';

const sendPermissions = { VEHICLE: 'vehicles.verify', COMPANY: 'company.verify' } as const;

/**
 * Tells the user who sent a record for verification of the answer; everybody who may send such records, if the history
 * does not say who did.
 */
export async function notifyOfAnswer(
  session: Session,
  record: ReviewedRecord,
  { isVerified, message }: { isVerified: boolean; message: string | null },
): Promise<void> {
  const { tenant, type, id, title } = record;
  const sender = await readSender(session, record);
  const users = sender
    ? [sender]
    : (await readPermissionHolders(session, tenant, sendPermissions[type])).map(({ user }) => user);
  // The reviewer belongs to another tenant, which the answer does not name.
  await notifyUsers({ session, tenant, user: null }, users, {
    facts: { kind: 'VERIFICATION_ANSWERED', title: title ?? '', is_verified: isVerified, message },
    subject: { type, id },
  });
}

/** Returns the user who last sent the record, from its history. */
async function readSender({ orm }: Session, { tenant, type, id }: ReviewedRecord): Promise<string | undefined> {
  const { tenant_id, entity_type, entity_id, action, details, user_id, date } = activities;
  const [sent] = await orm
    .select({ user: user_id })
    .from(activities)
    .where(
      and(
        eq(tenant_id, tenant),
        eq(entity_type, type),
        eq(entity_id, id),
        eq(action, 'CHANGED_STATUS'),
        sql`${details} ->> 'to' = 'UNDER_REVIEW'`,
      ),
    )
    .orderBy(desc(date), desc(activities.id))
    .limit(1);
  return sent?.user ?? undefined;
}
