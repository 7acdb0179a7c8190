import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type GraphqlResponse, startTestServer, type TestServer } from '../harness/server';
import { runSql } from './calls';
import { mailLinkPages } from './password-calls';
import {
  createActiveUser,
  usersApiOf,
  type UsersApi,
  fetchPermissionIds,
  problemCodesByPath,
  type RoleRecord,
  fetchRoles,
  type UserRecord,
} from './users-api';

let server: TestServer;
let admin: UsersApi;
let manager: UsersApi & { token: string };
let roles: Record<string, RoleRecord>;
let permissions: Record<string, string>;

beforeAll(async () => {
  server = await startTestServer();
  admin = usersApiOf(server, (await server.signIn('admin@demo.test')).token);
  roles = await fetchRoles(admin);
  permissions = await fetchPermissionIds(admin);
  const all = Object.keys(permissions).filter((code) => /^(?:users|roles)\./.test(code));
  const role = await newRole('People', ...all, 'routes.drive');
  const { token } = await server.signIn((await createActiveUser(server, admin, [role.id])).email);
  manager = { ...usersApiOf(server, token), token };
});

// A company may add 60 users in a minute, and these tests add more.
beforeEach(() => runSql(server, "UPDATE users SET created_at = created_at - interval '1 day'"));

afterAll(() => server.close());

const ids = (...codes: string[]) => codes.map((code) => permissions[code] ?? `no ${code}`);

async function newRole(name: string, ...codes: string[]): Promise<RoleRecord> {
  const { data, errors } = await admin.createRole({ name, permissions: { connect: ids(...codes) } });
  if (!data) throw new Error(`The role was not created: ${JSON.stringify(errors)}`);
  return data.createRole;
}

/** The user and the role that the manager tries to change or delete. */
interface Target {
  user: UserRecord;
  role: RoleRecord;
}

/** Every method that changes another user or a role, by a name for the test's title. */
const methods: Record<string, (target: Target) => Promise<GraphqlResponse<unknown>>> = {
  'updateUser, their name': ({ user }) =>
    manager.updateUser({ id: user.id, profile: { update: { last_name: 'Renamed' } } }),
  'updateUser, a role taken': ({ user, role }) =>
    manager.updateUser({ id: user.id, roles: { disconnect: [role.id], connect: [] } }),
  'updateUser, all roles but another taken': async ({ user }) =>
    manager.updateUser({ id: user.id, roles: { sync: [(await newRole(`Other ${user.id}`, 'users.read')).id] } }),
  updateUserState: ({ user }) => manager.setState(user.id, 'IN_ACTIVE'),
  deleteUser: ({ user }) => manager.deleteUser(user.id),
  'updateRole, its name': ({ role: { id, modified_at, name } }) =>
    manager.updateRole({ id, modified_at, name: `${name}, renamed` }),
  'updateRole, a permission taken': ({ role: { id, modified_at, permissions: held } }) =>
    manager.updateRole({ id, modified_at, permissions: { disconnect: held.map((one) => one.id) } }),
  deleteRole: async ({ user, role }) => {
    await admin.deleteUser(user.id);
    return manager.deleteRole(role.id);
  },
  requireTwoFactor: ({ role }) =>
    server.call(
      'mutation ($input: RequireTwoFactorInput!) { requireTwoFactor(input: $input) { id } }',
      { input: { role_id: role.id, required: false } },
      { token: manager.token },
    ),
  changeUserEmail: ({ user }) =>
    server.call(
      'mutation ($input: ChangeUserEmailInput!) { changeUserEmail(input: $input) { status } }',
      { input: { user_id: user.id, email: `new.${user.email}` } },
      { token: manager.token },
    ),
  recoverUser: ({ user }) =>
    server.call(
      'mutation ($input: RecoverUserInput!) { recoverUser(input: $input) { status } }',
      { input: { user_id: user.id, type: 'PURE_USER', auth_url: mailLinkPages.resetPassword } },
      { token: manager.token },
    ),
  twofaActivate: ({ user }) =>
    server.call(
      'mutation ($input: TwoFactorInput!) { twofaActivate(input: $input) { status } }',
      { input: { user_id: user.id, status: false } },
      { token: manager.token },
    ),
};

const refusedAsNotHeld = (response: GraphqlResponse<unknown>) =>
  Object.values(problemCodesByPath(response) ?? {})
    .flat()
    .includes('not_held');

describe.each(Object.keys(methods))('a user manager: %s', (method) => {
  let serial = 0;
  let spare: RoleRecord;
  /** Creates a role with these permissions and a user who has this role and the spare role. */
  const targetWith = async (...codes: string[]): Promise<Target> => {
    const role = await newRole(`${method} ${(serial += 1)}`, ...codes);
    return { role, user: await createActiveUser(server, admin, [role.id, spare.id]) };
  };
  const act = (target: Target) => methods[method]?.(target) ?? Promise.reject(new Error('no such method'));

  beforeEach(async () => {
    spare = await newRole(`${method} spare ${(serial += 1)}`, 'users.read');
  });

  it.each(['company.write', 'billing.pay'])('cannot change a user who holds %s', async (code) => {
    const target = await targetWith(code, 'users.read');
    expect(refusedAsNotHeld(await act(target))).toBe(true);
    const [role] = await runSql(server, 'SELECT name FROM roles WHERE id = $1', target.role.id);
    expect(role).toEqual([target.role.name]);
  });

  it.each(['routes.drive', 'billing.read', 'users.state'])('can change a user who holds %s', async (code) => {
    const { errors } = await act(await targetWith(code));
    expect(errors).toBeUndefined();
  });
});

describe('administrators', () => {
  it('cannot be changed by others', async () => {
    const { id } = await createActiveUser(server, admin, [roles.admin?.id ?? '']);
    const attempts = [
      manager.updateUser({ id, roles: { disconnect: [roles.admin?.id], connect: [roles.driver?.id] } }),
      manager.updateUser({ id, roles: { sync: [roles.driver?.id] } }),
      manager.setState(id, 'IN_ACTIVE'),
      manager.deleteUser(id),
    ];
    for (const response of await Promise.all(attempts)) expect(refusedAsNotHeld(response)).toBe(true);
    const held =
      'SELECT u.state, r.name FROM users u JOIN user_has_roles h ON h.user_id = u.id JOIN roles r ON r.id = h.role_id';
    expect(await runSql(server, `${held} WHERE u.id = $1`, id)).toEqual([['ACTIVE', 'admin']]);
  });

  it('can change each other', async () => {
    const { id } = await createActiveUser(server, admin, [roles.admin?.id ?? '']);
    expect((await admin.setState(id, 'IN_ACTIVE')).errors).toBeUndefined();
    expect((await admin.deleteUser(id)).errors).toBeUndefined();
  });
});
