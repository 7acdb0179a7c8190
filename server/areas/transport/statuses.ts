import type { ServiceTransportationStatus as Status, StepNeed } from '../../contract.generated';

/** A status transition and its preconditions. */
export interface StatusTransition {
  to: Status;
  needs: readonly StepNeed[];
}

const completeNeeds: readonly StepNeed[] = ['CUSTOMER', 'CARGO', 'FROM_ADDRESS', 'TO_ADDRESS'];
const crewNeeds: readonly StepNeed[] = ['ROUTE', 'DRIVER', 'VEHICLE', 'TRUCK'];
const cancellation: StatusTransition = { to: 'CANCELED_REQUEST', needs: [] };

/**
 * The transitions from each status, the next status first. All other rules about transitions derive from this table.
 */
export const statusTransitions: Readonly<Record<Status, readonly StatusTransition[]>> = {
  DRAFT: [{ to: 'NEW', needs: completeNeeds }, cancellation],
  NEW: [{ to: 'IN_PROGRESS', needs: ['ACCEPTED_LOGISTICIAN'] }, cancellation],
  IN_PROGRESS: [{ to: 'SERVICE_CONFIRMED', needs: [...crewNeeds, 'LEG_RULES'] }, cancellation],
  // Legs, their vehicles and their drivers may have changed since the request was confirmed, so they are checked again.
  SERVICE_CONFIRMED: [{ to: 'SERVICE_PROVIDED', needs: [...crewNeeds, 'LEG_RULES', 'ROUTE_TASKS'] }, cancellation],
  SERVICE_PROVIDED: [{ to: 'CLOSE_REQUEST', needs: [] }],
  CANCELED_REQUEST: [],
  CLOSE_REQUEST: [],
};

/** Returns whether a value is a status of requests. */
export function isRequestStatus(value: unknown): value is Status {
  return typeof value === 'string' && Object.hasOwn(statusTransitions, value);
}

/** Returns the transition to the next status; undefined for an ended request. */
export function nextTransition(from: Status): StatusTransition | undefined {
  return statusTransitions[from].find(({ to }) => to !== 'CANCELED_REQUEST');
}

/** Returns the statuses that normally follow a status, in order, up to SERVICE_PROVIDED. */
export function statusesAhead(from: Status): Status[] {
  const next = nextTransition(from)?.to;
  return next === undefined || next === 'CLOSE_REQUEST' ? [] : [next, ...statusesAhead(next)];
}

/** Statuses of requests that have ended and can no longer change. */
export const endedRequestStatuses: readonly Status[] = ['CANCELED_REQUEST', 'CLOSE_REQUEST'];

/** Returns whether a request has ended and can no longer change. */
export function hasRequestEnded(status: unknown): boolean {
  return endedRequestStatuses.some((ended) => ended === status);
}

/** Returns whether a request is in progress, from its acceptance by a logistician until it is closed. */
export function isRequestInProgress(status: unknown): boolean {
  return status === 'IN_PROGRESS' || status === 'SERVICE_CONFIRMED' || status === 'SERVICE_PROVIDED';
}

/** Statuses from the confirmation on in which a request can still change. */
export const confirmedStatuses: readonly Status[] = ['SERVICE_CONFIRMED', 'SERVICE_PROVIDED'];

/** Returns whether a request is confirmed and can still change. */
export function isRequestConfirmed(status: unknown): boolean {
  return confirmedStatuses.some((confirmed) => confirmed === status);
}

/** Statuses in which a request books its drivers and vehicles. */
export const bookingStatuses: readonly Status[] = ['DRAFT', 'NEW', 'IN_PROGRESS', 'SERVICE_CONFIRMED'];
