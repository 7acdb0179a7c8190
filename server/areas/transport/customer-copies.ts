import { and, eq, inArray } from 'drizzle-orm';
import type { DatabaseWork, Session } from '../../database/database';
import type { WrittenRecord } from '../../dialect/entity';
import { CachedRead, type ReadContext } from '../../dialect/write/cached-read';
import { publishChanges, systemUserId } from '../../dialect/write/mutations';
import { isRecord } from '../../formats/is-record';
import { enqueueJob, type JobKind } from '../../queue';
import { customers, isErasedPersonSql } from '../customers';
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

/** The record of a customer before and after a write, with the transaction that writes it. */
type CustomerChange = Pick<WrittenRecord, 'session' | 'tenant' | 'id' | 'before' | 'after'>;

/**
 * Most requests of a customer that are changed in the transaction that changes the customer. A job changes more: the
 * statement of a user would end before all are written. The trigger that copies cities has the same limit.
 */
const maxRequestsAtOnce = 1000;

const jobKind = 'transport.customer-copies';

/**
 * Copies a customer's new name and city to the customer's requests, or enqueues a job that does so where these are too many
 * for one statement. Requests of an erased individual keep the name.
 */
export async function updateCustomerCopies({ session, tenant, id, before, after }: CustomerChange): Promise<void> {
  if (!before || (before.customer_name === after.customer_name && before.city === after.city)) return;
  const { orm } = session;
  const { id: requestId } = serviceTransportations;
  const condition = and(eq(serviceTransportations.tenant_id, tenant), eq(serviceTransportations.customer_id, id));
  const requests = await orm
    .select({ requestId })
    .from(serviceTransportations)
    .where(condition)
    .limit(maxRequestsAtOnce + 1);
  if (requests.length > maxRequestsAtOnce) await enqueueJob(session, { kind: jobKind, tenant, key: id });
  else if (requests.length > 0) await copyToNextRequests(session, { tenant, customer: id }, maxRequestsAtOnce);
}

/** Returns the job that copies the name and city of a customer to thousands of requests, in transactions of some hundreds. */
export function createCustomerCopiesJobKind(database: Pick<DatabaseWork, 'system'>): JobKind {
  const handler: JobKind['handler'] = async ({ tenant, key, signal }) => {
    if (tenant === null || key === null) return;
    let changed: string[];
    do {
      signal.throwIfAborted();
      changed = await database.system(async (session) => {
        const ids = await copyToNextRequests(session, { tenant, customer: key }, 500);
        await publishChanges(
          { session, tenant, user: systemUserId },
          { table: serviceTransportations },
          ids,
          'UPDATED',
        );
        return ids;
      });
    } while (changed.length > 0);
  };
  return { kind: jobKind, handler };
}

/** SQL of the name that a request `s` of the customer `c` is to have. */
const copiedNameSql = `CASE WHEN ${isErasedPersonSql} THEN s.customer_name ELSE c.customer_name END`;

/** Copies name and city to the next requests that differ, `most` at most, and returns their ids. */
async function copyToNextRequests(
  session: Session,
  { tenant, customer }: { tenant: string; customer: string },
  most: number,
): Promise<string[]> {
  const rows = await session.rows({
    // Locks by id as all writes of several requests do, so that none of them can deadlock with this one.
    text: `WITH part AS MATERIALIZED (
        SELECT s.id, c.city, ${copiedNameSql} AS name
        FROM customers c JOIN service_transportations s ON s.tenant_id = c.tenant_id AND s.customer_id = c.id
        WHERE c.tenant_id = $1::bigint AND c.id = $2::bigint
          AND (s.customer_city, s.customer_name) IS DISTINCT FROM (c.city, ${copiedNameSql})
        ORDER BY s.id LIMIT $3::int FOR NO KEY UPDATE OF s)
      UPDATE service_transportations s SET customer_city = part.city, customer_name = part.name
      FROM part WHERE s.tenant_id = $1::bigint AND s.id = part.id RETURNING s.id`,
    params: [tenant, customer, most],
  });
  return rows.map(([id]) => String(id));
}
