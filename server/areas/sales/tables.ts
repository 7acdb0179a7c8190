import { foreignKey, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { id, moment, sortKey, tenantId } from '../../database/columns';
import { users } from '../identity/tables';
import { tenants } from '../tenancy/tables';

/** Messages of users to the sales team. */
export const contactSales = pgTable(
  'contact_sales',
  {
    tenant_id: tenantId(),
    id: id('id').notNull(),
    user_id: id('user_id').notNull(),
    email: text('email').notNull(),
    phone_number: text('phone_number').notNull(),
    text: text('text'),
    created_at: moment('created_at')
      .notNull()
      .default(sql`now()`),
  },
  (t) => [
    primaryKey({ columns: [t.tenant_id, t.id] }),
    foreignKey({ columns: [t.tenant_id], foreignColumns: [tenants.id] }).onDelete('cascade'),
    foreignKey({ columns: [t.tenant_id, t.user_id], foreignColumns: [users.tenant_id, users.id] }).onDelete('cascade'),
    index('contact_sales_user').on(t.tenant_id, t.user_id, t.created_at, t.id),
    index('contact_sales_created_at').on(t.tenant_id, t.created_at, t.id),
    index('contact_sales_email').on(t.tenant_id, sortKey(t.email), t.id),
    index('contact_sales_search').using(
      'gin',
      t.tenant_id,
      t.email.op('gin_trgm_ops'),
      t.phone_number.op('gin_trgm_ops'),
    ),
  ],
);
