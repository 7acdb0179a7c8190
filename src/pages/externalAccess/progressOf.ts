import type { ServiceTransportationStatus as Status, SharedRequest } from '../../../resources/contract.generated';

/** A status in the progress of a request, reached or still to come. */
export interface ProgressStep {
  status: Status;
  /** When it was reached; absent while it is to come. */
  date?: string;
  /** Whether it is the current status. */
  now: boolean;
}

/** Returns the statuses that a request took, oldest first, and those that are to come. */
export function progressOf({
  status,
  history,
  upcoming,
}: Pick<SharedRequest, 'status' | 'history' | 'upcoming'>): ProgressStep[] {
  const current = history.findLast((step) => step.status === status);
  const taken = history.map((step) => ({ ...step, now: step === current }));
  return [...taken, ...upcoming.map((next) => ({ status: next, now: false }))];
}
