import { and, eq, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Session } from '../../database/database';
import { codecOf } from '../../dialect/codec';
import type { Problems } from '../../dialect/errors';
import { hasRequestEnded } from './statuses';
import { serviceTransportations } from './tables';

/**
 * A table whose `order` column numbers the rows of each group from 1 without gaps. Rows with the same value in the
 * column `within` form a group.
 */
export interface OrderedTable {
  table: PgTable & Record<'tenant_id' | 'id' | 'order', AnyPgColumn>;
  within: AnyPgColumn;
}

/** An ordered table whose rows are parts of a request. */
export interface OrderedPartTable extends OrderedTable {
  table: OrderedTable['table'] & Record<'service_transportation_id', AnyPgColumn>;
}

const idCodec = codecOf('bigint');

/** Returns whether a value is a valid id. Rules treat other values as if no record was chosen. */
export function isRecordId(value: unknown): value is string {
  return typeof value === 'string' && idCodec.write(value) !== undefined;
}

/**
 * Locks a request until the transaction ends, so that its legs and tasks are written one at a time. A deleted request
 * is locked too, because it may be restored.
 * @returns the request's status; undefined when the request is deleted or does not exist.
 */
export async function lockRequest({ orm }: Session, tenant: string, request: unknown): Promise<string | undefined> {
  if (!isRecordId(request)) return undefined;
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
  return hasRequestEnded(await lockRequest(session, tenant, request)) ? { [field]: [{ code: 'request_ended' }] } : {};
}

/** The request of a part, and the group in which the part is numbered (the value of the column `within`). */
export interface PartPosition {
  request: string;
  within: string;
}

/** Reads the position of a part without a lock; undefined when the part does not exist. */
export async function findPartPosition(
  { orm }: Session,
  tenant: string,
  { table, within }: OrderedPartTable,
  part: unknown,
): Promise<PartPosition | undefined> {
  if (!isRecordId(part)) return undefined;
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
export async function lockPartPosition(
  session: Session,
  tenant: string,
  ordered: OrderedPartTable,
  part: unknown,
): Promise<(PartPosition & { status: string | undefined }) | undefined> {
  const position = await findPartPosition(session, tenant, ordered, part);
  return position && { ...position, status: await lockRequest(session, tenant, position.request) };
}

/** Counts the rows of a group: those with the same value in the column `within`. */
export async function countGroupRows(
  { orm }: Session,
  { table, within }: OrderedTable,
  tenant: string,
  group: string,
): Promise<number> {
  return orm.$count(table, and(eq(table.tenant_id, tenant), eq(within, group)));
}

/**
 * Renumbers the rows of a group from 1 without gaps. The `moved` row already has its new number, which another row has
 * too. The moved row comes before that row, or after it when it moved towards the end (`later`).
 */
export async function renumberRows(
  { orm }: Session,
  { table, within }: OrderedTable,
  tenant: string,
  group: string,
  moved?: { id: string; later: boolean },
): Promise<void> {
  const shift = moved
    ? sql`CASE WHEN ${table.id} = ${moved.id} THEN ${moved.later ? 0.5 : -0.5}::float8 ELSE 0 END`
    : sql`0`;
  await orm.execute(sql`
    UPDATE ${table} SET "order" = placed.place
    FROM (
      SELECT ${table.id} AS placed_id, row_number() OVER (ORDER BY ${table.order} + ${shift}, ${table.id}) AS place
      FROM ${table} WHERE ${table.tenant_id} = ${tenant} AND ${within} = ${group}
    ) placed
    WHERE ${table.tenant_id} = ${tenant} AND ${table.id} = placed.placed_id AND ${table.order} <> placed.place`);
}
