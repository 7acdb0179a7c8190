import { invalidateAccess } from '../../../server/areas/identity/permissions/access-cache';
import { sixDigitCodeIn } from '../harness/mails';
import type { GraphqlResponse, CallOptions, SignedInUser, TestServer } from '../harness/server';
import { updateCompany } from '../tenancy/calls';
import { newEmail } from './users-api';
import { strongPassword } from './password-calls';

/** Data of a company with which the second step of the registration succeeds. */
export const registeredCompanyData = {
  name: 'Bałtyk Cargo',
  legal_name: 'Bałtyk Cargo Sp. z o.o.',
  registration_number: '0000912476',
  legal_address: { create: { country: 'PL', city: 'Gdynia', zip: '81-336', street: 'Polska', house_number: '15' } },
};

/** What the API returns for a registration, or for a sign-in through Google or Microsoft. */
export interface RegistrationData {
  access_token: string;
  refresh_token: string;
  expires_in: number;
  token_type: string;
  user: {
    id: string;
    email: string;
    lang: string;
    status: string | null;
    state: string;
    roles: { name: string }[];
    permissions: { methods: string[] }[];
    profile: { email: string; first_name: string | null; last_name: string | null; full_name: string };
    tenant: { id: string; lang: string; company: { name: string }[] };
  };
}

/** GraphQL selection of `RegistrationData`. */
export const registeredFields = `{ access_token refresh_token expires_in token_type
  user { id email lang status state roles { name } permissions { methods } profile { email first_name last_name full_name }
    tenant { id lang company { name } } } }`;

/** Tries to register a company. `input` adds to, or overrides, a valid password and the language Polish. */
export function tryRegisterCompany(
  server: TestServer,
  input: object,
  options: CallOptions = {},
): Promise<GraphqlResponse<{ register: RegistrationData }>> {
  const document = `mutation ($input: RegisterInput!) { register(input: $input) ${registeredFields} }`;
  return server.call(document, { input: { password: strongPassword, lang: 'pl', ...input } }, options);
}

/** Registers a company whose administrator has not yet proved the e-mail address. */
export async function registerUnproved(server: TestServer, email = newEmail()): Promise<SignedInUser> {
  const { data, body } = await tryRegisterCompany(server, { email });
  if (!data) throw new Error(`${email} could not register: ${JSON.stringify(body)}`);
  return toSignedInUser(data.register);
}

/**
 * Registers a company without entering its data. By default the address is an unused one, so that a failed test can run
 * again on the same database. The address is marked as proved in the database, which takes less time than a mail.
 */
export async function registerUser(server: TestServer, email = newEmail()): Promise<SignedInUser> {
  const founder = await registerUnproved(server, email);
  const { tenant, user } = founder;
  await server.database.system(async (session) => {
    const owner = [tenant, user];
    const deleted = 'DELETE FROM email_proofs WHERE tenant_id = $1 AND user_id = $2';
    const claimed = 'INSERT INTO sign_in_names (email, tenant, user_id) VALUES ($3, $1, $2)';
    await session.rows({ text: deleted, params: owner });
    await session.rows({ text: claimed, params: [...owner, email.trim().toLowerCase()] });
    await session.rows({
      text: 'UPDATE users SET email_proved_at = now() WHERE tenant_id = $1 AND id = $2',
      params: owner,
    });
    await invalidateAccess(session, tenant);
  });
  return founder;
}

/** Proves the caller's e-mail address with the code from a mail. */
export function proveEmail(server: TestServer, { token }: Pick<SignedInUser, 'token'>, code: string) {
  const document = 'mutation ($input: ProveEmailInput!) { proveEmail(input: $input) { status message } }';
  return server.call<{ proveEmail: { status: string } }>(document, { input: { code } }, { token });
}

/** Requests another mail with a code that proves the caller's e-mail address. */
export function resendEmailCode(server: TestServer, { token, user }: Pick<SignedInUser, 'token' | 'user'>) {
  const document = 'mutation ($id: ID!) { resendEmailCode(user_id: $id) { status } }';
  return server.call<{ resendEmailCode: { status: string } }>(document, { id: user }, { token });
}

/** Returns the code in the newest mail to an address, or undefined if that mail has none. */
export async function readMailedCode(server: TestServer, email: string): Promise<string | undefined> {
  const [mail] = await server.mails(email);
  return sixDigitCodeIn(mail?.text);
}

/** Registers a company and enters its data. The next step of the registration is the choice of a tariff. */
export async function registerCompany(server: TestServer, email = newEmail()): Promise<SignedInUser> {
  const founder = await registerUser(server, email);
  const { errors } = await updateCompany(server, founder, registeredCompanyData);
  if (errors) throw new Error(`the company of ${email} was refused: ${JSON.stringify(errors)}`);
  return founder;
}

/** Returns the signed-in user of a registration. */
export function toSignedInUser({ access_token, refresh_token, user }: RegistrationData): SignedInUser {
  const methods = user.permissions.flatMap((permission) => permission.methods);
  return { token: access_token, refreshToken: refresh_token, user: user.id, tenant: user.tenant.id, methods };
}

/** Tries to start the trial of a tariff for the caller's company. */
export function startTrial(server: TestServer, { token }: Pick<SignedInUser, 'token'>, tariff: string) {
  const document = `mutation ($input: StartTrialInput!) {
    startTrial(input: $input) { id subscription_is_active tariff { id code } } }`;
  return server.call<{
    startTrial: { id: string; subscription_is_active: boolean; tariff: { id: string; code: string } };
  }>(document, { input: { tariff } }, { token });
}

/** Returns the status of a user's registration as the database has stored it. */
export async function fetchRegistrationStatus(
  server: TestServer,
  { tenant, user }: Pick<SignedInUser, 'tenant' | 'user'>,
): Promise<string | null> {
  const text = 'SELECT status FROM users WHERE tenant_id = $1 AND id = $2';
  const [row] = await server.database.system((session) => session.rows({ text, params: [tenant, user] }));
  return row?.[0] ?? null;
}

/** Returns the e-mail address of a user as the database has stored it. */
export async function fetchStoredEmail(server: TestServer, { user }: Pick<SignedInUser, 'user'>): Promise<string> {
  const [row] = await server.database.system((session) =>
    session.rows({ text: 'SELECT email FROM users WHERE id = $1', params: [user] }),
  );
  return row?.[0] ?? '';
}
