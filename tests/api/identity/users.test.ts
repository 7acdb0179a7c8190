import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../harness/server';
import { digestOfTenant } from '../contract/records';
import { runSql, loginByPassword, signInForTokens, refusalOf, fetchTokenRefusal, refreshSession } from './calls';
import {
  createActiveUser,
  usersApiOf,
  newEmail,
  type UsersApi,
  problemCodesByPath,
  type RoleRecord,
  fetchRoles,
} from './users-api';

let server: TestServer;
let admin: UsersApi;
let me: string;
let roles: Record<string, RoleRecord>;

beforeAll(async () => {
  server = await startTestServer();
  const { token, user } = await server.signIn('admin@demo.test');
  admin = usersApiOf(server, token);
  me = user;
  roles = await fetchRoles(admin);
});

afterAll(() => server.close());

const idOf = (name: string) => roles[name]?.id ?? '';
const active = (...names: string[]) => createActiveUser(server, admin, names.map(idOf));

describe('a new user', () => {
  it('is invited, with roles and a normalized profile', async () => {
    const email = newEmail();
    const profile = { create: { first_name: ' Łucja ', last_name: 'Żak', phone: '+48221234567', country: 'PL' } };
    const { data, errors } = await admin.createUser({
      email: ` ${email.toUpperCase()} `,
      profile,
      roles: { connect: [idOf('driver'), idOf('support')] },
    });
    expect(errors).toBeUndefined();
    expect(data?.createUser).toMatchObject({
      email,
      state: 'INVITED',
      status: 'ONBOARDING_COMPLETED',
      role: 'driver, support',
      brief: 'Łucja Żak',
      deleted_at: null,
      profile: {
        first_name: 'Łucja',
        full_name: 'Łucja Żak',
        phone: '+48 22 123 45 67',
        country: 'PL',
        user_id: data?.createUser.id,
      },
    });
    expect(data?.createUser.roles.map(({ name }) => name).toSorted()).toEqual(['driver', 'support']);
  });

  it('cannot sign in before accepting', async () => {
    const email = newEmail();
    await admin.createUser({ email, roles: { connect: [idOf('driver')] } });
    expect(refusalOf(await loginByPassword(server, email))).toEqual({ code: 1101, reason: 'credentials' });
  });

  it.each([
    ['no role', { roles: { connect: [] } }, { 'input.roles': ['required'] }],
    ['roles that are synced to none', { roles: { sync: [] } }, { 'input.roles': ['required'] }],
    ['an unknown role', { roles: { connect: ['4611686018427200000'] } }, { 'input.roles.connect': ['not_found'] }],
    ['a role that is no id', { roles: { connect: ['admin'] } }, { 'input.roles.connect': ['not_found'] }],
    ['an address that is none', { email: 'anna' }, { 'input.email': ['email'] }],
    ['no address', { email: ' ' }, { 'input.email': ['required'] }],
    [
      'a phone number that is none',
      { profile: { create: { phone: '12' } } },
      { 'input.profile.create.phone': ['phone'] },
    ],
    [
      'a country that is none',
      { profile: { create: { country: 'XX' } } },
      { 'input.profile.create.country': ['country'] },
    ],
  ])('is refused with %s', async (_name, given, expected) => {
    const before = await digestOfTenant(server, '1');
    const response = await admin.createUser({
      email: newEmail(),
      roles: { connect: [idOf('driver')] },
      ...given,
    });
    expect(problemCodesByPath(response)).toMatchObject(expected);
    expect(await digestOfTenant(server, '1')).toEqual(before);
  });

  it('needs an address that no colleague has', async () => {
    for (const email of ['driver@demo.test', 'Driver@Demo.Test']) {
      const answer = await admin.createUser({ email, roles: { connect: [idOf('driver')] } });
      expect({ email, code: refusalOf(answer).code, ...problemCodesByPath(answer) }).toEqual({
        email,
        code: 23505,
        'input.email': ['unique'],
      });
    }
  });

  it('cannot be given a state, a password or a tenant', async () => {
    for (const stray of [{ state: 'ACTIVE' }, { password_hash: 'x' }, { tenant_id: '2' }, { status: null }]) {
      const response = await admin.createUser({
        email: newEmail(),
        roles: { connect: [idOf('driver')] },
        ...stray,
      });
      expect({ stray, code: refusalOf(response).code }).toEqual({ stray, code: 6 });
    }
  });
});

