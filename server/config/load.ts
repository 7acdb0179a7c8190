import type { BudgetLimits } from '../budgets/budgets';
import type { CostLimits } from '../budgets/spending';
import { type Environment, wholeNumber } from './values';

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
export function readLoad(environment: Environment): LoadConfig {
  const operation = wholeNumber(environment, 'COST_PER_OPERATION', 20_000, 1, 1_000_000_000);
  return {
    costs: { operation, request: 1.5 * operation, answer: largestAnswer },
    perMinute: {
      cost: wholeNumber(environment, 'COST_PER_MINUTE', 2_000_000, 1, 1_000_000_000),
      pixels: wholeNumber(environment, 'MEGAPIXELS_PER_MINUTE', 600, 1, 1_000_000) * 1_000_000,
    },
  };
}
