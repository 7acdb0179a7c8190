import type { Session } from '../../database/database';
import type { Entity, RowValues } from '../../dialect/entity';
import { type FoundRecord, findNamedPairs, findRecordsByText } from '../../dialect/lookup';
import type { Viewer } from '../../dialect/scope';
import type { ImportDefinition, RelatedRecords } from './definition';
import type { ExistingRecord, ExistingRecords } from './existing-records';
import type { CellProblem, FileRecord } from './records';

/** Where a relation has texts. */
interface Place {
  values: Map<string, unknown>;
  /** Name of the relation in the values. */
  name: string;
  record: FileRecord;
  row: number;
  /** Id of the record that the relation has now; undefined if it has none. */
  current: string | undefined;
}

/** Finds the records that relations name. Keeps what it has found for the whole import. */
export class RelationFinder {
  private readonly found = new Map<string, Map<string, FoundRecord[]>>();

  constructor(
    private readonly definition: ImportDefinition,
    private readonly viewer: Viewer,
  ) {}

  /**
   * Replaces the texts of relations by ids, or adds the problems of texts that name no record or several. A text that
   * names the record which the relation of an existing record has already is that record, also when it is deleted or
   * others have the same name.
   */
  async resolve(session: Session, records: readonly FileRecord[], existing: ExistingRecords): Promise<void> {
    for (const [path, { to, kind }] of Object.entries(this.definition.fields)) {
      if (!to) continue;
      const places = this.placesOf(path, records, existing);
      const kept = await this.findKept(session, to, places);
      const changed = places.filter(({ values, name, current }) => !kept.has(`${current} ${textOf(values.get(name))}`));
      for (const place of places) if (!changed.includes(place)) place.values.set(place.name, place.current);
      await this.find(
        session,
        path,
        to,
        changed.flatMap(({ values, name }) => textsOf(values.get(name))),
      );
      for (const { values, name, record, row } of changed) {
        const ids: string[] = [];
        const parent = to.within && values.get(to.within.field);
        for (const text of textsOf(values.get(name))) {
          const result = this.choose(path, to, text, parent);
          if ('id' in result) ids.push(result.id);
          else record.problems.push({ row, field: path, problem: result.problem });
        }
        if (record.problems.some((one) => one.field === path && one.row === row)) values.delete(name);
        else values.set(name, kind === 'relations' ? ids : ids[0]);
      }
    }
  }

  /** Returns where a relation has texts: in the values of records, or of their children. */
  private placesOf(path: string, records: readonly FileRecord[], existing: ExistingRecords): Place[] {
    const { entity, rows } = this.definition;
    const childPrefix = rows && `${rows.relation}.`;
    const isChild = childPrefix !== undefined && path.startsWith(childPrefix);
    const name = isChild ? path.slice(childPrefix.length) : path;
    return records.flatMap((record) => {
      const maps = isChild ? record.children : [record.values];
      const stored = existing.get(record);
      const places = maps.map((values, index): Place => {
        const current = stored && stored !== 'refused' ? currentId(entity, stored, path, index) : undefined;
        return { values, name, record, row: record.rows[index] ?? record.rows[0] ?? 0, current };
      });
      return places.filter(({ values }) => typeof values.get(name) === 'string' || Array.isArray(values.get(name)));
    });
  }

  /** Returns the texts that name the current record of their relation, as `id text`. */
  private findKept(session: Session, to: RelatedRecords, places: readonly Place[]): Promise<Set<string>> {
    const pairs = places.flatMap(({ values, name, current }) => {
      const text = textOf(values.get(name));
      return current === undefined || text === undefined ? [] : [{ id: current, text }];
    });
    return findNamedPairs(session, this.viewer, { entity: to.entity(), texts: to.texts, isFolded: true }, pairs);
  }

  private async find(session: Session, path: string, to: RelatedRecords, texts: readonly string[]): Promise<void> {
    const known = this.found.get(path) ?? new Map<string, FoundRecord[]>();
    this.found.set(path, known);
    const unknown = [...new Set(texts)].filter((text) => !known.has(text));
    const lookup = { entity: to.entity(), texts: to.texts, column: to.within?.column, isFolded: true };
    const found = await findRecordsByText(session, this.viewer, lookup, unknown);
    for (const text of unknown) known.set(text, found.get(text) ?? []);
  }

  private choose(
    path: string,
    to: RelatedRecords,
    text: string,
    parent: unknown,
  ): { id: string } | Pick<CellProblem, 'problem'> {
    const named = this.found.get(path)?.get(text) ?? [];
    const records = to.within && typeof parent === 'string' ? named.filter(({ column }) => column === parent) : named;
    const [record, another] = records;
    const payload = { value: text.slice(0, 100) };
    if (!record) return { problem: { code: named.length > 0 ? 'import_not_within' : 'import_not_found', payload } };
    return another ? { problem: { code: 'import_ambiguous', payload } } : { id: record.id };
  }
}

/** Returns the id that a relation of an existing record, or of its part, has now. */
function currentId(entity: Entity, { row, parts }: ExistingRecord, path: string, index: number): string | undefined {
  const [relation = '', ...rest] = path.split('.');
  const field = entity.fields[relation];
  if (field?.kind === 'belongsTo' && rest.length === 0) return idIn(row, field.column);
  const inner = field?.kind === 'hasMany' ? field.entity().fields[rest.join('.')] : undefined;
  return inner?.kind === 'belongsTo' ? idIn(parts.get(relation)?.[index], inner.column) : undefined;
}

function idIn(row: RowValues | undefined, column: string): string | undefined {
  const id = row?.[column];
  return typeof id === 'string' ? id : undefined;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.map(String) : [];
}
