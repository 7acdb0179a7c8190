import { sendAsSignedInUser } from './sendAsSignedInUser';
import type { ApiConnection } from './connection';
import { authPayloadFields, sessionFromPayload } from './payload';
import type { TokenRefresher } from './refresh';
import { subscriptionInfoOf } from './subscription';

/** Input of a password change: the new password, and the old one as proof that the user knows it. */
interface PasswordChange {
  old_password: string;
  password: string;
  password_confirmation: string;
}

const updatePassword = `mutation ($input: UpdatePasswordInput!) { updatePassword(input: $input) { ${authPayloadFields} } }`;

/**
 * Changes the signed-in user's password. The server ends every session of the account; all tabs of this browser
 * continue with the session that it returns.
 *
 * @throws ApiError code 6 with `validation` of `old_password`, `password` or `password_confirmation`; 1103 when there
 *   is no session
 */
export async function changePassword(
  connection: ApiConnection,
  refresher: TokenRefresher,
  change: PasswordChange,
): Promise<void> {
  const answer = await sendAsSignedInUser(connection, refresher, updatePassword, { input: { ...change } });
  connection.session.set({
    ...sessionFromPayload(answer.updatePassword),
    ...subscriptionInfoOf(connection.session.get()),
  });
}
