import type { Answer, CallOptions, SignedIn, TestServer } from '../harness/server';
import { updateCompany } from '../tenancy/calls';

/** A password that nothing stands against. */
export const goodPassword = 'ferry Gdynia at dawn';

/** Data that completes a company. */
export const companyData = {
  name: 'Bałtyk Cargo',
  legal_name: 'Bałtyk Cargo Sp. z o.o.',
  registration_number: '0000912476',
  legal_address: { create: { country: 'PL', city: 'Gdynia', zip: '81-336', street: 'Polska', house_number: '15' } },
};

/** What a registration answers. */
export interface Registered {
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

/** What is read of whoever comes in. */
export const registeredFields = `{ access_token refresh_token expires_in token_type
  user { id email lang status state roles { name } permissions { methods } profile { email first_name last_name full_name }
    tenant { id lang company { name } } } }`;

/** Tries to register a company. */
export function register(
  server: TestServer,
  input: object,
  options: CallOptions = {},
): Promise<Answer<{ register: Registered }>> {
  const document = `mutation ($input: RegisterInput!) { register(input: $input) ${registeredFields} }`;
  return server.call(document, { input: { password: goodPassword, lang: 'pl', ...input } }, options);
}

/** Registers a company, its data not entered yet. */
export async function newcomer(server: TestServer, email: string): Promise<SignedIn> {
  const { data, body } = await register(server, { email });
  if (!data) throw new Error(`${email} could not register: ${JSON.stringify(body)}`);
  return signedIn(data.register);
}

/** Registers a company and enters its data: a tariff is wanted next. */
export async function newCompany(server: TestServer, email: string): Promise<SignedIn> {
  const founder = await newcomer(server, email);
  const { errors } = await updateCompany(server, founder, companyData);
  if (errors) throw new Error(`the company of ${email} was refused: ${JSON.stringify(errors)}`);
  return founder;
}

/** Somebody who came in. */
export function signedIn({ access_token, refresh_token, user }: Registered): SignedIn {
  const methods = user.permissions.flatMap((permission) => permission.methods);
  return { token: access_token, refreshToken: refresh_token, user: user.id, tenant: user.tenant.id, methods };
}

/** Tries to begin a trial. */
export function startTrial(server: TestServer, { token }: Pick<SignedIn, 'token'>, tariff: string) {
  const document = `mutation ($input: StartTrialInput!) {
    startTrial(input: $input) { id subscription_is_active tariff { id code } } }`;
  return server.call<{
    startTrial: { id: string; subscription_is_active: boolean; tariff: { id: string; code: string } };
  }>(document, { input: { tariff } }, { token });
}

/** How far somebody's registration has come. */
export async function statusOf(
  server: TestServer,
  { tenant, user }: Pick<SignedIn, 'tenant' | 'user'>,
): Promise<string | null> {
  const text = 'SELECT status FROM users WHERE tenant_id = $1 AND id = $2';
  const [row] = await server.database.system((session) => session.rows({ text, params: [tenant, user] }));
  return row?.[0] ?? null;
}
