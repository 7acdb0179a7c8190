import { expect, it } from 'vitest';
import { OwnerBudgets } from '../../../server/budgets/budgets';
import { RequestSpending } from '../../../server/budgets/spending';
import { DocumentChecks } from '../../../server/http/document-checks';

const neverAsked = () => Promise.reject(new Error('The database was asked.'));
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const limits = { operation: 1000, request: 1000, answer: 1000 };

/**
 * Returns the cost budget of a caller without a session at an IP address. `perMinute` is the points per minute; a
 * millisecond of checking a document costs 100 points.
 */
function spendingOf(address: string, perMinute = 10_000_000) {
  const database = { read: neverAsked, readInTransaction: neverAsked, write: neverAsked, system: neverAsked };
  const budgets = new OwnerBudgets({ database, limits: { cost: perMinute, pixels: 1 }, log: silent });
  return new RequestSpending(budgets, limits, { caller: 'absent', address });
}

function workFor(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

it('refuses further documents of a request after half a second', async () => {
  const checks = new DocumentChecks();
  const [one, other] = [checks.ofRequest(spendingOf('10.0.0.1')), checks.ofRequest(spendingOf('10.0.0.2'))];
  const checked = await one.begin();
  workFor(501);
  checked();
  await expect(one.begin()).rejects.toThrow('The documents of this request take too long to be checked');
  await expect(other.begin()).resolves.toBeTypeOf('function');
});

it('refuses a document when the budget is used up', async () => {
  const spending = spendingOf('10.0.0.1', 2000);
  const checks = new DocumentChecks();
  const checked = await checks.ofRequest(spending).begin();
  workFor(21);
  checked();
  await expect(checks.ofRequest(spending).begin()).rejects.toMatchObject({ extensions: { reason: 'budget_spent' } });
});

it('checks another caller’s document before the rest of a long batch', async () => {
  const checks = new DocumentChecks();
  const order: string[] = [];
  const check = async (name: string, request: ReturnType<DocumentChecks['ofRequest']>) => {
    const checked = await request.begin();
    order.push(name);
    checked();
  };
  const batch = checks.ofRequest(spendingOf('10.0.0.1'));
  const single = checks.ofRequest(spendingOf('10.0.0.2'));
  await Promise.all([...['a1', 'a2', 'a3', 'a4'].map((name) => check(name, batch)), check('b', single)]);
  expect(order).toEqual(['a1', 'a2', 'b', 'a3', 'a4']);
});
