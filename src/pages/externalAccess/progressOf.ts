import type { ServiceTransportationStatus as Status, SharedStep } from '../../../resources/contract.generated';

/** A step of a request, taken or still to come. */
export interface ProgressStep {
  status: Status;
  /** When it was taken; absent while it is to come. */
  date?: string;
  /** Whether the request stands there now. */
  now: boolean;
}

/** The statuses that a request passes when nothing comes between. */
const course: readonly Status[] = ['DRAFT', 'NEW', 'IN_PROGRESS', 'SERVICE_CONFIRMED', 'SERVICE_PROVIDED'];

/** The steps that were taken, oldest first, and those to come: none after one that ends a request. */
export function progressOf(status: Status, history: readonly SharedStep[]): ProgressStep[] {
  const current = history.findLast((step) => step.status === status);
  const taken = history.map((step) => ({ ...step, now: step === current }));
  const ahead = course.slice(course.indexOf(status) + 1);
  const ended = !course.includes(status);
  return [...taken, ...(ended ? [] : ahead.map((next) => ({ status: next, now: false })))];
}
