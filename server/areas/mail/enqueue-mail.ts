import type { Session } from '../../database/database';
import { newId } from '../../database/ids';
import { enqueue } from '../../queue';
import type { BillingNotification } from './billing-news';
import { mails } from './tables';

/** A user of a tenant. */
export interface Person {
  tenant: string;
  user: string;
}

/** A mail to send. The recipient's address and language are read when the mail is sent. */
export type Mail =
  /** An invitation; `url` is the page that its link opens, `by` the id of the inviting user. */
  | ({ kind: 'INVITATION'; url: string; by: string } & Person)
  /** A link to reset a password, requested for an address that may have no account. */
  | { kind: 'RESTORE'; email: string; url: string }
  /** The password was changed. */
  | ({ kind: 'PASSWORD_CHANGED' } & Person)
  /** A sign-in on a new device: its user agent, IP address and time (ISO). */
  | ({ kind: 'NEW_DEVICE'; userAgent: string; address: string; at: string } & Person)
  /** The second factor was turned on, turned off or reset by an administrator. */
  | ({ kind: 'SECOND_FACTOR_ON' | 'SECOND_FACTOR_OFF' | 'SECOND_FACTOR_RESET' } & Person)
  /** A recovery code was used; `left` is the number of unused codes. */
  | ({ kind: 'RECOVERY_CODE_USED'; left: number } & Person)
  /**
   * Unknown devices used up the sign-in attempts for an address, which may have no account. `address` is the IP address
   * of the last attempt.
   */
  | { kind: 'FAILED_SIGN_INS'; email: string; step: 'password' | 'code'; tries: number; address: string; at: string }
  /** A notification about the subscription. */
  | (BillingNotification & Person);

/** Kind of the jobs that send mails. A job's unique key is the id of its mail. */
export const mailJobKind = 'mail';

/**
 * Maximum random delay before sending, in milliseconds. Without it, timing would reveal whether an address has an
 * account.
 */
const maxDelayMs = 600;

/** Enqueues a mail, to send once the transaction is committed. */
export async function enqueueMail(session: Session, mail: Mail): Promise<void> {
  const id = newId();
  const tenant = 'tenant' in mail ? mail.tenant : null;
  await session.orm.insert(mails).values({ id, tenant, mail });
  const inMs = Math.random() * maxDelayMs;
  await enqueue(session, { kind: mailJobKind, tenant, key: id, payload: { kind: mail.kind }, inMs });
}
