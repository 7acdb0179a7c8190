import type { GraphqlError, TestServer } from '../harness/server';
import { parseResponse, runSql, loginByPassword, loginMutation, demoAccountPassword, postToGraphql } from './calls';

/**
 * Calls the API with a cookie, as a browser does. Returns the body's content, the Retry-After header, and the cookie
 * that the browser then has.
 */
export async function callWithCookie(server: TestServer, cookie: string, query: string, variables: object) {
  const response = await postToGraphql(server.url, JSON.stringify({ query, variables }), { cookie });
  return {
    ...(await parseResponse(response)),
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    cookie: response.headers.get('set-cookie')?.split(';')[0] ?? cookie,
  };
}

/** Tries to sign in with a password and a cookie. Without a cookie, the browser is unknown to every account. */
export function loginWithCookie(
  server: TestServer,
  cookie: string,
  username: string,
  secret = demoAccountPassword,
  code?: string,
) {
  return callWithCookie(server, cookie, loginMutation, { input: { username, password: secret, code } });
}

/** Signs in on a new browser, so that the account knows it from then on. Returns the browser's cookie. */
export async function createKnownBrowser(server: TestServer, username: string, code?: string): Promise<string> {
  const { cookie, errors } = await loginWithCookie(server, '', username, demoAccountPassword, code);
  if (errors) throw new Error(`${username} could not sign in: ${JSON.stringify(errors)}`);
  return cookie;
}

/** Ends the delays of all counters of sign-in attempts. Their time windows continue. */
export function endSignInDelays(server: TestServer) {
  return runSql(server, "UPDATE sign_in_attempts SET next_at = now() - interval '1 second'");
}

/** Ends the time windows of all counters of sign-in attempts. */
export function endSignInWindows(server: TestServer) {
  return runSql(server, "UPDATE sign_in_attempts SET window_ends = now() - interval '1 second'");
}

/** Sends `number` sign-ins with wrong passwords from an unknown browser, each after the delay of the previous one. */
export async function tryWrongPasswords(server: TestServer, username: string, number: number) {
  const results = [];
  for (let attempt = 0; attempt < number; attempt += 1) {
    await endSignInDelays(server);
    results.push(await loginByPassword(server, username, 'wrong'));
  }
  return results;
}

/** Returns the number of errors in the results by their reason. */
export function countErrorReasons(results: readonly { errors?: readonly GraphqlError[] }[]): Record<string, number> {
  const reasons: Record<string, number> = {};
  for (const { extensions } of results.flatMap(({ errors = [] }) => errors)) {
    const reason = extensions?.reason ?? '';
    reasons[reason] = (reasons[reason] ?? 0) + 1;
  }
  return reasons;
}

/**
 * Returns response bodies as text without their waiting times, and the waiting times in seconds. Waiting times differ
 * even between equal refusals.
 */
export function separateWaitingTimes(bodies: readonly unknown[]) {
  const waits: number[] = [];
  const same = JSON.stringify(bodies).replaceAll(/"retryAfter":(\d+)/g, (_whole, seconds: string) => {
    waits.push(Number(seconds));
    return '"retryAfter":0';
  });
  return { same, waits };
}
