import type { BoardBar, BoardRow } from './boardData';
import { type LegMove, shiftSpan } from './moves';
import { stepMs } from './timeAxis';

/** Keys that change the selection or a move, as `KeyboardEvent.key`. */
type PressedKey = Pick<KeyboardEvent, 'key' | 'shiftKey'>;

/**
 * Returns the bar that a key selects instead of another one; undefined for other keys, and where there is none. Left and
 * right lead along the row, up and down to the bar of the next row with bars that is nearest in time.
 */
export function barSelectedBy(
  { key }: PressedKey,
  rows: readonly BoardRow[],
  selected: BoardBar,
): BoardBar | undefined {
  const index = rows.findIndex(({ id }) => id === selected.row);
  const own = rows[index]?.bars ?? [];
  const place = own.findIndex(({ key: one }) => one === selected.key);
  switch (key) {
    case 'ArrowLeft':
      return own[place - 1];
    case 'ArrowRight':
      return own[place + 1];
    case 'Home':
      return own[0];
    case 'End':
      return own.at(-1);
    case 'ArrowUp':
      return nearestBar(
        rows.slice(0, Math.max(0, index)).findLast(({ bars }) => bars.length > 0),
        selected,
      );
    case 'ArrowDown':
      return nearestBar(
        rows.slice(index + 1).find(({ bars }) => bars.length > 0),
        selected,
      );
    default:
      return undefined;
  }
}

function nearestBar(row: BoardRow | undefined, { start }: BoardBar): BoardBar | undefined {
  return row?.bars.toSorted((one, other) => Math.abs(one.start - start) - Math.abs(other.start - start))[0];
}

/**
 * Returns a move after an arrow key: left and right by a quarter of an hour, with Shift only the end; up and down to the
 * next row. Undefined for other keys, and at the first and last row.
 */
export function moveByKey(
  { key, shiftKey }: PressedKey,
  rows: readonly BoardRow[],
  move: LegMove,
): LegMove | undefined {
  const handle = shiftKey ? 'end' : 'all';
  const index = rows.findIndex(({ id }) => id === move.row);
  const toRow = (row: BoardRow | undefined) => row && { ...move, row: row.id };
  switch (key) {
    case 'ArrowLeft':
      return { ...move, ...shiftSpan(move, handle, -stepMs) };
    case 'ArrowRight':
      return { ...move, ...shiftSpan(move, handle, stepMs) };
    case 'ArrowUp':
      return index > 0 ? toRow(rows[index - 1]) : undefined;
    case 'ArrowDown':
      return toRow(rows[index + 1]);
    default:
      return undefined;
  }
}
