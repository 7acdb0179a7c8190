import { and, eq, gt, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Session } from '../../../database/database';
import { newId } from '../../../database/ids';
import { sessions, users } from '../tables';
import { hashSecret, createTokenSecret, type RefreshToken, type SessionTokens } from './tokens';

/** Seconds for which a used refresh token stays valid, so that concurrent calls succeed. */
const graceSeconds = 10;

/** Result of using a refresh token. */
export type RefreshResult =
  | { outcome: 'renewed'; user: string; token: RefreshToken }
  /** The token was used before, so it may be stolen. Its session is ended. */
  | { outcome: 'reused'; user: string }
  /** The session does not exist or has ended. */
  | { outcome: 'over' };

/** Creates a session and returns its first refresh token. */
export async function openSession(
  { orm }: Session,
  { tenant, user, device, days }: { tenant: string; user: string; device: string; days: number },
): Promise<RefreshToken> {
  const token = { tenant, session: newId(), secret: createTokenSecret() };
  await orm.insert(sessions).values({
    tenant_id: tenant,
    id: token.session,
    user_id: user,
    device_id: device,
    token_hash: hashSecret(token.secret),
    expires_at: daysFromNow(days),
  });
  return token;
}

/** Deletes a user's ended sessions. */
export async function deleteOldSessions({ orm }: Session, tenant: string, user: string): Promise<void> {
  const hasEnded = or(isNotNull(sessions.revoked_at), lt(sessions.expires_at, sql`now()`));
  await orm.delete(sessions).where(and(eq(sessions.tenant_id, tenant), eq(sessions.user_id, user), hasEnded));
}

/** Ends a user's sessions except `except`, if given. The caller must also call `invalidateAccess`. */
export async function endSessions(
  { orm }: Session,
  { tenant, user, except }: { tenant: string; user: string; except?: string },
): Promise<void> {
  const others = except === undefined ? undefined : ne(sessions.id, except);
  await orm.delete(sessions).where(and(eq(sessions.tenant_id, tenant), eq(sessions.user_id, user), others));
}

/**
 * Consumes a refresh token and returns the next one. Reuse within the grace period returns the same next token; later
 * reuse ends the session.
 */
export async function refreshSession(
  { orm }: Session,
  token: RefreshToken,
  tokens: SessionTokens,
  days: number,
): Promise<RefreshResult> {
  const condition = and(eq(sessions.tenant_id, token.tenant), eq(sessions.id, token.session));
  const [found] = await orm
    .select({
      user: sessions.user_id,
      current: sessions.token_hash,
      previous: sessions.previous_hash,
      isInGracePeriod: sql<boolean>`coalesce(${sessions.grace_until} > now(), false)`,
    })
    .from(sessions)
    .innerJoin(users, and(eq(users.tenant_id, sessions.tenant_id), eq(users.id, sessions.user_id)))
    .where(
      and(
        condition,
        isNull(sessions.revoked_at),
        gt(sessions.expires_at, sql`now()`),
        eq(users.state, 'ACTIVE'),
        isNull(users.deleted_at),
      ),
    )
    .for('update', { of: sessions });
  if (!found) return { outcome: 'over' };

  const hash = hashSecret(token.secret);
  if (found.current === hash) {
    const next = { ...token, secret: tokens.successor(token.secret) };
    await orm
      .update(sessions)
      .set({
        token_hash: hashSecret(next.secret),
        previous_hash: hash,
        grace_until: sql`now() + make_interval(secs => ${graceSeconds}::int)`,
        expires_at: daysFromNow(days),
      })
      .where(condition);
    return { outcome: 'renewed', user: found.user, token: next };
  }
  if (found.previous === hash && found.isInGracePeriod) {
    const secret = tokens.storedSuccessor(token.secret, found.current);
    return secret ? { outcome: 'renewed', user: found.user, token: { ...token, secret } } : { outcome: 'over' };
  }
  await orm
    .update(sessions)
    .set({ revoked_at: sql`now()` })
    .where(condition);
  return { outcome: 'reused', user: found.user };
}

function daysFromNow(days: number) {
  return sql`now() + make_interval(days => ${days}::int)`;
}
