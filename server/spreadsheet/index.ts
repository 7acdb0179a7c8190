export type { CellKind, FileColumn, FileStyle } from './columns';
export { markFormulaText, unmarkFormulaText } from './formula-text';
export { type FileForm, type RowConsumer, writeFile } from './write-file';
export { maxSheetRows } from './write-xlsx';
