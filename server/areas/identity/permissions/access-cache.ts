import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Caller, NoCallerReason } from '../../../dialect/context';
import type { Database, Session } from '../../../database/database';
import { methodsOfEveryUser } from './permissions';
import { restrictMethods, type AccessRestrictions } from './restricted-methods';
import { tariffFeaturesColumn, subscriptionStateOfRow, subscriptionColumns } from '../../entitlements';
import { tenants } from '../../tenancy';
import {
  emailProofs,
  permissionCategories,
  permissions,
  rolePermissions,
  roles,
  sessions,
  userHasRoles,
  users,
} from '../tables';
import type { AccessTokenClaims, SessionTokens } from '../sign-in/tokens';

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
    if (known && known.until > now) return known.caller;
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

  private read({ tenant, user, session }: AccessTokenClaims): Promise<Caller | undefined> {
    return this.database.read(tenant, async ({ orm }) => {
      const [row] = await orm
        .select({
          device: sessions.device_id,
          status: users.status,
          lacksSecondFactor: sql<boolean>`NOT ${users.uses_two_factor_auth} AND ${requiresSecondFactorSql}`,
          passwordExpired: sql<boolean>`coalesce(${users.expiration_password_date} <= now(), false)`,
          mustProveEmail: mustProveEmailSql,
          permissions: permissionCodesSql,
          methods: methodNamesSql,
          ...subscriptionColumns,
          features: tariffFeaturesColumn,
        })
        .from(sessions)
        .innerJoin(users, and(eq(users.tenant_id, sessions.tenant_id), eq(users.id, sessions.user_id)))
        .innerJoin(tenants, and(eq(tenants.id, sessions.tenant_id), isNull(tenants.deleted_at)))
        .where(
          and(
            eq(sessions.tenant_id, tenant),
            eq(sessions.id, session),
            eq(sessions.user_id, user),
            isNull(sessions.revoked_at),
            gt(sessions.expires_at, sql`now()`),
            eq(users.state, 'ACTIVE'),
            isNull(users.deleted_at),
          ),
        );
      if (!row) return undefined;
      const { device, permissions: codes, methods } = row;
      const restrictions: AccessRestrictions = {
        onboarded: row.status === 'ONBOARDING_COMPLETED',
        lacksSecondFactor: row.lacksSecondFactor,
        passwordExpired: row.passwordExpired,
        mustProveEmail: row.mustProveEmail,
      };
      const isRestricted = row.lacksSecondFactor || row.passwordExpired || row.mustProveEmail;
      return {
        tenant,
        user,
        session,
        device,
        // A user who must first secure the account or prove the address has no permissions, not even for own fields.
        permissions: new Set(isRestricted ? [] : codes.split(' ')),
        methods: restrictMethods(new Set([...methods.split(' '), ...methodsOfEveryUser]), restrictions),
        passwordExpired: row.passwordExpired,
        subscription: subscriptionStateOfRow(row),
        operator: row.operator,
        features: new Set(row.features.split(' ')),
      };
    });
  }
}

/**
 * SQL: the FROM clause of the permissions that the roles of the session's user hold. Permissions of the category
 * `operator` count only in the operator's own tenant.
 */
const fromRolePermissions = sql`
  FROM ${userHasRoles}
  JOIN ${rolePermissions} ON ${rolePermissions.tenant_id} = ${userHasRoles.tenant_id} AND ${rolePermissions.role_id} = ${userHasRoles.role_id}
  JOIN ${permissions} ON ${permissions.id} = ${rolePermissions.permission_id}
    AND (${tenants.is_operator} OR ${permissions.category_id} IS DISTINCT FROM (SELECT id FROM ${permissionCategories} WHERE code = 'operator'))`;
const whereSessionUser = sql`WHERE ${userHasRoles.tenant_id} = ${sessions.tenant_id} AND ${userHasRoles.user_id} = ${sessions.user_id}`;

/** SQL: whether a role of the session's user requires a second factor. */
const requiresSecondFactorSql = sql`EXISTS (
  SELECT 1 FROM ${userHasRoles} JOIN ${roles} ON ${roles.tenant_id} = ${userHasRoles.tenant_id} AND ${roles.id} = ${userHasRoles.role_id}
  ${whereSessionUser} AND ${roles.requires_two_factor})`;

/** SQL: whether the session's user registered and has not proved the email address. */
const mustProveEmailSql = sql<boolean>`EXISTS (
  SELECT 1 FROM ${emailProofs} WHERE ${emailProofs.tenant_id} = ${sessions.tenant_id}
    AND ${emailProofs.user_id} = ${sessions.user_id} AND ${emailProofs.purpose} = 'REGISTRATION')`;

/** SQL: codes of the permissions of the session's user, separated by spaces. */
const permissionCodesSql = sql<string>`coalesce((SELECT string_agg(DISTINCT ${permissions.code}, ' ') ${fromRolePermissions} ${whereSessionUser}), '')`;

/** SQL: names of all methods that the permissions of the session's user allow, separated by spaces. */
const methodNamesSql = sql<string>`coalesce((
  SELECT string_agg(DISTINCT method, ' ') ${fromRolePermissions}, unnest(${permissions.methods}) AS method ${whereSessionUser}
), '')`;
