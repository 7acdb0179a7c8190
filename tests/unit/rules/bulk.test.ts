import { describe, expect, it } from 'vitest';
import { countProblems, nextRowCount, problemsOfError } from '../../../server/areas/bulk/rules';

describe('the number of matching records', () => {
  it.each([
    [3, 3, undefined],
    [3, undefined, undefined],
    [3, 2, { code: 'bulk_count_changed', payload: { count: 3 } }],
    [0, 0, { code: 'bulk_nothing' }],
    [200_001, 200_001, { code: 'bulk_too_large', payload: { max: 200_000 } }],
  ])('%s, where %s was confirmed', (matching, expected, problem) => {
    expect(countProblems(matching, expected)).toEqual(problem ? { 'input.expected_count': [problem] } : {});
  });
});

describe('the number of records of a transaction that should take 200 ms', () => {
  it.each([
    ['at first', undefined, 2],
    ['after two records of 1 ms', [[2, 2]], 50],
    ['after two records of 10 ms', [[2, 20]], 20],
    ['after two records that took no time', [[2, 0]], 50],
    ['after two records in a busy second', [[2, 1000]], 6],
    [
      'after records of 10 ms',
      [
        [2, 20],
        [50, 500],
      ],
      20,
    ],
    [
      'after records of a second',
      [
        [2, 2000],
        [6, 6000],
      ],
      2,
    ],
    [
      'after records of 1 ms in transactions of 300 ms',
      [
        [2, 302],
        [6, 306],
      ],
      50,
    ],
    [
      'after records of 10 ms in transactions of 300 ms',
      [
        [2, 320],
        [6, 360],
      ],
      30,
    ],
    [
      'after more records that took less time',
      [
        [2, 300],
        [6, 100],
      ],
      50,
    ],
  ] as const)('%s', (_when, transactions, count) => {
    const timed = transactions?.map(([rows, ms]) => ({ rows, ms }));
    const [first, last = first] = timed ?? [];
    expect(nextRowCount(first && last && { first, last }, 200)).toBe(count);
  });
});

describe('the problems of a record', () => {
  it.each([
    [
      { code: 6, validation: { 'input.year': [{ code: 'year', payload: { min: 1 } }] } },
      [{ field: 'year', code: 'year', payload: { min: 1 } }],
    ],
    [{ code: 6 }, [{ code: 'bulk_invalid' }]],
    [{ code: 1409 }, [{ code: 'bulk_conflict' }]],
    [{ code: 1200 }, [{ code: 'bulk_denied' }]],
    [{ code: 1403 }, [{ code: 'bulk_limit' }]],
    [{}, undefined],
  ])('of %j', (extensions, problems) => {
    expect(problemsOfError({ extensions })).toEqual(problems);
  });
});
