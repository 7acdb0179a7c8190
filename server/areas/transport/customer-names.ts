import { and, eq } from 'drizzle-orm';
import type { Session } from '../../database/database';
import { customers } from '../customers';
import { isRecordId } from './order';
import { serviceTransportations } from './tables';

/** Reads a customer's name, to be copied to a request; null for an unknown customer. */
export async function readCustomerName({ orm }: Session, tenant: string, id: unknown): Promise<string | null> {
  if (!isRecordId(id)) return null;
  const [row] = await orm
    .select({ name: customers.customer_name })
    .from(customers)
    .where(and(eq(customers.tenant_id, tenant), eq(customers.id, id)));
  return row?.name ?? null;
}

/** Copies a customer's new name to the customer's requests. Locks them by id, as updateCrewTexts does. */
export async function renameCustomer({ orm }: Session, tenant: string, id: string, name: string): Promise<void> {
  const condition = and(eq(serviceTransportations.tenant_id, tenant), eq(serviceTransportations.customer_id, id));
  const { id: requestId } = serviceTransportations;
  await orm.select({ requestId }).from(serviceTransportations).where(condition).orderBy(requestId).for('no key update');
  await orm.update(serviceTransportations).set({ customer_name: name }).where(condition);
}
