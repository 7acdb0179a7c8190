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
    ['after records of 1 ms', { rows: 5, ms: 5 }, 50],
    ['after records of 10 ms', { rows: 50, ms: 500 }, 20],
    ['after records of a second', { rows: 5, ms: 5000 }, 2],
    ['after records that took no time', { rows: 5, ms: 0 }, 50],
  ])('%s', (_when, last, count) => {
    expect(nextRowCount(last, 200)).toBe(count);
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
