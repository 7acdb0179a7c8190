import type { CellPosition } from './cellPosition';

/** A block of cells as texts, row by row. */
export type TextBlock = readonly (readonly string[])[];

/**
 * Parses what a spreadsheet puts on the clipboard: lines of cells that are separated by tabs. A cell in quotes may contain
 * tabs, lines and doubled quotes.
 */
export function parseBlock(text: string): TextBlock {
  const rows: string[][] = [[]];
  // A cell in quotes, or one without, and what follows it.
  for (const [, quoted, plain = '', end] of text.matchAll(
    /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n?|\n|$)/g,
  )) {
    rows.at(-1)?.push((quoted === undefined ? plain : quoted.replaceAll('""', '"')).trim());
    if (end === '') break;
    if (end !== '\t') rows.push([]);
  }
  // A spreadsheet ends its last line, too.
  const last = rows.at(-1);
  return rows.length > 1 && last?.length === 1 && last[0] === '' ? rows.slice(0, -1) : rows;
}

/** Formats a block of cells for a spreadsheet. */
export function formatBlock(block: TextBlock): string {
  const cellText = (text: string) => (/["\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return block.map((row) => row.map(cellText).join('\t')).join('\n');
}

/** A rectangle of cells, from one corner to the other. */
export interface CellRange {
  from: CellPosition;
  to: CellPosition;
}

/** Returns the ids of the rows and the columns of a range, in order. */
export function cellsOfRange(ids: readonly string[], columns: readonly string[], { from, to }: CellRange) {
  const between = (all: readonly string[], one: string, other: string) => {
    const [start = -1, end = -1] = [all.indexOf(one), all.indexOf(other)].toSorted((a, b) => a - b);
    return start < 0 ? [] : all.slice(start, end + 1);
  };
  return { ids: between(ids, from.id, to.id), columns: between(columns, from.path, to.path) };
}

/** A text for a cell. */
export interface PastedCell extends CellPosition {
  text: string;
}

/** The texts of a pasted block by the cells they are for. */
export interface PastePlan {
  cells: readonly PastedCell[];
  /** Number of texts beyond the last row or column. */
  outside: number;
}

/**
 * Assigns a pasted block to cells, from the first cell of the range. A range that is a multiple of the block is filled with
 * it, so that one value can be pasted into many cells.
 */
export function planPaste(
  block: TextBlock,
  ids: readonly string[],
  columns: readonly string[],
  range: CellRange,
): PastePlan {
  const chosen = cellsOfRange(ids, columns, range);
  const [height, width] = [block.length, Math.max(...block.map((row) => row.length))];
  const timesIn = (count: number, size: number) => (count % size === 0 ? Math.max(count, size) : size);
  const [rowCount, columnCount] = [timesIn(chosen.ids.length, height), timesIn(chosen.columns.length, width)];
  const [firstRow, firstColumn] = [ids.indexOf(chosen.ids[0] ?? ''), columns.indexOf(chosen.columns[0] ?? '')];
  const cells: PastedCell[] = [];
  let outside = 0;
  for (let row = 0; row < rowCount; row += 1) {
    for (let column = 0; column < columnCount; column += 1) {
      const text = block[row % height]?.[column % width];
      if (text === undefined) continue;
      const [id, path] = [ids[firstRow + row], columns[firstColumn + column]];
      if (id === undefined || path === undefined) outside += 1;
      else cells.push({ id, path, text });
    }
  }
  return { cells, outside };
}
