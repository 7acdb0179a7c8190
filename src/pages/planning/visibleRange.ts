import type { BoardRow } from './boardData';

/** Pixels of a bar and the space below it. */
export const laneHeight = 40;
/** Pixels above the first and below the last bar of a row. */
export const rowPadding = 4;

/** Returns the distance of each row from the first one, and at last the height of all rows. */
export function rowOffsetsOf(rows: readonly Pick<BoardRow, 'lanes'>[]): number[] {
  const offsets = [0];
  for (const { lanes } of rows) offsets.push((offsets.at(-1) ?? 0) + lanes * laneHeight + 2 * rowPadding);
  return offsets;
}

/** Returns the index of the row at a distance from the first one. The nearest one outside of all rows. */
export function rowAt(offsets: readonly number[], y: number): number {
  let [low, high] = [0, Math.max(0, offsets.length - 2)];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((offsets[middle] ?? 0) <= y) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** What of the board is in sight: pixels from its beginning. */
export interface Viewport {
  top: number;
  height: number;
  left: number;
  width: number;
}

/**
 * Pixels after which further rows are rendered: three rows, because each time costs the browser more than a row does. And
 * pixels beyond those in sight.
 */
const [rowStep, rowMargin] = [3 * (laneHeight + 2 * rowPadding), 240];
/** Pixels after which further times are rendered, and times beyond those in sight. */
const timeStep = 480;

/**
 * Returns a viewport that is larger than the given one and only changes once this has moved by a step, so that the board
 * is not rendered for each pixel that it scrolls.
 */
export function renderedViewport({ top, height, left, width }: Viewport): Viewport {
  const [from, start] = [Math.floor(top / rowStep) * rowStep, Math.floor(left / timeStep) * timeStep];
  return {
    top: from - rowMargin,
    height: Math.ceil(height / rowStep) * rowStep + rowStep + 2 * rowMargin,
    left: start - timeStep,
    width: Math.ceil(width / timeStep) * timeStep + 3 * timeStep,
  };
}
