import { codecOf } from '../codec';
import type { Deed, Entity } from '../entity';
import { type Column, shapeOf } from '../table';
import type { Plan } from './plan';

/**
 * What a stored plan did: to its row, and to rows with a history of their own that hang on it. What is made together
 * with a new row is part of making it; what stands as it stood is not told.
 */
export function deedsOf(plan: Plan): Deed[] {
  const { entity, id, before, after } = plan;
  if (!before) return [{ entity, id, done: 'CREATED', before, after, fields: [] }];
  const fields = changedFields(plan);
  const changed = fields.length > 0 || [...shapeOf(entity).columns.values()].some((column) => differs(column, plan));
  const own: Deed[] = changed ? [{ entity, id, done: 'UPDATED', before, after, fields }] : [];
  return [...own, ...deedsOnParts(plan)];
}

function deedsOnParts({ owned, children, removed }: Plan): Deed[] {
  const gone = removed.flatMap(({ entity, rows }) =>
    rows.map((row): Deed => ({ entity, id: String(row.id), done: 'DELETED', before: row, after: row, fields: [] })),
  );
  return [...[...Object.values(owned), ...children].filter(hasHistory).flatMap(deedsOf), ...gone.filter(hasHistory)];
}

const hasHistory = ({ entity }: { entity: Entity }) => entity.history !== undefined;

/** Fields that the input gave and that differ now; of rows that are told as part of this one, by their path. */
function changedFields(plan: Plan): string[] {
  const { entity, given, owned, children, removed, pairs } = plan;
  const { columns } = shapeOf(entity);
  const own = given.filter((name) => {
    const field = entity.fields[name];
    return differs(columns.get(field?.kind === 'belongsTo' ? field.column : name), plan);
  });
  const parts = [
    ...Object.entries(owned).map(([relation, part]) => ({ relation, part })),
    ...children.map((part) => ({ relation: relationOf(plan, part), part })),
  ].filter(({ part }) => !hasHistory(part));
  const below = parts.flatMap(({ relation, part }) => {
    const inner = part.before ? changedFields(part) : undefined;
    // Which of many rows a field was changed in is not told.
    if (!inner || entity.fields[relation]?.kind === 'hasMany') return inner?.length === 0 ? [] : [relation];
    return inner.map((field) => `${relation}.${field}`);
  });
  const gone = removed.filter((one) => !hasHistory(one)).map(({ relation }) => relation);
  const paired = pairs.filter(({ changed }) => changed).map(({ relation }) => relation);
  return [...new Set([...own, ...below, ...gone, ...paired])];
}

/** The relation that a child's input stands in: `address` of `input.address.update`. */
function relationOf(plan: Plan, child: Plan): string {
  return child.path.slice(plan.path.length + 1).split('.')[0] ?? '';
}

const moments = codecOf('timestamptz');

/** Whether a column means something else now. `modified_at` follows from the others. */
function differs(column: Column | undefined, { before, after }: Plan): boolean {
  if (!column || column.name === 'modified_at') return false;
  const [one, other] = [before?.[column.name] ?? null, after[column.name] ?? null];
  if (one === null || other === null) return one !== other;
  const [was, is] = [column.codec.write(one), column.codec.write(other)];
  if (column.codec === moments) return Date.parse(String(was)) !== Date.parse(String(is));
  return was !== is;
}
