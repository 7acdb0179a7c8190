import type { ApiClient } from './api';

/** Returns functions that prepare users and roles through the API, as an administrator. */
export function usersApi(api: ApiClient) {
  const fetchRoleId = async (name: string): Promise<string> => {
    const query = 'query ($where: RolesWhere) { roles(first: 1, where: $where) { data { id } } }';
    const { roles } = await api.call<{ roles: { data: { id: string }[] } }>(query, {
      where: { column: 'name', value: name },
    });
    return roles.data[0]?.id ?? '';
  };

  return {
    fetchRoleId,

    async fetchUserId(email: string): Promise<string> {
      const query = 'query ($where: UsersWhere) { users(first: 1, where: $where) { data { id } } }';
      const { users } = await api.call<{ users: { data: { id: string }[] } }>(query, {
        where: { column: 'email', value: email },
      });
      return users.data[0]?.id ?? '';
    },

    /** Creates a user with these roles and returns the user's id. */
    async inviteUser(
      email: string,
      roles: readonly string[],
      profile: Readonly<Record<string, string>>,
    ): Promise<string> {
      const query = 'mutation ($input: CreateUserInput!) { createUser(input: $input) { id } }';
      const sync = await Promise.all(roles.map(fetchRoleId));
      const input = { email, profile: { create: profile }, roles: { sync } };
      const { createUser } = await api.call<{ createUser: { id: string } }>(query, { input });
      return createUser.id;
    },

    async setState(id: string, state: 'ACTIVE' | 'IN_ACTIVE'): Promise<void> {
      await api.call('mutation ($input: UpdateUserStateInput!) { updateUserState(input: $input) { id } }', {
        input: { id, state },
      });
    },

    /** Replaces the roles of a user. */
    async setRoles(id: string, roles: readonly string[]): Promise<void> {
      const sync = await Promise.all(roles.map(fetchRoleId));
      await api.call('mutation ($input: UpdateUserInput!) { updateUser(input: $input) { id } }', {
        input: { id, roles: { sync } },
      });
    },

    /** Replaces the permissions of a role by those with these codes. */
    async setPermissions(id: string, codes: readonly string[]): Promise<void> {
      const query = `query ($where: RolesWhere) {
        roles(first: 1, where: $where) { data { modified_at } } permissions(first: 100) { data { id code } } }`;
      const { roles, permissions } = await api.call<{
        roles: { data: { modified_at: string }[] };
        permissions: { data: { id: string; code: string }[] };
      }>(query, { where: { column: 'id', value: id } });
      const sync = permissions.data.filter(({ code }) => codes.includes(code)).map((permission) => permission.id);
      const input = { id, modified_at: roles.data[0]?.modified_at, permissions: { sync } };
      await api.call('mutation ($input: UpdateRoleInput!) { updateRole(input: $input) { id } }', { input });
    },

    /** Creates a role without permissions and returns its id. */
    async createRole(name: string): Promise<string> {
      const query = 'mutation ($input: CreateRoleInput!) { createRole(input: $input) { id } }';
      const { createRole } = await api.call<{ createRole: { id: string } }>(query, { input: { name } });
      return createRole.id;
    },
  };
}
