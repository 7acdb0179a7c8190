import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../harness/server';
import { runSql } from './calls';
import { createActiveUser, usersApiOf, newEmail, fetchPermissionIds, type RoleRecord, fetchRoles } from './users-api';

let server: TestServer;
let admin: ReturnType<typeof usersApiOf>;
let token: string;
let roles: Record<string, RoleRecord>;

beforeAll(async () => {
  server = await startTestServer();
  ({ token } = await server.signIn('admin@demo.test'));
  admin = usersApiOf(server, token);
  roles = await fetchRoles(admin);
});

afterAll(() => server.close());

const idOf = (name: string) => roles[name]?.id ?? '';
const where = (column: string, operator: string, value?: unknown) => ({ where: { column, operator, value } });

interface Person {
  id: string;
  email: string;
  state: string;
  role: string;
  brief: string;
  full_name: string;
  last_name: string | null;
  roles: { id: string; name: string }[];
}
const people = (list: string, args: object = {}) =>
  admin.list<Person>(list, 'id email state role brief full_name last_name roles { id name }', args);

describe('the list of users', () => {
  it('shows a user by name, or by e-mail address without one', async () => {
    const email = newEmail();
    await admin.createUser({ email, roles: { connect: [idOf('driver')] } });
    const [nameless] = await people('usersView', where('email', 'EQ', email));
    expect(nameless).toMatchObject({ brief: email, full_name: '' });
    const [named] = await people('usersView', where('email', 'EQ', 'logistician@demo.test'));
    expect(named).toMatchObject({ brief: 'Marcin Zawada', full_name: 'Marcin Zawada' });
  });

  it('shows and sorts by the new name of a user or a role when it changes', async () => {
    const email = newEmail();
    const { data: added } = await admin.createRole({ name: `zz ${email}`, permissions: { connect: [] } });
    const role = added?.createRole;
    const { data } = await admin.createUser({
      email,
      roles: { connect: [role?.id, idOf('driver')] },
      profile: { create: { first_name: 'Ewa', last_name: 'Nowak' } },
    });
    let user = data?.createUser;
    const change = async (input: object) => {
      const answer = await admin.updateUser({ id: user?.id, modified_at: user?.modified_at, ...input });
      user = answer.data?.updateUser;
    };
    const shown = async () => {
      const [person] = await people('usersView', where('email', 'EQ', email));
      return [person?.brief, person?.role];
    };
    expect(await shown()).toEqual(['Ewa Nowak', `driver, zz ${email}`]);
    await change({ profile: { update: { last_name: 'Lis' } } });
    await admin.updateRole({ id: role?.id, modified_at: role?.modified_at, name: `aa ${email}` });
    expect(await shown()).toEqual(['Ewa Lis', `aa ${email}, driver`]);
    await change({ roles: { disconnect: [role?.id] } });
    expect(await shown()).toEqual(['Ewa Lis', 'driver']);
  });

  it('filters by a role, by none, by any of several, and by exclusion', async () => {
    const everybody = await people('usersView');
    const having = (...names: string[]) =>
      everybody
        .filter((person) => person.roles.some(({ name }) => names.includes(name)))
        .map(({ id }) => id)
        .toSorted();
    const listByRole = async (operator: string, value?: unknown) =>
      (await people('usersView', where('role_id', operator, value))).map(({ id }) => id).toSorted();
    const without = (ids: string[]) =>
      everybody
        .map(({ id }) => id)
        .filter((id) => !ids.includes(id))
        .toSorted();
    expect(having('driver')).not.toEqual([]);
    expect(await listByRole('EQ', idOf('driver'))).toEqual(having('driver'));
    expect(await listByRole('NEQ', idOf('driver'))).toEqual(without(having('driver')));
    expect(await listByRole('IN', [idOf('driver'), idOf('support')])).toEqual(having('driver', 'support'));
    expect(await listByRole('NOT_IN', [idOf('driver'), idOf('support')])).toEqual(without(having('driver', 'support')));
    expect(await listByRole('IS_NULL')).toEqual([]);
    expect(await listByRole('IS_NOT_NULL')).toEqual(everybody.map(({ id }) => id).toSorted());
  });

  it('combines the role with other conditions, also in OR', async () => {
    const either = {
      where: {
        OR: [
          { column: 'role_id', operator: 'EQ', value: idOf('support') },
          { column: 'email', operator: 'EQ', value: 'driver@demo.test' },
        ],
      },
    };
    const found = await people('usersView', either);
    expect(found.map(({ email }) => email)).toEqual(expect.arrayContaining(['driver@demo.test', 'support@demo.test']));
    expect(found.every(({ role, email }) => email === 'driver@demo.test' || role.includes('support'))).toBe(true);
  });

  it('finds a user by part of a name or phone number, ignoring case of Polish letters', async () => {
    const email = newEmail();
    await admin.createUser({
      email,
      roles: { connect: [idOf('driver')] },
      profile: { create: { first_name: 'Świętosława', last_name: 'Żółć', phone: '+48 601 234 567' } },
    });
    for (const [column, value] of [
      ['last_name', '%żÓŁ%'],
      ['full_name', 'świętosława ż%'],
      ['phone', '%234 567'],
      ['brief', '%Żółć'],
    ] as const) {
      expect(
        (await people('usersView', where(column, 'LIKE', value))).map((person) => person.email),
        column,
      ).toEqual([email]);
    }
  });

  it.each(['role', 'brief', 'full_name', 'last_name', 'email', 'state'] as const)(
    'is ordered by %s in both directions',
    async (column) => {
      const sorted = (direction: string) => people('usersView', { orderBy: [{ column, direction }] });
      const texts = (list: readonly Person[]) => list.map((person) => person[column]).filter((text) => text !== null);
      const [up, down] = [await sorted('ASC'), await sorted('DESC')];
      expect(new Set(texts(up)).size).toBeGreaterThan(1);
      expect(texts(down)).toEqual(texts(up).toReversed());
    },
  );

  it('ignores case in its order', async () => {
    const emails = (await people('usersView', { orderBy: [{ column: 'email', direction: 'ASC' }] })).map(
      ({ email }) => email,
    );
    expect(emails).toEqual(emails.toSorted());
  });

  it('is read by one statement with all relations', async () => {
    const from = server.statements.length;
    const { errors, data } = await server.call<{
      users: { data: { permissions: { methods: string[]; category: { name: string } }[] }[] };
    }>(
      `{ users(first: 25, orderBy: [{ column: email, direction: ASC }]) {
        paginatorInfo { total }
        data { role brief profile { full_name } roles { name permissions { code } } permissions { methods category { name } } tenant { lang company { name } }
          userCode { expires_at } invite_url password_reset_token uses_two_factor_auth user_recovery_type change_password_date }
      } }`,
      {},
      { token },
    );
    expect(errors).toBeUndefined();
    expect(server.statements.slice(from)).toHaveLength(1);
    const methods = data?.users.data.flatMap(({ permissions }) =>
      permissions.flatMap((permission) => permission.methods),
    );
    expect(methods).toEqual(expect.arrayContaining(['users', 'userDevices', 'vehicleClass']));
  });

  it('lists a user’s permissions once, however many roles grant them', async () => {
    const { id } = await createActiveUser(server, admin, [idOf('admin'), idOf('support')]);
    const [user] = await admin.list<{ permissions: { code: string }[] }>(
      'users',
      'permissions { code }',
      where('id', 'EQ', id),
    );
    const codes = user?.permissions.map(({ code }) => code) ?? [];
    expect(new Set(codes).size).toBe(codes.length);
  });
});

