import { randomInt } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Session } from '../../../database/database';
import { hashPassword } from '../passwords/passwords';
import { emailProofs, signInNames } from '../tables';
import { emailCodeMinutes, formatEmailCode } from './rules';

/** A user who has an email address to prove. */
export interface EmailProofOwner {
  tenant: string;
  user: string;
}

/** Why an email address is proved, such as for a registration. */
export type EmailProofPurpose = (typeof emailProofs.$inferSelect)['purpose'];

/** An email address that a user has not proved yet. */
export interface EmailProof extends EmailProofOwner {
  email: string;
  purpose: EmailProofPurpose;
}

/**
 * SQL for when a code that is created now expires. Also set when a code is only requested: a code that is never mailed
 * then seems to expire as well, so the expiry does not reveal whether the address is in use.
 */
const codeEnd = sql`now() + make_interval(mins => ${emailCodeMinutes}::int)`;

/** Stores the address that a user has to prove, in place of an earlier one. The address is not reserved. */
export async function storeEmailProof({ orm }: Session, { tenant, user, email, purpose }: EmailProof): Promise<void> {
  const proof = { email, purpose, code_hash: null, code_expires_at: codeEnd, tries: 0, created_at: sql`now()` };
  await orm
    .insert(emailProofs)
    .values({ tenant_id: tenant, user_id: user, ...proof })
    .onConflictDoUpdate({ target: [emailProofs.tenant_id, emailProofs.user_id], set: proof });
}

/** Returns the address that a user has yet to prove. */
export async function findEmailProof({ orm }: Session, owner: EmailProofOwner): Promise<EmailProof | undefined> {
  const [found] = await orm
    .select({ email: emailProofs.email, purpose: emailProofs.purpose })
    .from(emailProofs)
    .where(ownedBy(owner));
  return found && { tenant: owner.tenant, user: owner.user, ...found };
}

/** Deletes a user's proof, so that its code stops working. */
export async function deleteEmailProof({ orm }: Session, owner: EmailProofOwner): Promise<void> {
  await orm.delete(emailProofs).where(ownedBy(owner));
}

/** Invalidates the last code, before a mail with the next code is sent. */
export async function resetEmailCode({ orm }: Session, owner: EmailProofOwner): Promise<void> {
  await orm.update(emailProofs).set({ code_hash: null, code_expires_at: codeEnd, tries: 0 }).where(ownedBy(owner));
}

/**
 * Creates the code to mail, and stores its hash. Returns undefined when the address belongs to another account: then
 * the proof has no code, but the user sees no difference. Needs a system session.
 */
export async function issueEmailCode(session: Session, proof: EmailProof): Promise<string | undefined> {
  if (await findOtherEmailHolder(session, proof)) return undefined;
  const code = formatEmailCode(randomInt(1_000_000));
  await session.orm
    .update(emailProofs)
    .set({ code_hash: await hashPassword(code), code_expires_at: codeEnd })
    .where(and(ownedBy(proof), eq(emailProofs.email, proof.email)));
  return code;
}

/** Returns the other account that has an address; undefined when it is free or the user's own. Needs a system session. */
export async function findOtherEmailHolder(
  { orm }: Session,
  { tenant, user, email }: EmailProofOwner & { email: string },
): Promise<EmailProofOwner | undefined> {
  const [holder] = await orm
    .select({ tenant: signInNames.tenant, user: signInNames.user_id })
    .from(signInNames)
    .where(eq(signInNames.email, email));
  return holder && !(holder.tenant === tenant && holder.user === user) ? holder : undefined;
}

/** A proof after an entered code was counted as a try. */
export interface TriedEmailProof extends EmailProof {
  codeHash: string | null;
  isExpired: boolean;
  tries: number;
}

/** Counts a try before the entered code is compared, so that concurrent tries cannot exceed the limit. */
export async function countCodeTry({ orm }: Session, owner: EmailProofOwner): Promise<TriedEmailProof | undefined> {
  const [tried] = await orm
    .update(emailProofs)
    .set({ tries: sql`${emailProofs.tries} + 1` })
    .where(ownedBy(owner))
    .returning({
      email: emailProofs.email,
      purpose: emailProofs.purpose,
      codeHash: emailProofs.code_hash,
      isExpired: sql<boolean>`${emailProofs.code_expires_at} <= now()`,
      tries: emailProofs.tries,
    });
  return tried && { tenant: owner.tenant, user: owner.user, ...tried };
}

/** Consumes a proof. Returns whether its code was still valid; of several concurrent calls one returns true. */
export async function consumeEmailProof({ orm }: Session, proof: TriedEmailProof): Promise<boolean> {
  const consumed = await orm
    .delete(emailProofs)
    .where(and(ownedBy(proof), sql`${emailProofs.code_hash} = ${proof.codeHash}`))
    .returning({ user: emailProofs.user_id });
  return consumed.length > 0;
}

function ownedBy({ tenant, user }: EmailProofOwner) {
  return and(eq(emailProofs.tenant_id, tenant), eq(emailProofs.user_id, user));
}
