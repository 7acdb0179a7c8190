import type { TextRow } from '../../database/database';
import type { ComputedCell, ExportValue, PlainCell } from './cells';

/** SQL columns of exported rows, and the function that reads a row of them. */
export interface RowReader {
  columns: readonly string[];
  read: (row: TextRow) => readonly ExportValue[];
}

/** Separates the plain cells of a row, which PostgreSQL joins: U+001F, the unit separator. */
const separator = '\u001F';
const separatorSql = "E'\\x1F'";

/**
 * Returns the reader of rows with these cells. All plain cells are one column, because the driver's reading of a column
 * takes more processor time than all else that an export does with its value. A text loses unit separators, which no
 * person has typed and no workbook can have.
 */
export function createRowReader(cells: readonly (PlainCell | ComputedCell)[]): RowReader {
  const plain = cells.filter((cell) => cell.kind === 'plain');
  const joined = plain.length > 0 ? [`concat_ws(${separatorSql}, ${plain.map(joinedSql).join(', ')})`] : [];
  const computed: { place: number; offset: number; read: ComputedCell['read'] }[] = [];
  const columns = [...joined];
  for (const [place, cell] of cells.entries()) {
    if (cell.kind === 'plain') continue;
    computed.push({ place, offset: columns.length, read: cell.read });
    columns.push(...cell.columns);
  }
  const texts = (row: TextRow): ExportValue[] => (joined.length > 0 ? (row[0] ?? '').split(separator) : []);
  if (computed.length === 0) return { columns, read: texts };
  return {
    columns,
    read: (row) => {
      const values = texts(row);
      for (const { place, offset, read } of computed) values.splice(place, 0, read(row, offset));
      return values;
    },
  };
}

function joinedSql({ sql, type }: PlainCell): string {
  return `coalesce(${type === 'text' ? `translate(${sql}, ${separatorSql}, '')` : `(${sql})::text`}, '')`;
}
