import { sql } from 'drizzle-orm';
import { foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { idColumn, timestampColumn, tenantIdColumn } from '../../database/columns';
import { users } from '../identity/tables';
import { serviceTransportations } from '../transport/tables';

/** Links that show requests without an account. A token is checked against its link's row. */
export const sharedLinks = pgTable(
  'shared_links',
  {
    tenant_id: tenantIdColumn(),
    id: idColumn('id').notNull(),
    service_transportation_id: idColumn('service_transportation_id').notNull(),
    user_id: idColumn('user_id'),
    created_at: timestampColumn('created_at')
      .notNull()
      .default(sql`now()`),
    expires_at: timestampColumn('expires_at').notNull(),
    revoked_at: timestampColumn('revoked_at'),
    last_opened_at: timestampColumn('last_opened_at'),
    opened: integer('opened').notNull().default(0),
    /** Kinds of mails to the customer that have this link; null for links that a user has created. */
    mailed: text('mailed').array(),
  },
  (t) => [
    primaryKey({ columns: [t.tenant_id, t.id] }),
    foreignKey({
      columns: [t.tenant_id, t.service_transportation_id],
      foreignColumns: [serviceTransportations.tenant_id, serviceTransportations.id],
    }).onDelete('cascade'),
    foreignKey({ columns: [t.tenant_id, t.user_id], foreignColumns: [users.tenant_id, users.id] }),
    index('shared_links_of').on(t.tenant_id, t.service_transportation_id, t.id),
  ],
);
