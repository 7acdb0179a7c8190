import type { Session } from '../../database/database';
import type { RowPolicy } from '../../dialect/entity';
import type { Viewer } from '../../dialect/scope';
import { isRecordId } from './order';

/*
 * The subqueries in this file do not filter by tenant, because row-level security does. They do not refer to the outer
 * row, so PostgreSQL runs each once per statement.
 */

/**
 * Returns SQL for the ids of requests that a user handles, as an assigned logistician or as the logistician of a task.
 */
const handledRequestsSql = (user: string) =>
  `SELECT k.service_transportation_id FROM logist_tasks k WHERE k.user_id = ${user}` +
  ` UNION SELECT l.service_transportation_id FROM request_logisticians l WHERE l.user_id = ${user}`;

/** Returns SQL for the ids of requests that a user handles, or of which the user drives a leg. */
const assignedRequestsSql = (user: string) =>
  `SELECT r.service_transportation_id FROM routes r WHERE r.driver_id = ${user} UNION ${handledRequestsSql(user)}`;

/** Returns SQL for the ids of the legs that a user drives. */
const drivenLegsSql = (user: string) => `SELECT d.id FROM routes d WHERE d.driver_id = ${user}`;

/** Permission to see all requests. Users without it see only requests that are assigned to them. */
const readAllPermission = 'requests.read';

/**
 * Permissions that show a request's price, files and history, and find it by the crews of all its legs. A caller needs
 * one of them; drivers have none.
 */
export const businessPermissions: readonly string[] = [readAllPermission, 'requests.handle'];

/** Limits requests to those that the caller handles or drives. */
export const assignedRequestsPolicy: RowPolicy = {
  exemptPermission: readAllPermission,
  condition: (column, user) => `${column('id')} IN (${assignedRequestsSql(user)})`,
};

/** Limits parts of requests, such as cargo, to those of requests that the caller handles or drives. */
export const assignedRequestPartsPolicy: RowPolicy = {
  exemptPermission: readAllPermission,
  condition: (column, user) => `${column('service_transportation_id')} IN (${assignedRequestsSql(user)})`,
};

/** Limits logisticians, their tasks and feedback to those of requests that the caller handles. */
export const handledRequestPartsPolicy: RowPolicy = {
  exemptPermission: readAllPermission,
  condition: (column, user) => `${column('service_transportation_id')} IN (${handledRequestsSql(user)})`,
};

/** Limits legs to those that the caller drives, and those of requests that the caller handles. */
export const visibleLegsPolicy: RowPolicy = {
  exemptPermission: readAllPermission,
  condition: (column, user) =>
    `(${column('driver_id')} = ${user} OR ${column('service_transportation_id')} IN (${handledRequestsSql(user)}))`,
};

/** Limits tasks to those of legs that the caller drives, and of requests that the caller handles. */
export const visibleLegTasksPolicy: RowPolicy = {
  exemptPermission: readAllPermission,
  condition: (column, user) =>
    `(${column('route_id')} IN (${drivenLegsSql(user)}) OR ${column('service_transportation_id')} IN (${handledRequestsSql(user)}))`,
};

/**
 * Limits addresses of requests and legs to those that the caller may see. Addresses of other records are not limited.
 */
export const visibleAddressesPolicy: RowPolicy = {
  exemptPermission: readAllPermission,
  condition: (column, user) => {
    const [type, owner] = [column('addressable_type'), column('addressable_id')];
    return (
      `(${type} NOT IN ('SERVICE_TRANSPORTATION', 'ROUTE')` +
      ` OR (${type} = 'SERVICE_TRANSPORTATION' AND ${owner} IN (${assignedRequestsSql(user)}))` +
      ` OR (${type} = 'ROUTE' AND ${owner} IN (SELECT o.id FROM routes o WHERE o.driver_id = ${user}` +
      ` OR o.service_transportation_id IN (${handledRequestsSql(user)}))))`
    );
  },
};

/** Returns whether the request exists in the tenant and the caller may see it. */
export async function canSeeRequest(
  session: Session,
  { tenant, user, permissions }: Viewer,
  id: string,
): Promise<boolean> {
  if (!isRecordId(id)) return false;
  const query = 'SELECT 1 FROM service_transportations s WHERE s.tenant_id = $1 AND s.id = $2';
  const [row] = permissions.has(readAllPermission)
    ? await session.rows({ text: query, params: [tenant, id] })
    : await session.rows({
        text: `${query} AND ${assignedRequestsPolicy.condition((name) => `s.${name}`, '$3')}`,
        params: [tenant, id, user],
      });
  return row !== undefined;
}
