import { setImmediate as nextTurn } from 'node:timers/promises';
import { checkingCost } from '../areas/budgets/rules';
import type { Spending } from '../areas/budgets/spending';
import { badRequest } from '../dialect/errors';
import { Slots } from '../slots';

/** Milliseconds that the documents of one request may take to be checked. */
const mostMs = 500;

/** Checks documents one at a time: nothing else runs meanwhile, so other calls are answered between two of them. */
export class DocumentChecks {
  private readonly slots = new Slots({ slots: 1, perOwner: 1 });

  /** Returns the checks of one request, whose time is charged to its owner. */
  ofRequest(spending: Spending): RequestChecks {
    return new RequestChecks(this.slots, spending);
  }
}

/** The checks of one request's documents. */
export class RequestChecks {
  private usedMs = 0;

  constructor(
    private readonly slots: Slots,
    private readonly spending: Spending,
  ) {}

  /**
   * Waits until a document may be checked; callers take turns.
   * @returns what to call when it was checked
   * @throws ContractError where the request, or its owner's budget, has nothing left for that
   */
  begin(): Promise<() => void> {
    return new Promise((resolve, reject) => {
      const check = async () => {
        await nextTurn();
        this.spending.requireBudget();
        if (this.usedMs > mostMs)
          throw badRequest('The documents of this request take too long to be checked. Send fewer at once.');
        const start = performance.now();
        await new Promise<void>((checked) => {
          resolve(checked);
        });
        const ms = performance.now() - start;
        this.usedMs += ms;
        this.spending.charge(checkingCost(ms));
      };
      this.slots.run(this.spending.owner, check).catch(reject);
    });
  }
}
