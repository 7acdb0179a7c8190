import type { ResourceDefinition } from '../../../resources/definition';
import { recordQueryPaths } from '../record/loadedRecord';
import { lockConditionPaths } from '../record/locks';

/** Returns all paths to select for the page of a record: those that it shows or that its conditions use. */
export function shownPaths(definition: ResourceDefinition): string[] {
  const { show, fields, actions } = definition;
  const paths = show.sections.flatMap((section) => section.fields);
  const conditions = [...paths.map((path) => fields[path]?.when), ...actions.map(({ when }) => when)];
  const related = show.related.flatMap((one) =>
    'field' in one
      ? ['id', ...Object.keys(one.columns)].map((column) => `${one.field}.${column}`)
      : [one.id, one.linksTo?.resource, one.facets?.counts].filter((path) => path !== undefined),
  );
  const ownerPaths = paths.flatMap((path) => {
    const field = fields[path];
    return field?.type === 'media' && field.id !== undefined ? [field.id] : [];
  });
  const actionPaths = actions.flatMap(({ id, typed, with: taken = {} }) =>
    [id, typed, ...Object.values(taken)].filter((path) => path !== undefined),
  );
  return recordQueryPaths(definition, [
    ...paths,
    ...ownerPaths,
    ...actionPaths,
    ...lockConditionPaths(definition),
    ...conditions.flatMap((when) => (when ? [when.field] : [])),
    ...related,
  ]);
}
