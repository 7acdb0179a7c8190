import type { ServiceTransportationStatus as Status, SharedRequest } from '../../../resources/contract.generated';

/** A step of a request: past, current or future. */
interface ProgressStep {
  status: Status;
  /** Time of the step. Absent for a future step. */
  date?: string;
  /** Whether the request is at this step now. */
  current: boolean;
}

/** Returns the past steps of a request, oldest first, and then the future ones. */
export function progressSteps({
  status,
  history,
  upcoming,
}: Pick<SharedRequest, 'status' | 'history' | 'upcoming'>): ProgressStep[] {
  const latest = history.findLast((step) => step.status === status);
  const past = history.map((step) => ({ ...step, current: step === latest }));
  return [...past, ...upcoming.map((next) => ({ status: next, current: false }))];
}
