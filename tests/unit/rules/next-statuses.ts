import type { ServiceTransportationStatus, StepNeed } from '../../../server/contract.generated';
import { statusTransitions } from '../../../server/areas/transport/statuses';

/**
 * Returns the statuses to which a request may change. `open` contains the requirements that the request does not meet.
 */
export function nextRequestStatuses(
  from: ServiceTransportationStatus,
  open: ReadonlySet<StepNeed>,
): ServiceTransportationStatus[] {
  return statusTransitions[from].filter(({ needs }) => !needs.some((need) => open.has(need))).map(({ to }) => to);
}
