import type { GraphqlResponse, TestServer } from '../harness/server';
import { runSql } from './calls';

/** GraphQL selection of `UserRecord`. */
export const userSelection =
  'id email state status role brief modified_at deleted_at roles { id name } profile { first_name last_name full_name phone email country user_id }';

/** The fields of a user that tests read. */
export interface UserRecord {
  id: string;
  email: string;
  state: string;
  status: string | null;
  role: string;
  brief: string;
  modified_at: string;
  deleted_at: string | null;
  roles: { id: string; name: string }[];
  profile: Record<string, string | null> | null;
}

/** The fields of a role that tests read. */
export interface RoleRecord {
  id: string;
  name: string;
  editable: boolean;
  modified_at: string;
  users_count: number;
  permissions_count: number;
  permissions: { id: string; code: string }[];
}

let serial = 0;
/** Returns an e-mail address that no user has. */
export const newEmail = () => `qa.${(serial += 1)}.${Date.now()}@people.test`;

/** Returns functions that call the API's methods for users and roles with an access token. */
export function usersApiOf(server: TestServer, token: string) {
  const call = <Data>(query: string, variables: object): Promise<GraphqlResponse<Data>> =>
    server.call<Data>(query, variables, { token });
  return {
    createUser: (input: object) =>
      call<{ createUser: UserRecord }>(
        `mutation ($input: CreateUserInput!) { createUser(input: $input) { ${userSelection} } }`,
        { input },
      ),
    updateUser: (input: object) =>
      call<{ updateUser: UserRecord }>(
        `mutation ($input: UpdateUserInput!) { updateUser(input: $input) { ${userSelection} } }`,
        { input },
      ),
    setState: (id: string, state: string) =>
      call<{ updateUserState: UserRecord }>(
        `mutation ($input: UpdateUserStateInput!) { updateUserState(input: $input) { ${userSelection} } }`,
        { input: { id, state } },
      ),
    deleteUser: (id: string) =>
      call<{ deleteUser: UserRecord | null }>(`mutation ($id: ID!) { deleteUser(id: $id) { ${userSelection} } }`, {
        id,
      }),
    createRole: (input: object) =>
      call<{ createRole: RoleRecord }>(
        `mutation ($input: CreateRoleInput!) { createRole(input: $input) { ${roleSelection} } }`,
        { input },
      ),
    updateRole: (input: object) =>
      call<{ updateRole: RoleRecord }>(
        `mutation ($input: UpdateRoleInput!) { updateRole(input: $input) { ${roleSelection} } }`,
        { input },
      ),
    deleteRole: (id: string) =>
      call<{ deleteRole: RoleRecord | null }>(`mutation ($id: ID!) { deleteRole(id: $id) { ${roleSelection} } }`, {
        id,
      }),
    list: async <Row = UserRecord>(name: string, fields: string, args: object = {}) => {
      const prefix = name.charAt(0).toUpperCase() + name.slice(1);
      const { data, errors } = await call<Record<string, { data: Row[]; paginatorInfo: { total: number } }>>(
        `query ($where: ${prefix}Where, $orderBy: [${prefix}Order!]) {
          ${name}(first: 100, where: $where, orderBy: $orderBy) { paginatorInfo { total } data { ${fields} } }
        }`,
        args,
      );
      const page = data?.[name];
      if (!page) throw new Error(`${name} was not listed: ${JSON.stringify(errors)}`);
      return page.data;
    },
  };
}

/** The functions that `usersApiOf` returns. */
export type UsersApi = ReturnType<typeof usersApiOf>;

/** GraphQL selection of `RoleRecord`. */
export const roleSelection = 'id name editable modified_at users_count permissions_count permissions { id code }';

/**
 * Returns the problem codes of a refused call by input path, or undefined if the call was not refused for its input.
 */
export function problemCodesByPath({ errors }: GraphqlResponse<unknown>): Record<string, string[]> | undefined {
  const validation = errors?.[0]?.extensions?.validation;
  return (
    validation &&
    Object.fromEntries(Object.entries(validation).map(([field, list]) => [field, list.map(({ code }) => code)]))
  );
}

/** Returns the roles of the caller's tenant, by name. */
export async function fetchRoles(people: UsersApi): Promise<Record<string, RoleRecord>> {
  const roles = await people.list<RoleRecord>('roles', roleSelection);
  return Object.fromEntries(roles.map((role) => [role.name, role]));
}

/** Returns the ids of permissions, by code. */
export async function fetchPermissionIds(people: UsersApi): Promise<Record<string, string>> {
  const list = await people.list<{ id: string; code: string }>('permissions', 'id code');
  return Object.fromEntries(list.map(({ id, code }) => [code, id]));
}

/** Creates an active user with the demo's password, without sending or accepting an invitation. */
export async function createActiveUser(
  server: TestServer,
  people: UsersApi,
  roleIds: readonly string[],
): Promise<UserRecord> {
  const { data, errors } = await people.createUser({ email: newEmail(), roles: { connect: roleIds } });
  if (!data) throw new Error(`The user was not added: ${JSON.stringify(errors)}`);
  const { id } = data.createUser;
  await runSql(
    server,
    `UPDATE users SET state = 'ACTIVE', password_hash = (SELECT password_hash FROM users WHERE email = 'admin@demo.test') WHERE id = $1`,
    id,
  );
  await runSql(
    server,
    'INSERT INTO sign_in_names (email, tenant, user_id) SELECT email, tenant_id, id FROM users WHERE id = $1',
    id,
  );
  return { ...data.createUser, state: 'ACTIVE' };
}
