import type { GraphqlError, TestServer } from '../harness/server';
import { parseResponse, runSql, login, loginDocument, password, post } from './calls';

/** Calls the API with a cookie, as a browser does. */
export async function callWithCookie(server: TestServer, cookie: string, query: string, variables: object) {
  const response = await post(server.url, JSON.stringify({ query, variables }), { cookie });
  return {
    ...(await parseResponse(response)),
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    cookie: response.headers.get('set-cookie')?.split(';')[0] ?? cookie,
  };
}

/** Tries to sign in with a cookie. A browser without a cookie is unknown to every account. */
export function loginWithCookie(
  server: TestServer,
  cookie: string,
  username: string,
  secret = password,
  code?: string,
) {
  return callWithCookie(server, cookie, loginDocument, { input: { username, password: secret, code } });
}

/** Signs in on a new browser, which the account then knows, and returns its cookie. */
export async function createKnownBrowser(server: TestServer, username: string, code?: string): Promise<string> {
  const { cookie, errors } = await loginWithCookie(server, '', username, password, code);
  if (errors) throw new Error(`${username} could not sign in: ${JSON.stringify(errors)}`);
  return cookie;
}

/** Ends the delay of every sign-in counter. The counting windows continue. */
export function endDelays(server: TestServer) {
  return runSql(server, "UPDATE sign_in_attempts SET next_at = now() - interval '1 second'");
}

/** Ends the counting window of every sign-in counter. */
export function endWindows(server: TestServer) {
  return runSql(server, "UPDATE sign_in_attempts SET window_ends = now() - interval '1 second'");
}

/** Tries wrong passwords without a cookie, each after the delay of the previous one. */
export async function tryPasswords(server: TestServer, username: string, number: number) {
  const results = [];
  for (let attempt = 0; attempt < number; attempt += 1) {
    await endDelays(server);
    results.push(await login(server, username, 'wrong'));
  }
  return results;
}

/** Counts the errors by reason. */
export function countReasons(results: readonly { errors?: readonly GraphqlError[] }[]): Record<string, number> {
  const reasons: Record<string, number> = {};
  for (const { extensions } of results.flatMap(({ errors = [] }) => errors)) {
    const reason = extensions?.reason ?? '';
    reasons[reason] = (reasons[reason] ?? 0) + 1;
  }
  return reasons;
}

/** Separates waiting times from the rest of responses, because waiting times differ between two accounts. */
export function withoutWaits(bodies: readonly unknown[]) {
  const waits: number[] = [];
  const same = JSON.stringify(bodies).replaceAll(/"retryAfter":(\d+)/g, (_whole, seconds: string) => {
    waits.push(Number(seconds));
    return '"retryAfter":0';
  });
  return { same, waits };
}
