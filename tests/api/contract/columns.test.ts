import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../harness/server';
import { listColumnsOf, methodDocumentOf, queriesOfLists } from './contract';

/** Column names that no list may accept: hidden columns, an SQL injection, and a name that does not exist. */
const hidden = ['tenant_id', 'password_hash', 'profile_id', 'id; DROP TABLE vehicles', 'nothing'];

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
  // Signs in as the administrator of the operator's tenant, who may call every list.
  ({ token } = await server.signIn('operator@waybill.test'));
});

afterAll(() => server.close());

describe.each(queriesOfLists.map((list) => [list.name, list] as const))('%s', (_name, list) => {
  // Selects only ids, because full selections are expensive. statements.test.ts tests full selections.
  const query = methodDocumentOf(list, 0, '{ data { id } }');
  const call = (variables: Record<string, unknown>) => server.call(query, { first: 1, ...variables }, { token });

  it.each(hidden)('refuses to filter by %s, at every level', async (column) => {
    const condition = { column, operator: 'IS_NOT_NULL' };
    for (const where of [condition, { AND: [condition] }, { OR: [condition] }, { AND: [{ OR: [condition] }] }]) {
      const { data, errors } = await call({ where });
      expect(errors).toHaveLength(1);
      expect(data ?? null).toBeNull();
    }
  });

  it.each(hidden)('refuses to order by %s', async (column) => {
    const { data, errors } = await call({ orderBy: [{ column, direction: 'ASC' }] });
    expect(errors).toHaveLength(1);
    expect(data ?? null).toBeNull();
  });

  it('filters by every column that the contract names', async () => {
    for (const column of listColumnsOf(list, 'where')) {
      const { errors } = await call({ where: { column, operator: 'IS_NOT_NULL' } });
      expect({ column, errors }).toEqual({ column, errors: undefined });
    }
  });

  it('orders by every column that the contract names, both ways', async () => {
    for (const column of listColumnsOf(list, 'orderBy')) {
      for (const direction of ['ASC', 'DESC']) {
        const { errors } = await call({ orderBy: [{ column, direction }] });
        expect({ column, errors }).toEqual({ column, errors: undefined });
      }
    }
  });
});
