import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PreparedStatements, QueryPlanCache } from '../../../server/database/plan-cache';

const cacheable = (text: string) => ({ text, params: [], canCachePlan: true });

function nameAfterUses(plans: QueryPlanCache, text: string, times: number): string | undefined {
  for (let time = 1; time < times; time += 1) plans.nameOf(cacheable(text));
  return plans.nameOf(cacheable(text));
}

test('caches a plan from the third use of a statement, under one name', () => {
  const plans = new QueryPlanCache();
  const names = [1, 2, 3, 4].map(() => plans.nameOf(cacheable('SELECT 1')));
  expect(names).toEqual([undefined, undefined, expect.any(String), names[2]]);
  expect(nameAfterUses(plans, 'SELECT 2', 3)).not.toBe(names[2]);
});

test('does not cache statements that depend on values', () => {
  const plans = new QueryPlanCache();
  for (let time = 0; time < 5; time += 1) expect(plans.nameOf({ text: 'SELECT 1', params: [] })).toBeUndefined();
});

describe('a full cache', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  /** Returns the names that different statements get after three uses each. */
  const fill = (plans: QueryPlanCache, name: string, count: number) =>
    Array.from({ length: count }, (_, number) => nameAfterUses(plans, `SELECT ${name} ${number}`, 3)).filter(
      (given) => given !== undefined,
    );

  test('has 100 plans, and keeps those that were used in the last hour', () => {
    const plans = new QueryPlanCache();
    const names = fill(plans, 'first', 2000);
    expect(new Set(names).size).toBe(100);
    vi.advanceTimersByTime(3_500_000);
    expect(fill(plans, 'second', 200)).toEqual([]);
    expect(plans.nameOf(cacheable('SELECT first 0'))).toBe(names[0]);
  });

  test('gives up a plan that was not used for an hour for another statement, and never uses its name again', () => {
    const plans = new QueryPlanCache();
    const [first = '', ...others] = fill(plans, 'first', 100);
    vi.advanceTimersByTime(3_500_000);
    plans.nameOf(cacheable('SELECT first 0'));
    vi.advanceTimersByTime(200_000);
    const later = fill(plans, 'second', 200);
    expect(later.length).toBe(99);
    expect([...others, ...later].filter((name) => plans.has(name))).toEqual(later);
    expect(new Set([first, ...others, ...later]).size).toBe(199);
    expect(plans.nameOf(cacheable('SELECT first 0'))).toBe(first);
  });

  test('has connections deallocate the plans that it gave up, before they prepare others', async () => {
    const plans = new QueryPlanCache();
    const deallocated: string[] = [];
    const connection = new PreparedStatements(plans, async (name) => deallocated.push(name));
    const run = (name: string, fails = false) =>
      connection.run(name, () => (fails ? Promise.reject(new Error('no')) : Promise.resolve()));
    const [first = '', second = '', third = ''] = fill(plans, 'first', 100);
    await run(first);
    await run(second);
    await expect(run(third, true)).rejects.toThrow('no');
    vi.advanceTimersByTime(3_700_000);
    plans.nameOf(cacheable('SELECT first 0'));
    const [later = ''] = fill(plans, 'second', 99);
    await run(first);
    expect(deallocated).toEqual([]);
    await run(later);
    await run(later);
    // The third failed, perhaps after it was prepared.
    expect(deallocated).toEqual([second, third]);
  });
});

test('keeps repeated statements when others are used once', () => {
  const plans = new QueryPlanCache();
  for (let number = 0; number < 5000; number += 1) plans.nameOf(cacheable(`SELECT ${number}`));
  expect(nameAfterUses(plans, 'again', 3)).toBeDefined();
});