describe.each([
  ['usersViewLogistical', 'requests.handle', 'logistician'],
  ['usersViewDriver', 'routes.drive', 'driver'],
] as const)('%s', (list, code, standard) => {
  const shown = async () => (await people(list)).map(({ id }) => id);

  it('includes active users whose roles allow the work', async () => {
    const ids = await fetchPermissionIds(admin);
    const { data } = await admin.createRole({ name: `Own ${code}`, permissions: { connect: [ids[code] ?? ''] } });
    const own = data?.createRole ?? { id: '', modified_at: '' };
    const worker = await createActiveUser(server, admin, [own.id]);
    const other = await createActiveUser(server, admin, [idOf('support')]);
    const invited = (await admin.createUser({ email: newEmail(), roles: { connect: [own.id] } })).data?.createUser.id;
    expect(await shown()).toContain(worker.id);
    expect(await shown()).not.toContain(other.id);
    expect(await shown()).not.toContain(invited);

    await admin.updateRole({ id: own.id, modified_at: own.modified_at, permissions: { sync: [] } });
    expect(await shown()).not.toContain(worker.id);
  });

  it('excludes disabled and removed users, even with trashed ones', async () => {
    const [disabled, removed] = [
      await createActiveUser(server, admin, [idOf(standard)]),
      await createActiveUser(server, admin, [idOf(standard)]),
    ];
    await admin.setState(disabled.id, 'IN_ACTIVE');
    await admin.deleteUser(removed.id);
    const { data } = await server.call<Record<string, { data: Person[] }>>(
      `{ ${list}(first: 100, trashed: WITH) { data { id } } }`,
      {},
      { token },
    );
    const ids = data?.[list]?.data.map(({ id }) => id) ?? [];
    expect(ids).not.toContain(disabled.id);
    expect(ids).not.toContain(removed.id);
  });

  it('includes holders of a renamed standard role', async () => {
    const worker = await createActiveUser(server, admin, [idOf(standard)]);
    await runSql(server, "UPDATE roles SET name = name || ' renamed' WHERE id = $1", idOf(standard));
    expect(await shown()).toContain(worker.id);
    await runSql(server, "UPDATE roles SET name = replace(name, ' renamed', '') WHERE id = $1", idOf(standard));
  });
});

