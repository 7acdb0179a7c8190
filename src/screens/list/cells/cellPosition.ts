/** A cell of a list: the id of the record in its row, and the path of the field in its column. */
export interface CellPosition {
  id: string;
  path: string;
}

/** A step from a cell to another one. */
export type CellStep = 'up' | 'down' | 'next' | 'previous';

/** Where the focus goes when an editor closes: `away`: where the user has clicked. */
export type CellExit = CellStep | 'stay' | 'away';

/** The cells that can be edited: the ids of the rows and the paths of the editable columns, both in their order. */
export interface CellOrder {
  ids: readonly string[];
  paths: readonly string[];
}

/** Returns whether two positions are the same cell. */
export const isSameCell = (one: CellPosition, other: CellPosition): boolean =>
  one.id === other.id && one.path === other.path;

/**
 * Returns the editable cell that a step leads to; undefined at the end of the rows. After the last cell of a row comes the
 * first one of the next row. `columns` are all columns in their order, so that a step begins at any cell.
 */
export function cellAfter(
  { ids, paths }: CellOrder,
  columns: readonly string[],
  { id, path }: CellPosition,
  step: CellStep,
): CellPosition | undefined {
  const row = ids.indexOf(id);
  if (step === 'up' || step === 'down') {
    const other = ids[row + (step === 'down' ? 1 : -1)];
    return other === undefined ? undefined : { id: other, path };
  }
  const column = columns.indexOf(path);
  const beside =
    step === 'next'
      ? paths.find((one) => columns.indexOf(one) > column)
      : paths.findLast((one) => columns.indexOf(one) < column);
  if (beside !== undefined) return { id, path: beside };
  const other = ids[row + (step === 'next' ? 1 : -1)];
  const first = step === 'next' ? paths[0] : paths.at(-1);
  return other === undefined || first === undefined ? undefined : { id: other, path: first };
}
