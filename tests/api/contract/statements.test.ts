import { getNamedType, isLeafType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../harness/server';
import { listColumnsOf, queriesOfLists, rowTypeOf, fullSelectionOf } from './contract';

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
  // Signs in as the administrator of the operator's tenant, who may call every list.
  ({ token } = await server.signIn('operator@waybill.test'));
});

afterAll(() => server.close());

/** Calls a list with a selection and returns the SQL statements that the server has run for it. */
async function statementsOf(name: string, selected: string, args = 'first: 25'): Promise<string[]> {
  const from = server.statements.length;
  const { errors } = await server.call(`{ ${name}(${args}) ${selected} }`, {}, { token });
  expect(errors).toBeUndefined();
  return server.statements.slice(from);
}

describe.each(queriesOfLists.map((list) => [list.name, list] as const))('%s', (name, list) => {
  it('reads its records and relations with one statement', async () => {
    expect(await statementsOf(name, `{ data ${fullSelectionOf(rowTypeOf(list))} }`)).toHaveLength(1);
  });

  it('sorts and filters in the same statement', async () => {
    const [column] = listColumnsOf(list, 'orderBy');
    const args = `first: 25, page: 2, where: { column: ${column}, operator: IS_NOT_NULL }, orderBy: [{ column: ${column}, direction: DESC }]`;
    expect(
      await statementsOf(name, `{ data ${fullSelectionOf(rowTypeOf(list))} paginatorInfo { hasMorePages } }`, args),
    ).toHaveLength(1);
  });

  it('counts only when the count is selected, by one more statement', async () => {
    const page = 'data { id } paginatorInfo';
    const plain = await statementsOf(name, `{ ${page} { count currentPage firstItem hasMorePages lastItem perPage } }`);
    expect(plain.filter(isCount)).toEqual([]);
    for (const selected of ['total', 'lastPage']) {
      // The server keeps a total until something is written, so the statement below may count nothing.
      const counting = await statementsOf(name, `{ ${page} { ${selected} } }`);
      expect(counting.filter((text) => !isCount(text))).toHaveLength(1);
      expect(counting.length).toBeLessThanOrEqual(2);
    }
    expect((await statementsOf(name, `{ paginatorInfo { total } }`)).filter((text) => !isCount(text))).toEqual([]);
  });

  it('reads only selected columns', async () => {
    const row = rowTypeOf(list);
    const [narrow = ''] = await statementsOf(name, '{ data { id } }');
    const plain = Object.values(row.getFields()).filter(
      (field) => isLeafType(getNamedType(field.type)) && field.name !== 'id',
    );
    const read = plain.map((field) => field.name).filter((column) => selectedColumns(narrow).includes(column));
    expect(read).toEqual([]);
    expect(narrow).not.toMatch(/jsonb?_/i);
  });
});

/** Returns whether a statement counts the rows of a list. */
const isCount = (statement: string) => /^SELECT count\s*\(/i.test(statement);

/** Returns the text between the outermost SELECT and its FROM. */
function selectedColumns(statement: string): string {
  return statement.slice(0, statement.search(/\bFROM\b/i));
}
