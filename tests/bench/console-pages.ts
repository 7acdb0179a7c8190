import { listColumnsOf, queriesOfLists, type ContractMethod, rowTypeOf } from '../api/contract/contract';
import { activitiesResource } from '../../resources/activities';
import type { FilterCondition } from '../../resources/conditions';
import { customersResource } from '../../resources/customers';
import type { FilterPreset, ResourceDefinition } from '../../resources/definition';
import { requestsResource } from '../../resources/requests';
import { logistTasksResource } from '../../resources/tasks';
import { usersResource } from '../../resources/users';
import { vehiclesResource } from '../../resources/vehicles';
import { apiContractIndex } from '../../providers/data/apiContractIndex';
import { type FieldSelection, listPaths, selectionOf } from '../../providers/data/selection';
import { addDays } from '../../src/fields/day';
import { daysOfPeriod } from '../../src/fields/periods';

/** A GraphQL query for one page of a list, ordered or filtered by one column, as the console sends it. */
export interface ListPageQuery {
  /** The query's title in the printed results. */
  title: string;
  query: string;
  variables: Readonly<Record<string, unknown>>;
  /** Milliseconds that it may take with many rows, whatever it takes with few; absent: a multiple of those is the limit. */
  maxMs?: number;
}

/** Sends a query, and returns its data. */
export type QuerySender = (
  query: string,
  variables: ListPageQuery['variables'],
) => Promise<Record<string, { data: Record<string, unknown>[] }>>;

const measuredResources: readonly ResourceDefinition[] = [
  vehiclesResource,
  customersResource,
  requestsResource,
  logistTasksResource,
  usersResource,
  activitiesResource,
];

/**
 * Returns the console's queries for the first 25 rows of its largest lists. Each column that sorts and each that filters
 * is combined with no preset and with each; a filter has the value of an existing row.
 * @param user id of the user who asks
 * @param selected the fields that the list shows at first, or only ids, which PostgreSQL often finds in an index
 */
export async function fetchPageQueries(
  send: QuerySender,
  user: string,
  selected: 'shown' | 'ids' = 'shown',
): Promise<ListPageQuery[]> {
  const pages = await Promise.all(
    measuredResources.map((resource) =>
      pagesOfResource(resource, send, user, selected === 'ids' ? 'id' : shownFieldsOf(resource)),
    ),
  );
  return pages.flat();
}

async function pagesOfResource(resource: ResourceDefinition, send: QuerySender, user: string, fields: string) {
  const list = queriesOfLists.find(({ name }) => name === resource.api.list);
  if (!list) throw new Error(`The contract has no list ${resource.api.list}.`);
  const pages = [...sortedPages(resource, list), ...(await filteredPages(resource, list, send))];
  const query = documentOf(list, `data { ${fields} }`);
  const presets: (FilterPreset | undefined)[] = [undefined, ...(resource.list.presets ?? [])];
  return presets.flatMap((preset) =>
    pages.map(({ title, where, orderBy }): ListPageQuery => {
      const conditions = (preset?.conditions ?? []).map((condition) => whereOf(resource, condition, user));
      return {
        title: `${list.name} ${title}${preset ? `, preset ${preset.name}` : ''}`,
        query,
        variables: { where: { AND: [...conditions, ...(where ? [where] : [])] }, orderBy },
      };
    }),
  );
}

/** Columns without an index, by which the server filters only few records. */
const unindexed = new Set(['street']);

interface PageVariables {
  title: string;
  where?: object;
  orderBy: readonly { column: string; direction: string }[];
}

function sortedPages(resource: ResourceDefinition, list: ContractMethod): PageVariables[] {
  const sortable = new Set(listColumnsOf(list, 'orderBy'));
  return resource.list.columns.flatMap(({ field }) => {
    const column = orderColumnOf(resource, field);
    if (!column || !sortable.has(column)) return [];
    return ['ASC', 'DESC'].map((direction) => ({
      title: `sorted by ${column} ${direction}`,
      orderBy: [{ column, direction }],
    }));
  });
}

/** Returns pages in the list's initial order that are filtered by one column each. */
async function filteredPages(
  resource: ResourceDefinition,
  list: ContractMethod,
  send: QuerySender,
): Promise<PageVariables[]> {
  const { field, direction } = resource.list.sort;
  const orderBy = [{ column: orderColumnOf(resource, field) ?? field, direction }];
  const comparable = new Set(listColumnsOf(list, 'where'));
  const selectable = rowTypeOf(list).getFields();
  const columns = resource.list.filters
    .map((name) => filterColumnOf(resource, name))
    .filter((column) => comparable.has(column) && column in selectable && !unindexed.has(column));
  const answer = await send(documentOf(list, `data { ${columns.join(' ')} }`), { orderBy });
  const rows = answer[list.name]?.data ?? [];
  return columns.flatMap((column) => {
    const value = rows.map((row) => row[column]).find((one) => typeof one !== 'object');
    if (value === undefined) return [];
    return [{ title: `filtered by ${column}`, where: { column, operator: 'EQ', value }, orderBy }];
  });
}

function orderColumnOf({ fields }: ResourceDefinition, path: string): string | undefined {
  const field = fields[path];
  if (field?.order === false) return undefined;
  return (field?.order ?? field?.column ?? path).replaceAll('.', '__');
}

function filterColumnOf({ fields }: ResourceDefinition, path: string): string {
  return (fields[path]?.where ?? fields[path]?.column ?? path).replaceAll('.', '__');
}

/** Converts a condition of a preset. Presets have no others than these comparisons. */
function whereOf(resource: ResourceDefinition, { field, comparison, values }: FilterCondition, user: string): object {
  const column = filterColumnOf(resource, field);
  const [first] = values;
  if (comparison === 'during')
    return { AND: periodOf(resource, field, first ?? '').map((bound) => ({ column, ...bound })) };
  if (comparison === 'equals') return { column, operator: 'EQ', value: first === 'true' };
  return { column, operator: 'IN', value: values.map((value) => (value === '@me' ? user : value)) };
}

/** Returns the conditions of a period, such as the next 7 days. Days are those of UTC. */
function periodOf({ fields }: ResourceDefinition, field: string, period: string) {
  const today = new Date().toISOString().slice(0, 10);
  const [from, to] = daysOfPeriod(period, { today, firstWeekday: 1 });
  const isDate = fields[field]?.type === 'date';
  return [
    ...(from ? [{ operator: 'GTE', value: isDate ? from : `${from}T00:00:00Z` }] : []),
    ...(to ? [isDate ? { operator: 'LTE', value: to } : { operator: 'LT', value: `${addDays(to, 1)}T00:00:00Z` }] : []),
  ];
}

/** Returns the selection of a row's fields that the list shows at first. */
function shownFieldsOf(resource: ResourceDefinition): string {
  const columns = resource.list.columns.filter(({ hidden }) => !hidden);
  const paths = listPaths({ ...resource, list: { ...resource.list, columns } }, apiContractIndex);
  return textOf(selectionOf(apiContractIndex, apiContractIndex.list(resource.api.list).row, paths));
}

function textOf(selection: FieldSelection): string {
  const fields = selection.flatMap((field) =>
    typeof field === 'string' ? [field] : Object.entries(field).map(([name, inner]) => `${name} { ${textOf(inner)} }`),
  );
  return fields.join(' ');
}

function documentOf({ name }: ContractMethod, selection: string): string {
  const type = name.charAt(0).toUpperCase() + name.slice(1);
  return `query Page($where: ${type}Where, $orderBy: [${type}Order!]) { ${name}(first: 25, where: $where, orderBy: $orderBy) { ${selection} } }`;
}
