import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../harness/server';
import { changeRecord, fetchHistory } from './history';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('access to the history', () => {
  it.each(['admin', 'logistician', 'support'])('allows %s to read the history', async (role) => {
    const { token } = await server.signIn(`${role}@demo.test`);
    const { data } = await server.call('{ activities(first: 3) { data { id } } }', {}, { token });
    expect(data).toMatchObject({ activities: { data: [{}, {}, {}] } });
  });

  it('refuses a driver', async () => {
    const { token } = await server.signIn('driver@demo.test');
    const { errors } = await server.call('{ activities(first: 3) { data { id } } }', {}, { token });
    expect(errors?.[0]?.extensions?.code).toBe(1200);
  });

  it('shows values only to users who may read the record', async () => {
    const admin = await server.signIn('admin@demo.test');
    const { id } = await changeRecord(server, admin.token, 'createVehicle', 'CreateVehicleInput', {
      license: 'VALUE 1',
    });
    await changeRecord(server, admin.token, 'updateVehicle', 'UpdateVehicleInput', { id, year: 2020 });
    const support = await server.signIn('support@demo.test');
    const changes = async () => (await fetchHistory(server, support.token, id)).at(-1)?.param.changes;
    expect(await changes()).toEqual([{ field: 'year', from: null, to: 2020 }]);
    await server.database.system((session) =>
      session.rows({
        text: `DELETE FROM role_permissions g USING user_has_roles h, permissions p WHERE h.tenant_id = g.tenant_id
          AND h.role_id = g.role_id AND h.user_id = $1 AND p.id = g.permission_id AND p.code = 'vehicles.read'`,
        params: [support.user],
      }),
    );
    const again = await server.signIn('support@demo.test');
    expect((await fetchHistory(server, again.token, id)).at(-1)?.param).toEqual({
      action: 'UPDATED',
      subject: 'VEHICLE',
      id,
      entity: 'VEHICLE',
      title: 'VALUE 1',
      fields: ['year'],
    });
  });

  it('shows nothing of it to another tenant', async () => {
    const [owner, other] = [await server.signIn('admin@demo.test'), await server.signIn('admin@other.test')];
    const { id } = await changeRecord(server, owner.token, 'createVehicle', 'CreateVehicleInput', {
      license: 'MINE 1',
    });
    expect(await fetchHistory(server, owner.token, id)).toHaveLength(1);
    expect(await fetchHistory(server, other.token, id)).toEqual([]);
  });
});

describe('a page of the history', () => {
  it.each([
    ['newest first', ''],
    [
      'of one record',
      'where: { AND: [{ column: service_type, value: "VEHICLE" }, { column: service_id, value: "1" }] },',
    ],
    ['of one kind of record', 'where: { column: service_type, value: "VEHICLE" },'],
    ['of one person', 'where: { column: user_id, value: "1" },'],
  ])('reads %s from an index, in its order', async (_name, where) => {
    const { token } = await server.signIn('admin@demo.test');
    const from = server.statements.length;
    await server.call(
      `{ activities(first: 25, ${where} orderBy: [{ column: date, direction: DESC }]) { data { id } } }`,
      {},
      { token },
    );
    const [statement = ''] = server.statements.slice(from);
    const plan = await server.database.system(async (session) => {
      // The demo data is small, so PostgreSQL would prefer a scan. With other plans disabled, the plan shows whether an
      // index can serve the page.
      for (const way of ['seqscan', 'sort', 'bitmapscan'])
        await session.rows({ text: `SET LOCAL enable_${way} = off`, params: [] });
      return session.rows({ text: `EXPLAIN ${statement.replace(/\$\d+/g, "'1'")}`, params: [] });
    });
    // In PostgreSQL's plan, the text after `Limit` is the plan that reads the page itself, which must use an index. The
    // nodes before `Limit` may sort related records.
    const [, cut = ''] = plan.flat().join('\n').split('Limit');
    expect(cut).toMatch(/Index (Only )?Scan Backward using activities_/);
    expect(cut).not.toContain('Sort');
  });
});
