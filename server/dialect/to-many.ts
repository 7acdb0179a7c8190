import type { Entity, EntityField } from './entity';
import { quoted } from './parameters';
import { fixedConditions, sameTenant, type Scope, tenantOf } from './scope';
import { shapeOf } from './table';

/** A relation to any number of records. */
export type ToMany = Extract<EntityField, { kind: 'hasMany' | 'manyToMany' | 'tied' }>;

/** Returns whether a field is answered as a list that may be cut. */
export function isNestedList(field: EntityField | undefined): boolean {
  switch (field?.kind) {
    case 'hasMany':
    case 'manyToMany':
    case 'tied':
      return true;
    case 'any':
      return field.answered === 'list';
    default:
      return false;
  }
}

/** The to-many relation of this name. @throws when the entity has no such relation. */
export function toManyOf(entity: Entity, relation: string): ToMany {
  const field = entity.fields[relation];
  if (field?.kind === 'hasMany' || field?.kind === 'manyToMany' || field?.kind === 'tied') return field;
  throw new Error(`${entity.type} has no to-many relation ${relation}.`);
}

/**
 * What follows FROM to find the records on the other side, with their condition: live ones that the viewer may see.
 * To be asked for when all that is selected of them is known, as that joins further tables.
 */
export function recordsOf(scope: Scope, field: ToMany, other: Scope, further?: string): string {
  const conditions = [
    sameTenant(scope, other),
    other.withinScope(),
    other.shape.soft ? `${other.column('deleted_at')} IS NULL` : undefined,
  ];
  let from = other.from();
  switch (field.kind) {
    case 'hasMany':
      conditions.push(`${other.column(field.foreign)} = ${scope.column('id')}`, ...fixedConditions(other, field.fixed));
      break;
    case 'manyToMany':
      from += throughJoin(scope, other, field);
      break;
    case 'tied':
      conditions.push(
        field.on(
          (name) => scope.column(name),
          (name) => other.column(name),
        ),
      );
      break;
  }
  const given = [...conditions, further].filter((condition) => condition !== undefined);
  return `${from} WHERE ${given.join(' AND ') || 'true'}`;
}

function throughJoin(scope: Scope, other: Scope, field: Extract<ToMany, { kind: 'manyToMany' }>): string {
  const between = shapeOf({ table: field.through });
  const alias = `t${scope.context.aliases++}`;
  const on = [
    `${alias}.${quoted(field.from)} = ${scope.column('id')}`,
    `${alias}.${quoted(field.to)} = ${other.column('id')}`,
    between.ofTenant ? `${alias}."tenant_id" = ${tenantOf(scope)}` : undefined,
  ];
  return ` JOIN ${quoted(between.name)} ${alias} ON ${on.filter((condition) => condition !== undefined).join(' AND ')}`;
}
