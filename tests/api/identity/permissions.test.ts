import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { vehicles } from '../../../server/areas/fleet/tables';
import type { Area } from '../../../server/areas/area';
import { invalidateAccess } from '../../../server/areas/identity/permissions/access-cache';
import { permissionCatalogue } from '../../../server/areas/identity/permissions/catalogue';
import { permissionCategoryList, isGrantableCategory } from '../../../server/areas/identity/permissions/categories';
import {
  methodsOfEveryUser,
  publicMethods,
  writePermissions,
} from '../../../server/areas/identity/permissions/permissions';
import { grantToStandardRoles, standardRoles } from '../../../server/areas/identity/permissions/roles';
import type { Session } from '../../../server/database/database';
import { parsedContract } from '../contract/contract';
import { startSecondServer } from '../harness/second-server';
import { startTestServer, type TestServer } from '../harness/server';
import { runSql, signInForTokens, refusalOf } from './calls';

const methods = [
  parsedContract.getQueryType(),
  parsedContract.getMutationType(),
  parsedContract.getSubscriptionType(),
].flatMap((type) => Object.keys(type?.getFields() ?? {}));
const methodsOf = (wanted: (permission: (typeof permissionCatalogue)[number]) => boolean) =>
  new Set<string>(permissionCatalogue.filter(wanted).flatMap((permission) => [...permission.methods]));
const given = methodsOf(({ category }) => isGrantableCategory(category));
const operators = methodsOf(({ category }) => category === 'operator');

describe('the catalogue of permissions', () => {
  it.each(methods)('grants %s to some permission', (method) => {
    expect(methodsOf(() => true)).toContain(method);
  });

  it('requires no permission for public methods', () => {
    expect([...publicMethods].filter((method) => given.has(method) || methodsOfEveryUser.has(method))).toEqual([]);
  });

  it('names only methods of the contract', () => {
    expect([...methodsOf(() => true)].filter((method) => !methods.includes(method))).toEqual([]);
  });

  it('has a category for every permission, and unique codes', () => {
    const codes = permissionCatalogue.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    const known = permissionCategoryList.map(({ code }) => code);
    expect(new Set(known).size).toBe(known.length);
    expect(permissionCatalogue.filter(({ category }) => !known.includes(category))).toEqual([]);
  });

  it('lets support write nothing, and the administrator do everything', () => {
    const mutations = Object.keys(parsedContract.getMutationType()?.getFields() ?? {});
    const methodsBy = (codes: readonly string[]) => methodsOf(({ code }) => codes.includes(code));
    expect([...methodsBy(standardRoles.support.permissions)].filter((method) => mutations.includes(method))).toEqual(
      [],
    );
    expect(methodsBy(standardRoles.admin.permissions)).toEqual(new Set([...given, ...operators]));
  });
});

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

describe('the table of permissions', () => {
  it('follows the catalogue: new permissions are granted to standard roles, removed ones revoked', async () => {
    await runSql(
      server,
      "DELETE FROM role_permissions WHERE permission_id = (SELECT id FROM permissions WHERE code = 'customers.read')",
    );
    await runSql(server, "DELETE FROM permissions WHERE code = 'customers.read'");
    await runSql(
      server,
      "INSERT INTO permissions (id, code, title_en, title_pl, methods) VALUES (7, 'old', 'Old', 'Stare', '{login}')",
    );
    await runSql(server, 'INSERT INTO role_permissions SELECT tenant_id, id, 7 FROM roles');
    await runSql(server, "UPDATE permissions SET methods = '{}' WHERE code = 'vehicles.read'");
    await server.database.system(async (session) => grantToStandardRoles(session, await writePermissions(session)));

    const codes = await runSql(server, 'SELECT code FROM permissions ORDER BY code');
    expect(codes.flat()).toEqual(permissionCatalogue.map(({ code }) => code).toSorted());
    const [reading] = await runSql(
      server,
      "SELECT array_length(methods, 1) FROM permissions WHERE code = 'vehicles.read'",
    );
    expect(Number(reading?.[0])).toBe(2);
    const holders = await runSql(
      server,
      `SELECT r.name FROM roles r JOIN role_permissions rp ON rp.tenant_id = r.tenant_id AND rp.role_id = r.id
       JOIN permissions p ON p.id = rp.permission_id WHERE p.code = 'customers.read' AND r.tenant_id = 1 ORDER BY 1`,
    );
    expect(holders.flat()).toEqual(['admin', 'logistician', 'support']);
  });
});

