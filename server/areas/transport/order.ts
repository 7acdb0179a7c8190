import { and, eq, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Session } from '../../database/database';
import { codecOf } from '../../dialect/codec';
import type { Problems } from '../../dialect/errors';
import { hasEnded } from './statuses';
import { serviceTransportations } from './tables';

/** A table whose rows stand in an order, from 1 and without gaps, within what `within` names. */
export interface Ordered {
  table: PgTable & Record<'tenant_id' | 'id' | 'order', AnyPgColumn>;
  within: AnyPgColumn;
}

/** A table of a request's parts that stand in an order. */
export interface OrderedParts extends Ordered {
  table: Ordered['table'] & Record<'service_transportation_id', AnyPgColumn>;
}

const ids = codecOf('bigint');

/** Whether a value can be an id. The dialect tells of ids that are not there; rules just find nothing under them. */
export function isId(value: unknown): value is string {
  return typeof value === 'string' && ids.write(value) !== undefined;
}

/**
 * Locks a request until the transaction ends, so that its legs and tasks are written one after the other; a deleted one,
 * too, for it may be restored meanwhile.
 * @returns its status; nothing when there is no such request.
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

/** What stands against a change of a request's parts, told at `field`: the request has ended. Locks the request. */
export async function endedProblem(
  session: Session,
  tenant: string,
  request: unknown,
  field: string,
): Promise<Problems> {
  return hasEnded(await lockRequest(session, tenant, request)) ? { [field]: [{ code: 'request_ended' }] } : {};
}

/** Where a part stands: its request, and what its order is within. */
export interface Place {
  request: string;
  within: string;
}

/** Finds a part without locking anything. */
export async function findPlace(
  { orm }: Session,
  tenant: string,
  { table, within }: OrderedParts,
  part: unknown,
): Promise<Place | undefined> {
  if (!isId(part)) return undefined;
  const [row] = await orm
    .select({ request: sql<string>`${table.service_transportation_id}::text`, within: sql<string>`${within}::text` })
    .from(table)
    .where(and(eq(table.tenant_id, tenant), eq(table.id, part)));
  return row;
}

/**
 * Finds a part and locks its request. To be done before the part itself is locked: whoever holds a part and waits for
 * the request, while the request's holder numbers the parts, waits forever. So does whoever locks a second request.
 */
export async function lockPlace(
  session: Session,
  tenant: string,
  ordered: OrderedParts,
  part: unknown,
): Promise<(Place & { status: string | undefined }) | undefined> {
  const place = await findPlace(session, tenant, ordered, part);
  return place && { ...place, status: await lockRequest(session, tenant, place.request) };
}

/** How many rows stand in one order. */
export async function countWithin(
  { orm }: Session,
  { table, within }: Ordered,
  tenant: string,
  owner: string,
): Promise<number> {
  return orm.$count(table, and(eq(table.tenant_id, tenant), eq(within, owner)));
}

/**
 * Numbers rows anew, from 1. A row that was `moved` comes before the one that had its place, or after it when it moved
 * towards the end.
 */
export async function renumber(
  { orm }: Session,
  { table, within }: Ordered,
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
