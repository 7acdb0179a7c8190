import { invalidateAccess } from '../../../server/areas/identity/permissions/access-cache';
import type { GraphqlError, TestServer } from '../harness/server';

/** Password of every account of the demo. */
export const demoAccountPassword = 'waybill-demo';

/** GraphQL document of the sign-in with a password. */
export const loginMutation = `mutation ($input: LoginInput!) {
  login(input: $input) {
    access_token refresh_token expires_in token_type
    user { id email state roles { name } permissions { code title methods } profile { full_name } tenant { id lang company { name } } }
  }
}`;

const refreshDocument = `mutation ($input: RefreshTokenInput!) {
  refreshToken(input: $input) { access_token refresh_token user { id } }
}`;

/** The access token and refresh token of a session. */
export interface SessionTokenPair {
  access_token: string;
  refresh_token: string;
}

/** Tries to sign in with a password, by default that of the demo's accounts. */
export function loginByPassword(server: TestServer, username: string, secret = demoAccountPassword) {
  return server.call<{ login: SessionTokenPair }>(loginMutation, { input: { username, password: secret } });
}

/** Tries to get a new pair of tokens for a refresh token. */
export function refreshSession(server: TestServer, token: string) {
  return server.call<{ refreshToken: SessionTokenPair }>(refreshDocument, { input: { refresh_token: token } });
}

/** Signs in with the demo's password and returns the tokens. @throws Error if the sign-in is refused */
export async function signInForTokens(server: TestServer, username: string): Promise<SessionTokenPair> {
  const { data, body } = await loginByPassword(server, username);
  if (!data) throw new Error(`${username} could not sign in: ${JSON.stringify(body)}`);
  return data.login;
}

/** Returns the code and reason of a response's first error. Both are undefined without an error. */
export function refusalOf({ errors }: { errors?: GraphqlError[] }) {
  const { code, reason } = errors?.[0]?.extensions ?? {};
  return { code, reason };
}

/** Returns the code and reason with which a call with this access token is refused, or undefined if it is accepted. */
export async function fetchTokenRefusal(server: TestServer, token: string) {
  const result = await server.call('{ userDevices(first: 1) { data { id } } }', {}, { token });
  return result.errors ? refusalOf(result) : undefined;
}

/** Runs an SQL statement on rows of all tenants, without row-level security. Returns the rows. */
export function runSql(server: TestServer, statement: string, ...params: unknown[]) {
  return server.database.system((session) => session.rows({ text: statement, params }));
}

/**
 * Drops the server's cache of permissions for all tenants. A test that changes permissions with SQL must call this
 * function.
 */
export function dropCachedPermissions({ database }: Pick<TestServer, 'database'>): Promise<void> {
  return database.system(async (session) => {
    const tenants = await session.rows({ text: 'SELECT id FROM tenants', params: [] });
    for (const [tenant] of tenants) await invalidateAccess(session, tenant ?? '');
  });
}

/** Resolves after the given time. */
export function waitMilliseconds(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

/** The body of a GraphQL response. */
export interface ParsedResponse {
  data?: Record<string, unknown> | null;
  errors?: GraphqlError[];
}

/** Posts a text to the GraphQL endpoint without checking it. Returns the unread response. */
export function postToGraphql(url: string, body: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${url}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body });
}

/** Reads and parses the response to a single operation. */
export async function parseResponse(response: Response): Promise<ParsedResponse> {
  const result: ParsedResponse = await response.json();
  return result;
}

/** Reads and parses the response to a batch of operations. */
export async function parseBatchResponse(response: Response): Promise<ParsedResponse[]> {
  const responses: ParsedResponse[] = await response.json();
  return responses;
}
