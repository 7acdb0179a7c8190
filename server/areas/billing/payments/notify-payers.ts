import type { Session } from '../../../database/database';
import { readPermissionHolders } from '../../identity';
import { mailDelayMs, type MailWithEntry, notifyUsers } from '../../inbox';
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

/** A payment that the payers must do something about. `end` is the last day of the paid period. */
type FailedPayment = Extract<BillingNotification, { kind: 'RENEWAL_FAILED' | 'CONFIRM_PAYMENT' }>;

/**
 * Notifies the payers of a failed payment, or one that must be confirmed: in their inboxes, and by a mail unless they read
 * the entry before.
 */
export async function notifyOfFailedPayment(session: Session, tenant: string, news: FailedPayment): Promise<void> {
  const payers = await readPermissionHolders(session, tenant, 'billing.pay');
  const { amount: cents, currency, end, kind } = news;
  const entries = await notifyUsers(
    { session, tenant, user: null },
    payers.map(({ user }) => user),
    {
      facts: { kind: 'PAYMENT_FAILED', cents, currency, end, needs_confirmation: kind === 'CONFIRM_PAYMENT' },
      subject: { type: 'SUBSCRIPTION', id: tenant },
    },
  );
  for (const { user } of payers) {
    const mail: FailedPayment & MailWithEntry = { ...news, tenant, user, entry: entries.get(user) };
    await enqueueMail(session, mail, { delayMs: mailDelayMs });
  }
}
