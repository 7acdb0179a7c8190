import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { idColumn, tenantIdColumn, timestampColumn } from '../../database/columns';
import { users } from '../identity/tables';
import { tenants } from '../tenancy/tables';
import type { InboxFacts } from './facts';

const kinds = [
  'REQUEST_ASSIGNED',
  'REQUEST_UNASSIGNED',
  'REQUEST_CANCELED',
  'ASSIGNMENT_ACCEPTED',
  'ASSIGNMENT_DECLINED',
  'LEG_PLANNED',
  'LEG_CHANGED',
  'LEG_CANCELED',
  'EXPECTED_LATE',
  'DOCUMENT_ADDED',
  'VERIFICATION_ANSWERED',
  'DOCUMENT_EXPIRES',
  'PAYMENT_FAILED',
  'SALES_REQUEST',
] as const;

/**
 * Events, one row for each user whom an event concerns. Their texts are written when they are read, in the language that
 * the reader has then.
 */
export const inboxEntries = pgTable(
  'inbox_entries',
  {
    tenant_id: tenantIdColumn(),
    id: idColumn('id').notNull(),
    user_id: idColumn('user_id').notNull(),
    kind: text('kind', { enum: kinds }).notNull(),
    /** Type and id of the record that the entry links to. */
    subject_type: text('subject_type', {
      enum: ['REQUEST', 'TODAY', 'USER', 'USERS', 'VEHICLE', 'VEHICLES', 'COMPANY', 'SUBSCRIPTION', 'SALES'],
    }).notNull(),
    subject_id: idColumn('subject_id').notNull(),
    /** Events of a user with the same key are merged until `merges_until`. */
    event_key: text('event_key').notNull(),
    merges_until: timestampColumn('merges_until').notNull(),
    /** Values of the text. */
    facts: jsonb('facts').$type<InboxFacts>().notNull(),
    sound: boolean('sound').notNull(),
    created_at: timestampColumn('created_at').notNull(),
    read_at: timestampColumn('read_at'),
    snoozed_until: timestampColumn('snoozed_until'),
    /** When the entry is to be mailed; null when it is not. `mailed_at` is when the last mail of the entry was stored. */
    mail_due_at: timestampColumn('mail_due_at'),
    mailed_at: timestampColumn('mailed_at'),
    /** The same of messages to the user's browsers. */
    push_due_at: timestampColumn('push_due_at'),
    pushed_at: timestampColumn('pushed_at'),
  },
  (t) => [
    primaryKey({ columns: [t.tenant_id, t.id] }),
    foreignKey({ columns: [t.tenant_id], foreignColumns: [tenants.id] }).onDelete('cascade'),
    foreignKey({ columns: [t.tenant_id, t.user_id], foreignColumns: [users.tenant_id, users.id] }).onDelete('cascade'),
    index('inbox_entries_created_at').on(t.tenant_id, t.user_id, t.created_at, t.id),
    index('inbox_entries_unread')
      .on(t.tenant_id, t.user_id, t.created_at, t.id)
      .where(sql`read_at IS NULL`),
    index('inbox_entries_event').on(t.tenant_id, t.user_id, t.event_key, t.merges_until),
    index('inbox_entries_age').on(t.created_at),
  ],
);

/** How users want to be notified of kinds of events, where they have chosen. */
export const inboxPreferences = pgTable(
  'inbox_preferences',
  {
    tenant_id: tenantIdColumn(),
    user_id: idColumn('user_id').notNull(),
    kind: text('kind', { enum: kinds }).notNull(),
    mail: text('mail', { enum: ['NONE', 'AT_ONCE', 'DAILY'] }).notNull(),
    push: boolean('push').notNull(),
    sound: boolean('sound').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenant_id, t.user_id, t.kind] }),
    foreignKey({ columns: [t.tenant_id, t.user_id], foreignColumns: [users.tenant_id, users.id] }).onDelete('cascade'),
  ],
);

/** Quiet hours of users, as times of day (`22:00`) in the tenant's time zone. */
export const quietHours = pgTable(
  'quiet_hours',
  {
    tenant_id: tenantIdColumn(),
    user_id: idColumn('user_id').notNull(),
    quiet_from: text('quiet_from').notNull(),
    quiet_to: text('quiet_to').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenant_id, t.user_id] }),
    foreignKey({ columns: [t.tenant_id, t.user_id], foreignColumns: [users.tenant_id, users.id] }).onDelete('cascade'),
    check('quiet_hours_times', sql`quiet_from <> quiet_to`),
  ],
);

export * from './push/push-tables';
