import type { Entity, RowValues } from '../../dialect/entity';
import type { MutationInput } from '../../dialect/write/plan';
import type { ImportDefinition } from './definition';
import type { ExistingRecord } from './existing-records';

/** Values of a record's fields by path. Relations have ids: one, or a list. */
export type FieldValues = ReadonlyMap<string, unknown>;

/** A record of a to-many relation in an input, and what it comes from in the file. */
export interface InputPlace {
  /** Path of the record in the input: `cargo.update.0`. */
  path: string;
  /** Path of its fields in the import: `cargo`, `addresses.FROM`. */
  field: string;
  /** Position of its row among the rows of the file's record. */
  child: number;
}

/** The input of a create or update mutation. */
export interface RecordInput {
  input: MutationInput;
  places: readonly InputPlace[];
}

/** What the rows of a record write. */
export interface WrittenValues {
  values: FieldValues;
  /** Values of the records of the definition's `rows` relation, which have a row each. */
  children: readonly FieldValues[];
  /** The record to change; absent for a new one. */
  existing?: ExistingRecord | undefined;
}

/** Returns the input of a create or update mutation with these values. */
export function recordInputOf(
  { entity, parts = {}, rows }: Pick<ImportDefinition, 'entity' | 'parts' | 'rows'>,
  { values, children, existing }: WrittenValues,
): RecordInput {
  const ofParts = Object.keys(parts);
  const own = [...values].filter(([path]) => !ofParts.some((part) => path.startsWith(`${part}.`)));
  const lists = new RelationInputs(entity);
  for (const [prefix, { relation, set }] of Object.entries(parts)) {
    const stored = existing?.parts.get(relation)?.find((row) => hasValues(row, set));
    lists.add({ relation, field: prefix, child: 0, values: below(values, prefix), stored, set });
  }
  if (rows) {
    const { relation } = rows;
    const stored = existing?.parts.get(relation) ?? [];
    for (const [child, ofChild] of children.entries())
      lists.add({ relation, field: relation, child, values: ofChild, stored: stored[child] });
  }
  const input = {
    ...nestedInput(entity, new Map(own), existing !== undefined),
    ...lists.inputs,
    ...(existing && { id: existing.id }),
  };
  return { input, places: lists.places };
}

/** A record of a to-many relation, with the row that it has already. */
interface PartValues {
  relation: string;
  field: string;
  child: number;
  values: FieldValues;
  stored: RowValues | undefined;
  /** Values that mark a new record. */
  set?: Readonly<Record<string, string>>;
}

/** Collects the inputs of to-many relations, each with records to create and to update. */
class RelationInputs {
  readonly places: InputPlace[] = [];
  private readonly byRelation = new Map<string, { create: MutationInput[]; update: MutationInput[] }>();

  constructor(private readonly entity: Entity) {}

  get inputs(): Record<string, unknown> {
    const lists = [...this.byRelation].map(([relation, { create, update }]): [string, unknown] => [
      relation,
      { ...(create.length > 0 && { create }), ...(update.length > 0 && { update }) },
    ]);
    return Object.fromEntries(lists);
  }

  add({ relation, field, child, values, stored, set }: PartValues): void {
    if (stored ? values.size === 0 : [...values.values()].every((value) => value === null)) return;
    const lists = this.byRelation.get(relation) ?? { create: [], update: [] };
    this.byRelation.set(relation, lists);
    const way = stored ? 'update' : 'create';
    this.places.push({ path: `${relation}.${way}.${lists[way].length}`, field, child });
    const input = nestedInput(relatedEntity(this.entity, relation), values, stored !== undefined);
    lists[way].push(stored ? { ...input, id: stored.id } : { ...input, ...set });
  }
}

function hasValues(row: RowValues, values: RowValues): boolean {
  return Object.entries(values).every(([column, value]) => row[column] === value);
}

/** Returns the values below a path, by the rest of their paths. */
function below(values: FieldValues, prefix: string): Map<string, unknown> {
  return new Map(
    [...values].flatMap(([path, value]): [string, unknown][] =>
      path.startsWith(`${prefix}.`) ? [[path.slice(prefix.length + 1), value]] : [],
    ),
  );
}

function nestedInput(entity: Entity, values: FieldValues, isUpdate: boolean): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  const relations = new Map<string, Map<string, unknown>>();
  for (const [path, value] of values) {
    const dot = path.indexOf('.');
    if (dot < 0) {
      input[path] = inputValue(entity, path, value);
      continue;
    }
    const relation = path.slice(0, dot);
    const ofRelation = relations.get(relation) ?? new Map<string, unknown>();
    relations.set(relation, ofRelation.set(path.slice(dot + 1), value));
  }
  for (const [relation, ofRelation] of relations) {
    // A new record has no part whose cells are all empty.
    if (!isUpdate && [...ofRelation.values()].every((value) => value === null)) continue;
    const nested = nestedInput(relatedEntity(entity, relation), ofRelation, isUpdate);
    input[relation] = isUpdate ? { update: nested } : { create: nested };
  }
  return input;
}

function inputValue(entity: Entity, name: string, value: unknown): unknown {
  switch (entity.fields[name]?.kind) {
    case 'belongsTo':
      return value === null ? { disconnect: true } : { connect: value };
    case 'manyToMany':
      return { sync: value ?? [] };
    default:
      return value;
  }
}

function relatedEntity(entity: Entity, relation: string): Entity {
  const field = entity.fields[relation];
  if (field?.kind === 'belongsTo' || field?.kind === 'hasOne' || field?.kind === 'hasMany') return field.entity();
  throw new Error(`${entity.type}.${relation} has no fields to import.`);
}

/** Returns the path of the import's field that a problem of the input is about, such as `profile.phone`. */
export function fieldOfProblem(path: string, places: readonly InputPlace[]): { field: string; child: number } {
  const place = places.find((one) => path === one.path || path.startsWith(`${one.path}.`));
  const rest = place ? path.slice(place.path.length + 1) : path;
  const names = rest.split('.').filter((name) => name !== '' && !inputWords.has(name) && !/^\d+$/.test(name));
  return { field: (place ? [place.field, ...names] : names).join('.'), child: place?.child ?? 0 };
}

const inputWords = new Set(['create', 'update', 'connect', 'sync', 'disconnect']);
