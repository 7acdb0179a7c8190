import type {
  ServiceTransportation,
  ServiceTransportationStatus,
  ServiceTransportationView,
  ServiceTransportationViewColumn,
  ServiceTransportationViewOrderColumn,
} from './contract.generated';
import type { CheckedDefinition } from './definition';
import type { Tone } from './fields';

/** Definition of a request, whose names are checked against the contract. */
export type RequestDefinition = CheckedDefinition<
  ServiceTransportation,
  ServiceTransportationView,
  ServiceTransportationViewColumn,
  ServiceTransportationViewOrderColumn
>;

/** Tone of each status of a request. */
export const requestStatuses = {
  DRAFT: 'neutral',
  NEW: 'info',
  IN_PROGRESS: 'info',
  SERVICE_CONFIRMED: 'warning',
  SERVICE_PROVIDED: 'success',
  CLOSE_REQUEST: 'neutral',
  CANCELED_REQUEST: 'error',
} as const satisfies Record<ServiceTransportationStatus, Tone>;

/**
 * Statuses of ended requests, for what is about no single request: columns and filters. Of a request itself the server
 * says it: an ended one has no `next_status`.
 */
export const endedStatuses = ['CLOSE_REQUEST', 'CANCELED_REQUEST'] as const;
