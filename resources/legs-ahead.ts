import type { ServiceTransportationStatus } from './contract.generated';
import type { Consequence } from './operation-checks';

/** Statuses in which a request still needs the drivers and vehicles of its legs. */
const openStatuses: readonly ServiceTransportationStatus[] = ['DRAFT', 'NEW', 'IN_PROGRESS', 'SERVICE_CONFIRMED'];

/**
 * Returns the consequence for legs that are not driven yet when their driver or vehicle is deactivated or deleted.
 * `columns` are the columns of a leg that may hold the record's id.
 */
export const legsAheadOf = (...columns: readonly string[]): Consequence => ({
  name: 'legsAhead',
  of: ['deactivate', 'delete'],
  list: 'routes',
  where: columns,
  only: { service_transportation__status: openStatuses },
  order: 'service_transportation__to_take_to_work_from',
  values: { number: 'service_transportation.number', leg: 'order' },
});
