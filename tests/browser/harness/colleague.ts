import { Api } from './api';
import { people } from './people';
import type { Waybill } from './test';

/** Password of everybody whom tests sign in by the form. */
export const usualPassword = 'waybill-demo';

let serial = 0;

/** Somebody of the demo's first company whom no other test knows, who has accepted their invitation; their address. */
export async function colleague(
  waybill: Waybill,
  roles: readonly string[],
  name: { first_name: string; last_name: string },
): Promise<{ id: string; email: string }> {
  serial += 1;
  const email = `colleague.${Date.now()}.${serial}@example.com`;
  const api = await waybill.as('admin@demo.test');
  const id = await people(api).inviteUser(email, roles, name);
  const input = { email, auth_url: `${waybill.url}/auth/invitation` };
  await api.call('mutation ($input: UserInviteInput!) { userInvite(input: $input) { status } }', { input });
  const { token } = await waybill.mailTo(email);
  const accepting = { token, password: usualPassword };
  await new Api(waybill.url).call(
    'mutation ($input: TokenPasswordInput!) { updateUserInvitePassword(input: $input) { status } }',
    { input: accepting },
  );
  return { id, email };
}
