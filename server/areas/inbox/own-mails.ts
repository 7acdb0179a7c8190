import { and, eq, isNotNull } from 'drizzle-orm';
import type { Session } from '../../database/database';
import type { TenantUser } from '../mail';
import { inboxEntries } from './tables';

/** A mail of another area about an event, with the id of the entry that its reader has; absent without an entry. */
export type MailWithEntry = TenantUser & { entry?: string | undefined };

/** Returns whether the reader of a mail has read its entry, so that the mail says nothing new. */
export async function isEntryRead({ orm }: Session, { tenant, user, entry }: MailWithEntry): Promise<boolean> {
  if (entry === undefined) return false;
  const { tenant_id, user_id, id, read_at } = inboxEntries;
  const isRead = and(eq(tenant_id, tenant), eq(user_id, user), eq(id, entry), isNotNull(read_at));
  return (await orm.$count(inboxEntries, isRead)) > 0;
}
