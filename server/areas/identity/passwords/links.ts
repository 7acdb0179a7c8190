import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Session } from '../../../database/database';
import { newId } from '../../../database/ids';
import { companies, tenants } from '../../tenancy';
import { userCodes, users } from '../tables';
import { hashSecret, createTokenSecret, parseRefreshToken, formatRefreshToken } from '../sign-in/tokens';

/** Purpose of a mailed link. */
export type PasswordLinkPurpose = (typeof userCodes.$inferSelect)['purpose'];

/** The user, purpose and lifetime of a new link. */
export interface NewPasswordLink {
  tenant: string;
  user: string;
  purpose: PasswordLinkPurpose;
  minutes: number;
  /** How a `RESTORE` link recovers the account; absent: the second factor, linked providers and known devices stay. */
  recovery?: RecoveryType;
}

type RecoveryType = NonNullable<(typeof users.$inferSelect)['user_recovery_type']>;

/** Creates a link and returns its token. The user's earlier link stops working. */
export async function createPasswordLink(session: Session, request: NewPasswordLink): Promise<string> {
  const { tenant, user, purpose, minutes, recovery = 'RESTORE_USER_DATA' } = request;
  const token = { tenant, session: newId(), secret: createTokenSecret() };
  const row = {
    id: token.session,
    purpose,
    code_hash: hashSecret(token.secret),
    expires_at: sql`now() + make_interval(mins => ${minutes}::int)`,
  };
  await session.orm
    .insert(userCodes)
    .values({ tenant_id: tenant, user_id: user, ...row })
    .onConflictDoUpdate({ target: [userCodes.tenant_id, userCodes.user_id], set: row });
  await setRecoveryType(session, request, purpose === 'RESTORE' ? recovery : null);
  return formatRefreshToken(token);
}

/** Deletes the user's link. */
export async function revokePasswordLink(
  session: Session,
  owner: Pick<NewPasswordLink, 'tenant' | 'user'>,
): Promise<void> {
  const { tenant, user } = owner;
  await session.orm.delete(userCodes).where(and(eq(userCodes.tenant_id, tenant), eq(userCodes.user_id, user)));
  await setRecoveryType(session, owner, null);
}

async function setRecoveryType(
  { orm }: Session,
  { tenant, user }: Pick<NewPasswordLink, 'tenant' | 'user'>,
  user_recovery_type: RecoveryType | null,
): Promise<void> {
  await orm
    .update(users)
    .set({ user_recovery_type })
    .where(and(eq(users.tenant_id, tenant), eq(users.id, user)));
}

/** A link that was not used yet. It may have expired. */
export interface PasswordLink {
  tenant: string;
  user: string;
  purpose: PasswordLinkPurpose;
  expired: boolean;
  email: string;
  /** Hash of the user's current password; null when the user has none. */
  password: string | null;
  company: string | null;
}

/** The state that a user must have for a link to work, by the link's purpose. */
export const requiredUserStateByPurpose = { INVITATION: 'INVITED', RESTORE: 'ACTIVE' } as const;

/** Returns the link of a token, without consuming it; undefined when it was used, replaced or never existed. */
export async function findPasswordLink({ orm }: Session, token: string): Promise<PasswordLink | undefined> {
  const condition = matchesToken(token);
  if (!condition) return undefined;
  const [found] = await orm
    .select({
      tenant: users.tenant_id,
      user: users.id,
      state: users.state,
      email: users.email,
      password: users.password_hash,
      purpose: userCodes.purpose,
      expired: sql<boolean>`${userCodes.expires_at} <= now()`,
      company: companies.name,
    })
    .from(userCodes)
    .innerJoin(
      users,
      and(eq(users.tenant_id, userCodes.tenant_id), eq(users.id, userCodes.user_id), isNull(users.deleted_at)),
    )
    .innerJoin(tenants, and(eq(tenants.id, userCodes.tenant_id), isNull(tenants.deleted_at)))
    .leftJoin(companies, eq(companies.tenant_id, userCodes.tenant_id))
    .where(condition);
  return found && found.state === requiredUserStateByPurpose[found.purpose] ? found : undefined;
}

/** Consumes a link. Returns whether it was still valid; of several concurrent calls one returns true. */
export async function consumePasswordLink({ orm }: Session, token: string): Promise<boolean> {
  const condition = matchesToken(token);
  if (!condition) return false;
  const used = await orm
    .delete(userCodes)
    .where(and(condition, gt(userCodes.expires_at, sql`now()`)))
    .returning({ id: userCodes.id });
  return used.length > 0;
}

/**
 * Returns the condition for a token's row; undefined for a malformed token. Link tokens have the format of refresh
 * tokens.
 */
function matchesToken(token: string) {
  const parsed = parseRefreshToken(token);
  if (!parsed) return undefined;
  const { tenant, session: id, secret } = parsed;
  return and(eq(userCodes.tenant_id, tenant), eq(userCodes.id, id), eq(userCodes.code_hash, hashSecret(secret)));
}
