import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { digestOfTenant } from '../contract/records';
import { startTestServer, type TestServer } from '../harness/server';
import { runSql, signInForTokens, refusalOf } from './calls';
import {
  createActiveUser,
  usersApiOf,
  type UsersApi,
  fetchPermissionIds,
  problemCodesByPath,
  type RoleRecord,
  fetchRoles,
} from './users-api';

let server: TestServer;
let admin: UsersApi;
let roles: Record<string, RoleRecord>;
let permissions: Record<string, string>;

beforeAll(async () => {
  server = await startTestServer();
  admin = usersApiOf(server, (await server.signIn('admin@demo.test')).token);
  roles = await fetchRoles(admin);
  permissions = await fetchPermissionIds(admin);
});

afterAll(() => server.close());

const idOf = (name: string) => roles[name]?.id ?? '';
const ids = (...codes: string[]) => codes.map((code) => permissions[code] ?? `no ${code}`);
let serial = 0;
const newName = () => `Role ${(serial += 1)}`;

async function createTestRole(...codes: string[]): Promise<RoleRecord> {
  const { data, errors } = await admin.createRole({ name: newName(), permissions: { connect: ids(...codes) } });
  if (!data) throw new Error(`The role was not created: ${JSON.stringify(errors)}`);
  return data.createRole;
}

/** Creates a role with exactly these permissions and a user with that role, and signs the user in. */
async function signInWithPermissions(
  ...codes: string[]
): Promise<UsersApi & { token: string; email: string; role: RoleRecord; id: string }> {
  const role = await createTestRole(...codes);
  const { email, id } = await createActiveUser(server, admin, [role.id]);
  const { token } = await server.signIn(email);
  return { ...usersApiOf(server, token), token, email, role, id };
}

