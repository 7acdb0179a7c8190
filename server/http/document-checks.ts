import { setImmediate as nextTurn } from 'node:timers/promises';
import { validationCost } from '../budgets/rules';
import type { RequestSpending } from '../budgets/spending';
import { badRequestError } from '../dialect/errors';
import { WorkSlots } from '../runtime/slots';

/** Maximum milliseconds that parsing and validating the documents of one HTTP request may take. */
const requestLimitMs = 500;

/** Milliseconds of parsing and validation after which the event loop may handle other requests. */
const yieldAfterMs = 5;

/**
 * Parses and validates documents one at a time. Both block the event loop, so the event loop handles other requests
 * after every `yieldAfterMs` of checks.
 */
export class DocumentChecks {
  private readonly slots = new WorkSlots({ slots: 1, perOwner: 1 });
  /** Milliseconds of checks since the event loop last handled other requests. */
  private turnUsedMs = 0;

  /** Returns the checks of one request. Their time is charged to the request's owner. */
  ofRequest(spending: RequestSpending): RequestDocumentChecks {
    return new RequestDocumentChecks(this, spending);
  }

  /**
   * Waits for the owner's turn, then runs a check. Resolves when the check has ended.
   * @param check resolves with the milliseconds that the check took
   */
  async run(owner: string, check: () => Promise<number>): Promise<void> {
    await this.slots.run(owner, async () => {
      if (this.turnUsedMs > yieldAfterMs) {
        await nextTurn();
        this.turnUsedMs = 0;
      }
      this.turnUsedMs += await check();
    });
  }
}

/** The checks of one request's documents, with their total time. */
export class RequestDocumentChecks {
  private usedMs = 0;

  constructor(
    private readonly checks: DocumentChecks,
    private readonly spending: RequestSpending,
  ) {}

  /**
   * Waits until a document of the request may be checked; owners take turns.
   * @returns a function that the caller must call when the check has ended
   * @throws ContractError if the request has used up its time, or the owner's budget is spent
   */
  begin(): Promise<() => void> {
    return new Promise((resolve, reject) => {
      const check = async () => {
        this.spending.requireBudget();
        if (this.usedMs > requestLimitMs)
          throw badRequestError('The documents of this request take too long to be checked. Send fewer at once.');
        const start = performance.now();
        await new Promise<void>((checked) => {
          resolve(checked);
        });
        const ms = performance.now() - start;
        this.usedMs += ms;
        this.spending.charge(validationCost(ms));
        return ms;
      };
      this.checks.run(this.spending.owner, check).catch(reject);
    });
  }
}
