import { and, eq, inArray } from 'drizzle-orm';
import type { Session } from '../../database/database';
import { CachedRead, type ReadContext } from '../../dialect/write/cached-read';
import { isRecord } from '../../formats/is-record';
import { customers } from '../customers';
import { isRecordId } from './order';
import { serviceTransportations } from './tables';

type NameContext = ReadContext & { tenant: string };

/** Reads a customer's name, to be copied to a request; null for an unknown customer. */
export async function readCustomerName(context: NameContext, id: unknown): Promise<string | null> {
  return isRecordId(id) ? cachedNames.get(context, `${context.tenant} ${id}`) : null;
}

/** Names of customers; the key is the tenant and the customer. */
const cachedNames = new CachedRead(async (session, key): Promise<string | null> => {
  const [tenant = '', id = ''] = key.split(' ');
  return (await readNames(session, tenant, [id])).get(id) ?? null;
});

/** Reads at once the names of the customers that the inputs of a batch name. */
export async function prepareCustomerNames(
  context: NameContext,
  inputs: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  const ids = [
    ...new Set(inputs.map(({ customer }) => (isRecord(customer) ? customer.connect : null)).filter(isRecordId)),
  ];
  if (ids.length < 2) return;
  const names = await readNames(context.session, context.tenant, ids);
  for (const id of ids) cachedNames.set(context, `${context.tenant} ${id}`, names.get(id) ?? null);
}

async function readNames(
  { orm }: Session,
  tenant: string,
  ids: readonly string[],
): Promise<Map<string, string | null>> {
  const rows = await orm
    .select({ id: customers.id, name: customers.customer_name })
    .from(customers)
    .where(and(eq(customers.tenant_id, tenant), inArray(customers.id, [...ids])));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Copies a customer's new name to the customer's requests. Locks them by id, as updateCrewTexts does. */
export async function renameCustomer({ orm }: Session, tenant: string, id: string, name: string): Promise<void> {
  const condition = and(eq(serviceTransportations.tenant_id, tenant), eq(serviceTransportations.customer_id, id));
  const { id: requestId } = serviceTransportations;
  await orm.select({ requestId }).from(serviceTransportations).where(condition).orderBy(requestId).for('no key update');
  await orm.update(serviceTransportations).set({ customer_name: name }).where(condition);
}
