import { index, jsonb, pgTable, text, bigint } from 'drizzle-orm/pg-core';
import { idColumn, timestampColumn } from '../../database/columns';
import type { RecentError } from '../../runtime/recent-errors';

/** The servers that use the database. Each updates its row every few seconds, and deletes it when it stops. */
export const servers = pgTable(
  'servers',
  {
    id: idColumn('id').primaryKey(),
    host: text('host').notNull(),
    version: text('version').notNull(),
    node: text('node').notNull(),
    /** Free bytes on the disk of the server's data directory; null if not known. */
    disk_free: bigint('disk_free', { mode: 'number' }),
    /** The last errors of the server's log. */
    errors: jsonb('errors').$type<readonly RecentError[]>().notNull(),
    started_at: timestampColumn('started_at').notNull(),
    seen_at: timestampColumn('seen_at').notNull(),
  },
  (t) => [index('servers_seen').on(t.seen_at)],
);
