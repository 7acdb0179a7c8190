import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Language } from '../../../contract.generated';
import type { Session } from '../../../database/database';
import type { Mail, Recipient } from '../../mail';
import { tenants } from '../../tenancy';
import { signInNames, users } from '../tables';

/**
 * Returns the recipient of a mail; undefined when no active account has the address, or when an invitation was already
 * accepted.
 */
export async function findMailRecipient({ orm }: Session, mail: Mail): Promise<Recipient | undefined> {
  const isAddressee =
    'email' in mail
      ? eq(signInNames.email, mail.email)
      : and(eq(signInNames.tenant, mail.tenant), eq(signInNames.user_id, mail.user));
  const state = mail.kind === 'INVITATION' ? 'INVITED' : 'ACTIVE';
  const [found] = await orm
    .select({
      tenant: users.tenant_id,
      user: users.id,
      email: users.email,
      language: sql<Language>`coalesce(${users.lang}, ${tenants.lang})`,
    })
    .from(signInNames)
    .innerJoin(
      users,
      and(eq(users.tenant_id, signInNames.tenant), eq(users.id, signInNames.user_id), isNull(users.deleted_at)),
    )
    .innerJoin(tenants, and(eq(tenants.id, users.tenant_id), isNull(tenants.deleted_at)))
    .where(and(isAddressee, eq(users.state, state)));
  return found;
}
