import { callSignedIn } from './callSignedIn';
import type { Connection } from './connection';
import { payloadFields, sessionOf } from './payload';
import type { Refresher } from './refresh';
import { standingIn } from './standing';

/** A new password, by the old one. */
export interface PasswordChange {
  old_password: string;
  password: string;
  password_confirmation: string;
}

const updatePassword = `mutation ($input: UpdatePasswordInput!) { updatePassword(input: $input) { ${payloadFields} } }`;

/**
 * Changes the password of who is signed in. Every session of the account ends with the old one; this browser goes on, all
 * its tabs, with the session that the server begins.
 *
 * @throws ApiError code 6 with `validation` of `old_password`, `password` or `password_confirmation`; 1103 when nobody is
 * signed in any more
 */
export async function changePassword(
  connection: Connection,
  refresher: Refresher,
  change: PasswordChange,
): Promise<void> {
  const answer = await callSignedIn(connection, refresher, updatePassword, { input: { ...change } });
  connection.session.set({ ...sessionOf(answer.updatePassword), ...standingIn(connection.session.get()) });
}
