import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { publishChange } from '../../../server/dialect/write/mutations';
import { vehicles } from '../../../server/areas/fleet';
import { newId } from '../../../server/database/ids';
import { lastOldAnswerMs } from '../harness/old-answers';
import { type SignedInUser, startTestServer, type TestServer } from '../harness/server';

let server: TestServer;
let admin: SignedInUser;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin@demo.test');
});

afterAll(() => server.close());

async function fetchTotal(filter = {}, token = admin.token): Promise<number | undefined> {
  const query = `query ($where: VehiclesWhere) { vehicles(first: 1, where: $where) { paginatorInfo { total } } }`;
  const { data } = await server.call<{ vehicles: { paginatorInfo: { total: number } } }>(query, filter, { token });
  return data?.vehicles.paginatorInfo.total;
}

const countStatements = () => server.statements.filter((text) => text.startsWith('SELECT count(*)')).length;

const insertVehicle = { text: 'INSERT INTO vehicles (tenant_id, id, license) VALUES ($1, $2, $3)' };
const newRow = () => ({ ...insertVehicle, params: [admin.tenant, newId(), `X ${newId().slice(-9)}`] });

test('counts the same condition once while nothing is written', async () => {
  let year = 2000;
  const countThreeTotals = async () => {
    const before = countStatements();
    year += 1;
    const where = { column: 'year', operator: 'EQ', value: year };
    const total = await fetchTotal({ where });
    expect(await fetchTotal({ where })).toBe(total);
    await fetchTotal({ where: { ...where, operator: 'NEQ' } });
    return countStatements() - before;
  };
  // A job that writes meanwhile makes the server count again, so this is tried with further years.
  await expect.poll(countThreeTotals).toBe(2);
});

test('counts to a limit only, when the exact total is not selected', async () => {
  const info = (fields: string) => `{ vehicles(first: 2, page: 2) { paginatorInfo { ${fields} } data { id } } }`;
  const read = async (fields: string) => {
    const before = server.statements.length;
    const { data } = await server.call<{ vehicles: { paginatorInfo: object } }>(info(fields), {}, admin);
    const counts = server.statements.slice(before).filter((text) => text.startsWith('SELECT count(*)'));
    return { ...data?.vehicles.paginatorInfo, limits: counts.map((text) => / LIMIT (\d+)\)/.exec(text)?.[1]) };
  };
  const total = (await fetchTotal()) ?? 0;
  expect(await read('limitedTotal exceedsLimitedTotal hasMorePages')).toEqual({
    limitedTotal: total,
    exceedsLimitedTotal: false,
    hasMorePages: true,
    limits: ['100001'],
  });
  await server.database.write(admin.tenant, (session) => session.rows(newRow()));
  expect(await read('limitedTotal total')).toEqual({ limitedTotal: total + 1, total: total + 1, limits: [undefined] });
});

test('counts again after a write of this server', async () => {
  const before = (await fetchTotal()) ?? 0;
  await server.database.write(admin.tenant, (session) => session.rows(newRow()));
  expect(await fetchTotal()).toBe(before + 1);
});

test.skipIf(inject('template').engine === 'pglite')('notifies other servers of a write', async () => {
  const written: string[] = [];
  const stop = await server.database.listen('waybill_writes', {
    onNotification: (tenant) => written.push(tenant),
    onReconnect: () => undefined,
  });
  await server.database.write(admin.tenant, (session) => session.rows(newRow()));
  await expect.poll(() => written).toContain(admin.tenant);
  await stop();
});

test('counts again after the system has published a change', async () => {
  const before = (await fetchTotal()) ?? 0;
  const row = newRow();
  await server.database.system(async (session) => {
    await session.rows(row);
    await publishChange(
      { session, tenant: admin.tenant, user: '' },
      { table: vehicles },
      String(row.params[1]),
      'CREATED',
    );
  });
  expect(await lastOldAnswerMs(fetchTotal, before + 1)).toBeLessThan(1000);
});

test('keeps the totals of each tenant apart', async () => {
  const other = await server.signIn('admin@other.test');
  const mine = await fetchTotal();
  expect(await fetchTotal({}, other.token)).not.toBe(mine);
  expect(await fetchTotal()).toBe(mine);
});
