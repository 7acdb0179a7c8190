import type { ServiceTransportationStatus, StepNeed } from '../../../server/contract.generated';
import { transitions } from '../../../server/areas/transport/statuses';

/** Statuses that a request may take now, as the table of steps has them. `open`: what is not there. */
export function transitionable(
  from: ServiceTransportationStatus,
  open: ReadonlySet<StepNeed>,
): ServiceTransportationStatus[] {
  return transitions[from].filter(({ needs }) => !needs.some((need) => open.has(need))).map(({ to }) => to);
}
