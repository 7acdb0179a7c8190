import type { RoutingConfig } from '../../config';
import type { Area } from '../area';
import { estimateLegs, createDistanceEstimator } from './estimates';
import { estimateDriverHours } from './hours';

/** Returns the area of distances and driving times. */
export function createRoutingArea(config: RoutingConfig): Area {
  const estimate = createDistanceEstimator(config);
  return {
    name: 'routing',
    entities: [],
    resolvers: {
      Query: {
        routeEstimates: (_root, { legs }, { log }) => estimateLegs(estimate, legs, log),
        driverHours: (_root, { id }, context) => estimateDriverHours(estimate, id, context),
      },
    },
  };
}
