import type { BudgetLimits } from '../budgets/budgets';
import type { CostLimits } from '../budgets/spending';
import type { Variables } from './variables';

/** How much one caller may ask of the server. */
export interface LoadConfig {
  /** Of one request. */
  costs: CostLimits;
  /** Of a tenant; for calls without a session, of an address. */
  perMinute: BudgetLimits;
}

/** Characters of the largest answer. */
const largestAnswer = 20_000_000;

/** Reads the limits of load. */
export function readLoad(variables: Variables): LoadConfig {
  const operation = variables.COST_PER_OPERATION;
  return {
    costs: { operation, request: 1.5 * operation, answer: largestAnswer },
    perMinute: {
      cost: variables.COST_PER_MINUTE,
      pixels: variables.MEGAPIXELS_PER_MINUTE * 1_000_000,
    },
  };
}