describe('an updated user', () => {
  it('gets new roles and data; other fields stay', async () => {
    const { id } = await active('driver');
    await admin.updateUser({ id, profile: { update: { first_name: 'Jan', last_name: 'Lis' } } });
    const { data } = await admin.updateUser({
      id,
      profile: { update: { phone: '+48 600 100 200' } },
      roles: { sync: [idOf('support')] },
    });
    expect(data?.updateUser).toMatchObject({
      state: 'ACTIVE',
      role: 'support',
      brief: 'Jan Lis',
      profile: { phone: '+48 600 100 200' },
    });
  });

  it('keeps at least one role', async () => {
    const { id } = await active('driver');
    expect(problemCodesByPath(await admin.updateUser({ id, roles: { disconnect: [idOf('driver')] } }))).toEqual({
      'input.roles': ['required'],
    });
  });

  it('cannot change the own roles', async () => {
    expect(problemCodesByPath(await admin.updateUser({ id: me, roles: { connect: [idOf('driver')] } }))).toEqual({
      'input.roles': ['own_roles'],
    });
    const response = await admin.updateUser({
      id: me,
      roles: { sync: [idOf('admin')] },
      profile: { update: { phone: '+48 600 100 201' } },
    });
    expect(response.errors).toBeUndefined();
  });

  it('is not overwritten with an outdated version', async () => {
    const { id, modified_at } = await active('driver');
    await admin.updateUser({ id, modified_at, profile: { update: { first_name: 'Jan' } } });
    const late = await admin.updateUser({ id, modified_at, profile: { update: { first_name: 'Adam' } } });
    expect(late.errors?.[0]?.extensions).toMatchObject({ code: 1409, current: { profile: { first_name: 'Jan' } } });
  });
});

describe('the state of a user', () => {
  it('changes between active and inactive, and ends the sessions', async () => {
    const { id, email } = await active('driver');
    const session = await signInForTokens(server, email);
    expect(await fetchTokenRefusal(server, session.access_token)).toBeUndefined();
    expect((await admin.setState(id, 'IN_ACTIVE')).data?.updateUserState.state).toBe('IN_ACTIVE');
    expect(await fetchTokenRefusal(server, session.access_token)).toEqual({ code: 1103, reason: 'expired' });
    expect(refusalOf(await loginByPassword(server, email)).code).toBe(1101);
    expect((await admin.setState(id, 'ACTIVE')).data?.updateUserState.state).toBe('ACTIVE');
    // An ended session is not restored.
    expect(await fetchTokenRefusal(server, session.access_token)).toEqual({ code: 1103, reason: 'expired' });
    expect(refusalOf(await refreshSession(server, session.refresh_token)).code).toBe(1103);
    expect((await loginByPassword(server, email)).errors).toBeUndefined();
  });

  it.each([
    ['INVITED', 'ACTIVE'],
    ['INVITED', 'IN_ACTIVE'],
    ['ACTIVE', 'INVITED'],
    ['IN_ACTIVE', 'INVITED'],
  ])('cannot change from %s to %s', async (from, to) => {
    const { id } = await active('driver');
    await runSql(server, 'UPDATE users SET state = $1 WHERE id = $2', from, id);
    expect(problemCodesByPath(await admin.setState(id, to))).toEqual({ 'input.state': ['transition'] });
  });

  it('cannot be changed by the user', async () => {
    expect(problemCodesByPath(await admin.setState(me, 'IN_ACTIVE'))).toEqual({ 'input.state': ['own_state'] });
    expect(problemCodesByPath(await admin.setState(me, 'DELETED'))).toEqual({ 'input.state': ['own_state'] });
    expect(problemCodesByPath(await admin.deleteUser(me))).toEqual({ id: ['own_account'] });
    // The same number with a leading zero is not an id.
    expect((await admin.deleteUser(`0${me}`)).data).toEqual({ deleteUser: null });
    expect(problemCodesByPath(await admin.setState(`0${me}`, 'IN_ACTIVE'))).toEqual({ 'input.id': ['not_found'] });
  });
});

