import { and, eq, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Session } from '../../database/database';
import { codecOf } from '../../dialect/codec';
import type { Problems } from '../../dialect/errors';
import { hasEnded } from './statuses';
import { serviceTransportations } from './tables';

/** A table with an `order` column that counts from 1 without gaps among rows with the same `within`. */
export interface OrderedTable {
  table: PgTable & Record<'tenant_id' | 'id' | 'order', AnyPgColumn>;
  within: AnyPgColumn;
}

/** An ordered table whose rows are parts of a request. */
export interface OrderedParts extends OrderedTable {
  table: OrderedTable['table'] & Record<'service_transportation_id', AnyPgColumn>;
}

const ids = codecOf('bigint');

/** Returns whether a value is a valid id. Rules treat other values as if no record was chosen. */
export function isId(value: unknown): value is string {
  return typeof value === 'string' && ids.write(value) !== undefined;
}

/**
 * Locks a request until the transaction ends, so that its legs and tasks are written one at a time. A deleted request
 * is locked too, because it may be restored.
 * @returns the request's status; undefined when the request is deleted or does not exist.
 */
export async function lockRequest({ orm }: Session, tenant: string, request: unknown): Promise<string | undefined> {
  if (!isId(request)) return undefined;
  const { tenant_id, id, deleted_at, status } = serviceTransportations;
  const [row] = await orm
    .select({ status, deleted_at })
    .from(serviceTransportations)
    .where(and(eq(tenant_id, tenant), eq(id, request)))
    .for('update');
  return row?.deleted_at === null ? row.status : undefined;
}

/** Locks the request, and returns a problem on `field` when the request has ended. */
export async function requestEndedProblems(
  session: Session,
  tenant: string,
  request: unknown,
  field: string,
): Promise<Problems> {
  return hasEnded(await lockRequest(session, tenant, request)) ? { [field]: [{ code: 'request_ended' }] } : {};
}

/** The request of a part, and the value of the table's `within` column, which identifies the part's group. */
export interface PartPosition {
  request: string;
  within: string;
}

/** Reads the position of a part without a lock; undefined when the part does not exist. */
export async function findPosition(
  { orm }: Session,
  tenant: string,
  { table, within }: OrderedParts,
  part: unknown,
): Promise<PartPosition | undefined> {
  if (!isId(part)) return undefined;
  const [row] = await orm
    .select({ request: sql<string>`${table.service_transportation_id}::text`, within: sql<string>`${within}::text` })
    .from(table)
    .where(and(eq(table.tenant_id, tenant), eq(table.id, part)));
  return row;
}

/**
 * Reads the position of a part and locks its request. Call this function before the part is locked: the reverse order
 * can deadlock with a transaction that has locked the request and renumbers its parts. A transaction must not lock two
 * requests.
 */
export async function lockPosition(
  session: Session,
  tenant: string,
  ordered: OrderedParts,
  part: unknown,
): Promise<(PartPosition & { status: string | undefined }) | undefined> {
  const place = await findPosition(session, tenant, ordered, part);
  return place && { ...place, status: await lockRequest(session, tenant, place.request) };
}

/** Counts the rows whose `within` column is `owner`. */
export async function countWithin(
  { orm }: Session,
  { table, within }: OrderedTable,
  tenant: string,
  owner: string,
): Promise<number> {
  return orm.$count(table, and(eq(table.tenant_id, tenant), eq(within, owner)));
}

/**
 * Renumbers the rows of `owner` from 1 without gaps. A `moved` row has the same number as another row. The moved row
 * comes first, or second when it moved towards the end (`later`).
 */
export async function renumber(
  { orm }: Session,
  { table, within }: OrderedTable,
  tenant: string,
  owner: string,
  moved?: { id: string; later: boolean },
): Promise<void> {
  const shift = moved
    ? sql`CASE WHEN ${table.id} = ${moved.id} THEN ${moved.later ? 0.5 : -0.5}::float8 ELSE 0 END`
    : sql`0`;
  await orm.execute(sql`
    UPDATE ${table} SET "order" = placed.place
    FROM (
      SELECT ${table.id} AS placed_id, row_number() OVER (ORDER BY ${table.order} + ${shift}, ${table.id}) AS place
      FROM ${table} WHERE ${table.tenant_id} = ${tenant} AND ${within} = ${owner}
    ) placed
    WHERE ${table.tenant_id} = ${tenant} AND ${table.id} = placed.placed_id AND ${table.order} <> placed.place`);
}
