import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Caller, NoCallerReason } from '../../../dialect/context';
import type { Database, Session } from '../../../database/database';
import { tenants } from '../../tenancy';
import { sessions, users } from '../tables';
import { isSignedInOn } from '../sign-in/devices';
import type { AccessTokenClaims, SessionTokens } from '../sign-in/tokens';
import { callerColumns, callerOfRow, isActiveUser, isTenantOfUser } from './caller-row';

/** Milliseconds for which a caller is cached after it was read from the database. */
const cacheMs = 2000;
const maxCachedCallers = 10_000;
const accessChannel = 'waybill_access';

/** The caches of this process. `invalidateAccess` clears them at once, without waiting for a notification. */
const caches = new Set<AccessCache>();

/**
 * Removes a tenant's callers from the caches of all servers. Call it in the transaction that ends a session or changes
 * a user's state, roles, permissions or subscription; other servers are notified on commit.
 */
export async function invalidateAccess(session: Session, tenant: string): Promise<void> {
  for (const cache of caches) cache.forget(tenant);
  await session.orm.execute(sql`SELECT pg_notify(${accessChannel}, ${tenant})`);
}

/** Reads callers with their permissions, and caches them for two seconds. */
export class AccessCache {
  private readonly cached = new Map<string, { caller: Caller | undefined; until: number }>();
  /**
   * Tenants whose access changed recently, with the time until which their callers are not cached. The transaction of
   * the change may still be open, so a caller read now may be outdated.
   */
  private readonly recentlyChanged = new Map<string, number>();
  private stopListening: (() => Promise<void>) | undefined;
  /** Numbers of lookups so far that the cache has answered, and that have read the database. */
  readonly lookups = { hit: 0, miss: 0 };

  constructor(
    private readonly database: Database,
    private readonly tokens: SessionTokens,
  ) {}

  /** Starts listening for changes made by other servers. */
  async start(): Promise<void> {
    caches.add(this);
    this.stopListening = await this.database.listen(accessChannel, {
      onNotification: (tenant) => this.forget(tenant),
      onReconnect: () => this.cached.clear(),
    });
  }

  /** Stops listening for changes made by other servers. */
  async stop(): Promise<void> {
    caches.delete(this);
    await this.stopListening?.();
  }

  /** Returns the caller that an `Authorization` header identifies, or the reason why there is none. */
  async identify(header: string | undefined): Promise<Caller | NoCallerReason> {
    if (!header) return 'absent';
    const [, token] = /^Bearer +(\S+)$/i.exec(header) ?? [];
    if (!token) return 'invalid';
    const claims = await this.tokens.verify(token);
    if (typeof claims === 'string') return claims;
    return (await this.callerOf(claims)) ?? 'expired';
  }

  /** Returns the caller; undefined when the session has ended or the user is not active. */
  async callerOf(claims: AccessTokenClaims): Promise<Caller | undefined> {
    const key = `${claims.tenant}.${claims.session}.${claims.user}`;
    const now = Date.now();
    const known = this.cached.get(key);
    if (known && known.until > now) {
      this.lookups.hit += 1;
      return known.caller;
    }
    this.lookups.miss += 1;
    const caller = await this.read(claims);
    if ((this.recentlyChanged.get(claims.tenant) ?? 0) <= now) {
      if (this.cached.size >= maxCachedCallers) this.cached.clear();
      this.cached.set(key, { caller, until: now + cacheMs });
    }
    return caller;
  }

  /** Removes a tenant's callers from this cache. */
  forget(tenant: string): void {
    const now = Date.now();
    for (const [key, until] of this.recentlyChanged) if (until <= now) this.recentlyChanged.delete(key);
    this.recentlyChanged.set(tenant, now + cacheMs);
    for (const key of this.cached.keys()) if (key.startsWith(`${tenant}.`)) this.cached.delete(key);
  }

  /**
   * Returns the caller that a user is without a session, for work that outlives sessions; undefined when the user is not
   * active.
   */
  callerWithoutSession(tenant: string, user: string): Promise<Caller | undefined> {
    return this.database.jobs.read(tenant, async ({ orm }) => {
      const [row] = await orm
        .select({ ...callerColumns })
        .from(users)
        .innerJoin(tenants, isTenantOfUser)
        .where(isActiveUser(tenant, user));
      return row && callerOfRow({ tenant, user, session: '', device: '' }, row);
    });
  }

  /** Returns whether a user has a session in a browser, by the id in the browser's cookie, that has not ended. */
  isSignedIn(tenant: string, user: string, browser: string): Promise<boolean> {
    return this.database.read(tenant, (session) => isSignedInOn(session, { tenant, user, browser }));
  }

  private read({ tenant, user, session }: AccessTokenClaims): Promise<Caller | undefined> {
    return this.database.read(tenant, async ({ orm }) => {
      const [row] = await orm
        .select({ device: sessions.device_id, ...callerColumns })
        .from(sessions)
        .innerJoin(users, and(eq(users.tenant_id, sessions.tenant_id), eq(users.id, sessions.user_id)))
        .innerJoin(tenants, isTenantOfUser)
        .where(
          and(
            isActiveUser(tenant, user),
            eq(sessions.id, session),
            isNull(sessions.revoked_at),
            gt(sessions.expires_at, sql`now()`),
          ),
        );
      return row && callerOfRow({ tenant, user, session, device: row.device }, row);
    });
  }
}
