import { and, eq } from 'drizzle-orm';
import type { Session } from '../../database/database';
import { addresses } from '../geography';

type AddressColumns = Pick<typeof addresses.$inferSelect, 'city' | 'state' | 'country' | 'code'>;

/** The loading address (`from`) and unloading address (`to`) of a request. An address is undefined until it is entered. */
export interface RequestAddresses {
  from: AddressColumns | undefined;
  to: AddressColumns | undefined;
}

/** Reads both addresses of a request. A unique index ensures that there is at most one address of each direction. */
export async function readRequestAddresses(
  { orm }: Session,
  tenant: string,
  request: string,
): Promise<RequestAddresses> {
  const { tenant_id, addressable_type, addressable_id, direction, city, state, country, code } = addresses;
  const rows = await orm
    .select({ direction, city, state, country, code })
    .from(addresses)
    .where(and(eq(tenant_id, tenant), eq(addressable_type, 'SERVICE_TRANSPORTATION'), eq(addressable_id, request)));
  const findAddress = (wanted: 'FROM' | 'TO') => rows.find((row) => row.direction === wanted);
  return { from: findAddress('FROM'), to: findAddress('TO') };
}

/** Deletes the addresses of a deleted leg. */
export async function deleteLegAddresses({ orm }: Session, tenant: string, leg: string): Promise<void> {
  const { tenant_id, addressable_type, addressable_id } = addresses;
  await orm.delete(addresses).where(and(eq(tenant_id, tenant), eq(addressable_type, 'ROUTE'), eq(addressable_id, leg)));
}
