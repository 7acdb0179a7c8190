import type { Entity, RowValues } from '../../dialect/entity';
import { tableShapeOf } from '../../dialect/table';
import { readJoinRows } from '../../dialect/write/join-rows';
import type { PlanContext } from '../../dialect/write/plan';
import { lockRows } from '../../dialect/write/lock-rows';
import { isRecord } from '../../formats/is-record';

/** How the action on the records of an entity is undone. */
export type UndoWay = { kind: 'update'; method: string } | { kind: 'call'; method: string };

/** Returns how a mutation of an entity is undone; undefined if it cannot be. */
export function undoWayOf({ methods }: Entity, method: string): UndoWay | undefined {
  if (method === methods.delete)
    return methods.restore === undefined ? undefined : { kind: 'call', method: methods.restore };
  if (method === methods.restore)
    return methods.delete === undefined ? undefined : { kind: 'call', method: methods.delete };
  const updates = typeof methods.update === 'string' ? [methods.update] : (methods.update ?? []);
  return updates.includes(method) ? { kind: 'update', method } : undefined;
}

/**
 * Returns whether all values of an update can be set back: columns, relations to one record, all records of a
 * many-to-many relation, and these of parts that are written with the record.
 */
export function canSetBack(entity: Entity, values: Values): boolean {
  return Object.entries(values).every(([name, value]) => {
    const field = entity.fields[name];
    switch (field?.kind) {
      case undefined:
        return tableShapeOf(entity).columns.has(name);
      case 'belongsTo':
        if (!field.owned) return true;
        return isPartUpdate(value) && canSetBack(field.entity(), value.update);
      case 'hasOne':
        return isPartUpdate(value) && canSetBack(field.entity(), value.update);
      case 'manyToMany':
        return isRecord(value) && Object.keys(value).join() === 'sync';
      default:
        return false;
    }
  });
}

/**
 * Returns the input that sets the values of an update back to those in `before`. Only for values for which `canSetBack`
 * holds. Undefined if the update adds a part, which cannot be removed again.
 */
export async function undoInputOf(
  context: PlanContext,
  entity: Entity,
  values: Values,
  before: RowValues,
): Promise<Values | undefined> {
  const input: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values)) {
    const field = entity.fields[name];
    if (field?.kind === 'manyToMany') {
      const id = String(before.id);
      input[name] = { sync: (await readJoinRows(context, field, [id])).get(id) ?? [] };
    } else if ((field?.kind === 'belongsTo' || field?.kind === 'hasOne') && isPartUpdate(value)) {
      const link =
        field.kind === 'belongsTo' ? { id: before[field.column] } : { [field.foreign]: before.id, ...field.fixed };
      const [part] = await lockRows(context, field.entity(), link, 'FOR NO KEY UPDATE');
      const update = part && (await undoInputOf(context, field.entity(), value.update, part));
      if (!update) return undefined;
      input[name] = { update };
    } else if (field?.kind === 'belongsTo') {
      const id = before[field.column];
      input[name] = id === null ? { disconnect: true } : { connect: id };
    } else input[name] = before[name];
  }
  return input;
}

type Values = Readonly<Record<string, unknown>>;

function isPartUpdate(value: unknown): value is { update: Values } {
  return isRecord(value) && Object.keys(value).join() === 'update' && isRecord(value.update);
}
