import { expect, test } from 'vitest';
import { limitedTotalOf } from '../../../server/dialect/list';

test.each([
  [0, 0, false],
  [99_999, 99_999, false],
  [100_000, 100_000, false],
  [100_001, 100_000, true],
  [938_025, 100_000, true],
])('limits a total of %i', (total, limitedTotal, exceedsLimitedTotal) => {
  expect(limitedTotalOf(total)).toEqual({ limitedTotal, exceedsLimitedTotal });
});
