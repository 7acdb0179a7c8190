import type { UserRecoveryType } from '../../../contract.generated';
import type { Session } from '../../../database/database';
import { enqueueMail, type TenantUser } from '../../mail';

/** A mail about an account. */
export type AccountMail =
  /**
   * An invitation; `url` is the page that its link opens, `by` the id of the inviting user. Dropped when the invited
   * address has changed since.
   */
  | ({ kind: 'INVITATION'; email: string; url: string; by: string } & TenantUser)
  /** A link to reset a password, requested for an address that may have no account. */
  | { kind: 'RESTORE'; email: string; url: string }
  /**
   * The code that proves an address. When another account has the address, the mail instead informs its holder that
   * another person tried to use it. Dropped when the user has another address to prove since.
   */
  | ({ kind: 'EMAIL_PROOF'; email: string } & TenantUser)
  /** A link that recovers an account; `url` is the page that it opens, `by` the id of the administrator. */
  | ({ kind: 'RECOVERY'; url: string; by: string; recovery: UserRecoveryType } & TenantUser)
  /** A change of the address was requested; `next` is the new address, `by` the id of the user who requested it. */
  | ({ kind: 'EMAIL_CHANGE_REQUESTED'; next: string; by: string } & TenantUser)
  /** The address was changed. The mail goes to the previous one. */
  | ({ kind: 'EMAIL_CHANGED'; previous: string; next: string } & TenantUser)
  /** The password was changed. */
  | ({ kind: 'PASSWORD_CHANGED' } & TenantUser)
  /** A sign-in on a new device: its user agent, IP address and time (ISO). */
  | ({ kind: 'NEW_DEVICE'; userAgent: string; address: string; at: string } & TenantUser)
  /** The second factor was turned on, turned off or reset by an administrator. */
  | ({ kind: 'SECOND_FACTOR_ON' | 'SECOND_FACTOR_OFF' | 'SECOND_FACTOR_RESET' } & TenantUser)
  /** A recovery code was used; `left` is the number of unused codes. */
  | ({ kind: 'RECOVERY_CODE_USED'; left: number } & TenantUser)
  /**
   * Unknown devices used up the sign-in attempts for an address, which may have no account. `address` is the IP address
   * of the last attempt.
   */
  | { kind: 'FAILED_SIGN_INS'; email: string; step: 'password' | 'code'; tries: number; address: string; at: string };

/** Enqueues a mail about an account, to send once the transaction is committed. */
export function enqueueAccountMail(session: Session, mail: AccountMail): Promise<void> {
  return enqueueMail(session, mail);
}
