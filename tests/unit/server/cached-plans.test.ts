import { expect, test } from 'vitest';
import { QueryPlanCache } from '../../../server/database/plan-cache';

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

test('limits cached plans per connection, and keeps the first ones', () => {
  const plans = new QueryPlanCache();
  const first = nameAfterUses(plans, 'first', 3);
  const names = Array.from({ length: 2000 }, (_, number) => nameAfterUses(plans, `SELECT ${number}`, 3)).filter(
    (name) => name !== undefined,
  );
  expect(new Set([first, ...names]).size).toBe(100);
  expect(plans.nameOf(cacheable('first'))).toBe(first);
});

test('keeps repeated statements when others are used once', () => {
  const plans = new QueryPlanCache();
  for (let number = 0; number < 5000; number += 1) plans.nameOf(cacheable(`SELECT ${number}`));
  expect(nameAfterUses(plans, 'again', 3)).toBeDefined();
});
