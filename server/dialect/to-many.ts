import type { Entity, EntityField } from './entity';
import { quoteIdentifier } from './parameters';
import { fixedColumnConditions, sameTenantCondition, type TableScope, tenantOfScopeSql } from './scope';
import { tableShapeOf } from './table';

/** A to-many relation. */
export type ToManyField = Extract<EntityField, { kind: 'hasMany' | 'manyToMany' | 'tied' }>;

/**
 * Returns whether a field returns a list within a record: of related records, or of the distinct values of one of their
 * columns. A read truncates such a list at its maximum length and reports this to the caller.
 */
export function isNestedListField(field: EntityField | undefined): boolean {
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

/** Returns the to-many relation of this name. @throws if the entity has none */
export function findToManyField(entity: Entity, relation: string): ToManyField {
  const field = entity.fields[relation];
  if (field?.kind === 'hasMany' || field?.kind === 'manyToMany' || field?.kind === 'tied') return field;
  throw new Error(`${entity.type} has no to-many relation ${relation}.`);
}

/**
 * Returns the FROM and WHERE clauses of the related records that are not deleted and that the viewer may see.
 * Call this after all values of `other` have been requested, because they add joins.
 */
export function relatedRowsSql(
  scope: TableScope,
  field: ToManyField,
  other: TableScope,
  extraCondition?: string,
): string {
  const conditions = [
    sameTenantCondition(scope, other),
    other.policyCondition(),
    other.shape.softDeletes ? `${other.column('deleted_at')} IS NULL` : undefined,
  ];
  let from = other.from();
  switch (field.kind) {
    case 'hasMany':
      conditions.push(
        `${other.column(field.foreign)} = ${scope.column('id')}`,
        ...fixedColumnConditions(other, field.fixed),
      );
      break;
    case 'manyToMany':
      from += throughJoin(scope, other, field);
      break;
    case 'tied':
      conditions.push(
        other.deletedWithCondition(false),
        field.on(
          (name) => scope.column(name),
          (name) => other.column(name),
        ),
      );
      break;
  }
  const given = [...conditions, extraCondition].filter((condition) => condition !== undefined);
  return `${from} WHERE ${given.join(' AND ') || 'true'}`;
}

function throughJoin(
  scope: TableScope,
  other: TableScope,
  field: Extract<ToManyField, { kind: 'manyToMany' }>,
): string {
  const between = tableShapeOf({ table: field.through });
  const alias = `t${scope.context.aliases++}`;
  const on = [
    `${alias}.${quoteIdentifier(field.from)} = ${scope.column('id')}`,
    `${alias}.${quoteIdentifier(field.to)} = ${other.column('id')}`,
    between.hasTenant ? `${alias}."tenant_id" = ${tenantOfScopeSql(scope)}` : undefined,
  ];
  return ` JOIN ${quoteIdentifier(between.name)} ${alias} ON ${on.filter((condition) => condition !== undefined).join(' AND ')}`;
}