describe('a role', () => {
  it('is created, updated and deleted', async () => {
    const role = await createTestRole('users.read', 'roles.read');
    expect(role).toMatchObject({ editable: true, users_count: 0, permissions_count: 2 });
    const { data } = await admin.updateRole({
      id: role.id,
      modified_at: role.modified_at,
      name: `${role.name} renamed`,
      permissions: { connect: ids('vehicles.read'), disconnect: ids('roles.read') },
    });
    expect(data?.updateRole.name).toBe(`${role.name} renamed`);
    expect(data?.updateRole.permissions.map(({ code }) => code).toSorted()).toEqual(['users.read', 'vehicles.read']);
    expect((await admin.deleteRole(role.id)).data?.deleteRole?.id).toBe(role.id);
    expect((await admin.deleteRole(role.id)).data).toEqual({ deleteRole: null });
  });

  it('requires `modified_at`, and refuses an outdated one', async () => {
    const { id, modified_at } = await createTestRole('users.read');
    expect((await admin.updateRole({ id, name: newName() })).errors?.[0]?.message).toMatch(/modified_at/);
    await admin.updateRole({ id, modified_at, permissions: { sync: ids('vehicles.read') } });
    const late = await admin.updateRole({ id, modified_at, name: newName() });
    expect(late.errors?.[0]?.extensions).toMatchObject({ code: 1409, current: { permissions_count: 1 } });
  });

  it('has a unique name, ignoring case', async () => {
    const { name } = await createTestRole('users.read');
    const response = await admin.createRole({ name: name.toUpperCase() });
    expect({ code: refusalOf(response).code, ...problemCodesByPath(response) }).toEqual({
      code: 23505,
      'input.name': ['unique'],
    });
    expect(problemCodesByPath(await admin.createRole({ name: 'Driver' }))).toEqual({ 'input.name': ['reserved'] });
    expect(problemCodesByPath(await admin.createRole({ name: '  ' }))).toEqual({ 'input.name': ['required'] });
  });

  it('of the standard set can be changed, except the administrator’s', async () => {
    const { id, modified_at } = (await fetchRoles(admin)).support ?? {};
    expect(
      (await admin.updateRole({ id, modified_at, permissions: { disconnect: ids('customers.read') } })).errors,
    ).toBeUndefined();
    const before = await digestOfTenant(server, '1');
    const theirs = { id: idOf('admin'), modified_at: roles.admin?.modified_at };
    expect(problemCodesByPath(await admin.updateRole({ ...theirs, name: 'Boss' }))).toEqual({
      'input.id': ['not_editable'],
    });
    expect(problemCodesByPath(await admin.updateRole({ ...theirs, permissions: { sync: [] } }))).toEqual({
      'input.id': ['not_editable'],
    });
    expect(problemCodesByPath(await admin.deleteRole(idOf('admin')))).toEqual({ id: ['not_editable'] });
    expect(await digestOfTenant(server, '1')).toEqual(before);
  });

  it('cannot be deleted while users hold it; the refusal lists them', async () => {
    const { id } = await createTestRole('users.read');
    const names = ['Anna Bąk', 'Jan Lis', 'Ewa Żak', 'Piotr Wilk', 'Olga Sowa', 'Adam Kos'];
    for (const name of names) {
      const { id: user } = await createActiveUser(server, admin, [id]);
      const [first_name, last_name] = name.split(' ');
      await admin.updateUser({ id: user, profile: { update: { first_name, last_name } } });
    }
    const { errors } = await admin.deleteRole(id);
    expect(errors?.[0]?.extensions?.validation).toEqual({
      id: [{ code: 'in_use', payload: { count: 6, names: `${names.slice(0, 5).join(', ')}, …` } }],
    });
  });

  it('can be deleted when only removed users hold it', async () => {
    const { id } = await createTestRole('users.read');
    const { id: user } = await createActiveUser(server, admin, [id]);
    await admin.deleteUser(user);
    expect((await admin.deleteRole(id)).data?.deleteRole?.users_count).toBe(0);
  });

  it('cannot be made editable or moved to another company', async () => {
    for (const stray of [{ editable: false }, { tenant_id: '2' }, { users: { connect: [] } }]) {
      expect({ stray, code: refusalOf(await admin.createRole({ name: newName(), ...stray })).code }).toEqual({
        stray,
        code: 6,
      });
    }
  });
});

describe('permissions of a role', () => {
  it.each(['account.devices', 'reference.read'])('refuse those that everyone has, such as %s', async (code) => {
    expect(
      problemCodesByPath(await admin.createRole({ name: newName(), permissions: { connect: ids(code) } })),
    ).toEqual({
      'input.permissions': ['not_to_give'],
    });
  });

  it.each(['session.begin', 'operator.review'])('refuse hidden ones, such as %s', async (code) => {
    const [row] = await runSql(server, 'SELECT id FROM permissions WHERE code = $1', code);
    expect(permissions[code]).toBeUndefined();
    const response = await admin.createRole({ name: newName(), permissions: { sync: [row?.[0]] } });
    expect(problemCodesByPath(response)).toEqual({ 'input.permissions.sync': ['not_found'] });
  });

  it('refuse unknown ones', async () => {
    const response = await admin.createRole({
      name: newName(),
      permissions: { connect: ['4611686018427200000', 'all'] },
    });
    expect(problemCodesByPath(response)).toEqual({ 'input.permissions.connect': ['not_found', 'not_found'] });
  });
});

