import { setImmediate as nextTurn } from 'node:timers/promises';
import { checkingCost } from '../budgets/rules';
import type { Spending } from '../budgets/spending';
import { badRequest } from '../dialect/errors';
import { Slots } from '../runtime/slots';

/** Milliseconds that the documents of one request may take to be checked. */
const requestLimitMs = 500;

/** Milliseconds of parsing and checking after which other calls are answered. */
const yieldAfterMs = 5;

/** Has documents parsed and checked one at a time. Nothing else runs meanwhile: other calls are answered in between. */
export class DocumentChecks {
  private readonly slots = new Slots({ slots: 1, perOwner: 1 });
  /** Milliseconds since other calls were answered. */
  private turnUsedMs = 0;

  /** Returns the checks of one request, whose time is charged to its owner. */
  ofRequest(spending: Spending): RequestChecks {
    return new RequestChecks(this, spending);
  }

  /**
   * Waits for the owner's turn.
   * @param check is called in that turn, which lasts until its promise does; returns the milliseconds that it took
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

/** The checks of one request's documents. */
export class RequestChecks {
  private usedMs = 0;

  constructor(
    private readonly checks: DocumentChecks,
    private readonly spending: Spending,
  ) {}

  /**
   * Waits until a document may be checked; callers take turns.
   * @returns a function that ends the check
   * @throws ContractError where the request, or its owner's budget, has nothing left for that
   */
  begin(): Promise<() => void> {
    return new Promise((resolve, reject) => {
      const check = async () => {
        this.spending.requireBudget();
        if (this.usedMs > requestLimitMs)
          throw badRequest('The documents of this request take too long to be checked. Send fewer at once.');
        const start = performance.now();
        await new Promise<void>((checked) => {
          resolve(checked);
        });
        const ms = performance.now() - start;
        this.usedMs += ms;
        this.spending.charge(checkingCost(ms));
        return ms;
      };
      this.checks.run(this.spending.owner, check).catch(reject);
    });
  }
}
