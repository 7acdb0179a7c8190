import { sql } from 'drizzle-orm';
import type { Language, SocialProvider } from '../../../contract.generated';
import type { Session } from '../../../database/database';
import { newId } from '../../../database/ids';
import { companies, tenants } from '../../tenancy';
import { startEmailProof } from '../email-proofs/prove-email';
import { createStandardRoles } from '../permissions/roles';
import { claimEmail, claimSocialName } from '../sign-in/sign-in-names';
import { profiles, userHasRoles, users } from '../tables';

/** The user who registers a company and becomes its administrator. */
export interface CompanyFounder {
  email: string;
  /** Hash of the password; absent when the user signs in only through a provider. */
  passwordHash?: string;
  lang: Language;
  /** Whether the user has proved that the email address is theirs. If not, a mail with a code is sent. */
  emailProved: boolean;
  first_name?: string | null;
  last_name?: string | null;
  /** Version of the terms that the user accepted. */
  termsVersion?: string | null;
  /** The user's id at a sign-in provider. */
  socialName?: { provider: SocialProvider; subject: string };
}

/**
 * Creates a tenant with an empty company and an active administrator. An unproved email address is not reserved, and it
 * is not looked up whether the address is in use. Needs a system session, because the tenant does not exist yet.
 * @throws ContractError when the proved email address or the provider's subject is already in use.
 */
export async function createCompany(
  session: Session,
  founder: CompanyFounder,
): Promise<{ tenant: string; user: string }> {
  const { orm } = session;
  const { email, lang, passwordHash, emailProved, first_name, last_name, termsVersion, socialName } = founder;
  const [tenant, user] = [newId(), newId()];
  const userKeys = { tenant_id: tenant, user_id: user };
  // A proved address is claimed first: a concurrent registration with it waits here and then fails.
  if (emailProved) await claimEmail(session, { email, tenant, user_id: user });
  await orm.insert(tenants).values({ id: tenant, lang });
  await orm.insert(companies).values({ tenant_id: tenant, id: newId(), name: '' });
  const roles = await createStandardRoles(session, tenant);
  await orm.insert(users).values({
    tenant_id: tenant,
    id: user,
    email,
    lang,
    state: 'ACTIVE',
    password_hash: passwordHash,
    email_proved_at: emailProved ? sql`now()` : null,
    terms_version: termsVersion,
    terms_accepted_at: termsVersion ? sql`now()` : null,
  });
  await orm.insert(profiles).values({ ...userKeys, id: newId(), email, first_name, last_name });
  await orm.insert(userHasRoles).values({ ...userKeys, role_id: roles.admin });
  if (socialName) await claimSocialName(session, { ...socialName, tenant, user_id: user });
  if (!emailProved) await startEmailProof(session, { tenant, user, email, purpose: 'REGISTRATION' });
  return { tenant, user };
}
