import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { Session } from '../../../database/database';
import type { SocialProvider } from '../../../contract.generated';
import { code, ContractError } from '../../../dialect/errors';
import { tenants } from '../../tenancy';
import { signInNames, socialNames, users } from '../tables';

/** An account that somebody means to sign in to. */
export interface FoundAccount {
  tenant: string;
  user: string;
  email: string;
  password: string | null;
  /** Whether its holder may work: neither invited only, nor disabled, nor removed. */
  active: boolean;
  /** Whether its holder has shown that the address is theirs. */
  proved: boolean;
}

const columns = {
  tenant: users.tenant_id,
  user: users.id,
  email: users.email,
  password: users.password_hash,
  state: users.state,
  provedAt: users.email_proved_at,
};

/** The account behind an address, whatever its tenant. Needs a session of the system. */
export async function findAccountByEmail({ orm }: Session, email: string): Promise<FoundAccount | undefined> {
  // No address has this character, and PostgreSQL no text with it.
  if (email.includes('\0')) return undefined;
  const found = await orm
    .select(columns)
    .from(signInNames)
    .innerJoin(users, and(eq(users.tenant_id, signInNames.tenant), eq(users.id, signInNames.user_id)))
    .innerJoin(tenants, isOfExistingTenant())
    .where(and(eq(signInNames.email, email), isNull(users.deleted_at)));
  return accountOf(found);
}

/** The account of whom a provider vouches for. Needs a session of the system. */
export async function findAccountBySocialName(
  { orm }: Session,
  name: { provider: SocialProvider; subject: string },
): Promise<FoundAccount | undefined> {
  const found = await orm
    .select(columns)
    .from(socialNames)
    .innerJoin(users, and(eq(users.tenant_id, socialNames.tenant), eq(users.id, socialNames.user_id)))
    .innerJoin(tenants, isOfExistingTenant())
    .where(
      and(eq(socialNames.provider, name.provider), eq(socialNames.subject, name.subject), isNull(users.deleted_at)),
    );
  return accountOf(found);
}

/** Somebody as they were when they showed who they are, before the transaction that lets them in. */
export interface VerifiedAccount extends Pick<FoundAccount, 'tenant' | 'user' | 'password'> {
  /** Whether they have a second factor, and so have shown it. */
  secondFactor: boolean;
}

/**
 * Holds an account as it is until the transaction ends: what ends its sessions waits, and then ends the one begun here, too.
 * @throws ContractError when its password, second factor or state has changed since it was looked at.
 */
export async function lockUnchangedAccount(
  { orm }: Session,
  { tenant, user, password, secondFactor }: VerifiedAccount,
): Promise<void> {
  const [now] = await orm
    .select({ password: users.password_hash, secondFactor: users.uses_two_factor_auth })
    .from(users)
    .where(and(eq(users.tenant_id, tenant), eq(users.id, user), eq(users.state, 'ACTIVE'), isNull(users.deleted_at)))
    .for('share');
  if (now?.password !== password || now.secondFactor !== secondFactor) throw wrongCredentials();
}

/** What is answered to whoever is not, or not any more, who they say they are. */
export function wrongCredentials(): ContractError {
  return new ContractError('Wrong username or password.', { code: code.unauthenticated, reason: 'credentials' });
}

function isOfExistingTenant(): SQL | undefined {
  return and(eq(tenants.id, users.tenant_id), isNull(tenants.deleted_at));
}

interface AccountRow {
  tenant: string;
  user: string;
  email: string;
  password: string | null;
  state: string;
  provedAt: string | null;
}

function accountOf([row]: readonly AccountRow[]): FoundAccount | undefined {
  if (!row) return undefined;
  const { state, provedAt, ...account } = row;
  return { ...account, active: state === 'ACTIVE', proved: provedAt !== null };
}
