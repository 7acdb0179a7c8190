import { sql } from 'drizzle-orm';
import { foreignKey, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { idColumn, timestampColumn, tenantIdColumn } from '../../database/columns';
import { users } from './people-tables';

/** Devices that users signed in on. `browser` is the key in the browser's cookie. */
export const devices = pgTable(
  'devices',
  {
    tenant_id: tenantIdColumn(),
    id: idColumn('id').notNull(),
    user_id: idColumn('user_id').notNull(),
    browser: text('browser').notNull(),
    device_type: text('device_type').notNull(),
    ip: text('ip'),
    data: text('data'),
    updated_at: timestampColumn('updated_at')
      .notNull()
      .default(sql`now()`),
  },
  (t) => [
    primaryKey({ columns: [t.tenant_id, t.id] }),
    uniqueIndex('devices_user_browser').on(t.tenant_id, t.user_id, t.browser),
    foreignKey({ columns: [t.tenant_id, t.user_id], foreignColumns: [users.tenant_id, users.id] }).onDelete('cascade'),
  ],
);

/**
 * Browsers that a user signed in on. A browser stays known when its user signs out on it, but not when it is signed out
 * from another device.
 */
export const knownBrowsers = pgTable(
  'known_browsers',
  {
    tenant_id: tenantIdColumn(),
    user_id: idColumn('user_id').notNull(),
    browser: text('browser').notNull(),
    seen_at: timestampColumn('seen_at')
      .notNull()
      .default(sql`now()`),
  },
  (t) => [
    primaryKey({ columns: [t.tenant_id, t.user_id, t.browser] }),
    index('known_browsers_browser').on(t.browser),
    foreignKey({ columns: [t.tenant_id, t.user_id], foreignColumns: [users.tenant_id, users.id] }).onDelete('cascade'),
  ],
);

/**
 * Sessions. `token_hash` is the hash of the current refresh token. The previous token (`previous_hash`) stays valid
 * until `grace_until`, so that two concurrent refreshes with it do not end the session.
 */
export const sessions = pgTable(
  'sessions',
  {
    tenant_id: tenantIdColumn(),
    id: idColumn('id').notNull(),
    user_id: idColumn('user_id').notNull(),
    device_id: idColumn('device_id').notNull(),
    token_hash: text('token_hash').notNull(),
    previous_hash: text('previous_hash'),
    grace_until: timestampColumn('grace_until'),
    expires_at: timestampColumn('expires_at').notNull(),
    revoked_at: timestampColumn('revoked_at'),
    created_at: timestampColumn('created_at')
      .notNull()
      .default(sql`now()`),
  },
  (t) => [
    primaryKey({ columns: [t.tenant_id, t.id] }),
    index('sessions_user').on(t.tenant_id, t.user_id),
    index('sessions_device').on(t.tenant_id, t.device_id),
    foreignKey({ columns: [t.tenant_id, t.user_id], foreignColumns: [users.tenant_id, users.id] }).onDelete('cascade'),
    foreignKey({ columns: [t.tenant_id, t.device_id], foreignColumns: [devices.tenant_id, devices.id] }).onDelete(
      'cascade',
    ),
  ],
);

/** Counters of sign-in attempts per account, known device and IP address, shared by all servers. */
export const signInAttempts = pgTable('sign_in_attempts', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  window_ends: timestampColumn('window_ends').notNull(),
  /** Time from which the next attempt is allowed; null when it is allowed at once. */
  next_at: timestampColumn('next_at'),
});
