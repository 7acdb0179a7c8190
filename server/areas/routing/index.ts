import type { RoutingConfig } from '../../config';
import type { Area } from '../area';
import { estimateLegs, estimator } from './estimates';
import { driverHours } from './hours';

/** How far legs are, and how long their drivers are at the wheel. */
export function routing(config: RoutingConfig): Area {
  const estimate = estimator(config);
  return {
    name: 'routing',
    entities: [],
    resolvers: {
      Query: {
        routeEstimates: (_root, { legs }, { log }) => estimateLegs(estimate, legs, log),
        driverHours: (_root, { id }, context) => driverHours(estimate, id, context),
      },
    },
  };
}
