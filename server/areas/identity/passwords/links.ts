import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Session } from '../../../database/database';
import { newId } from '../../../database/ids';
import { companies, tenants } from '../../tenancy';
import { userCodes, users } from '../tables';
import { hashSecret, createTokenSecret, parseRefreshToken, formatRefreshToken } from '../sign-in/tokens';

/** What a mail's link is for. */
export type LinkPurpose = (typeof userCodes.$inferSelect)['purpose'];

/** Whose link it is, and how long it is good for. */
export interface LinkRequest {
  tenant: string;
  user: string;
  purpose: LinkPurpose;
  minutes: number;
}

/** Makes the token of a link. The user's earlier one works no more. */
export async function createLink({ orm }: Session, { tenant, user, purpose, minutes }: LinkRequest): Promise<string> {
  const token = { tenant, session: newId(), secret: createTokenSecret() };
  const row = {
    id: token.session,
    purpose,
    code_hash: hashSecret(token.secret),
    expires_at: sql`now() + make_interval(mins => ${minutes}::int)`,
  };
  await orm
    .insert(userCodes)
    .values({ tenant_id: tenant, user_id: user, ...row })
    .onConflictDoUpdate({ target: [userCodes.tenant_id, userCodes.user_id], set: row });
  return formatRefreshToken(token);
}

/** Takes back the link that a user was sent. */
export async function revokeLink(
  { orm }: Session,
  { tenant, user }: Pick<LinkRequest, 'tenant' | 'user'>,
): Promise<void> {
  await orm.delete(userCodes).where(and(eq(userCodes.tenant_id, tenant), eq(userCodes.user_id, user)));
}

/** A link that works, or did until its time was over. */
export interface PasswordLink {
  tenant: string;
  user: string;
  purpose: LinkPurpose;
  expired: boolean;
  email: string;
  company: string | null;
}

/** States of users whose links work, by what these are for. */
export const userStateByPurpose = { INVITATION: 'INVITED', RESTORE: 'ACTIVE' } as const;

/** The link that a token belongs to; nothing when it was used, replaced or never given. Uses nothing up. */
export async function findLink({ orm }: Session, token: string): Promise<PasswordLink | undefined> {
  const asked = matchesToken(token);
  if (!asked) return undefined;
  const [found] = await orm
    .select({
      tenant: users.tenant_id,
      user: users.id,
      state: users.state,
      email: users.email,
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
    .where(asked);
  return found && found.state === userStateByPurpose[found.purpose] ? found : undefined;
}

/** Uses a link up. Answers whether it still worked: of several who come with it at once, one is told so. */
export async function consumeLink({ orm }: Session, token: string): Promise<boolean> {
  const asked = matchesToken(token);
  if (!asked) return false;
  const used = await orm
    .delete(userCodes)
    .where(and(asked, gt(userCodes.expires_at, sql`now()`)))
    .returning({ id: userCodes.id });
  return used.length > 0;
}

/** A token is written like that of a session: where it is kept, and the secret that proves it. */
function matchesToken(token: string) {
  const read = parseRefreshToken(token);
  if (!read) return undefined;
  const { tenant, session: id, secret } = read;
  return and(eq(userCodes.tenant_id, tenant), eq(userCodes.id, id), eq(userCodes.code_hash, hashSecret(secret)));
}
