import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { Session } from '../../../database/database';
import type { SocialProvider } from '../../../contract.generated';
import { errorCodes, ContractError } from '../../../dialect/errors';
import { tenants } from '../../tenancy';
import { signInNames, socialNames, users } from '../tables';

/** A user account, found for a sign-in. */
export interface FoundAccount {
  tenant: string;
  user: string;
  email: string;
  password: string | null;
  /** Whether the user is active: not invited, disabled or removed. */
  active: boolean;
  /** Whether the user has proved that the email address is theirs. */
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

/** Returns the account with an email address, in any tenant. Needs a system session. */
export async function findAccountByEmail({ orm }: Session, email: string): Promise<FoundAccount | undefined> {
  // PostgreSQL rejects texts with a NUL character, so no account has such an address.
  if (email.includes('\0')) return undefined;
  const found = await orm
    .select(columns)
    .from(signInNames)
    .innerJoin(users, and(eq(users.tenant_id, signInNames.tenant), eq(users.id, signInNames.user_id)))
    .innerJoin(tenants, isOfExistingTenant())
    .where(and(eq(signInNames.email, email), isNull(users.deleted_at)));
  return accountOf(found);
}

/** Returns the account linked to a provider's subject. Needs a system session. */
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

/** An account as it was when its credentials were verified, before the transaction that creates the session. */
export interface VerifiedAccount extends Pick<FoundAccount, 'tenant' | 'user' | 'password'> {
  /** Whether the account has a second factor, which was then verified too. */
  secondFactor: boolean;
}

/**
 * Locks the account until the transaction ends. A concurrent change of the account, which ends all sessions, waits for
 * the lock and ends the new session too.
 * @throws ContractError when password, second factor or state changed since the credentials were verified.
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
  if (now?.password !== password || now.secondFactor !== secondFactor) throw wrongCredentialsError();
}

/** Returns the error for wrong credentials. */
export function wrongCredentialsError(): ContractError {
  return new ContractError('Wrong username or password.', { code: errorCodes.unauthenticated, reason: 'credentials' });
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
