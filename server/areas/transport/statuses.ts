import type { ServiceTransportationStatus as Status, StepNeed } from '../../contract.generated';

/** A step that a request may take, once all that it needs is there. */
export interface Transition {
  to: Status;
  needs: readonly StepNeed[];
}

const complete: readonly StepNeed[] = ['CUSTOMER', 'CARGO', 'FROM_ADDRESS', 'TO_ADDRESS'];
const staffed: readonly StepNeed[] = ['ROUTE', 'DRIVER', 'VEHICLE'];
const cancel: Transition = { to: 'CANCELED_REQUEST', needs: [] };

/** The steps from each status, the one forward first. The only place that knows them. */
export const transitions: Readonly<Record<Status, readonly Transition[]>> = {
  DRAFT: [{ to: 'NEW', needs: complete }, cancel],
  NEW: [{ to: 'IN_PROGRESS', needs: ['ACCEPTED_LOGISTICIAN'] }, cancel],
  IN_PROGRESS: [{ to: 'SERVICE_CONFIRMED', needs: staffed }, cancel],
  // Legs may have come and gone since they were confirmed.
  SERVICE_CONFIRMED: [{ to: 'SERVICE_PROVIDED', needs: [...staffed, 'ROUTE_TASKS'] }, cancel],
  SERVICE_PROVIDED: [{ to: 'CLOSE_REQUEST', needs: [] }],
  CANCELED_REQUEST: [],
  CLOSE_REQUEST: [],
};

/** The step forward from a status; an ended request has none. */
export function stepForward(from: Status): Transition | undefined {
  return transitions[from].find(({ to }) => to !== 'CANCELED_REQUEST');
}

/** Returns the statuses ahead of one until the service is provided, when nothing comes between. */
export function statusesAhead(from: Status): Status[] {
  const next = stepForward(from)?.to;
  return next === undefined || next === 'CLOSE_REQUEST' ? [] : [next, ...statusesAhead(next)];
}

/** Whether a request has ended: nothing of it is changed any more. */
export function hasEnded(status: unknown): boolean {
  return status === 'CANCELED_REQUEST' || status === 'CLOSE_REQUEST';
}

/** Whether a request is worked: from then on there is a logistician who took it on. */
export function isWorked(status: unknown): boolean {
  return status === 'IN_PROGRESS' || status === 'SERVICE_CONFIRMED' || status === 'SERVICE_PROVIDED';
}

/** Statuses in which a request holds its drivers and vehicles. */
export const holding: readonly Status[] = ['DRAFT', 'NEW', 'IN_PROGRESS', 'SERVICE_CONFIRMED'];
