import { foreignKey, index, jsonb, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { idColumn, tenantIdColumn } from '../../database/columns';
import type { LegFacts } from '../inbox';
import { serviceTransportations } from './request-tables';

/**
 * Legs as their drivers were last notified of them. A deleted leg keeps its row until its driver is notified, so the table has no
 * foreign key to legs.
 */
export const announcedLegs = pgTable(
  'announced_legs',
  {
    tenant_id: tenantIdColumn(),
    route_id: idColumn('route_id').notNull(),
    service_transportation_id: idColumn('service_transportation_id').notNull(),
    driver_id: idColumn('driver_id').notNull(),
    facts: jsonb('facts').$type<LegFacts>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenant_id, t.route_id] }),
    foreignKey({
      columns: [t.tenant_id, t.service_transportation_id],
      foreignColumns: [serviceTransportations.tenant_id, serviceTransportations.id],
    }).onDelete('cascade'),
    index('announced_legs_request').on(t.tenant_id, t.service_transportation_id),
  ],
);