describe.each([
  ['deleteUser', (id: string) => admin.deleteUser(id)],
  ['updateUserState to DELETED', (id: string) => admin.setState(id, 'DELETED')],
])('a user who is removed by %s', (_name, remove) => {
  it('is signed out, listed as deleted, and the address is free', async () => {
    const { id, email } = await active('driver');
    const { access_token: token } = await signInForTokens(server, email);
    expect((await remove(id)).errors).toBeUndefined();
    expect(await fetchTokenRefusal(server, token)).toEqual({ code: 1103, reason: 'expired' });
    expect(refusalOf(await loginByPassword(server, email)).code).toBe(1101);
    expect(await admin.list('users', 'id', { where: { column: 'id', value: id } })).toEqual([]);
    const { data } = await server.call<{ users: { data: object[] } }>(
      'query ($where: UsersWhere) { users(first: 1, where: $where, trashed: ONLY) { data { state email } } }',
      { where: { column: 'id', value: id } },
      { token: (await server.signIn('admin@demo.test')).token },
    );
    expect(data?.users.data).toEqual([{ state: 'DELETED', email }]);

    const other = usersApiOf(server, (await server.signIn('admin@other.test')).token);
    const { driver } = await fetchRoles(other);
    expect((await other.createUser({ email, roles: { connect: [driver?.id] } })).errors).toBeUndefined();
    expect((await admin.deleteUser(id)).data).toEqual({ deleteUser: null });
  });
});

describe('the last active administrator', () => {
  let alone: UsersApi;
  let first: string;
  let second: string;
  let own: Record<string, RoleRecord>;

  /** Creates a tenant with two administrators and a third user with the same permissions, who makes the calls. */
  beforeAll(async () => {
    const { token, user } = await server.signIn('admin@other.test');
    const founder = usersApiOf(server, token);
    own = await fetchRoles(founder);
    const all = await founder.list<{ id: string; category: { toggle: boolean } }>(
      'permissions',
      'id category { toggle }',
    );
    const given = all.filter(({ category }) => category.toggle).map(({ id }) => id);
    const { data } = await founder.createRole({ name: 'Deputy', permissions: { connect: given } });
    const deputy = await createActiveUser(server, founder, [data?.createRole.id ?? '']);
    alone = usersApiOf(server, (await server.signIn(deputy.email)).token);
    first = user;
    second = (await createActiveUser(server, founder, [own.admin?.id ?? ''])).id;
  });

  const ways: [
    string,
    (id: string) => ReturnType<UsersApi['updateUser'] | UsersApi['deleteUser'] | UsersApi['setState']>,
    string,
  ][] = [
    ['removed', (id) => alone.deleteUser(id), 'id'],
    ['removed by state', (id) => alone.setState(id, 'DELETED'), 'input.state'],
    ['disabled', (id) => alone.setState(id, 'IN_ACTIVE'), 'input.state'],
    ['demoted', (id) => alone.updateUser({ id, roles: { sync: [own.driver?.id] } }), 'input.roles'],
    [
      'demoted by disconnecting',
      (id) => alone.updateUser({ id, roles: { connect: [own.driver?.id], disconnect: [own.admin?.id] } }),
      'input.roles',
    ],
  ];

  const restore = async (id: string) => {
    await runSql(server, "UPDATE users SET state = 'ACTIVE', deleted_at = NULL WHERE id = $1", id);
    await runSql(server, 'DELETE FROM user_has_roles WHERE user_id = $1', id);
    await runSql(
      server,
      'INSERT INTO user_has_roles (tenant_id, user_id, role_id) SELECT tenant_id, $1::bigint, id FROM roles WHERE id = $2',
      id,
      own.admin?.id,
    );
  };

  it.each(ways)('cannot be %s', async (_name, way, field) => {
    await runSql(server, "UPDATE users SET state = 'IN_ACTIVE' WHERE id = $1", second);
    expect(problemCodesByPath(await way(first))).toEqual({ [field]: ['last_admin'] });
    await restore(second);
  });

  it.each(ways)('remains when both are %s at once', async (_name, way, field) => {
    const responses = await Promise.all([way(first), way(second)]);
    expect(responses.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(responses.map(problemCodesByPath).filter(Boolean)).toEqual([{ [field]: ['last_admin'] }]);
    await restore(first);
    await restore(second);
  });

  it('can be removed when another is active; an inactive one always', async () => {
    expect((await alone.setState(second, 'IN_ACTIVE')).errors).toBeUndefined();
    expect((await alone.updateUser({ id: second, roles: { sync: [own.driver?.id] } })).errors).toBeUndefined();
    expect((await alone.deleteUser(second)).errors).toBeUndefined();
  });
});
