import { describe, expect, it, test } from 'vitest';
import { type BoardFilter, filterRows, longestFreeMs } from '../../../src/pages/planning/boardFilter';
import { placeInLanes } from '../../../src/pages/planning/rowBars';
import { rowAt, rowOffsetsOf } from '../../../src/pages/planning/visibleRange';
import { at, legOf, rowsWith } from './board-rows';

describe('the bars of a row', () => {
  test.each([
    [
      'one after the other share a lane',
      [
        [0, 4],
        [4, 8],
      ],
      [0, 0],
    ],
    [
      'at one time are below each other',
      [
        [0, 4],
        [2, 6],
        [3, 5],
      ],
      [0, 1, 2],
    ],
    [
      'take the first lane that is free again',
      [
        [0, 4],
        [2, 10],
        [4, 6],
      ],
      [0, 1, 0],
    ],
  ])('that are %s', (_, spans, lanes) => {
    const bars = spans.map(([start = 0, end = 0], index) => ({ key: String(index), start, end }));
    expect(placeInLanes(bars).map(({ lane }) => lane)).toEqual(lanes);
  });

  it('are in the rows of the vehicle and of the truck', () => {
    const [first, second] = rowsWith([legOf('1', 6, 12, { truck_id: 'v2' })], 'vehicles');
    expect(first?.bars).toMatchObject([{ key: '1 vehicle', role: 'vehicle', start: at(6), end: at(12) }]);
    expect(second?.bars).toMatchObject([{ key: '1 truck', role: 'truck' }]);
  });

  it('are where they have been moved to while that is saved', () => {
    const moved = [{ id: '1', role: 'driver', row: 'd2', start: at(8), end: at(14) } as const];
    const [first, second] = rowsWith([legOf('1', 6, 12)], 'drivers', {}, moved);
    expect(first?.bars).toEqual([]);
    expect(second?.bars).toMatchObject([{ start: at(8), end: at(14) }]);
  });

  test.each([
    ['another leg at the same time', [legOf('2', 11, 15)], []],
    ['an absence', [], [['11:00', '15:00']]],
  ] as const)('clash with %s', (_, others, absences) => {
    const blocks = absences.map(([from, to]) => ({
      id: 'a',
      row_id: 'd1',
      kind: 'HOLIDAY' as const,
      starts_at: `2026-06-10T${from}:00Z`,
      ends_at: `2026-06-10T${to}:00Z`,
    }));
    const [row] = rowsWith([legOf('1', 6, 12), ...others], 'drivers', { blocks });
    expect(row?.bars[0]).toMatchObject({ clashes: true });
    const [alone] = rowsWith([legOf('1', 6, 11), ...others], 'drivers', { blocks });
    expect(alone?.bars[0]).toMatchObject({ clashes: false });
  });

  it('have an empty run between them, which may be longer than the time', () => {
    const run = { row_id: 'd1', after_leg: '1', before_leg: '2', kilometres: 200, driving_minutes: 180 };
    const runOf = (start: number) =>
      rowsWith([legOf('1', 4, 8), legOf('2', start, 20)], 'drivers', { empty_runs: [run] })[0]?.runs;
    expect(runOf(11)).toMatchObject([{ start: at(8), end: at(11), from: 'Berlin', to: 'Poznań', isTooShort: false }]);
    expect(runOf(10)).toMatchObject([{ isTooShort: true }]);
    // A move made the legs overlap, which leaves no time between them.
    expect(runOf(7)).toEqual([]);
  });
});

describe('rows', () => {
  const day = { start: at(0), end: at(24) };
  const rows = rowsWith([legOf('1', 0, 10), legOf('2', 13, 20, { status: 'NEW', customer_name: 'Żabka' })]);
  const all: BoardFilter = { search: '', statuses: [], classes: [], onlyFree: false };
  const idsFor = (filter: Partial<BoardFilter>) => filterRows(rows, { ...all, ...filter }, day).map(({ id }) => id);

  it('are free between, before and after what is planned', () => {
    expect(rows.map((row) => longestFreeMs(row, day) / 3_600_000)).toEqual([4, 24]);
  });

  test.each([
    ['no filter', {}, ['d1', 'd2']],
    ['a title', { search: 'ROW D2' }, ['d2']],
    ['a customer of a leg', { search: 'zabka' }, ['d1']],
    ['a number', { search: 'TR/2' }, ['d1']],
    ['a status of a leg', { statuses: ['NEW'] }, ['d1']],
    ['a class', { classes: ['k1'] }, []],
    ['free time', { onlyFree: true }, ['d2']],
  ])('are filtered by %s', (_, filter, ids) => {
    expect(idsFor(filter)).toEqual(ids);
  });

  it('are found at a height by their offsets', () => {
    const offsets = rowOffsetsOf([{ lanes: 1 }, { lanes: 3 }, { lanes: 1 }]);
    expect(offsets).toEqual([0, 48, 176, 224]);
    expect([-5, 0, 47, 48, 175, 176, 900].map((y) => rowAt(offsets, y))).toEqual([0, 0, 0, 1, 1, 2, 2]);
    expect(rowAt([0], 10)).toBe(0);
  });
});
