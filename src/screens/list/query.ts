import type { CrudFilter, CrudSort } from '@refinedev/core';
import { apiContractIndex } from '../../../providers/data/apiContractIndex';
import type { ResourceDefinition } from '../../../resources/definition';
import type { Field, FilterCondition } from '../../../resources/fields';
import { fieldKindOf } from '../../fields';
import { refineFilterOf, refineFiltersOf } from '../../fields/conditions';
import type { ValueOwner } from '../../fields/kind';
import type { DayContext } from '../../fields/periods';
import { lockConditionPaths } from '../record/locks';
import type { Words } from '../words';
import { definedFieldAt, type ListFilter, type ListState, noFilter } from './state';

/** Returns the path of a field's value in the rows of a list. */
export function rowPathOf(definition: ResourceDefinition, path: string): string {
  return definition.fields[path]?.column ?? path;
}

/** Returns the column that orders a list by a field; undefined where the list cannot be sorted by it. */
export function orderColumnOf(definition: ResourceDefinition, path: string): string | undefined {
  const { order } = definedFieldAt(definition, path);
  if (order !== undefined) return order === false ? undefined : order;
  const column = rowPathOf(definition, path);
  return apiContractIndex.list(definition.api.list).orderBy.has(column.replaceAll('.', '__')) ? column : undefined;
}

/** Returns the record of a row as the owner of the row's values. It is not editable, because lists are read-only. */
export function valueOwnerOf(definition: ResourceDefinition, words: Words, row: { id: string }): ValueOwner {
  return { id: row.id, title: words.titleOf(row, rowPathOf(definition, definition.title)), editable: false };
}

/** The parameters with which the data provider fetches a list. */
export interface ListQuery {
  filters: CrudFilter[];
  sorters: CrudSort[];
  page: number;
  size: number;
  fields: string[];
  /** How deleted records are listed; absent where they cannot be listed. */
  trashed?: ListState['trashed'];
}

/** Converts a list's state to its query. `days` says when the days of its conditions begin, and which one it is. */
export function listQueryOf(state: ListState, definition: ResourceDefinition, days: DayContext): ListQuery {
  return {
    filters: [
      ...searchFilters(state.search, definition),
      ...listFilters(state, definition, days),
      ...(state.within ? listFilters({ ...noFilter, conditions: [state.within] }, definition, days) : []),
    ],
    sorters: state.sort.map(({ field, direction }) => ({
      field: orderColumnOf(definition, field) ?? field,
      order: direction === 'DESC' ? 'desc' : 'asc',
    })),
    page: state.page,
    size: state.size,
    fields: selectedRowPaths(state.columns, definition),
    trashed: definition.api.trashed && state.trashed,
  };
}

function searchFilters(search: string, { list }: ResourceDefinition): CrudFilter[] {
  const value = search.trim();
  if (!value) return [];
  return [{ operator: 'or', value: list.search.map((field) => ({ field, operator: 'contains' as const, value })) }];
}

/** Converts the conditions of a list to Refine's filters. */
export function listFilters(
  { match, conditions, groups }: ListFilter,
  definition: ResourceDefinition,
  days: DayContext,
): CrudFilter[] {
  const filtersOf = (condition: FilterCondition) =>
    refineFiltersOf(condition, ...comparedBy(condition, definition), days);
  const filterOf = (condition: FilterCondition) =>
    refineFilterOf(condition, ...comparedBy(condition, definition), days);
  if (match === 'all')
    return [
      ...conditions.flatMap(filtersOf),
      ...groups.map((group): CrudFilter => ({ operator: 'or', value: group.map(filterOf) })),
    ];
  const alternatives = [
    ...conditions.map(filterOf),
    ...groups.map((group): CrudFilter => ({ operator: 'and', value: group.map(filterOf) })),
  ];
  return alternatives.length > 0 ? [{ operator: 'or', value: alternatives }] : [];
}

/** Returns the column of the list query that a condition on a field compares, and the field. */
export function comparedBy(
  { field: path }: Pick<FilterCondition, 'field'>,
  definition: ResourceDefinition,
): [column: string, field: Field] {
  const field = definedFieldAt(definition, path);
  return [field.where ?? rowPathOf(definition, path), field];
}

/** Returns the path of the field that keeps the sums of a field apart, such as the currency of amounts. */
function unitPathOf(definition: ResourceDefinition, path: string): string | undefined {
  const field = definedFieldAt(definition, path);
  return field.type === 'money' ? field.summed?.by : undefined;
}

/** Returns the paths to select for the given columns and for the row's menu. */
export function selectedRowPaths(columns: readonly string[], definition: ResourceDefinition): string[] {
  const { title, actions, api, state } = definition;
  const paths = [
    ...columns,
    ...columns.flatMap((path) => unitPathOf(definition, path) ?? []),
    title,
    ...actions.flatMap(({ when, with: taken = {} }) => [...(when ? [when.field] : []), ...Object.values(taken)]),
    ...lockConditionPaths(definition),
    ...(state === undefined ? [] : [state]),
  ];
  const selected = paths.flatMap((path) => {
    const field = definition.fields[path];
    const column = rowPathOf(definition, path);
    const parts = field && fieldKindOf(field).parts?.(field);
    return parts ? parts.map((part) => `${column}.${part}`) : [column];
  });
  return [...new Set(['id', ...selected, ...(api.trashed ? ['deleted_at'] : [])])].toSorted();
}
