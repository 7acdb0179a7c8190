import { describe, expect, test } from 'vitest';
import { shareEqualAnswer } from '../../../src/screens/list/shareEqualRows';

const row = (id: string, year = 2020) => ({ id, year, vehicle_make: { title: 'Volvo' } });
const before = { data: [row('1'), row('2')], total: 2 };
const [first, second] = before.data;

/** Returns the rows that are shared with an answer, for each row of the answer: those of `before`, or its own. */
function rowsOf(answer: { data: object[]; total: number }): readonly (object | undefined)[] {
  const shared = shareEqualAnswer(before, answer);
  return typeof shared === 'object' && shared !== null && 'data' in shared && Array.isArray(shared.data)
    ? shared.data
    : [];
}

describe('sharing the rows of an answer with the answer before', () => {
  test('keeps the rows of the answer before when they are equal, in another order too', () => {
    const rows = rowsOf({ data: [row('2'), row('1')], total: 2 });
    expect(rows[0]).toBe(second);
    expect(rows[1]).toBe(first);
  });

  test('takes changed and new rows as they are in the answer', () => {
    const answer = { data: [row('1', 2021), row('3')], total: 2 };
    const rows = rowsOf(answer);
    expect(rows[0]).toBe(answer.data[0]);
    expect(rows[1]).toBe(answer.data[1]);
  });

  test('keeps the array of rows when all are equal, with the new total', () => {
    const shared = shareEqualAnswer(before, { data: [row('1'), row('2')], total: 3 });
    expect(shared).toEqual({ ...before, total: 3 });
    expect(rowsOf({ data: [row('1'), row('2')], total: 3 })).toBe(before.data);
  });

  test('keeps the whole answer when nothing has changed', () =>
    expect(shareEqualAnswer(before, structuredClone(before))).toBe(before));

  test('takes the first answer as it is', () => expect(shareEqualAnswer(undefined, before)).toBe(before));
});
