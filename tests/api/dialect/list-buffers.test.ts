import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Database, SqlStatement } from '../../../server/database/database';
import { maxUnindexedRows } from '../../../server/dialect/unindexed-filters';
import { fetchPageQueries, type ListPageQuery } from '../../bench/console-pages';
import { copyRecords } from '../../bench/fill';
import { startSecondServer } from '../harness/second-server';
import { type SignedInUser, startTestServer, type TestServer } from '../harness/server';

/** Number of records of each kind in the first tenant. */
const rows = 50_000;
/** Maximum number of 8 KB blocks that PostgreSQL may read for one page. All vehicles are some 1,200 blocks. */
const maxBuffers = 2000;
/** The same for the ids of pages that an index has in their order, though PostgreSQL may find another way cheaper. */
const maxOrderedBuffers = 100;
const ordered =
  /sorted by .*, preset expectedLate$|^usersView filtered by (phone|.*_until)|^customersView filtered by (vat|tax_number|company_number)|filtered by (currency|expected_late), preset expectedLate$|filtered by customer_city/;
/** Requests that are expected late: the last by their customer, so that a list in this order meets them only at its end. */
const lateRequests = 1000;

const hasPostgres = inject('template').engine === 'postgres';

let first: TestServer;
let server: TestServer;
let admin: SignedInUser;
/** The statements of lists that the server has sent while `isExplained` was set. They are not run. */
const sent: SqlStatement[] = [];
let isExplained = false;

beforeAll(async () => {
  if (!hasPostgres) return;
  first = await startTestServer({
    prepare: async (database) => {
      await copyRecords(database, rows, 25);
      await database.jobs.system(async (session) => {
        await session.rows({ text: delayLast, params: [lateRequests] });
        await session.rows({ text: 'ANALYZE service_transportations', params: [] });
      });
      // As autovacuum does: otherwise PostgreSQL reads the table beside an index that has all values.
      await database.withoutTransaction?.((session) => session.rows({ text: 'VACUUM service_feedbacks', params: [] }));
    },
  });
  server = await startSecondServer({ ...first, database: recordReads(first.database) });
  admin = await server.signIn('admin@demo.test');
}, 120_000);

afterAll(async () => {
  await server?.close();
  await first?.close();
});

const delayLast = `UPDATE service_transportations SET expected_late = true WHERE tenant_id = 1 AND id IN (
  SELECT id FROM service_transportations WHERE tenant_id = 1 AND deleted_at IS NULL ORDER BY customer_name DESC LIMIT $1)`;

function recordReads(database: Database): Database {
  return {
    ...database,
    read: (tenant, work, signal) =>
      database.read(
        tenant,
        ({ orm, rows: run }) =>
          work({
            orm,
            rows: (statement) => {
              if (!isExplained || !statement.text.includes(' LIMIT 25')) return run(statement);
              sent.push(statement);
              return Promise.resolve([]);
            },
          }),
        signal,
      ),
  };
}

/** Returns how many blocks PostgreSQL reads for the statement of a page. */
async function countBuffers({ query, variables }: ListPageQuery): Promise<number> {
  sent.length = 0;
  isExplained = true;
  const { errors } = await server.call(query, variables, { token: admin.token });
  isExplained = false;
  expect(errors).toBeUndefined();
  expect(sent).toHaveLength(1);
  const [{ text, params } = { text: '', params: [] }] = sent;
  const [[plan] = []] = await first.database.read(admin.tenant, (session) =>
    session.rows({ text: `EXPLAIN (ANALYZE, BUFFERS, TIMING OFF, FORMAT JSON) ${text}`, params }),
  );
  const root = JSON.parse(plan ?? '')[0].Plan;
  return root['Shared Hit Blocks'] + root['Shared Read Blocks'];
}

test.runIf(hasPostgres)(
  'reads few blocks for a page of each list, sorted and filtered by each column with each preset',
  { timeout: 120_000 },
  async () => {
    const send = async (query: string, variables: object) => {
      const { data, errors } = await server.call<Record<string, { data: Record<string, unknown>[] }>>(
        query,
        variables,
        {
          token: admin.token,
        },
      );
      if (!data) throw new Error(JSON.stringify(errors));
      return data;
    };
    const expensive: string[] = [];
    const readPages = async (pages: readonly ListPageQuery[], most: number) => {
      for (const page of pages) {
        const buffers = await countBuffers(page);
        if (buffers > most) expensive.push(`${page.title}: ${buffers} blocks`);
      }
    };
    const pages = await fetchPageQueries(send, admin.user);
    expect(pages.length).toBeGreaterThan(700);
    await readPages(pages, maxBuffers);
    const orderedPages = (await fetchPageQueries(send, admin.user, 'ids')).filter(({ title }) => ordered.test(title));
    expect(orderedPages.length).toBeGreaterThan(80);
    await readPages(orderedPages, maxOrderedBuffers);
    expect(expensive).toEqual([]);
  },
);

test.runIf(hasPostgres)(
  'filters by a value without an index among few records, and refuses it among many',
  async () => {
    const query = `query ($where: CustomersViewWhere) { customersView(first: 25, where: $where) { data { id } } }`;
    const unindexed = { column: 'statistic__requests', operator: 'GTE', value: 1 };
    const call = (where: object) =>
      server.call<{ customersView: { data: object[] } }>(query, { where }, { token: admin.token });
    const refused = { code: 1429, reason: 'unindexed_filter', limit: maxUnindexedRows };
    for (const where of [unindexed, { OR: [unindexed, { column: 'id', value: '1' }] }]) {
      const { errors } = await call(where);
      expect(errors?.map(({ extensions }) => extensions)).toEqual([refused]);
    }
    const few = { column: 'created_at', operator: 'LT', value: '1990-01-01T00:00:00Z' };
    expect((await call({ AND: [unindexed, few] })).data?.customersView.data).toEqual([]);
  },
);

test.runIf(hasPostgres)('leaves out the sums of a value without an index among many records', async () => {
  const query = `query ($where: ServiceTransportationViewWhere) {
    serviceTransportationView(first: 0, where: $where, groupBy: { column: status, sums: [price, statistic__weight] }) {
      groups { unsummed data { sums { column } } }
    }
  }`;
  const call = async (where: object) => {
    const { data } = await server.call<{
      serviceTransportationView: { groups: { unsummed: string[]; data: { sums: { column: string }[] }[] } };
    }>(query, { where }, { token: admin.token });
    const { unsummed, data: groups = [] } = data?.serviceTransportationView.groups ?? {};
    return { unsummed, summed: new Set(groups.flatMap(({ sums }) => sums.map(({ column }) => column))) };
  };
  expect(await call({})).toEqual({ unsummed: ['statistic__weight'], summed: new Set(['price']) });
  expect(await call({ column: 'number', operator: 'EQ', value: '2026/11/0001' })).toMatchObject({ unsummed: [] });
});
