import type { BoardBar, BoardRow } from './boardData';
import { doSpansOverlap } from './rowBars';

/** A row with its bars and absences of one day, in the order of their starts. */
export interface DayRow {
  row: BoardRow;
  bars: readonly BoardBar[];
  blocks: BoardRow['blocks'];
}

/** Returns the rows with what they have between two moments. Rows without anything come last. */
export function dayRowsOf(rows: readonly BoardRow[], time: { start: number; end: number }): DayRow[] {
  const days = rows.map((row) => ({
    row,
    bars: row.bars.filter((bar) => doSpansOverlap(bar, time)),
    blocks: row.blocks.filter((block) => doSpansOverlap(block, time)),
  }));
  const isBusy = ({ bars, blocks }: DayRow) => bars.length + blocks.length > 0;
  return [...days.filter(isBusy), ...days.filter((day) => !isBusy(day))];
}
