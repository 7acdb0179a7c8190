import type { BudgetLimits } from '../budgets/budgets';
import type { CostLimits } from '../budgets/spending';
import type { ConfigVariables } from './variables';

/** Limits of the load that one caller may cause. */
export interface LoadConfig {
  /** Limits of one HTTP request. */
  costs: CostLimits;
  /** Budgets per minute of a tenant, or of a network for calls without a session. */
  perMinute: BudgetLimits;
}

/** Maximum number of characters of an HTTP request's answer. */
const largestAnswer = 20_000_000;

/** Reads the limits of load. */
export function readLoadConfig(variables: ConfigVariables): LoadConfig {
  const operation = variables.COST_PER_OPERATION;
  return {
    costs: { operation, request: 1.5 * operation, answer: largestAnswer },
    perMinute: {
      cost: variables.COST_PER_MINUTE,
      pixels: variables.MEGAPIXELS_PER_MINUTE * 1_000_000,
    },
  };
}
