import { describe, expect, test } from 'vitest';
import { pagerOf } from '../../../src/screens/list/pager';

const unknown = undefined;

describe('the pager of pages of 25 rows', () => {
  test.each([
    ['begins', 1, 60, true, { from: 1, to: 25, previous: unknown, next: 2, last: 3 }],
    ['ends', 3, 60, false, { from: 51, to: 60, previous: 2, next: unknown, last: unknown }],
    ['goes on without a total', 2, unknown, true, { from: 26, to: 50, previous: 1, next: 3, last: unknown }],
    ['goes on while a page loads', 2, unknown, unknown, { from: 26, to: 50, previous: 1, next: 3, last: unknown }],
    [
      'stops while the last page loads',
      3,
      60,
      unknown,
      { from: 51, to: 60, previous: 2, next: unknown, last: unknown },
    ],
    [
      'goes on when the total is older than the rows',
      1,
      25,
      true,
      { from: 1, to: 25, previous: unknown, next: 2, last: unknown },
    ],
    ['leads back from behind the end', 9, 60, false, { from: 0, to: 0, previous: 3, next: unknown, last: unknown }],
    ['shows an empty list', 1, 0, false, { from: 0, to: 0, previous: unknown, next: unknown, last: unknown }],
  ] as const)('%s', (_, page, total, hasMorePages, expected) => {
    const counted = total === undefined ? undefined : { count: total, hasMore: false };
    expect(pagerOf({ page, size: 25, total: counted, hasMorePages })).toEqual(expected);
  });

  test('leads to no last page when there are more rows than counted', () => {
    const total = { count: 100_000, hasMore: true };
    expect(pagerOf({ page: 4001, size: 25, total, hasMorePages: true })).toEqual({
      from: 100_001,
      to: 100_025,
      previous: 4000,
      next: 4002,
      last: unknown,
    });
  });
});