describe('a root field without a permission', () => {
  const forgotten: Area = {
    name: 'forgotten',
    entities: [
      { type: 'Forgotten', table: vehicles, fields: {}, methods: { list: 'forgotten', delete: 'deleteForgotten' } },
    ],
  };
  const sdl = `
    type Forgotten { id: ID! }
    type ForgottenPaginator { data: [Forgotten!]! }
    extend type Query { forgotten(first: Int!): ForgottenPaginator! }
    extend type Mutation { deleteForgotten(id: ID!): Forgotten }`;

  it('is refused to everyone, administrators included', async () => {
    const wider = await startSecondServer(server, { sdl, areas: [forgotten] });
    const { access_token: token } = await signInForTokens(wider, 'admin@demo.test');
    const denied = { code: 1200, reason: undefined };
    expect(refusalOf(await wider.call('{ forgotten(first: 1) { data { id } } }', {}, { token }))).toEqual(denied);
    expect(refusalOf(await wider.call('mutation { deleteForgotten(id: 1) { id } }', {}, { token }))).toEqual(denied);
    expect(refusalOf(await wider.call('{ forgotten(first: 1) { data { id } } }'))).toEqual({
      code: 1101,
      reason: 'absent',
    });
    await wider.close();
  });
});

describe('a revoked permission', () => {
  const listed = async (token: string) =>
    refusalOf(await server.call('{ customers(first: 1) { data { id } } }', {}, { token }));
  /** Removes all roles of a user with SQL. In the same transaction, `saySo` publishes the change to all servers. */
  const takeAway = (email: string, saySo: (session: Session) => Promise<unknown>) =>
    server.database.write('1', async (session) => {
      const text = 'DELETE FROM user_has_roles WHERE user_id = (SELECT id FROM users WHERE email = $1)';
      await session.rows({ text, params: [email] });
      await saySo(session);
    });

  it('is refused with the next call, even if it was just used', async () => {
    const email = 'support@demo.test';
    const { access_token: token } = await signInForTokens(server, email);
    expect((await listed(token)).code).toBeUndefined();
    await takeAway(email, (session) => invalidateAccess(session, '1'));
    expect((await listed(token)).code).toBe(1200);
  });

  it('is refused as soon as another server publishes the change', async () => {
    const email = 'logistician@demo.test';
    const { access_token: token } = await signInForTokens(server, email);
    expect((await listed(token)).code).toBeUndefined();
    await takeAway(email, ({ rows }) => rows({ text: "SELECT pg_notify('waybill_access', '1')", params: [] }));
    await expect.poll(async () => (await listed(token)).code).toBe(1200);
  });
});

describe('two servers on one database', () => {
  it('revoke permissions and sessions on both at once', async () => {
    const two = await startSecondServer(server);
    const { access_token: token } = await signInForTokens(server, 'admin@demo.test');
    const devicesOn = (of: TestServer) =>
      of.call<{ userDevices: { data: { device: { id: string; current_user_device: boolean } }[] } }>(
        '{ userDevices(first: 100) { data { device { id current_user_device } } } }',
        {},
        { token },
      );
    const { data } = await devicesOn(two);
    const own = data?.userDevices.data.find(({ device }) => device.current_user_device);
    await server.call('mutation ($id: ID!) { deleteDevice(id: $id) { id } }', { id: own?.device.id }, { token });
    await expect.poll(async () => refusalOf(await devicesOn(two))).toEqual({ code: 1103, reason: 'expired' });
    await two.close();
  });
});
