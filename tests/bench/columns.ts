import { columnsOf, lists, type Method, rowType } from '../api/contract/contract';
import type { Measured } from './measured';

/** A page of a list as the console requests it, ordered or filtered by one column. */
export interface Page {
  /** Title in the printed results. */
  title: string;
  query: string;
  variables: Readonly<Record<string, unknown>>;
}

/** The lists that the console's largest tables show. */
const names = ['vehiclesView', 'customersView', 'serviceTransportationView'];

/**
 * Returns pages of 25 rows, one for each column that these lists can be ordered or filtered by. The filters' values are
 * from rows of the server.
 */
export async function pagesByColumn(server: Measured): Promise<Page[]> {
  const pages: Page[] = [];
  for (const list of lists.filter(({ name }) => names.includes(name))) {
    const fields = rowType(list).getFields();
    const columns = columnsOf(list, 'where').filter((column) => column in fields);
    const query = documentOf(list, 'data { id }');
    for (const column of columnsOf(list, 'orderBy')) {
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

/** A query of only the number of requests with a status. */
export const totalWithFilter: Page = {
  title: 'total of requests with a status',
  query:
    'query Total($where: ServiceTransportationViewWhere) { serviceTransportationView(first: 1, where: $where) { paginatorInfo { total } } }',
  variables: { where: { column: 'status', operator: 'EQ', value: 'CLOSE_REQUEST' } },
};

/** Returns the shortest time of several runs in milliseconds, because other load on the machine only adds time. */
export async function timeOf(server: Measured, { query, variables }: Page, times = 5): Promise<number> {
  let least = Infinity;
  for (let time = 0; time < times; time += 1) {
    const began = performance.now();
    await ask(server, query, variables);
    least = Math.min(least, performance.now() - began);
  }
  return least;
}

function documentOf({ name }: Method, selection: string): string {
  const type = name.charAt(0).toUpperCase() + name.slice(1);
  return `query Page($where: ${type}Where, $orderBy: [${type}Order!]) { ${name}(first: 25, where: $where, orderBy: $orderBy) { ${selection} } }`;
}

async function ask(
  { url, headers }: Measured,
  query: string,
  variables: Page['variables'],
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
