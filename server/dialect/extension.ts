import { type Entity, viewsOf, type WriteRules } from './entity';

/** What an area adds to an entity of an area below it, which does not know of it. */
export interface Extension {
  entity: Entity;
  /** Further fields; a view of the entity has them, too. */
  fields?: Entity['fields'];
  /** Further fields that take a permission. */
  covered?: Entity['covered'];
  /** Rows that callers without a permission see. An entity has one scope. */
  scope?: Entity['scope'];
  /** Further rows that a change of the entity brings with it. Runs after the entity's own rule. */
  after?: WriteRules['after'];
}

/** Extensions are constants of their areas; a process may make several servers of the same areas. */
const applied = new WeakSet<Extension>();

/** Adds an extension to its entity and the entity's views; once, however often it is called. */
export function extendEntity(extension: Extension): void {
  if (applied.has(extension)) return;
  applied.add(extension);
  const { entity, after } = extension;
  for (const one of [entity, ...viewsOf(entity)]) addTo(one, extension);
  if (after) entity.rules = { ...entity.rules, after: inTurn(entity.rules?.after, after) };
}

/** A view's own fields win over the entity's. */
function addTo(entity: Entity, { fields, covered, scope }: Extension): void {
  if (fields) entity.fields = { ...fields, ...entity.fields };
  if (covered) entity.covered = { ...covered, ...entity.covered };
  if (scope && entity.scope) throw new Error(`${entity.type} has a scope already.`);
  if (scope) entity.scope = scope;
}

type After = NonNullable<WriteRules['after']>;

function inTurn(first: After | undefined, second: After): After {
  return async (change) => {
    await first?.(change);
    await second(change);
  };
}
