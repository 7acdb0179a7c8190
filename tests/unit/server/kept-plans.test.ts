import { expect, test } from 'vitest';
import { KeptPlans } from '../../../server/database/kept-plans';

const steady = (text: string) => ({ text, params: [], steady: true });

function askAgain(plans: KeptPlans, text: string, times: number): string | undefined {
  for (let time = 1; time < times; time += 1) plans.nameOf(steady(text));
  return plans.nameOf(steady(text));
}

test('a plan is kept from the third time on that its statement is asked, under one name', () => {
  const plans = new KeptPlans();
  const names = [1, 2, 3, 4].map(() => plans.nameOf(steady('SELECT 1')));
  expect(names).toEqual([undefined, undefined, expect.any(String), names[2]]);
  expect(askAgain(plans, 'SELECT 2', 3)).not.toBe(names[2]);
});

test('a statement that is not steady is planned each time', () => {
  const plans = new KeptPlans();
  for (let time = 0; time < 5; time += 1) expect(plans.nameOf({ text: 'SELECT 1', params: [] })).toBeUndefined();
});

test('however many statements callers think of, connections keep no more plans than they may, and those go on', () => {
  const plans = new KeptPlans();
  const first = askAgain(plans, 'first', 3);
  const names = Array.from({ length: 2000 }, (_, number) => askAgain(plans, `SELECT ${number}`, 3)).filter(
    (name) => name !== undefined,
  );
  expect(new Set([first, ...names]).size).toBe(100);
  expect(plans.nameOf(steady('first'))).toBe(first);
});

test('what is asked once does not push out what is asked again', () => {
  const plans = new KeptPlans();
  for (let number = 0; number < 5000; number += 1) plans.nameOf(steady(`SELECT ${number}`));
  expect(askAgain(plans, 'again', 3)).toBeDefined();
});
