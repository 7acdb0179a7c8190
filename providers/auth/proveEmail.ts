import { ApiError } from '../errors';
import { refreshAccount } from './account';
import { sendAsSignedInUser } from './sendAsSignedInUser';
import type { ApiConnection } from './connection';
import type { TokenRefresher } from './refresh';

const proveMutation = 'mutation ($input: ProveEmailInput!) { proveEmail(input: $input) { status } }';
const resendMutation = 'mutation ($id: ID!) { resendEmailCode(user_id: $id) { status } }';

/**
 * Proves the email address of a registration with the mailed code, and refreshes the account in the session.
 * @throws ApiError code 6 with `validation` of `code`, 23505 when another account has proved the address meanwhile
 */
export async function proveEmail(connection: ApiConnection, refresher: TokenRefresher, code: string): Promise<void> {
  await sendAsSignedInUser(connection, refresher, proveMutation, { input: { code } }).catch((error: unknown) => {
    // The address is proved already: an earlier attempt succeeded, but its answer was lost.
    if (!isProvedAlready(error)) throw error;
  });
  await refreshAccount(connection, refresher);
}

/**
 * Mails another code to the email address of the user with this id.
 * @throws ApiError 1101 with reason `locked`
 */
export async function resendEmailCode(
  connection: ApiConnection,
  refresher: TokenRefresher,
  user: string,
): Promise<void> {
  await sendAsSignedInUser(connection, refresher, resendMutation, { id: user });
}

function isProvedAlready(error: unknown): boolean {
  return (
    error instanceof ApiError && (error.validation.code ?? []).some(({ code }) => code === 'email_nothing_to_prove')
  );
}
