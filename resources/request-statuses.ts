import type {
  ServiceTransportation,
  ServiceTransportationStatus,
  ServiceTransportationView,
  ServiceTransportationViewColumn,
  ServiceTransportationViewOrderColumn,
} from './contract.generated';
import type { CheckedDefinition } from './definition';
import type { ChipTone } from './fields';

/** Type of the definition of requests, with names checked against the contract. */
export type RequestDefinition = CheckedDefinition<
  ServiceTransportation,
  ServiceTransportationView,
  ServiceTransportationViewColumn,
  ServiceTransportationViewOrderColumn
>;

/** Tone of each status of a request. */
export const requestStatusTones = {
  DRAFT: 'neutral',
  NEW: 'info',
  IN_PROGRESS: 'info',
  SERVICE_CONFIRMED: 'warning',
  SERVICE_PROVIDED: 'success',
  CLOSE_REQUEST: 'neutral',
  CANCELED_REQUEST: 'error',
} as const satisfies Record<ServiceTransportationStatus, ChipTone>;

/**
 * Statuses of ended requests, for board columns and filters. For a single request, check `next_status` instead: the
 * server leaves it empty when the request has ended.
 */
export const endedStatuses = ['CLOSE_REQUEST', 'CANCELED_REQUEST'] as const;

/** Statuses of requests in progress, which cannot be deleted. */
export const inProgressStatuses = ['IN_PROGRESS', 'SERVICE_CONFIRMED', 'SERVICE_PROVIDED'] as const;
