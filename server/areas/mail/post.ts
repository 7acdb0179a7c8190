import type { Session } from '../../database/database';
import { newId } from '../../database/ids';
import { enqueue } from '../../queue';
import type { BillingNews } from './billing-news';
import { mails } from './tables';

/** Somebody who works in a company. */
export interface Person {
  tenant: string;
  user: string;
}

/** A mail, with what it is about. Whoever it goes to is looked up when it is sent, and so is their language. */
export type Mail =
  /** The link to accept an invitation; `url` is the page that it leads to. */
  | ({ kind: 'INVITATION'; url: string; by: string } & Person)
  /** The link to a new password, wished for an address that perhaps nobody has. */
  | { kind: 'RESTORE'; email: string; url: string }
  /** That the password was changed. */
  | ({ kind: 'PASSWORD_CHANGED' } & Person)
  /** That somebody signed in on a device not seen before: its name for itself, its address, when (ISO). */
  | ({ kind: 'NEW_DEVICE'; userAgent: string; address: string; at: string } & Person)
  /** That the second factor was turned on, turned off, or taken away by an administrator. */
  | ({ kind: 'SECOND_FACTOR_ON' | 'SECOND_FACTOR_OFF' | 'SECOND_FACTOR_RESET' } & Person)
  /** That a recovery code was used, and how many are left. */
  | ({ kind: 'RECOVERY_CODE_USED'; left: number } & Person)
  /**
   * That unknown devices have used up their tries for an address that perhaps no account has: which step they failed at,
   * where the last try came from and when (ISO).
   */
  | { kind: 'FAILED_SIGN_INS'; email: string; step: 'password' | 'code'; tries: number; address: string; at: string }
  /** News of the company's subscription. */
  | (BillingNews & Person);

/** Kind of the jobs that send mails; the unique key of each is its mail's id. */
export const mailKind = 'mail';

/**
 * Most milliseconds between the order of a mail and its sending, a new number each time. A caller who asks for a new
 * password for another person's address must not notice, by the answers to later calls, that a mail is being sent.
 */
const mostDelayMs = 600;

/** Has a mail sent, once the transaction is committed. */
export async function post(session: Session, mail: Mail): Promise<void> {
  const id = newId();
  const tenant = 'tenant' in mail ? mail.tenant : null;
  await session.orm.insert(mails).values({ id, tenant, mail });
  const inMs = Math.random() * mostDelayMs;
  await enqueue(session, { kind: mailKind, tenant, key: id, payload: { kind: mail.kind }, inMs });
}
