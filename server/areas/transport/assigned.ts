import type { RowScope } from '../../dialect/entity';

/**
 * Requests that a user has part in: as the driver of a leg, the logistician of a task, or one whom it was given to.
 * No tenant stands here: row-level security adds it, and so the ids are gathered once for the whole statement.
 */
const assignedTo = (user: string) =>
  `SELECT r.service_transportation_id FROM routes r WHERE r.driver_id = ${user}` +
  ` UNION SELECT k.service_transportation_id FROM logist_tasks k WHERE k.user_id = ${user}` +
  ` UNION SELECT l.service_transportation_id FROM request_logisticians l WHERE l.user_id = ${user}`;

/** Without it, only what is assigned to the caller is there. */
const unless = 'requests.read';

/** Requests that are assigned to the caller. */
export const ownRequests: RowScope = { unless, rows: (column, user) => `${column('id')} IN (${assignedTo(user)})` };

/** Parts of such requests: cargo, legs, tasks. */
export const ofOwnRequests: RowScope = {
  unless,
  rows: (column, user) => `${column('service_transportation_id')} IN (${assignedTo(user)})`,
};

/** Addresses: those of requests and legs only where the request is the caller's own, those of other records all. */
export const ownAddresses: RowScope = {
  unless,
  rows: (column, user) => {
    const [type, owner] = [column('addressable_type'), column('addressable_id')];
    return (
      `(${type} NOT IN ('SERVICE_TRANSPORTATION', 'ROUTE')` +
      ` OR (${type} = 'SERVICE_TRANSPORTATION' AND ${owner} IN (${assignedTo(user)}))` +
      ` OR (${type} = 'ROUTE' AND ${owner} IN (SELECT o.id FROM routes o WHERE o.service_transportation_id IN (${assignedTo(user)}))))`
    );
  },
};
