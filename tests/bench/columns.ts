import { listColumnsOf, queriesOfLists, type ContractMethod, rowTypeOf } from '../api/contract/contract';
import type { MeasuredServer } from './measured';

/** A GraphQL query for one page of a list, ordered or filtered by one column, as the console sends it. */
export interface ListPageQuery {
  /** The query's title in the printed results. */
  title: string;
  query: string;
  variables: Readonly<Record<string, unknown>>;
}

/** Names of the lists behind the console's largest tables. */
const names = ['vehiclesView', 'customersView', 'serviceTransportationView'];

/**
 * Returns queries for the first 25 rows of every list in `names`: one for each order column and direction, and one for
 * each column that can be filtered, with a value from an existing row.
 */
export async function fetchPageQueries(server: MeasuredServer): Promise<ListPageQuery[]> {
  const pages: ListPageQuery[] = [];
  for (const list of queriesOfLists.filter(({ name }) => names.includes(name))) {
    const fields = rowTypeOf(list).getFields();
    const columns = listColumnsOf(list, 'where').filter((column) => column in fields);
    const query = documentOf(list, 'data { id }');
    for (const column of listColumnsOf(list, 'orderBy')) {
      for (const direction of ['ASC', 'DESC']) {
        pages.push({
          title: `${list.name} ordered by ${column} ${direction}`,
          query,
          variables: { orderBy: [{ column, direction }] },
        });
      }
    }
    const rows = await ask(server, documentOf(list, `data { ${columns.join(' ')} }`), {});
    for (const column of columns) {
      const value = rows.data[list.name]?.data
        .map((row) => row[column])
        .find((one) => one !== null && !Array.isArray(one));
      if (value === undefined) continue;
      pages.push({
        title: `${list.name} filtered by ${column}`,
        query,
        variables: { where: { column, operator: 'EQ', value } },
      });
    }
  }
  return pages;
}

/** A query for nothing but the total of the requests that have one status. */
export const filteredTotalQuery: ListPageQuery = {
  title: 'total of requests with a status',
  query:
    'query Total($where: ServiceTransportationViewWhere) { serviceTransportationView(first: 1, where: $where) { paginatorInfo { total } } }',
  variables: { where: { column: 'status', operator: 'EQ', value: 'CLOSE_REQUEST' } },
};

/**
 * Runs a query several times and returns the shortest time in milliseconds. Other load on the machine only lengthens
 * runs.
 */
export async function measureQueryMs(
  server: MeasuredServer,
  { query, variables }: ListPageQuery,
  times = 5,
): Promise<number> {
  let least = Infinity;
  for (let time = 0; time < times; time += 1) {
    const began = performance.now();
    await ask(server, query, variables);
    least = Math.min(least, performance.now() - began);
  }
  return least;
}

function documentOf({ name }: ContractMethod, selection: string): string {
  const type = name.charAt(0).toUpperCase() + name.slice(1);
  return `query Page($where: ${type}Where, $orderBy: [${type}Order!]) { ${name}(first: 25, where: $where, orderBy: $orderBy) { ${selection} } }`;
}

async function ask(
  { url, headers }: MeasuredServer,
  query: string,
  variables: ListPageQuery['variables'],
): Promise<{ data: Record<string, { data: Record<string, unknown>[] }> }> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: await headers(),
    body: JSON.stringify({ query, variables }),
  });
  const result = await response.json();
  if (result.errors) throw new Error(`${query} was answered: ${JSON.stringify(result.errors)}`);
  return result;
}
