import { dropAccess } from '../../../server/areas/identity/permissions/access';
import type { Answer, AnswerError, CallOptions, TestServer } from '../harness/server';

export const password = 'waybill-demo';

export const loginDocument = `mutation ($input: LoginInput!) {
  login(input: $input) {
    access_token refresh_token expires_in token_type
    user { id email state roles { name } permissions { code title methods } profile { full_name } tenant { id lang company { name } } }
  }
}`;

const refreshDocument = `mutation ($input: RefreshTokenInput!) {
  refreshToken(input: $input) { access_token refresh_token user { id } }
}`;

/** A pair of tokens. */
export interface Pair {
  access_token: string;
  refresh_token: string;
}

/** Tries to sign in. */
export function login(server: TestServer, username: string, secret = password) {
  return server.call<{ login: Pair }>(loginDocument, { input: { username, password: secret } });
}

/** Uses a refresh token. */
export function refresh(server: TestServer, token: string) {
  return server.call<{ refreshToken: Pair }>(refreshDocument, { input: { refresh_token: token } });
}

/** Signs in and answers the pair of tokens. */
export async function pairOf(server: TestServer, username: string): Promise<Pair> {
  const { data, body } = await login(server, username);
  if (!data) throw new Error(`${username} could not sign in: ${JSON.stringify(body)}`);
  return data.login;
}

/** Code and reason of an answer's first error. */
export function refusal({ errors }: { errors?: AnswerError[] }) {
  const { code, reason } = errors?.[0]?.extensions ?? {};
  return { code, reason };
}

/** What the API says to the holder of an access token: undefined when it lets them in. */
export async function refusalOf(server: TestServer, token: string) {
  const answer = await server.call('{ userDevices(first: 1) { data { id } } }', {}, { token });
  return answer.errors ? refusal(answer) : undefined;
}

/** Changes the database behind the server's back, as another server or the operator would. */
export function change(server: TestServer, statement: string, ...params: unknown[]) {
  return server.database.system((session) => session.rows({ text: statement, params }));
}

/** Has the servers forget what sessions may do, after it was changed behind their backs. */
export function forgetAccess({ database }: Pick<TestServer, 'database'>): Promise<void> {
  return database.system(async (session) => {
    const tenants = await session.rows({ text: 'SELECT id FROM tenants', params: [] });
    for (const [tenant] of tenants) await dropAccess(session, tenant ?? '');
  });
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

/** An answer of the API, as it came. */
export interface Answered {
  data?: Record<string, unknown> | null;
  errors?: AnswerError[];
}

/** Posts a body as it is. */
export function post(url: string, body: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${url}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body });
}

/** What a response holds. */
export async function answerOf(response: Response): Promise<Answered> {
  const answer: Answered = await response.json();
  return answer;
}

/** What a response to a batch holds. */
export async function answersOf(response: Response): Promise<Answered[]> {
  const answers: Answered[] = await response.json();
  return answers;
}

/** Another server than the harness's own, on the same database. */
export function serverAt(url: string, beside: TestServer): TestServer {
  return {
    ...beside,
    url,
    call: async <Data>(query: string, variables: object = {}, { token }: CallOptions = {}) => {
      const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
      const response = await post(url, JSON.stringify({ query, variables }), headers);
      const body: Pick<Answer<Data>, 'data' | 'errors'> = await response.json();
      return { status: response.status, body, ...body };
    },
  };
}
