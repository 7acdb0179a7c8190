import type { EstimateSource, RouteEstimate, RouteLegInput } from '../../contract.generated';
import type { Log } from '../../runtime/log';
import { badRequest } from '../../dialect/errors';
import type { RoutingConfig } from '../../config';
import { type Distance, estimatedDistance, hoursOf, type Position } from './rules';
import { routingService } from './service';

/** How far it is from place to place, and who says so. */
export type Estimate = (from: Position, to: Position, log: Log) => Promise<Distance & { source: EstimateSource }>;

/** Legs of one call: each may be a question to a service. */
const mostLegs = 50;

/** Asks the routing service where there is one, and reckons by the great circle where it tells nothing. */
export function estimator({ url }: RoutingConfig): Estimate {
  const measure = url === undefined ? undefined : routingService(url);
  return async (from, to, log) => {
    const measured = await measure?.(from, to, log);
    return measured
      ? { ...measured, source: 'ROUTING_SERVICE' }
      : { ...estimatedDistance(from, to), source: 'GREAT_CIRCLE' };
  };
}

/** Estimates of legs, in their order. @throws ContractError for more than may be asked at once. */
export async function estimateLegs(
  estimate: Estimate,
  legs: readonly RouteLegInput[],
  log: Log,
): Promise<RouteEstimate[]> {
  if (legs.length > mostLegs) throw badRequest(`At most ${mostLegs} legs are estimated at once, got ${legs.length}.`);
  return Promise.all(
    legs.map(async ({ from, to }) => {
      const distance = await estimate(from, to, log);
      return { ...distance, ...hoursOf(distance.driving_minutes) };
    }),
  );
}
