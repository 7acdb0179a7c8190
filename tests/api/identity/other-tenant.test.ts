import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { digestOfTenant } from '../contract/records';
import { startTestServer, type GraphqlResponse, type TestServer } from '../harness/server';
import {
  createActiveUser,
  usersApiOf,
  newEmail,
  type UsersApi,
  type RoleRecord,
  fetchRoles,
  type UserRecord,
} from './users-api';
import { missingId } from '../harness/missing-id';

let server: TestServer;
let mine: { people: UsersApi; roles: Record<string, RoleRecord>; user: UserRecord };
let theirs: typeof mine;

async function tenantOf(email: string): Promise<typeof mine> {
  const people = usersApiOf(server, (await server.signIn(email)).token);
  const roles = await fetchRoles(people);
  return { people, roles, user: await createActiveUser(server, people, [roles.driver?.id ?? '']) };
}

beforeAll(async () => {
  server = await startTestServer();
  mine = await tenantOf('admin@other.test');
  theirs = await tenantOf('admin@demo.test');
});

afterAll(() => server.close());

const own = () => mine.user.id;
const moment = '2026-01-01T00:00:00Z';
const [user, role, profile] = ['user', 'role', 'profile'] as const;

/**
 * Every method argument that takes the id of a user, role or profile: its name, what the id names, and a call with the
 * id.
 */
const positions: [string, 'user' | 'role' | 'profile', (id: string) => Promise<GraphqlResponse<unknown>>][] = [
  [
    'createUser roles.connect',
    role,
    (id) => mine.people.createUser({ email: 'same@people.test', roles: { connect: [id] } }),
  ],
  ['createUser roles.sync', role, (id) => mine.people.createUser({ email: 'same@people.test', roles: { sync: [id] } })],
  ['updateUser id', user, (id) => mine.people.updateUser({ id, profile: { update: { first_name: 'Stolen' } } })],
  ['updateUser roles.connect', role, (id) => mine.people.updateUser({ id: own(), roles: { connect: [id] } })],
  ['updateUser roles.sync', role, (id) => mine.people.updateUser({ id: own(), roles: { sync: [id] } })],
  ['updateUser roles.disconnect', role, (id) => mine.people.updateUser({ id: own(), roles: { disconnect: [id] } })],
  [
    'updateUser profile.update.id',
    profile,
    (id) => mine.people.updateUser({ id: own(), profile: { update: { id, first_name: 'Stolen' } } }),
  ],
  ['updateUserState id', user, (id) => mine.people.setState(id, 'IN_ACTIVE')],
  ['deleteUser id', user, (id) => mine.people.deleteUser(id)],
  ['updateRole id', role, (id) => mine.people.updateRole({ id, modified_at: moment, name: 'Stolen' })],
  ['deleteRole id', role, (id) => mine.people.deleteRole(id)],
];

async function foreignId(kind: 'user' | 'role' | 'profile'): Promise<string> {
  if (kind === 'role') return theirs.roles.driver?.id ?? '';
  if (kind === 'user') return theirs.user.id;
  await theirs.people.updateUser({ id: theirs.user.id, profile: { update: { first_name: 'Jan' } } });
  const [found] = await theirs.people.list<{ id: string }>('profiles', 'id', {
    where: { column: 'user_id', value: theirs.user.id },
  });
  return found?.id ?? '';
}

describe('an id of another tenant', () => {
  it.each(positions)('is answered by %s as a missing one, and changes nothing', async (_name, kind, call) => {
    const id = await foreignId(kind);
    const before = [await digestOfTenant(server, '1'), await digestOfTenant(server, '2')];
    const [foreign, unknown] = [await call(id), await call(missingId)];
    expect(JSON.stringify(foreign.body).replaceAll(id, missingId)).toBe(JSON.stringify(unknown.body));
    expect([await digestOfTenant(server, '1'), await digestOfTenant(server, '2')]).toEqual(before);
  });

  it.each([
    ['users', 'id', user],
    ['usersView', 'id', user],
    ['usersView', 'role_id', role],
    ['usersViewDriver', 'id', user],
    ['usersViewDriver', 'role_id', role],
    ['usersViewLogistical', 'role_id', role],
    ['profiles', 'user_id', user],
    ['roles', 'id', role],
    ['userHasRoles', 'user_id', user],
    ['userHasRoles', 'role_id', role],
  ] as const)('finds nothing in %s by %s', async (list, column, kind) => {
    expect(await mine.people.list(list, 'id', { where: { column, value: await foreignId(kind) } })).toEqual([]);
  });

  it('is in no list', async () => {
    for (const list of [
      'users',
      'usersView',
      'usersViewDriver',
      'usersViewLogistical',
      'profiles',
      'roles',
      'userHasRoles',
    ]) {
      const shown = (await mine.people.list<{ id: string }>(list, 'id')).map(({ id }) => id);
      const known = new Set((await theirs.people.list<{ id: string }>(list, 'id')).map(({ id }) => id));
      expect({ list, shared: shown.filter((id) => known.has(id)) }).toEqual({ list, shared: [] });
    }
  });

  it('does not free or take an e-mail address', async () => {
    const before = await digestOfTenant(server, '1');
    await mine.people.deleteUser(theirs.user.id);
    const roles = { connect: [mine.roles.driver?.id] };
    const taken = await mine.people.createUser({ email: theirs.user.email, roles });
    const free = await mine.people.createUser({ email: newEmail(), roles });
    // Both are invited. The invited user of the taken address cannot prove it.
    expect([taken.errors, free.errors]).toEqual([undefined, undefined]);
    expect(await digestOfTenant(server, '1')).toEqual(before);
    expect(await server.signIn(theirs.user.email)).toMatchObject({ user: theirs.user.id });
  });
});
