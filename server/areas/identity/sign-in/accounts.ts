import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { Session } from '../../../database/database';
import type { SocialProvider } from '../../../contract.generated';
import { tenants } from '../../tenancy/tables';
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
export async function accountByEmail({ orm }: Session, email: string): Promise<FoundAccount | undefined> {
  // No address has this character, and PostgreSQL no text with it.
  if (email.includes('\0')) return undefined;
  const found = await orm
    .select(columns)
    .from(signInNames)
    .innerJoin(users, and(eq(users.tenant_id, signInNames.tenant), eq(users.id, signInNames.user_id)))
    .innerJoin(tenants, works())
    .where(and(eq(signInNames.email, email), isNull(users.deleted_at)));
  return asAccount(found);
}

/** The account of whom a provider vouches for. Needs a session of the system. */
export async function accountBySocialName({ orm }: Session, name: { provider: SocialProvider; subject: string }): Promise<FoundAccount | undefined> {
  const found = await orm
    .select(columns)
    .from(socialNames)
    .innerJoin(users, and(eq(users.tenant_id, socialNames.tenant), eq(users.id, socialNames.user_id)))
    .innerJoin(tenants, works())
    .where(and(eq(socialNames.provider, name.provider), eq(socialNames.subject, name.subject), isNull(users.deleted_at)));
  return asAccount(found);
}

function works(): SQL | undefined {
  return and(eq(tenants.id, users.tenant_id), isNull(tenants.deleted_at));
}

interface Row {
  tenant: string;
  user: string;
  email: string;
  password: string | null;
  state: string;
  provedAt: string | null;
}

function asAccount([row]: readonly Row[]): FoundAccount | undefined {
  if (!row) return undefined;
  const { state, provedAt, ...account } = row;
  return { ...account, active: state === 'ACTIVE', proved: provedAt !== null };
}
