import { type Entity, viewEntitiesOf, type WriteRules } from './entity';

/** Additions of one area to an entity of another area. The entity's area does not import the adding area. */
export interface EntityExtension {
  entity: Entity;
  /** Further fields of the entity and its views. */
  fields?: Entity['fields'];
  /** Further restricted fields. */
  restrictedFields?: Entity['restrictedFields'];
  /** The row policy. An entity can have only one. */
  rowPolicy?: Entity['rowPolicy'];
  /** Writes further rows after a write of the entity. Runs after the entity's own rule. */
  after?: WriteRules['after'];
  /** Writes further rows after a delete of a record. Runs after the entity's own rule. */
  afterDelete?: WriteRules['afterDelete'];
  afterDeleteAll?: WriteRules['afterDeleteAll'];
}

/**
 * Extensions that were applied. A process may create several servers from the same areas, and each extension must be
 * applied once.
 */
const applied = new WeakSet<EntityExtension>();

/** Applies an extension to its entity and the entity's views, once. */
export function extendEntity(extension: EntityExtension): void {
  if (applied.has(extension)) return;
  applied.add(extension);
  const { entity, after, afterDelete, afterDeleteAll } = extension;
  for (const one of [entity, ...viewEntitiesOf(entity)]) addTo(one, extension);
  if (after) entity.rules = { ...entity.rules, after: runBoth(entity.rules?.after, after) };
  if (afterDelete) entity.rules = { ...entity.rules, afterDelete: runBoth(entity.rules?.afterDelete, afterDelete) };
  if (afterDeleteAll)
    entity.rules = { ...entity.rules, afterDeleteAll: runBoth(entity.rules?.afterDeleteAll, afterDeleteAll) };
}

/** Adds an extension to one entity. The entity's own fields override fields of the extension. */
function addTo(entity: Entity, { fields, restrictedFields, rowPolicy }: EntityExtension): void {
  if (fields) entity.fields = { ...fields, ...entity.fields };
  if (restrictedFields) entity.restrictedFields = { ...restrictedFields, ...entity.restrictedFields };
  if (rowPolicy && entity.rowPolicy) throw new Error(`${entity.type} has a row policy already.`);
  if (rowPolicy) entity.rowPolicy = rowPolicy;
}

function runBoth<Change>(
  first: ((change: Change) => Promise<void>) | undefined,
  second: (change: Change) => Promise<void>,
): (change: Change) => Promise<void> {
  return async (change) => {
    await first?.(change);
    await second(change);
  };
}
