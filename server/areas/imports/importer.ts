import type { Language } from '../../contract.generated';
import type { Session } from '../../database/database';
import type { WriteReporter } from '../../dialect/write-reporter';
import type { Viewer } from '../../dialect/scope';
import { Batch, type BatchItem, uniqueFieldsOf } from '../../dialect/write/batch';
import type { WritePlan } from '../../dialect/write/plan';
import type { Conversion } from './convert';
import type { ImportDefinition } from './definition';
import { type ExistingRecord, type ExistingRecords, findExistingRecords } from './existing-records';
import { type FieldValues, fieldOfProblem, type InputPlace, recordInputOf } from './input';
import { type FileRecord, RecordReader } from './records';
import { RelationFinder } from './relations';
import type { ImportSettings } from './settings';
import type { RowProblem, StoredRow } from './tables';

/** What an importer works with. */
export interface ImporterOptions {
  definition: ImportDefinition;
  settings: ImportSettings;
  conversion: Conversion;
  viewer: Viewer;
  /** Language of names in problems. */
  language: Language;
  writeReporter: WriteReporter;
  /** Whether planned records are not stored, so that later ones must be compared with them. */
  isCheck: boolean;
}

/** A record of the file with its plan, or the problems that it has instead. */
export interface PlannedRecord {
  record: FileRecord;
  /** The record that is updated; undefined for a new one. */
  existing: ExistingRecord | undefined;
  plan: WritePlan | undefined;
  problems: RowProblem[];
}

/** What a record of the file writes. */
interface WrittenRecord {
  item: BatchItem;
  places: readonly InputPlace[];
  existing: ExistingRecord | undefined;
}

/** Plans the records of one file, some hundred rows at a time. */
export class Importer {
  readonly reader: RecordReader;
  private readonly relations: RelationFinder;
  /** Rows that have a value, by field and value. */
  private readonly takenBy = new Map<string, number>();
  private reserved = 0;

  constructor(private readonly options: ImporterOptions) {
    const { definition, settings, conversion, viewer } = options;
    this.reader = new RecordReader(definition, settings, conversion);
    this.relations = new RelationFinder(definition, viewer);
  }

  /**
   * Plans the records of rows, in a transaction. In a check, roll it back.
   * @returns the batch that can store the plans, and the records
   */
  async plan(session: Session, rows: readonly StoredRow[]): Promise<{ batch: Batch; records: PlannedRecord[] }> {
    const { definition, settings, viewer, language, writeReporter, isCheck } = this.options;
    const mutation = { ...viewer, session, language, writeReporter };
    const batch = new Batch(definition.entity, mutation, { reserved: this.reserved, acceptsUnchanged: true });
    const records = this.reader.read(rows);
    const existing = await findExistingRecords({ session, viewer, definition, settings }, batch, records);
    await this.relations.resolve(session, records, existing);
    const items = this.itemsOf(records, existing);
    const writable = [...items];
    const planned = await batch.plan(writable.map(([, { item }]) => item));
    const outcomes = new Map(writable.map(([record], index) => [record, planned[index]]));
    if (isCheck) this.reserved += batch.addedToQuota;
    return {
      batch,
      records: records.map((record) => {
        const { plan, problems = {} } = outcomes.get(record) ?? {};
        const { places = [], existing: stored } = items.get(record) ?? {};
        const own = record.problems.map(({ row, field, problem }): RowProblem => ({ row, field, ...problem }));
        const ofRules = Object.entries(problems).flatMap(([path, list]) => {
          const { field, child } = fieldOfProblem(path, places);
          return list.map((problem): RowProblem => ({
            row: record.rows[child] ?? record.rows[0] ?? 0,
            field,
            ...problem,
          }));
        });
        const repeated = plan ? this.repeatedProblems(record, plan) : [];
        // A cell that could not be converted is missing for the rules, which is no second problem.
        const further = ofRules.filter(({ row, field }) => !own.some((one) => one.row === row && one.field === field));
        const all = [...own, ...further, ...repeated];
        return { record, existing: stored, plan: all.length === 0 ? plan : undefined, problems: all };
      }),
    };
  }

  /** Returns what each record writes. Those are left out that can neither be updated nor created. */
  private itemsOf(records: readonly FileRecord[], existing: ExistingRecords): Map<FileRecord, WrittenRecord> {
    const { definition, settings } = this.options;
    const items = new Map<FileRecord, WrittenRecord>();
    for (const record of records) {
      const stored = existing.get(record);
      if (stored === 'refused' || (settings.mode === 'UPDATE' && !stored)) continue;
      const values = this.writtenValues(record, stored);
      const children = this.writtenChildren(record, stored);
      const { input, places } = recordInputOf(definition, { values, children, existing: stored });
      items.set(record, { item: { input, isUpdate: stored !== undefined }, places, existing: stored });
    }
    return items;
  }

  private writtenValues(record: FileRecord, existing: ExistingRecord | undefined): Map<string, unknown> {
    const { clearEmpty } = this.options.settings;
    const values = new Map(record.values);
    for (const [path, { once, isReference, initial }] of Object.entries(this.options.definition.fields)) {
      const value = values.get(path) ?? null;
      const isKept =
        existing && (once || (!clearEmpty && value === null) || isSameSet(existing.related.get(path), value));
      if (isReference || isKept) values.delete(path);
      else if (!existing && initial !== undefined && value === null) values.set(path, initial);
    }
    return values;
  }

  /**
   * Returns the values of the records that have a row each. The rows of an update are its records in their order: with
   * fewer rows it would not be clear which they are.
   */
  private writtenChildren(record: FileRecord, existing: ExistingRecord | undefined): readonly FieldValues[] {
    const { rows } = this.options.definition;
    const { clearEmpty } = this.options.settings;
    if (!existing || !rows || !record.children.some((child) => child.size > 0)) return record.children;
    const count = existing.parts.get(rows.relation)?.length ?? 0;
    if (record.children.length < count) {
      const problem = { code: 'import_rows_missing', payload: { count, rows: record.children.length } };
      record.problems.push({ row: record.rows[0] ?? 0, field: rows.by, problem });
      return [];
    }
    if (clearEmpty) return record.children;
    return record.children.map((child) => new Map([...child].filter(([, value]) => value !== null)));
  }

  /** Returns the problems of values that another row of the file has, and that only one record can have. */
  private repeatedProblems(record: FileRecord, plan: WritePlan): RowProblem[] {
    const { definition, settings } = this.options;
    const row = record.rows[0] ?? 0;
    const values = new Map<string, string>();
    for (const field of uniqueFieldsOf(definition.entity)) {
      const value = plan.after[field];
      if (typeof value === 'string') values.set(field, value);
    }
    for (const [field, { normalize, isUnique }] of Object.entries(definition.keys)) {
      const value = record.values.get(field);
      if ((isUnique || field === settings.key) && typeof value === 'string') values.set(field, normalize(value));
    }
    const problems: RowProblem[] = [];
    for (const [field, value] of values) {
      const taken = `${field} ${value}`;
      const earlier = this.takenBy.get(taken);
      if (earlier === undefined || earlier === row) this.takenBy.set(taken, row);
      else problems.push({ row, field, code: 'import_repeated', payload: { row: earlier } });
    }
    return problems;
  }
}

/** Returns whether a value is the list of ids that a relation has already, in any order. */
function isSameSet(ids: readonly string[] | undefined, value: unknown): boolean {
  return (
    ids !== undefined && Array.isArray(value) && ids.length === value.length && ids.every((id) => value.includes(id))
  );
}
