import { sql } from 'drizzle-orm';
import type { Session } from '../../database/database';
import { newId } from '../../database/ids';
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

/** Channel on which servers hear that there is something to send. */
export const mailChannel = 'waybill_mail';

/** Has a mail sent, once the transaction is committed. */
export async function post({ orm }: Session, mail: Mail): Promise<void> {
  await orm.insert(mails).values({ id: newId(), tenant: 'tenant' in mail ? mail.tenant : null, mail });
  await orm.execute(sql`SELECT pg_notify(${mailChannel}, '')`);
}
