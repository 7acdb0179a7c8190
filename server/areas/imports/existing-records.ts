import type { Session } from '../../database/database';
import type { Entity, EntityField, RowValues } from '../../dialect/entity';
import { findRecordsByText } from '../../dialect/lookup';
import type { Viewer } from '../../dialect/scope';
import type { Batch } from '../../dialect/write/batch';
import type { ImportDefinition } from './definition';
import type { FileRecord } from './records';
import type { ImportSettings } from './settings';

/** A record that rows update, as it is before. */
export interface ExistingRecord {
  id: string;
  row: RowValues;
  /** Records of the to-many relations that the import writes, by relation. */
  parts: ReadonlyMap<string, readonly RowValues[]>;
  /** Ids of the many-to-many relations that the import writes, by relation. */
  related: ReadonlyMap<string, readonly string[]>;
}

/** What the import finds: the records that rows update. `refused`: the row can neither update nor create one. */
export type ExistingRecords = ReadonlyMap<FileRecord, ExistingRecord | 'refused'>;

interface Finding {
  session: Session;
  viewer: Viewer;
  definition: ImportDefinition;
  settings: ImportSettings;
}

/** Finds the records that rows update, by the key, and locks them. Adds the problems of rows that are refused. */
export async function findExistingRecords(
  finding: Finding,
  batch: Batch,
  records: readonly FileRecord[],
): Promise<ExistingRecords> {
  const ids = await findIds(finding, records);
  const wanted = [...new Set([...ids.values()].filter((id) => id !== 'refused'))];
  if (wanted.length === 0) return new Map([...ids.keys()].map((record) => [record, 'refused']));
  const { definition, settings } = finding;
  const written = relationsOf(definition, settings);
  const rows = await batch.lockRecords(wanted);
  const parts: [string, Map<string, RowValues[]>][] = [];
  const related: [string, Map<string, string[]>][] = [];
  for (const [name, field] of written) {
    if (field.kind === 'hasMany') parts.push([name, await batch.lockParts(field, wanted)]);
    if (field.kind === 'manyToMany') related.push([name, await batch.relatedIds(field, wanted)]);
  }
  return new Map(
    [...ids].map(([record, id]): [FileRecord, ExistingRecord | 'refused'] => [
      record,
      id === 'refused'
        ? id
        : {
            id,
            row: rows.get(id) ?? {},
            parts: new Map(parts.map(([name, byRecord]) => [name, byRecord.get(id) ?? []])),
            related: new Map(related.map(([name, byRecord]) => [name, byRecord.get(id) ?? []])),
          },
    ]),
  );
}

/** Returns the relations of an entity that the columns of an import write. */
function relationsOf({ entity, parts = {} }: ImportDefinition, settings: ImportSettings): [string, EntityField][] {
  const paths = [...settings.columns, ...(settings.fills ?? [])].map(({ field }) => field);
  const names = paths.map((path) => {
    const part = Object.entries(parts).find(([prefix]) => path.startsWith(`${prefix}.`))?.[1];
    return part?.relation ?? path.split('.')[0] ?? '';
  });
  return [...new Set(names)].flatMap((name) => fieldAt(entity, name));
}

function fieldAt({ fields }: Entity, name: string): [string, EntityField][] {
  const field = fields[name];
  return field ? [[name, field]] : [];
}

async function findIds(
  { session, viewer, definition, settings }: Finding,
  records: readonly FileRecord[],
): Promise<Map<FileRecord, string>> {
  const found = new Map<FileRecord, string>();
  const path = settings.key;
  const key = path === null ? undefined : definition.keys[path];
  if (settings.mode === 'CREATE' || !key || path === null) return found;
  const keyOf = (record: FileRecord) => {
    const value = record.values.get(path);
    return typeof value === 'string' ? key.normalize(value) : undefined;
  };
  const wanted = [...new Set(records.map(keyOf).filter((value) => value !== undefined))];
  const lookup = {
    entity: definition.entity,
    texts: (column: Parameters<typeof key.sql>[0]) => [key.sql(column)],
    isFolded: false,
  };
  const named = await findRecordsByText(session, viewer, lookup, wanted);
  for (const record of records) {
    const value = keyOf(record);
    const row = record.rows[0] ?? 0;
    const refuse = (code: string) => {
      const text = value?.slice(0, 100);
      if (!record.problems.some(({ field }) => field === path))
        record.problems.push({ row, field: path, problem: { code, ...(text && { payload: { value: text } }) } });
      found.set(record, 'refused');
    };
    const [one, another] = (value !== undefined && named.get(value)) || [];
    if (another) refuse('import_ambiguous');
    else if (one) found.set(record, one.id);
    else if (settings.mode === 'UPDATE') refuse(value === undefined ? 'required' : 'import_not_found');
  }
  return found;
}
