import type { EstimateSource, RouteEstimate, RouteLegInput } from '../../contract.generated';
import type { Log } from '../../runtime/log';
import { badRequestError } from '../../dialect/errors';
import type { RoutingConfig } from '../../config';
import { type RouteDistance, estimateRouteDistance, breaksAndDaysFor, type GeoPosition } from '../driving';
import { createRoutingClient } from './service';

/** Returns the distance between two positions, and how it was estimated. */
export type DistanceEstimator = (
  from: GeoPosition,
  to: GeoPosition,
  log: Log,
) => Promise<RouteDistance & { source: EstimateSource }>;

/** Maximum number of legs in one call, because each leg may need a request to the routing service. */
const maxLegs = 50;

/**
 * Returns an `DistanceEstimator` that calls the routing service. Without a configured service, or when the service does not
 * answer, it uses the great-circle distance.
 */
export function createDistanceEstimator({ url }: RoutingConfig): DistanceEstimator {
  const measure = url === undefined ? undefined : createRoutingClient(url);
  return async (from, to, log) => {
    const measured = await measure?.(from, to, log);
    return measured
      ? { ...measured, source: 'ROUTING_SERVICE' }
      : { ...estimateRouteDistance(from, to), source: 'GREAT_CIRCLE' };
  };
}

/** Returns estimates of legs, in their order. @throws ContractError for too many legs */
export async function estimateLegs(
  estimate: DistanceEstimator,
  legs: readonly RouteLegInput[],
  log: Log,
): Promise<RouteEstimate[]> {
  if (legs.length > maxLegs)
    throw badRequestError(`At most ${maxLegs} legs are estimated at once, got ${legs.length}.`);
  return Promise.all(
    legs.map(async ({ from, to }) => {
      const distance = await estimate(from, to, log);
      return { ...distance, ...breaksAndDaysFor(distance.driving_minutes) };
    }),
  );
}
