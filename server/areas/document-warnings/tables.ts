import { date, foreignKey, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { idColumn, tenantIdColumn } from '../../database/columns';
import { tenants } from '../tenancy/tables';

/**
 * Warnings that were given: once for each last day of a document and number of days before it. A document that is renewed
 * warns again.
 */
export const documentWarnings = pgTable(
  'document_warnings',
  {
    tenant_id: tenantIdColumn(),
    owner_type: text('owner_type', { enum: ['USER', 'VEHICLE'] }).notNull(),
    owner_id: idColumn('owner_id').notNull(),
    /** Column of the owner with the last day on which the document is valid. */
    document: text('document').notNull(),
    until: date('until', { mode: 'string' }).notNull(),
    days: integer('days').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenant_id, t.owner_type, t.owner_id, t.document, t.until, t.days] }),
    foreignKey({ columns: [t.tenant_id], foreignColumns: [tenants.id] }).onDelete('cascade'),
  ],
);
