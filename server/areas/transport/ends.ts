import { and, eq } from 'drizzle-orm';
import type { Session } from '../../database/database';
import { addresses } from '../geography';

type End = Pick<typeof addresses.$inferSelect, 'city' | 'state' | 'country' | 'code'>;

/** Where a request begins and where it ends; absent while it is not entered. */
export interface Ends {
  from: End | undefined;
  to: End | undefined;
}

/** The stored addresses of a request; that there is but one of each, the database sees to. */
export async function readEnds({ orm }: Session, tenant: string, request: string): Promise<Ends> {
  const { tenant_id, addressable_type, addressable_id, direction, city, state, country, code } = addresses;
  const rows = await orm
    .select({ direction, city, state, country, code })
    .from(addresses)
    .where(and(eq(tenant_id, tenant), eq(addressable_type, 'SERVICE_TRANSPORTATION'), eq(addressable_id, request)));
  const end = (wanted: 'FROM' | 'TO') => rows.find((row) => row.direction === wanted);
  return { from: end('FROM'), to: end('TO') };
}

/** Deletes the addresses of a leg that goes. */
export async function deleteEnds({ orm }: Session, tenant: string, leg: string): Promise<void> {
  const { tenant_id, addressable_type, addressable_id } = addresses;
  await orm.delete(addresses).where(and(eq(tenant_id, tenant), eq(addressable_type, 'ROUTE'), eq(addressable_id, leg)));
}
