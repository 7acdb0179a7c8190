import type { Language, SocialProvider } from '../../../contract.generated';
import type { Session } from '../../../database/database';
import { newId } from '../../../database/ids';
import { companies, tenants } from '../../tenancy';
import { createStandardRoles } from '../permissions/roles';
import { claimEmail, claimSocialName } from '../sign-in/sign-in-names';
import { profiles, userHasRoles, users } from '../tables';

/** Who registers a company. */
export interface CompanyFounder {
  email: string;
  /** Absent for whoever signs in by a provider alone. */
  passwordHash?: string;
  lang: Language;
  /** Whether the address is known to be theirs. */
  emailProved: boolean;
  first_name?: string;
  last_name?: string;
  /** Who they are to a provider that they sign in by. */
  known?: { provider: SocialProvider; subject: string };
}

/**
 * Begins a company and its administrator, in a session of the system: there is no tenant yet to work as. The company
 * has no data, and its administrator no status, until they enter it.
 * @throws ContractError when someone has the address, or is known by the provider's name.
 */
export async function createCompany(
  session: Session,
  founder: CompanyFounder,
): Promise<{ tenant: string; user: string }> {
  const { orm } = session;
  const { email, lang, passwordHash, emailProved, first_name, last_name, known } = founder;
  const [tenant, user] = [newId(), newId()];
  const own = { tenant_id: tenant, user_id: user };
  // First of all, so that of two at once the second waits here and writes nothing.
  await claimEmail(session, { email, tenant, user_id: user });
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
    email_proved_at: emailProved ? new Date().toISOString() : null,
  });
  await orm.insert(profiles).values({ ...own, id: newId(), email, first_name, last_name });
  await orm.insert(userHasRoles).values({ ...own, role_id: roles.admin });
  if (known) await claimSocialName(session, { ...known, tenant, user_id: user });
  return { tenant, user };
}
