import type { Session } from '../../database/database';
import type { RowPolicy } from '../../dialect/entity';
import type { Viewer } from '../../dialect/scope';
import { isId } from './order';

/*
 * No tenant stands in these: row-level security adds it, and so the ids are gathered once for the whole statement.
 */

/** Requests that a user works: as the logistician of a task, or one whom it was given to. */
const handledBy = (user: string) =>
  `SELECT k.service_transportation_id FROM logist_tasks k WHERE k.user_id = ${user}` +
  ` UNION SELECT l.service_transportation_id FROM request_logisticians l WHERE l.user_id = ${user}`;

/** Requests that a user has part in: as one who works them, or as the driver of a leg. */
const assignedTo = (user: string) =>
  `SELECT r.service_transportation_id FROM routes r WHERE r.driver_id = ${user} UNION ${handledBy(user)}`;

/** Legs that a user drives. */
const drivenBy = (user: string) => `SELECT d.id FROM routes d WHERE d.driver_id = ${user}`;

/** Without it, only what is assigned to the caller is there. */
const unless = 'requests.read';

/** Who meets what a request earns, what was said of it, its papers and its history: not those who drive it. */
export const aboutBusiness: readonly string[] = [unless, 'requests.handle'];

/** Requests that are assigned to the caller. */
export const ownRequests: RowPolicy = {
  exemptPermission: unless,
  condition: (column, user) => `${column('id')} IN (${assignedTo(user)})`,
};

/** What every one of a request's people sees of it: its cargo. */
export const ofOwnRequests: RowPolicy = {
  exemptPermission: unless,
  condition: (column, user) => `${column('service_transportation_id')} IN (${assignedTo(user)})`,
};

/** What those see who work a request: tasks of logisticians, who they are, what was said of it. */
export const ofHandledRequests: RowPolicy = {
  exemptPermission: unless,
  condition: (column, user) => `${column('service_transportation_id')} IN (${handledBy(user)})`,
};

/** Legs: a driver's own, and all of a request that the caller works. */
export const ownLegs: RowPolicy = {
  exemptPermission: unless,
  condition: (column, user) =>
    `(${column('driver_id')} = ${user} OR ${column('service_transportation_id')} IN (${handledBy(user)}))`,
};

/** Tasks of such legs. */
export const ofOwnLegs: RowPolicy = {
  exemptPermission: unless,
  condition: (column, user) =>
    `(${column('route_id')} IN (${drivenBy(user)}) OR ${column('service_transportation_id')} IN (${handledBy(user)}))`,
};

/** Addresses: of requests those of the caller's own, of legs those of own legs, of other records all. */
export const ownAddresses: RowPolicy = {
  exemptPermission: unless,
  condition: (column, user) => {
    const [type, owner] = [column('addressable_type'), column('addressable_id')];
    return (
      `(${type} NOT IN ('SERVICE_TRANSPORTATION', 'ROUTE')` +
      ` OR (${type} = 'SERVICE_TRANSPORTATION' AND ${owner} IN (${assignedTo(user)}))` +
      ` OR (${type} = 'ROUTE' AND ${owner} IN (SELECT o.id FROM routes o WHERE o.driver_id = ${user}` +
      ` OR o.service_transportation_id IN (${handledBy(user)}))))`
    );
  },
};

/** Whether a request is the tenant's, and not kept from the caller. */
export async function seesRequest(
  session: Session,
  { tenant, user, permissions }: Viewer,
  id: string,
): Promise<boolean> {
  if (!isId(id)) return false;
  const own = 'SELECT 1 FROM service_transportations s WHERE s.tenant_id = $1 AND s.id = $2';
  const [row] = permissions.has(unless)
    ? await session.rows({ text: own, params: [tenant, id] })
    : await session.rows({
        text: `${own} AND ${ownRequests.condition((name) => `s.${name}`, '$3')}`,
        params: [tenant, id, user],
      });
  return row !== undefined;
}
