import type { Caller, NoCallerReason } from '../dialect/context';
import { errorCodes, ContractError } from '../dialect/errors';
import { networkOf } from '../runtime/network';
import { estimateAnswerSize } from './answer-size';
import type { OwnerBudgets } from './budgets';

/** Maximum points of one operation and of one HTTP request, and maximum size of the request's answer. */
export interface CostLimits {
  operation: number;
  request: number;
  /** Maximum number of characters of the request's whole answer. */
  answer: number;
}

/**
 * Tracks what one HTTP request spends: of its own limits, and of the budget of its tenant or, without a session, of its
 * network.
 */
export class RequestSpending {
  private spent = 0;
  private answered = 0;
  /** Owner of the budget: a tenant or a network. */
  readonly owner: string;

  constructor(
    private readonly budgets: OwnerBudgets,
    private readonly limits: CostLimits,
    { caller, address }: { caller: Caller | NoCallerReason; address: string },
  ) {
    this.owner = typeof caller === 'string' ? `address:${networkOf(address)}` : `tenant:${caller.tenant}`;
  }

  /**
   * Takes the cost of an operation before its execution.
   * @throws ContractError 1429 with the cost and the limit: `operation_cost`, `request_cost`, or `budget_spent` with
   * the seconds until a retry
   */
  takeOperation(cost: number): void {
    const { operation, request } = this.limits;
    if (cost > operation) {
      const message = `The operation costs ${cost} points, more than the ${operation} that one may cost. Ask for fewer records or relations at once.`;
      throw tooCostly(message, 'operation_cost', { cost, limit: operation });
    }
    if (this.spent + cost > request) {
      const message = `The operations of this request cost more than the ${request} points that all of them may cost. Send fewer at once.`;
      throw tooCostly(message, 'request_cost', { cost: this.spent + cost, limit: request });
    }
    this.takeOfBudget(cost);
    this.spent += cost;
  }

  /**
   * Throws if the budget is spent.
   * @throws ContractError 1429 `budget_spent`
   */
  requireBudget(): void {
    this.takeOfBudget(0);
  }

  private takeOfBudget(cost: number): void {
    const retryAfter = this.budgets.take('cost', this.owner, cost);
    if (retryAfter === 0) return;
    const limit = this.budgets.perMinute('cost');
    const message = `The budget of ${limit} points per minute is spent. Try again in ${retryAfter} s.`;
    throw tooCostly(message, 'budget_spent', { cost, limit, retryAfter });
  }

  /** Subtracts a cost that is already spent, even below zero. */
  charge(cost: number): void {
    this.budgets.charge('cost', this.owner, cost);
  }

  /**
   * Adds the size of an operation's data to the size of the request's answer.
   * @throws ContractError 1429 `answer_size` if the answer becomes too large
   */
  takeAnswer(data: unknown): void {
    this.takeAnswerSize(estimateAnswerSize(data, this.limits.answer - this.answered));
  }

  /**
   * Adds a number of characters to the size of the request's answer.
   * @throws ContractError 1429 `answer_size` if the answer becomes too large
   */
  takeAnswerSize(characters: number): void {
    const { answer } = this.limits;
    this.answered += characters;
    if (this.answered <= answer) return;
    const message = `The answer is larger than the ${answer / 1e6} MB that one may be. Ask for fewer records at once.`;
    throw tooCostly(message, 'answer_size', { cost: this.answered, limit: answer });
  }

  /** Takes pixels from the budget for pictures. @returns 0, or the seconds until the budget has enough */
  takePixels(pixels: number): number {
    return this.budgets.take('pixels', this.owner, pixels);
  }
}

function tooCostly(
  message: string,
  reason: 'operation_cost' | 'request_cost' | 'budget_spent' | 'answer_size',
  facts: { cost: number; limit: number; retryAfter?: number },
): ContractError {
  return new ContractError(message, { code: errorCodes.tooCostly, reason, ...facts });
}
