import type { AnswerError, TestServer } from '../harness/server';
import { answerOf, change, login, loginDocument, password, post } from './calls';

/** Calls as a browser does: with its cookie, where it has one. */
export async function callOn(server: TestServer, cookie: string, query: string, variables: object) {
  const response = await post(server.url, JSON.stringify({ query, variables }), { cookie });
  return {
    ...(await answerOf(response)),
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    cookie: response.headers.get('set-cookie')?.split(';')[0] ?? cookie,
  };
}

/** Tries to sign in on a browser; one without a cookie is unknown to every account. */
export function loginOn(server: TestServer, cookie: string, username: string, secret = password, code?: string) {
  return callOn(server, cookie, loginDocument, { input: { username, password: secret, code } });
}

/** Signs in on a new browser, which the account knows from then on. Returns its cookie. */
export async function knownBrowser(server: TestServer, username: string, code?: string): Promise<string> {
  const { cookie, errors } = await loginOn(server, '', username, password, code);
  if (errors) throw new Error(`${username} could not sign in: ${JSON.stringify(errors)}`);
  return cookie;
}

/** Moves the time on by the delay of every account, and not to the end of its window. */
export function endDelays(server: TestServer) {
  return change(server, "UPDATE sign_in_attempts SET next_at = now() - interval '1 second'");
}

/** Moves the time on to the end of every window. */
export function endWindows(server: TestServer) {
  return change(server, "UPDATE sign_in_attempts SET window_ends = now() - interval '1 second'");
}

/** Tries wrong passwords without a cookie, each after the delay of the one before. */
export async function tryPasswords(server: TestServer, username: string, number: number) {
  const answers = [];
  for (let attempt = 0; attempt < number; attempt += 1) {
    await endDelays(server);
    answers.push(await login(server, username, 'wrong'));
  }
  return answers;
}

/** How often each reason was given. */
export function countReasons(answers: readonly { errors?: readonly AnswerError[] }[]): Record<string, number> {
  const reasons: Record<string, number> = {};
  for (const { extensions } of answers.flatMap(({ errors = [] }) => errors)) {
    const reason = extensions?.reason ?? '';
    reasons[reason] = (reasons[reason] ?? 0) + 1;
  }
  return reasons;
}

/** The answers as they came, with their waits apart: those of two accounts differ by the time between them. */
export function withoutWaits(bodies: readonly unknown[]) {
  const waits: number[] = [];
  const same = JSON.stringify(bodies).replaceAll(/"retryAfter":(\d+)/g, (_whole, seconds: string) => {
    waits.push(Number(seconds));
    return '"retryAfter":0';
  });
  return { same, waits };
}
