import type { ServiceTransportationStatus, StepNeed } from '../../../server/contract.generated';
import { statusTransitions } from '../../../server/areas/transport/statuses';

/** Returns the statuses to which a request can change. `open` contains the unmet requirements. */
export function nextStatuses(
  from: ServiceTransportationStatus,
  open: ReadonlySet<StepNeed>,
): ServiceTransportationStatus[] {
  return statusTransitions[from].filter(({ needs }) => !needs.some((need) => open.has(need))).map(({ to }) => to);
}