describe('granting permissions that the caller lacks is refused', () => {
  it('in a new role', async () => {
    const people = await signInWithPermissions('roles.read', 'roles.write');
    const response = await people.createRole({
      name: newName(),
      permissions: { connect: ids('roles.read', 'company.delete') },
    });
    expect(response.errors?.[0]?.extensions?.validation).toEqual({
      'input.permissions': [{ code: 'not_held', payload: { count: 1, names: 'Delete the company' } }],
    });
    expect(
      (await people.createRole({ name: newName(), permissions: { connect: ids('roles.read') } })).errors,
    ).toBeUndefined();
  });

  it('in an existing role, the own one included', async () => {
    const people = await signInWithPermissions('roles.read', 'roles.write');
    const { id, modified_at } = people.role;
    for (const way of [{ connect: ids('users.write') }, { sync: ids('roles.read', 'roles.write', 'users.write') }]) {
      expect(problemCodesByPath(await people.updateRole({ id, modified_at, permissions: way }))).toEqual({
        'input.permissions': ['not_held'],
      });
    }
  });

  it('except those that a role already has', async () => {
    const people = await signInWithPermissions('roles.read', 'roles.write');
    const { id, modified_at } = await createTestRole('vehicles.delete', 'users.read');
    const response = await people.updateRole({
      id,
      modified_at,
      permissions: { sync: ids('vehicles.delete', 'roles.read') },
    });
    expect(response.errors).toBeUndefined();
  });

  it('through a role, for a new or existing user', async () => {
    const people = await signInWithPermissions('users.read', 'users.write', 'vehicles.read');
    const { id } = await createActiveUser(server, admin, [idOf('driver')]);
    const mine = await createTestRole('vehicles.read');
    expect(
      problemCodesByPath(
        await people.createUser({ email: `a${Date.now()}@people.test`, roles: { connect: [idOf('admin')] } }),
      ),
    ).toEqual({
      'input.roles': ['not_held'],
    });
    expect(problemCodesByPath(await people.updateUser({ id, roles: { connect: [idOf('admin')] } }))).toEqual({
      'input.roles': ['not_held'],
    });
    expect(problemCodesByPath(await people.updateUser({ id, roles: { sync: [idOf('logistician')] } }))).toEqual({
      'input.roles': ['not_held'],
    });
    expect((await people.updateUser({ id, roles: { connect: [mine.id] } })).errors).toBeUndefined();
    expect(problemCodesByPath(await people.updateUser({ id: people.id, roles: { connect: [mine.id] } }))).toEqual({
      'input.roles': ['own_roles'],
    });
  });
});

describe('a revoked permission', () => {
  const lists = async (token: string) =>
    refusalOf(await server.call('{ customers(first: 1) { data { id } } }', {}, { token })).code;

  it('of a role is refused with the next call, and a granted one allowed', async () => {
    const people = await signInWithPermissions('customers.read');
    expect(await lists(people.token)).toBeUndefined();
    const { id, modified_at } = people.role;
    const { data } = await admin.updateRole({ id, modified_at, permissions: { disconnect: ids('customers.read') } });
    expect(await lists(people.token)).toBe(1200);
    await admin.updateRole({
      id,
      modified_at: data?.updateRole.modified_at,
      permissions: { connect: ids('customers.read') },
    });
    expect(await lists(people.token)).toBeUndefined();
  });

  it('of a user is refused with the next call', async () => {
    const people = await signInWithPermissions('customers.read');
    const other = await createTestRole('vehicles.read');
    expect(await lists(people.token)).toBeUndefined();
    await admin.updateUser({ id: people.id, roles: { sync: [other.id] } });
    expect(await lists(people.token)).toBe(1200);
  });

  it('is in the account after a refresh', async () => {
    const people = await signInWithPermissions('customers.read');
    const { refresh_token } = await signInForTokens(server, people.email);
    const { id, modified_at } = people.role;
    await admin.updateRole({ id, modified_at, permissions: { sync: ids('vehicles.read') } });
    const { data } = await server.call<{
      refreshToken: { user: { permissions: { code: string; category: { toggle: boolean } }[] } };
    }>(
      'mutation ($input: RefreshTokenInput!) { refreshToken(input: $input) { user { permissions { code category { toggle } } } } }',
      { input: { refresh_token } },
    );
    const given = data?.refreshToken.user.permissions.filter(({ category }) => category.toggle);
    expect(given?.map(({ code }) => code)).toEqual(['vehicles.read']);
  });
});
