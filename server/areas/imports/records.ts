import type { Problem } from '../../dialect/errors';
import type { Cell } from '../../spreadsheet/read';
import { type Conversion, convertCell, textOf } from './convert';
import type { ImportDefinition, ImportField } from './definition';
import type { FieldSource, ImportSettings } from './settings';
import type { StoredRow } from './tables';
import { foldWord } from './words';

/** A cell of a record that cannot be imported. */
export interface CellProblem {
  row: number;
  field: string;
  problem: Problem;
}

/** A record of a file: its rows, and their converted values. Relations still have the texts of the file. */
export interface FileRecord {
  /** Numbers of the rows. The first row has the record's values, and each row those of a child. */
  rows: number[];
  values: Map<string, unknown>;
  children: Map<string, unknown>[];
  problems: CellProblem[];
}

interface Column {
  path: string;
  /** Returns the column's cell in a row of the file. */
  cellOf: (row: StoredRow) => Cell;
  field: ImportField;
  words: ReadonlyMap<string, string>;
  isChild: boolean;
}

/** Converts rows of a file to records. */
export class RecordReader {
  private readonly columns: readonly Column[];
  private readonly groupColumn: number | undefined;

  constructor(
    definition: ImportDefinition,
    settings: ImportSettings,
    private readonly conversion: Conversion,
  ) {
    const columnOf = ({ field: path, words }: FieldSource, cellOf: Column['cellOf']): Column[] => {
      const field = definition.fields[path];
      if (!field) return [];
      const folded = (words ?? []).map(({ text, value }): [string, string] => [foldWord(text), value]);
      const isChild = definition.rows !== undefined && path.startsWith(`${definition.rows.relation}.`);
      return [{ path, cellOf, field, words: new Map(folded), isChild }];
    };
    this.columns = [
      ...settings.columns.flatMap((match) => columnOf(match, ({ c }) => c[match.column] ?? null)),
      ...(settings.fills ?? []).flatMap((fill) => columnOf(fill, () => fill.text)),
    ];
    this.groupColumn = settings.columns.find(({ field }) => field === definition.rows?.by)?.column;
  }

  /** Whether a record of the file may have several rows. */
  get hasGroups(): boolean {
    return this.groupColumn !== undefined;
  }

  /** Returns whether a row belongs to the same record as the row before it. */
  continues(row: StoredRow, before: StoredRow | undefined): boolean {
    if (this.groupColumn === undefined || !before) return false;
    const text = textOf(row.c[this.groupColumn] ?? null);
    return text !== '' && text === textOf(before.c[this.groupColumn] ?? null);
  }

  /** Returns the records of rows that follow one another. */
  read(rows: readonly StoredRow[]): FileRecord[] {
    const records: FileRecord[] = [];
    let before: StoredRow | undefined;
    for (const row of rows) {
      const last = records.at(-1);
      if (last && this.continues(row, before)) this.addRow(last, row);
      else {
        const record: FileRecord = { rows: [], values: new Map(), children: [], problems: [] };
        this.addRow(record, row);
        records.push(record);
      }
      before = row;
    }
    return records;
  }

  private addRow(record: FileRecord, row: StoredRow): void {
    const isFirst = record.rows.length === 0;
    const child = new Map<string, unknown>();
    record.rows.push(row.n);
    record.children.push(child);
    for (const { path, cellOf, field, words, isChild } of this.columns) {
      if (!isFirst && !isChild) continue;
      const converted = convertCell(cellOf(row), field, words, this.conversion);
      if ('problem' in converted) record.problems.push({ row: row.n, field: path, problem: converted.problem });
      else if (isChild) child.set(path.slice(path.indexOf('.') + 1), converted.value);
      else record.values.set(path, converted.value);
    }
  }
}
