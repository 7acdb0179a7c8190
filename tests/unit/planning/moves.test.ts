import { describe, expect, it, test } from 'vitest';
import { barSelectedBy, moveByKey } from '../../../src/pages/planning/keyMoves';
import {
  findingsInputOf,
  isChanged,
  legChangeOf,
  type LegMove,
  obstaclesOf,
  roleInRow,
  shiftSpan,
  spanOfUnplanned,
} from '../../../src/pages/planning/moves';
import { at, legOf, rowsWith } from './board-rows';

const leg = legOf('1', 6, 12);
const moveTo = (position: Partial<LegMove>): LegMove => {
  const origin = { row: 'd1', start: at(6), end: at(12) };
  return { leg, role: 'driver', origin, ...origin, ...position };
};

describe('a shifted time', () => {
  const span = { start: at(6), end: at(12) };
  test.each([
    ['all by an hour', 'all', 1, [7, 13]],
    ['all to the nearest quarter', 'all', 0.2, [6.25, 12.25]],
    ['the start', 'start', 2, [8, 12]],
    ['the start, at most to a quarter before the end', 'start', 20, [11.75, 12]],
    ['the end', 'end', -2, [6, 10]],
    ['the end, at least to a quarter after the start', 'end', -20, [6, 6.25]],
  ] as const)('moves %s', (_, handle, hours, [start, end]) => {
    expect(shiftSpan(span, handle, hours * 3_600_000)).toEqual({ start: at(start), end: at(end) });
  });

  it('keeps the length of a leg whose times are no quarters', () => {
    const odd = { start: at(6) + 420_000, end: at(12) };
    const moved = shiftSpan(odd, 'all', 900_000);
    expect(moved.end - moved.start).toBe(odd.end - odd.start);
  });

  test.each([
    ['near its proposal, at its proposed time', leg, 6.9, [6, 12]],
    ['elsewhere, for as long', leg, 9, [9, 15]],
    ['without a proposal, for four hours', { ...leg, planned_start: null, planned_end: null }, 9.1, [9, 13]],
  ] as const)('places an unplanned leg %s', (_, unplanned, hour, [start, end]) => {
    expect(spanOfUnplanned(unplanned, at(hour))).toEqual({ start: at(start), end: at(end) });
  });
});

describe('a move', () => {
  const later = { planned_start: new Date(at(7)).toISOString(), planned_end: new Date(at(13)).toISOString() };
  test.each([
    ['nothing where it was', {}, {}],
    ['the driver in another row', { row: 'd2' }, { driver: { connect: 'd2' } }],
    ['the times at another time', { start: at(7), end: at(13) }, later],
    ['both', { row: 'd2', start: at(7), end: at(13) }, { driver: { connect: 'd2' }, ...later }],
    ['the truck of a leg in the row of a truck', { role: 'truck', row: 'v2' }, { truck: { connect: 'v2' } }],
  ] as const)('changes %s', (_, position, change) => {
    expect(legChangeOf(moveTo(position))).toEqual(change);
    expect(isChanged(moveTo(position))).toBe(Object.keys(change).length > 0);
  });

  it('is judged with proposed times only while it keeps them', () => {
    const proposed = { ...leg, planned_by_hand: false };
    expect(findingsInputOf(moveTo({ leg: proposed, row: 'd2' }))).toEqual({
      id: '1',
      service_transportation_id: 'r1',
      driver_id: 'd2',
    });
    expect(findingsInputOf(moveTo({ leg: proposed, start: at(7), end: at(13) }))).toMatchObject(later);
    expect(findingsInputOf(moveTo({ row: 'd2' }))).toHaveProperty('planned_start');
  });

  it('meets absences, other legs, and rows that cannot take its role', () => {
    const block = {
      id: 'a',
      row_id: 'd2',
      kind: 'HOLIDAY',
      starts_at: new Date(at(12)).toISOString(),
      ends_at: new Date(at(20)).toISOString(),
    } as const;
    const [own, other] = rowsWith([leg, legOf('2', 5, 7, { driver_id: 'd2' })], 'drivers', { blocks: [block] });
    const codesAt = (row: typeof own, position: Partial<LegMove>) =>
      row && obstaclesOf(moveTo(position), row).map(({ code }) => code);
    expect(codesAt(own, {})).toEqual([]);
    expect(codesAt(other, {})).toEqual(['overlap']);
    expect(codesAt(other, { start: at(7), end: at(12) })).toEqual([]);
    expect(codesAt(other, { start: at(8), end: at(14) })).toEqual(['absent']);
    expect(codesAt(own && { ...own, active: false }, { role: 'truck' })).toEqual(['inactive', 'cannotDraw']);
    expect(codesAt(own, { role: 'vehicle' })).toEqual(['cannotCarry']);
  });

  test.each([
    ['the driver among drivers', 'drivers', {}, { can_carry: true }, 'driver'],
    ['the vehicle of what carries', 'vehicles', { vehicle_id: null }, { can_carry: true, can_draw: true }, 'vehicle'],
    ['the truck of what only draws', 'vehicles', { vehicle_id: null }, { can_carry: false, can_draw: true }, 'truck'],
    [
      'the truck where only that is missing',
      'vehicles',
      { truck_is_not_required: false },
      { can_carry: true, can_draw: true },
      'truck',
    ],
  ] as const)('of an unplanned leg needs %s', (_, by, more, ability, role) => {
    const [row] = rowsWith([]);
    expect(row && roleInRow({ ...leg, ...more }, { ...row, ...ability }, by)).toBe(role);
  });
});

describe('the keyboard', () => {
  const rows = rowsWith([leg, legOf('2', 14, 20), legOf('3', 15, 18, { driver_id: 'd2' })]);
  const pressed = (key: string, shiftKey = false) => ({ key, shiftKey });

  test.each([
    ['ArrowRight', '1 driver', '2 driver'],
    ['ArrowRight', '2 driver', undefined],
    ['ArrowLeft', '2 driver', '1 driver'],
    ['ArrowDown', '1 driver', '3 driver'],
    ['ArrowDown', '3 driver', undefined],
    ['ArrowUp', '3 driver', '2 driver'],
    ['ArrowUp', '1 driver', undefined],
    ['End', '1 driver', '2 driver'],
    ['x', '1 driver', undefined],
  ])('selects by %s from %s the bar %s', (key, from, to) => {
    const bar = rows.flatMap(({ bars }) => bars).find((one) => one.key === from);
    expect(bar && barSelectedBy(pressed(key), rows, bar)?.key).toBe(to);
  });

  test.each([
    ['ArrowRight', false, { start: at(6.25), end: at(12.25) }],
    ['ArrowLeft', false, { start: at(5.75), end: at(11.75) }],
    ['ArrowRight', true, { start: at(6), end: at(12.25) }],
    ['ArrowDown', false, { row: 'd2', start: at(6) }],
  ])('moves by %s (Shift: %s)', (key, shift, moved) => {
    expect(moveByKey(pressed(key, shift), rows, moveTo({}))).toMatchObject(moved);
  });

  it('moves neither above the first nor below the last row, nor by other keys', () => {
    for (const [key, row] of [
      ['ArrowUp', 'd1'],
      ['ArrowDown', 'd2'],
      ['x', 'd1'],
    ] as const)
      expect(moveByKey(pressed(key), rows, moveTo({ row }))).toBeUndefined();
  });
});
