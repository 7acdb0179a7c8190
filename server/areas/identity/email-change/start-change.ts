import { and, eq } from 'drizzle-orm';
import type { Session } from '../../../database/database';
import { publishChange } from '../../../dialect/write/mutations';
import type { EmailProofOwner } from '../email-proofs/proofs';
import { startEmailProof } from '../email-proofs/prove-email';
import { enqueueAccountMail } from '../mails/account-mail';
import { emailProofs, users } from '../tables';

/** A requested change of an address, and the id of the user who requested it. */
export interface EmailChange extends EmailProofOwner {
  email: string;
  by: string;
}

/** Mails a code to the new address and a notice to the current one, which stays valid until the code is entered. */
export async function startEmailChange(session: Session, { tenant, user, email, by }: EmailChange): Promise<void> {
  await startEmailProof(session, { tenant, user, email, purpose: 'CHANGE' });
  await enqueueAccountMail(session, { kind: 'EMAIL_CHANGE_REQUESTED', tenant, user, next: email, by });
  await publishChange({ session, tenant, user: by }, { table: users }, user, 'UPDATED');
}

/** Cancels a pending change of a user's address. Returns whether there was one. */
export async function cancelEmailChange(session: Session, { tenant, user }: EmailProofOwner): Promise<boolean> {
  const isPending = and(
    eq(emailProofs.tenant_id, tenant),
    eq(emailProofs.user_id, user),
    eq(emailProofs.purpose, 'CHANGE'),
  );
  const canceled = await session.orm.delete(emailProofs).where(isPending).returning({ user: emailProofs.user_id });
  return canceled.length > 0;
}
