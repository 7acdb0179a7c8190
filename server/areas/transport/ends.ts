import { and, eq } from 'drizzle-orm';
import type { Session } from '../../database/database';
import { invalid } from '../../dialect/errors';
import { addresses } from '../geography/tables';

type Owner = 'SERVICE_TRANSPORTATION' | 'ROUTE';
type End = Pick<typeof addresses.$inferSelect, 'city' | 'state' | 'country' | 'code'>;

/** Where a request or a leg begins and where it ends; absent while it is not entered. */
export interface Ends {
  from?: End;
  to?: End;
}

/**
 * The stored addresses of a request or a leg. @throws ContractError when one of them is neither beginning nor end; that
 * there is but one of each, the database sees to.
 */
export async function readEnds({ orm }: Session, tenant: string, type: Owner, owner: string): Promise<Ends> {
  const { tenant_id, addressable_type, addressable_id, direction, city, state, country, code } = addresses;
  const rows = await orm
    .select({ direction, city, state, country, code })
    .from(addresses)
    .where(and(eq(tenant_id, tenant), eq(addressable_type, type), eq(addressable_id, owner)));
  const ends: Ends = {};
  for (const { direction: of, ...end } of rows) {
    if (of === 'FROM') ends.from = end;
    else if (of === 'TO') ends.to = end;
    else throw invalid({ 'input.addresses': [{ code: 'from_or_to' }] });
  }
  return ends;
}

/** Deletes the addresses of a leg that goes. */
export async function deleteEnds({ orm }: Session, tenant: string, type: Owner, owner: string): Promise<void> {
  const { tenant_id, addressable_type, addressable_id } = addresses;
  await orm.delete(addresses).where(and(eq(tenant_id, tenant), eq(addressable_type, type), eq(addressable_id, owner)));
}
