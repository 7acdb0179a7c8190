import { and, eq } from 'drizzle-orm';
import type { Session } from '../../database/database';
import type { RowValues } from '../../dialect/entity';
import { addresses } from '../geography';

type AddressColumns = Pick<typeof addresses.$inferSelect, 'city' | 'state' | 'country' | 'code'>;

/** The loading address (`from`) and unloading address (`to`) of a request. An address is undefined until it is entered. */
export interface RequestAddresses {
  from: AddressColumns | undefined;
  to: AddressColumns | undefined;
}

/** The columns of a request that copy its addresses, by direction. A unique index allows one address of each. */
function copiesOf({ from, to }: RequestAddresses) {
  return {
    delivery_from_city: from?.city ?? null,
    delivery_from_state: from?.state ?? null,
    delivery_from_country: from?.country ?? null,
    delivery_from_code: from?.code ?? null,
    delivery_to_city: to?.city ?? null,
    delivery_to_state: to?.state ?? null,
    delivery_to_country: to?.country ?? null,
    delivery_to_code: to?.code ?? null,
  };
}

/** Copies the addresses of requests into their rows, where they differ from the copies, in one statement. */
export async function copyAddresses(
  session: Session,
  tenant: string,
  requests: readonly { id: string; row: RowValues; addresses: RequestAddresses }[],
): Promise<void> {
  const changed = requests.flatMap(({ id, row, addresses: current }) => {
    const copies = copiesOf(current);
    return Object.entries(copies).some(([column, value]) => value !== (row[column] ?? null)) ? [{ id, ...copies }] : [];
  });
  if (changed.length === 0) return;
  const columns = Object.keys(copiesOf({ from: undefined, to: undefined }));
  const text = `UPDATE service_transportations s SET ${columns.map((column) => `${column} = c.${column}`).join(', ')}
    FROM json_to_recordset($2::json) AS c(id bigint, ${columns.map((column) => `${column} text`).join(', ')})
    WHERE s.tenant_id = $1 AND s.id = c.id`;
  await session.rows({ text, params: [tenant, JSON.stringify(changed)] });
}

/** Deletes the addresses of a deleted leg. */
export async function deleteLegAddresses({ orm }: Session, tenant: string, leg: string): Promise<void> {
  const { tenant_id, addressable_type, addressable_id } = addresses;
  await orm.delete(addresses).where(and(eq(tenant_id, tenant), eq(addressable_type, 'ROUTE'), eq(addressable_id, leg)));
}
