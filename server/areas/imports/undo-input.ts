import type { Entity } from '../../dialect/entity';
import type { MutationInput, WritePlan } from '../../dialect/write/plan';
import type { ExistingRecord } from './existing-records';

/**
 * Returns the input that restores the values which an update changes; undefined for a new record. Records of to-many
 * relations that the update adds are deleted; a new part of a to-one relation stays.
 */
export function undoInputOf(plan: WritePlan, existing: ExistingRecord | undefined): MutationInput | undefined {
  if (!plan.before) return undefined;
  const related = plan.pairs.map(({ relation }): [string, unknown] => [
    relation,
    { sync: existing?.related.get(relation) ?? [] },
  ]);
  return { ...formerValues(plan), ...Object.fromEntries(related), id: plan.id };
}

function formerValues(plan: WritePlan): Record<string, unknown> {
  const { entity, before, given, owned, ones } = plan;
  const values: Record<string, unknown> = {};
  for (const name of given) {
    const kind = entity.fields[name]?.kind;
    if (name === 'id' || kind === 'manyToMany') continue;
    const part = owned[name] ?? ones[name];
    if (part) {
      if (part.before) values[name] = { update: formerValues(part) };
    } else if (kind === 'hasMany') values[name] = formerParts(plan, name);
    else values[name] = formerValue(entity, name, before?.[columnOf(entity, name)] ?? null);
  }
  return values;
}

function formerParts({ path, children }: WritePlan, relation: string): Record<string, unknown> {
  const parts = children.filter((child) => child.path.startsWith(`${path}.${relation}.`));
  const update = parts.filter(({ before }) => before).map((part) => ({ ...formerValues(part), id: part.id }));
  return { update, delete: parts.filter(({ before }) => !before).map(({ id }) => id) };
}

function columnOf(entity: Entity, name: string): string {
  const field = entity.fields[name];
  return field?.kind === 'belongsTo' ? field.column : name;
}

function formerValue(entity: Entity, name: string, value: unknown): unknown {
  if (entity.fields[name]?.kind !== 'belongsTo') return value;
  return value === null ? { disconnect: true } : { connect: value };
}
