export type { CellKind, FileColumn, FileStyle } from './columns';
export { formulaSigns, markFormulaText, unmarkFormulaText } from './formula-text';
export { csvLines, type CsvSeparator, csvText } from './write-csv';
export { writeCsv, writeWorkbook } from './write-file';
export { maxSheetRows } from './write-xlsx';
