import { sql } from 'drizzle-orm';
import { foreignKey, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { idColumn, tenantIdColumn, timestampColumn } from '../../../database/columns';
import { devices } from '../../identity/tables';

/**
 * Browsers that have subscribed to messages, one for each device, which ends when the device is signed out. `endpoint` is
 * the address of the browser's push service; the keys encrypt messages for the browser.
 */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    tenant_id: tenantIdColumn(),
    device_id: idColumn('device_id').notNull(),
    user_id: idColumn('user_id').notNull(),
    endpoint: text('endpoint').notNull(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    created_at: timestampColumn('created_at')
      .notNull()
      .default(sql`now()`),
  },
  (t) => [
    primaryKey({ columns: [t.tenant_id, t.device_id] }),
    uniqueIndex('push_subscriptions_endpoint').on(t.tenant_id, t.endpoint),
    index('push_subscriptions_user').on(t.tenant_id, t.user_id),
    foreignKey({ columns: [t.tenant_id, t.device_id], foreignColumns: [devices.tenant_id, devices.id] }).onDelete(
      'cascade',
    ),
  ],
);

/** The keys by which push services recognise this installation (VAPID). There is one row, made at the first start. */
export const pushKeys = pgTable('push_keys', {
  id: integer('id').primaryKey(),
  public_key: text('public_key').notNull(),
  private_key: text('private_key').notNull(),
});
