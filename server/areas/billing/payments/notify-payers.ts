import type { Session } from '../../../database/database';
import { readPermissionHolders } from '../../identity';
import { enqueueMail } from '../../mail';
import type { BillingNotification } from '../mails/billing-mail';

/**
 * Sends a mail about the subscription to all active users with the permission `billing.pay`, once the transaction is
 * committed.
 */
export async function notifyPayers(session: Session, tenant: string, news: BillingNotification): Promise<void> {
  const payers = await readPermissionHolders(session, tenant, 'billing.pay');
  for (const { user } of payers) await enqueueMail(session, { ...news, tenant, user });
}
