import { sql } from 'drizzle-orm';
import { foreignKey, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, moment, tenantId } from '../../database/columns';
import { users } from './people-tables';

/** Devices that someone signed in on. `browser` is the key that tells one browser from others with the same name. */
export const devices = pgTable(
  'devices',
  {
    tenant_id: tenantId(),
    id: id('id').notNull(),
    user_id: id('user_id').notNull(),
    browser: text('browser').notNull(),
    device_type: text('device_type').notNull(),
    ip: text('ip'),
    data: text('data'),
    updated_at: moment('updated_at')
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
 * Browsers that somebody signed in on, whether a device is still kept of them or not: who signs out and in again is no
 * stranger. Whoever signs another device out has its browser forgotten.
 */
export const knownBrowsers = pgTable(
  'known_browsers',
  {
    tenant_id: tenantId(),
    user_id: id('user_id').notNull(),
    browser: text('browser').notNull(),
    seen_at: moment('seen_at')
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
 * Sessions: the family of refresh tokens that one sign-in began. `token_hash` is the token that works now;
 * `previous_hash` still works until `grace_until`, so that two calls at once do not sign anybody out.
 */
export const sessions = pgTable(
  'sessions',
  {
    tenant_id: tenantId(),
    id: id('id').notNull(),
    user_id: id('user_id').notNull(),
    device_id: id('device_id').notNull(),
    token_hash: text('token_hash').notNull(),
    previous_hash: text('previous_hash'),
    grace_until: moment('grace_until'),
    expires_at: moment('expires_at').notNull(),
    revoked_at: moment('revoked_at'),
    created_at: moment('created_at')
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

/** Attempts to sign in, counted per account, per known device and per address; shared by all servers. */
export const signInAttempts = pgTable('sign_in_attempts', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  window_ends: moment('window_ends').notNull(),
  /** When the next attempt of this window is let through; empty: at once. */
  next_at: moment('next_at'),
});
