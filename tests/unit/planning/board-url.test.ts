import { describe, expect, it, test } from 'vitest';
import { dayBeside, firstDayOf, formatBoardUrl, parseBoardUrl } from '../../../src/pages/planning/boardUrl';

describe('the address of the board', () => {
  it('is empty for what is usual', () => {
    expect(formatBoardUrl(parseBoardUrl(''))).toBe('');
  });

  it('keeps everything that was chosen', () => {
    const query = '?rows=vehicles&range=two-weeks&day=2026-11-26&q=wx+1&status=NEW%2CDRAFT&class=3&free=1';
    const state = parseBoardUrl(query);
    expect(state).toEqual({
      rows: 'vehicles',
      range: 'two-weeks',
      day: '2026-11-26',
      search: 'wx 1',
      statuses: ['NEW', 'DRAFT'],
      classes: ['3'],
      onlyFree: true,
    });
    expect(formatBoardUrl(state)).toBe(query);
  });

  it('leaves out what it does not know', () => {
    const state = parseBoardUrl('?rows=ships&range=year&day=2026-02-30&free=yes');
    expect(state).toMatchObject({ rows: 'drivers', range: 'week', day: null, onlyFree: false });
  });
});

test.each([
  ['day', 1, '2026-11-26', '2026-11-25', '2026-11-27'],
  ['week', 1, '2026-11-23', '2026-11-16', '2026-11-30'],
  ['week', 0, '2026-11-22', '2026-11-15', '2026-11-29'],
  ['two-weeks', 1, '2026-11-23', '2026-11-09', '2026-12-07'],
] as const)('begins a %s with weekday %i', (range, weekday, first, previous, next) => {
  expect(firstDayOf({ range, day: '2026-11-26' }, '2026-01-01', weekday)).toBe(first);
  expect([dayBeside(first, range, -1), dayBeside(first, range, 1)]).toEqual([previous, next]);
});
