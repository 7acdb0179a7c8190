import type { ServiceTransportationStatus as Status } from '../../contract.generated';

/** What must be true of a request before it may take a step. */
export interface RequestFacts {
  /** Customer, cargo and both addresses are there. */
  complete: boolean;
  /** A logistician took it on. */
  accepted: boolean;
  /** It has legs, and each has its driver and, unless its truck is not required, its vehicle. */
  staffed: boolean;
  /** Every task of its legs is done, or came back. */
  driven: boolean;
}

/** A step that a request may take; `needs`: only while that is true. */
export interface Transition {
  to: Status;
  needs?: keyof RequestFacts;
}

/** The steps from each status, the one forward first. The only place that knows them. */
export const transitions: Readonly<Record<Status, readonly Transition[]>> = {
  DRAFT: [{ to: 'NEW', needs: 'complete' }, { to: 'CANCELED_REQUEST' }],
  NEW: [{ to: 'IN_PROGRESS', needs: 'accepted' }, { to: 'CANCELED_REQUEST' }],
  IN_PROGRESS: [{ to: 'SERVICE_CONFIRMED', needs: 'staffed' }, { to: 'CANCELED_REQUEST' }],
  SERVICE_CONFIRMED: [{ to: 'SERVICE_PROVIDED', needs: 'driven' }, { to: 'CANCELED_REQUEST' }],
  SERVICE_PROVIDED: [{ to: 'CLOSE_REQUEST' }],
  CANCELED_REQUEST: [],
  CLOSE_REQUEST: [],
};

/** Statuses that a request may take now. */
export function transitionable(from: Status, facts: RequestFacts): Status[] {
  return transitions[from].filter(({ needs }) => !needs || facts[needs]).map(({ to }) => to);
}

/** Whether a request has ended: nothing of it is changed any more. */
export function hasEnded(status: unknown): boolean {
  return status === 'CANCELED_REQUEST' || status === 'CLOSE_REQUEST';
}

/** Statuses in which a request holds its drivers and vehicles. */
export const holding: readonly Status[] = ['DRAFT', 'NEW', 'IN_PROGRESS', 'SERVICE_CONFIRMED'];