describe('roles', () => {
  const listRoles = (args: object) => admin.list<RoleRecord>('roles', 'id name users_count permissions_count', args);

  it('count users and permissions, and can be ordered and filtered by them', async () => {
    for (const column of ['users_count', 'permissions_count'] as const) {
      const up = (await listRoles({ orderBy: [{ column, direction: 'ASC' }] })).map((role) => role[column]);
      expect(up).toEqual(up.toSorted((one, other) => one - other));
      expect(new Set(up).size).toBeGreaterThan(1);
      expect((await listRoles(where(column, 'GT', 0))).every((role) => role[column] > 0)).toBe(true);
    }
    const [admins] = await listRoles(where('name', 'EQ', 'admin'));
    const [count] = await runSql(
      server,
      'SELECT count(*) FROM user_has_roles WHERE tenant_id = 1 AND role_id = $1',
      idOf('admin'),
    );
    expect(admins?.users_count).toBe(Number(count?.[0]));
  });

  it('show their users to callers who may list users, and otherwise the caller', async () => {
    const ids = await fetchPermissionIds(admin);
    const { data } = await admin.createRole({
      name: 'Reads roles',
      permissions: { connect: [ids['roles.read'] ?? ''] },
    });
    const role = data?.createRole.id ?? '';
    const [one, other] = [await createActiveUser(server, admin, [role]), await createActiveUser(server, admin, [role])];
    const users = 'users { id email } users_count';
    const reader = usersApiOf(server, (await server.signIn(one.email)).token);
    const [seen] = await reader.list<{ users: { id: string }[]; users_count: number }>(
      'roles',
      users,
      where('id', 'EQ', role),
    );
    expect(seen).toEqual({ users: [{ id: one.id, email: one.email }], users_count: 2 });
    const [all] = await admin.list<{ users: { id: string }[] }>('roles', users, where('id', 'EQ', role));
    expect(all?.users.map(({ id }) => id).toSorted()).toEqual([one.id, other.id].toSorted());
  });
});
