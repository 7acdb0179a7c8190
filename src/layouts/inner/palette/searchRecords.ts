import type { CrudFilter, DataProvider, MetaQuery } from '@refinedev/core';
import type { TFunction } from 'i18next';
import type { ResourceDefinition } from '../../../../resources/definition';
import { fieldKindOf } from '../../../fields';
import type { FieldContext } from '../../../fields/kind';
import { valueAt } from '../../../fields/paths';
import { rowPathOf } from '../../../screens/list/query';
import { definedFieldAt } from '../../../screens/list/state';
import type { RecordHit } from './hits';

/** Shortest text that is searched. */
export const minSearchLength = 2;
/** Shortest text that is searched within values. A shorter one is compared with their words' beginnings by an index. */
const minWithinLength = 3;
/** Records that are read of each list. */
export const hitsPerList = 5;

/** Returns the paths of the fields that a list's search compares, the title first. */
export function searchedPaths(definition: ResourceDefinition): readonly string[] {
  const { fields, list, title } = definition;
  const others = Object.entries(fields).flatMap(([path, field]) =>
    field && path !== title && list.search.includes(field.where ?? rowPathOf(definition, path)) ? [path] : [],
  );
  return [title, ...others];
}

/** Returns the filter with which the palette searches a list. */
export function paletteFilter({ list }: ResourceDefinition, text: string): CrudFilter {
  const operator = text.length < minWithinLength ? ('startswith' as const) : ('contains' as const);
  return { operator: 'or', value: list.search.map((field) => ({ field, operator, value: text })) };
}

/** How the values of hits are formatted. */
export type HitFormat = Omit<FieldContext, 'resource' | 'path'> & { t: TFunction };

/**
 * Searches the lists of the given resources, each as its own search box does. The calls travel in one batch. A list that
 * fails has no hits, so that the others are shown.
 */
export async function searchRecords(
  { getList }: Pick<DataProvider, 'getList'>,
  resources: readonly ResourceDefinition[],
  typed: string,
  format: HitFormat,
  queryContext: MetaQuery['queryContext'],
): Promise<RecordHit[]> {
  const text = typed.trim();
  const found = await Promise.allSettled(
    resources.map(async (definition) => {
      const paths = searchedPaths(definition);
      const { data } = await getList<{ id: string }>({
        resource: definition.name,
        pagination: { currentPage: 1, pageSize: hitsPerList, mode: 'server' },
        filters: [paletteFilter(definition, text)],
        // The newest first. Unlike the order of a list, that of ids is no order of texts, in which equal names would follow
        // each other.
        sorters: [{ field: 'id', order: 'desc' }],
        meta: {
          fields: ['id', ...paths.map((path) => rowPathOf(definition, path))],
          total: false,
          queryContext,
        },
      });
      return data.map((row): RecordHit => {
        const [title = '', ...others] = paths.map((path) => hitText(definition, row, path, format));
        return { resource: definition.name, id: row.id, title: title || row.id, others };
      });
    }),
  );
  return found.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
}

function hitText(definition: ResourceDefinition, row: unknown, path: string, format: HitFormat): string {
  const field = definedFieldAt(definition, path);
  const context = { ...format, resource: definition.name, path };
  return fieldKindOf(field).text(valueAt(row, rowPathOf(definition, path)), field, context);
}
