import type { Session } from '../../database/database';
import { newId } from '../../database/ids';
import { enqueueJob } from '../../queue';
import { mails } from './tables';

/** A user of a tenant. */
export interface TenantUser {
  tenant: string;
  user: string;
}

/**
 * A mail to send, to a user or to an address that may have no account. `kind` names the mail's template. Each area adds
 * the facts that its templates need. The recipient's address and language are read when the mail is sent.
 */
export type Mail = { kind: string } & (TenantUser | { email: string });

/** The `kind` of jobs that send a mail. The unique key of such a job is the mail's id. */
export const mailJobKind = 'mail';

/**
 * Maximum random delay before sending, in milliseconds. Without a delay, response times would reveal whether an address
 * has an account.
 */
const maxDelayMs = 600;

/**
 * Stores a mail and enqueues its job in the session's transaction, so that the mail is sent only after a commit, and not
 * before `delayMs` are over.
 */
export async function enqueueMail(session: Session, mail: Mail, { delayMs = 0 } = {}): Promise<void> {
  const id = newId();
  const tenant = 'tenant' in mail ? mail.tenant : null;
  await session.orm.insert(mails).values({ id, tenant, mail });
  const inMs = delayMs + Math.random() * maxDelayMs;
  await enqueueJob(session, { kind: mailJobKind, tenant, key: id, payload: { kind: mail.kind }, inMs });
}
