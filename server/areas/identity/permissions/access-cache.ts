import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Caller, NoCallerReason } from '../../../dialect/context';
import type { Database, Session } from '../../../database/database';
import { methodsOfEveryUser } from './permissions';
import { restrictMethods, type AccessRestrictions } from './restricted-methods';
import { featuresColumn, stateOf, subscriptionColumns } from '../../entitlements';
import { tenants } from '../../tenancy';
import { permissionCategories, permissions, rolePermissions, roles, sessions, userHasRoles, users } from '../tables';
import type { AccessTokenClaims, Tokens } from '../sign-in/tokens';

/** Milliseconds that an answer of the database is used again. */
const cacheMs = 2000;
const maxCachedCallers = 10_000;
const accessChannel = 'waybill_access';

/** The caches of this process, so that a change made here is felt here at once. */
const caches = new Set<AccessCache>();

/**
 * Forgets what the tenant's sessions may do. Call it in the transaction that ends a session or changes a user's
 * state, roles or a role's permissions, or what the tenant pays: other servers hear of it when the transaction is committed.
 */
export async function invalidateAccess(session: Session, tenant: string): Promise<void> {
  for (const cache of caches) cache.forget(tenant);
  await session.orm.execute(sql`SELECT pg_notify(${accessChannel}, ${tenant})`);
}

/** Who calls and what they may call, as the database says now, at most two seconds ago. */
export class AccessCache {
  private readonly kept = new Map<string, { caller: Caller | undefined; until: number }>();
  /** Tenants whose access was changed a moment ago, perhaps in a transaction still open: read, but not kept. */
  private readonly changing = new Map<string, number>();
  private stopListening: (() => Promise<void>) | undefined;

  constructor(
    private readonly database: Database,
    private readonly tokens: Tokens,
  ) {}

  /** Begins to hear of changes, made here or by other servers. */
  async start(): Promise<void> {
    caches.add(this);
    this.stopListening = await this.database.listen(accessChannel, {
      onNotification: (tenant) => this.forget(tenant),
      onReconnect: () => this.kept.clear(),
    });
  }

  /** Ends it. */
  async stop(): Promise<void> {
    caches.delete(this);
    await this.stopListening?.();
  }

  /** Who sends this `Authorization` header. */
  async identify(header: string | undefined): Promise<Caller | NoCallerReason> {
    if (!header) return 'absent';
    const [, token] = /^Bearer +(\S+)$/i.exec(header) ?? [];
    if (!token) return 'invalid';
    const claims = await this.tokens.verify(token);
    if (typeof claims === 'string') return claims;
    return (await this.callerOf(claims)) ?? 'expired';
  }

  /** The caller as of now; nothing when the session is over or the user may not work any more. */
  async callerOf(claims: AccessTokenClaims): Promise<Caller | undefined> {
    const key = `${claims.tenant}.${claims.session}.${claims.user}`;
    const now = Date.now();
    const known = this.kept.get(key);
    if (known && known.until > now) return known.caller;
    const caller = await this.read(claims);
    if ((this.changing.get(claims.tenant) ?? 0) <= now) {
      if (this.kept.size >= maxCachedCallers) this.kept.clear();
      this.kept.set(key, { caller, until: now + cacheMs });
    }
    return caller;
  }

  /** Forgets a tenant's sessions. */
  forget(tenant: string): void {
    const now = Date.now();
    for (const [key, until] of this.changing) if (until <= now) this.changing.delete(key);
    this.changing.set(tenant, now + cacheMs);
    for (const key of this.kept.keys()) if (key.startsWith(`${tenant}.`)) this.kept.delete(key);
  }

  private read({ tenant, user, session }: AccessTokenClaims): Promise<Caller | undefined> {
    return this.database.read(tenant, async ({ orm }) => {
      const [row] = await orm
        .select({
          device: sessions.device_id,
          status: users.status,
          lacksSecondFactor: sql<boolean>`NOT ${users.uses_two_factor_auth} AND ${requiresSecondFactorSql}`,
          permissions: permissionCodesSql,
          methods: methodNamesSql,
          ...subscriptionColumns,
          features: featuresColumn,
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
      const confinement: AccessRestrictions = {
        onboarded: row.status === 'ONBOARDING_COMPLETED',
        lacksSecondFactor: row.lacksSecondFactor,
      };
      return {
        tenant,
        user,
        session,
        device,
        // Nor does who is held to setting it up see more, by way of their own account, than is theirs.
        permissions: new Set(row.lacksSecondFactor ? [] : codes.split(' ')),
        methods: restrictMethods(new Set([...methods.split(' '), ...methodsOfEveryUser]), confinement),
        subscription: stateOf(row),
        operator: row.operator,
        features: new Set(row.features.split(' ')),
      };
    });
  }
}

/** From the permissions that the roles of the session's user hold; the operator's count in its own tenant alone. */
const fromRolePermissions = sql`
  FROM ${userHasRoles}
  JOIN ${rolePermissions} ON ${rolePermissions.tenant_id} = ${userHasRoles.tenant_id} AND ${rolePermissions.role_id} = ${userHasRoles.role_id}
  JOIN ${permissions} ON ${permissions.id} = ${rolePermissions.permission_id}
    AND (${tenants.is_operator} OR ${permissions.category_id} IS DISTINCT FROM (SELECT id FROM ${permissionCategories} WHERE code = 'operator'))`;
const whereSessionUser = sql`WHERE ${userHasRoles.tenant_id} = ${sessions.tenant_id} AND ${userHasRoles.user_id} = ${sessions.user_id}`;

/** Whether a role of the session's user requires a second factor. */
const requiresSecondFactorSql = sql`EXISTS (
  SELECT 1 FROM ${userHasRoles} JOIN ${roles} ON ${roles.tenant_id} = ${userHasRoles.tenant_id} AND ${roles.id} = ${userHasRoles.role_id}
  ${whereSessionUser} AND ${roles.requires_two_factor})`;

/** Codes of these permissions, separated by spaces. */
const permissionCodesSql = sql<string>`coalesce((SELECT string_agg(DISTINCT ${permissions.code}, ' ') ${fromRolePermissions} ${whereSessionUser}), '')`;

/** Names of all methods that they allow, separated by spaces. */
const methodNamesSql = sql<string>`coalesce((
  SELECT string_agg(DISTINCT method, ' ') ${fromRolePermissions}, unnest(${permissions.methods}) AS method ${whereSessionUser}
), '')`;
