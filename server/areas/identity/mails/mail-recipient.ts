import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Language } from '../../../contract.generated';
import type { Session } from '../../../database/database';
import type { Mail, TenantUser, MailRecipient } from '../../mail';
import { tenants } from '../../tenancy';
import { findEmailProof, findOtherEmailHolder } from '../email-proofs/proofs';
import { signInNames, users } from '../tables';

/**
 * Returns the recipient of a mail; undefined when no active account has the address, when an invitation was already
 * accepted, when an address was already proved, or when another address has replaced that of an invitation or proof.
 */
export async function findMailRecipient(session: Session, mail: Mail): Promise<MailRecipient | undefined> {
  if (!('user' in mail)) return findAccount(session, eq(signInNames.email, mail.email));
  const { tenant, user } = mail;
  switch (mail.kind) {
    case 'INVITATION': {
      const invited = await findUser(session, mail, 'INVITED');
      return invited && isMailTo(invited.email, mail) ? addressedTo(session, invited) : undefined;
    }
    case 'EMAIL_PROOF': {
      const [proof, owner] = [await findEmailProof(session, mail), await findUser(session, mail, 'ACTIVE')];
      if (!proof || !owner || !isMailTo(proof.email, mail)) return undefined;
      return addressedTo(session, { ...owner, email: proof.email });
    }
    case 'EMAIL_CHANGED': {
      // The mail is for the mailbox that the user had before.
      const account = await findUser(session, mail, 'ACTIVE');
      return account && 'previous' in mail ? { ...account, email: String(mail.previous) } : undefined;
    }
    default:
      return findAccount(session, and(eq(signInNames.tenant, tenant), eq(signInNames.user_id, user)));
  }
}

/** Returns whether a mail was requested for an address, and thus counted towards the limit of that address. */
function isMailTo(email: string, mail: TenantUser): boolean {
  return 'email' in mail && mail.email === email;
}

/** Returns the active account of a sign-in name. */
async function findAccount({ orm }: Session, isAddressee: SQL | undefined): Promise<MailRecipient | undefined> {
  const [found] = await orm
    .select(columns)
    .from(signInNames)
    .innerJoin(
      users,
      and(eq(users.tenant_id, signInNames.tenant), eq(users.id, signInNames.user_id), isNull(users.deleted_at)),
    )
    .innerJoin(tenants, and(eq(tenants.id, users.tenant_id), isNull(tenants.deleted_at)))
    .where(and(isAddressee, eq(users.state, 'ACTIVE')));
  return found;
}

/** Returns a user as the recipient, even when the user has not proved the address. */
async function findUser(
  { orm }: Session,
  { tenant, user }: TenantUser,
  state: 'ACTIVE' | 'INVITED',
): Promise<MailRecipient | undefined> {
  const [found] = await orm
    .select(columns)
    .from(users)
    .innerJoin(tenants, and(eq(tenants.id, users.tenant_id), isNull(tenants.deleted_at)))
    .where(and(eq(users.tenant_id, tenant), eq(users.id, user), eq(users.state, state), isNull(users.deleted_at)));
  return found;
}

/**
 * Returns the recipient of a mail to an address that is not proved yet. When another account has the address, the
 * recipient is that account's holder; undefined when that holder is disabled.
 */
async function addressedTo(session: Session, recipient: MailRecipient): Promise<MailRecipient | undefined> {
  const holder = await findOtherEmailHolder(session, recipient);
  if (!holder) return recipient;
  const account = await findAccount(session, eq(signInNames.email, recipient.email));
  return account && { ...recipient, language: account.language };
}

const columns = {
  tenant: users.tenant_id,
  user: users.id,
  email: users.email,
  language: sql<Language>`coalesce(${users.lang}, ${tenants.lang})`,
};
