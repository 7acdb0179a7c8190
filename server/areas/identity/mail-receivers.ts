import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Language } from '../../contract.generated';
import type { Session } from '../../database/database';
import { publishChange } from '../../dialect/write/mutations';
import type { LinkRequest, Mail, Person, Recipient, RecipientDirectory } from '../mail';
import { companies, tenants } from '../tenancy';
import { createLink } from './passwords/links';
import { profiles, signInNames, users } from './tables';

async function findReceiver({ orm }: Session, mail: Mail): Promise<Recipient | undefined> {
  const who =
    'email' in mail
      ? eq(signInNames.email, mail.email)
      : and(eq(signInNames.tenant, mail.tenant), eq(signInNames.user_id, mail.user));
  const [found] = await orm
    .select({
      tenant: users.tenant_id,
      user: users.id,
      email: users.email,
      language: sql<Language>`coalesce(${users.lang}, ${tenants.lang})`,
      state: users.state,
      company: companies.name,
    })
    .from(signInNames)
    .innerJoin(
      users,
      and(eq(users.tenant_id, signInNames.tenant), eq(users.id, signInNames.user_id), isNull(users.deleted_at)),
    )
    .innerJoin(tenants, and(eq(tenants.id, users.tenant_id), isNull(tenants.deleted_at)))
    .leftJoin(companies, eq(companies.tenant_id, users.tenant_id))
    .where(who);
  return found && { ...found, company: found.company ?? '' };
}

async function nameOf({ orm }: Session, { tenant, user }: Person): Promise<string> {
  const [person] = await orm
    .select()
    .from(profiles)
    .where(and(eq(profiles.tenant_id, tenant), eq(profiles.user_id, user)));
  return [person?.first_name, person?.last_name].filter(Boolean).join(' ');
}

async function makeMailLink(session: Session, order: LinkRequest): Promise<string> {
  const { tenant, user, purpose } = order;
  const token = await createLink(session, order);
  // Publishes the change, as open user pages show until when the invitation is valid.
  if (purpose === 'INVITATION') await publishChange({ session, tenant, user: '' }, { table: users }, user, 'UPDATED');
  return token;
}

/** Looks up the recipients of mails and creates the links that mails contain. */
export const mailReceivers: RecipientDirectory = { find: findReceiver, nameOf, createLinkToken: makeMailLink };
