import { codecOf } from '../codec';
import type { ChangedValue, RecordChange, Entity } from '../entity';
import { type TableColumn, tableShapeOf } from '../table';
import type { WritePlan } from './plan';

/**
 * Returns the changes that a stored plan made to its row and to related rows with their own history.
 * The result omits unchanged rows, and rows that were created together with a new row.
 */
export function recordChangesOf(plan: WritePlan): RecordChange[] {
  const { entity, id, before, after } = plan;
  if (!before) return [{ entity, id, action: 'CREATED', before, after, fields: [], values: [] }];
  const fields = changedFields(plan);
  const changed =
    fields.length > 0 || [...tableShapeOf(entity).columns.values()].some((column) => differs(column, plan));
  const own: RecordChange[] = changed
    ? [{ entity, id, action: 'UPDATED', before, after, fields, values: changedValues(plan) }]
    : [];
  return [...own, ...changesOfParts(plan)];
}

/** Returns whether storing a plan changes anything. */
export function isChange(plan: WritePlan): boolean {
  return !plan.before || plan.pairs.length > 0 || recordChangesOf(plan).length > 0;
}

function changesOfParts({ owned, children, removed }: WritePlan): RecordChange[] {
  const gone = removed.flatMap(({ entity, rows }) =>
    rows.map((row): RecordChange => ({
      entity,
      id: String(row.id),
      action: 'DELETED',
      before: row,
      after: row,
      fields: [],
      values: [],
    })),
  );
  return [
    ...[...Object.values(owned), ...children].filter(hasOwnHistory).flatMap(recordChangesOf),
    ...gone.filter(hasOwnHistory),
  ];
}

const hasOwnHistory = ({ entity }: { entity: Entity }) => entity.history !== undefined;

/**
 * Returns the paths of the changed input fields, including fields of related rows without their own history:
 * `profile.phone`.
 */
function changedFields(plan: WritePlan): string[] {
  const { entity, owned, children, removed, pairs } = plan;
  const own = ownChangedFields(plan);
  const parts = [
    ...Object.entries(owned).map(([relation, part]) => ({ relation, part })),
    ...children.map((part) => ({ relation: relationOf(plan, part), part })),
  ].filter(({ part }) => !hasOwnHistory(part));
  const below = parts.flatMap(({ relation, part }) => {
    const inner = part.before ? changedFields(part) : undefined;
    // For a row of a to-many relation, only the name of the relation is returned.
    if (!inner || entity.fields[relation]?.kind === 'hasMany') return inner?.length === 0 ? [] : [relation];
    return inner.map((field) => `${relation}.${field}`);
  });
  const gone = removed.filter((one) => !hasOwnHistory(one)).map(({ relation }) => relation);
  const paired = pairs.filter(({ changed }) => changed).map(({ relation }) => relation);
  return [...new Set([...own, ...below, ...gone, ...paired])];
}

/** Returns the names of the changed input fields that are a column of the row itself. */
function ownChangedFields(plan: WritePlan): string[] {
  const { columns } = tableShapeOf(plan.entity);
  return plan.given.filter((name) => differs(columns.get(columnOf(plan.entity, name)), plan));
}

/** Returns the name of the column that a field of the input is stored in. */
function columnOf(entity: Entity, name: string): string {
  const field = entity.fields[name];
  return field?.kind === 'belongsTo' ? field.column : name;
}

/** Returns the changed values of the row itself, and of its owned rows without their own history: `profile.phone`. */
function changedValues(plan: WritePlan): ChangedValue[] {
  const { entity, before, after } = plan;
  const own = ownChangedFields(plan).map((path): ChangedValue => {
    const [field, column] = [entity.fields[path], columnOf(entity, path)];
    const values = { path, from: before?.[column] ?? null, to: after[column] ?? null };
    return field?.kind === 'belongsTo' ? { ...values, related: field.entity() } : values;
  });
  const parts = { ...plan.owned, ...plan.ones };
  const below = Object.entries(parts).flatMap(([relation, part]) =>
    part.before && !hasOwnHistory(part)
      ? changedValues(part).map((value) => ({ ...value, path: `${relation}.${value.path}` }))
      : [],
  );
  return [...own, ...below];
}

/** Returns the relation that contains a child's input: `address` for `input.address.update`. */
function relationOf(plan: WritePlan, child: WritePlan): string {
  return child.path.slice(plan.path.length + 1).split('.')[0] ?? '';
}

const timestampCodec = codecOf('timestamptz');

/** Returns whether a column's value changed. `modified_at` always changes and is ignored. */
function differs(column: TableColumn | undefined, { before, after }: WritePlan): boolean {
  if (!column || column.name === 'modified_at') return false;
  const [one, other] = [before?.[column.name] ?? null, after[column.name] ?? null];
  if (one === other) return false;
  if (one === null || other === null) return true;
  const [was, is] = [column.codec.write(one), column.codec.write(other)];
  if (column.codec === timestampCodec) return Date.parse(String(was)) !== Date.parse(String(is));
  return was !== is;
}
