import { setImmediate as nextTurn } from 'node:timers/promises';
import { checkingCost } from '../areas/budgets/rules';
import type { Spending } from '../areas/budgets/spending';
import { badRequest } from '../dialect/errors';

/**
 * Checks the documents of one request one after the other, and charges the request for the time. Other requests are
 * answered between two of them.
 */
export class Checking {
  private last: Promise<void> = Promise.resolve();

  constructor(private readonly spending: Spending) {}

  /**
   * Waits until a document may be checked.
   * @returns what to call when it was checked
   * @throws ContractError where the documents before it have used up what the request may cost
   */
  async begin(): Promise<() => void> {
    const before = this.last;
    let release: () => void = () => undefined;
    this.last = new Promise((resolve) => {
      release = resolve;
    });
    await before;
    await nextTurn();
    if (this.spending.isSpent) {
      release();
      throw badRequest('The documents of this request take too long to be checked. Send fewer at once.');
    }
    const start = performance.now();
    return () => {
      this.spending.charge(checkingCost(performance.now() - start));
      release();
    };
  }
}
