import { ApiClient } from './api';
import { usersApi } from './users-api';
import type { SharedServer } from './test';

/** Password of the users that tests create, and of the demo's accounts. */
export const defaultPassword = 'waybill-demo';

let serial = 0;

/**
 * Creates a user of the demo's first company, for one test only. The user has accepted the invitation and can sign in.
 */
export async function createColleague(
  waybill: SharedServer,
  roles: readonly string[],
  name: { first_name: string; last_name: string },
): Promise<{ id: string; email: string }> {
  serial += 1;
  const email = `colleague.${Date.now()}.${serial}@example.com`;
  const api = await waybill.apiAs('admin@demo.test');
  const id = await usersApi(api).inviteUser(email, roles, name);
  const input = { email, auth_url: `${waybill.url}/auth/invitation` };
  await api.call('mutation ($input: UserInviteInput!) { userInvite(input: $input) { status } }', { input });
  const { token } = await waybill.newestMailTo(email);
  const accepting = { token, password: defaultPassword };
  await new ApiClient(waybill.url).call(
    'mutation ($input: TokenPasswordInput!) { updateUserInvitePassword(input: $input) { status } }',
    { input: accepting },
  );
  return { id, email };
}
