import type { GroupBy } from '../../../../providers/data/groups';
import type { ListGroup } from '../../../../resources/contract.generated';
import type { ResourceDefinition } from '../../../../resources/definition';
import type { FilterCondition } from '../../../../resources/fields';
import { filterComparisonsOf } from '../../../fields/conditions';
import { comparedBy, rowPathOf } from '../query';
import type { ColumnSum } from '../selectionSums';
import { definedFieldAt, type ListState } from '../state';

/** A group of a list's rows. Its id is the value that the rows share, as a text; empty for rows without a value. */
export interface RowGroup extends ListGroup {
  id: string;
}

/** Returns the fields of the visible columns whose values are summed, and the path of the field that keeps sums apart. */
function summedFields(definition: ResourceDefinition, columns: readonly string[]) {
  const summed = columns.flatMap((path) => {
    const field = definedFieldAt(definition, path);
    const by = field.type === 'number' || field.type === 'money' ? field.summed : undefined;
    // The server names a column of a relation as its enum of columns does.
    const column = rowPathOf(definition, path).replaceAll('.', '__');
    return by ? [{ path, column, unit: by === true ? undefined : by.by }] : [];
  });
  return { summed, unit: summed.find(({ unit }) => unit !== undefined)?.unit };
}

/** Returns how the server groups the rows of a list. */
export function groupByOf(definition: ResourceDefinition, path: string, columns: readonly string[]): GroupBy {
  const { summed, unit } = summedFields(definition, columns);
  return {
    column: comparedBy({ field: path }, definition)[0],
    sums: summed.map(({ column }) => column),
    ...(unit !== undefined && { unit: rowPathOf(definition, unit) }),
  };
}

/**
 * Returns the field whose groups add up to the sums over all rows of a list: an enum, which has few values. Undefined if no
 * visible column is summed.
 */
export function totalGroupPathOf(definition: ResourceDefinition, columns: readonly string[]): string | undefined {
  if (summedFields(definition, columns).summed.length === 0) return undefined;
  return definition.list.filters.find((path) => definedFieldAt(definition, path).type === 'enum');
}

/** Returns the paths of the visible columns that are among the columns `unsummed` of the list query. */
export function unsummedPaths(
  definition: ResourceDefinition,
  columns: readonly string[],
  unsummed: readonly string[],
): readonly string[] {
  const { summed } = summedFields(definition, columns);
  return summed.filter(({ column }) => unsummed.includes(column)).map(({ path }) => path);
}

/** Returns the sums over the rows of groups, in the order of the visible columns. */
export function sumsOfGroups(
  groups: readonly Pick<RowGroup, 'sums'>[],
  definition: ResourceDefinition,
  columns: readonly string[],
): readonly ColumnSum[] {
  const all = groups.flatMap(({ sums }) => sums);
  return summedFields(definition, columns).summed.flatMap(({ path, column, unit: by }) => {
    const own = all.filter((one) => one.column === column);
    const units = by === undefined ? [undefined] : new Set(own.flatMap(({ unit }) => unit ?? []));
    return [...units].flatMap((unit): ColumnSum[] => {
      const [sum, count] = own
        .filter((one) => unit === undefined || one.unit === unit)
        .reduce(([total, rows], one) => [total + one.sum, rows + one.count], [0, 0]);
      return count > 0 ? [{ path, sum, average: sum / count, ...(unit !== undefined && { unit }) }] : [];
    });
  });
}

/** Returns the condition that the rows of a group meet. */
export function groupConditionOf(
  definition: ResourceDefinition,
  path: string,
  { id, value }: RowGroup,
): FilterCondition {
  if (value === null) return { field: path, comparison: 'empty', values: [] };
  const comparison = definedFieldAt(definition, path).type === 'boolean' ? 'equals' : 'in';
  return { field: path, comparison, values: [id] };
}

/**
 * Returns the change of a list's state after which it shows the rows of one group alone, without groups; undefined where
 * filters cannot say that.
 */
export function stateOfGroup(
  { match, conditions, groups }: Pick<ListState, 'match' | 'conditions' | 'groups'>,
  definition: ResourceDefinition,
  condition: FilterCondition,
): Partial<ListState> | undefined {
  const isOffered = filterComparisonsOf(definedFieldAt(definition, condition.field)).includes(condition.comparison);
  if (!isOffered || (match === 'any' && groups.length > 0)) return undefined;
  const ungrouped = { group: null, open: [] };
  if (match === 'all') return { ...ungrouped, conditions: [...conditions, condition] };
  // Alternatives become a group of conditions, any of which holds.
  return { ...ungrouped, match: 'all', conditions: [condition], groups: conditions.length > 0 ? [conditions] : [] };
}

/**
 * Returns the groups in the order in which they are shown: values of an enum as the definition has them, if all groups are
 * there, and else the largest groups first.
 */
export function orderedGroups(
  groups: readonly RowGroup[],
  total: number,
  definition: ResourceDefinition,
  path: string,
): readonly RowGroup[] {
  const field = definedFieldAt(definition, path);
  if (field.type !== 'enum' || total > groups.length) return groups;
  const values = Object.keys(field.values);
  const placeOf = ({ id, value }: RowGroup) => (value === null ? Infinity : values.indexOf(id));
  return groups.toSorted((one, other) => placeOf(one) - placeOf(other));
}
