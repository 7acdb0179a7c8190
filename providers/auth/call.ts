import { dataOf } from '../answer';
import { networkError, unavailableError } from '../errors';
import type { Connection } from './connection';
import type { Session } from './session';

/** Headers that say who calls, and in which language the answer is wanted. */
export function headersOf(session: Session | null, language: string): Record<string, string> {
  return {
    'Accept-Language': language,
    ...(session && { Authorization: `${session.token_type} ${session.access_token}` }),
  };
}

/** One operation as it is sent. */
export interface Operation {
  query: string;
  variables?: Readonly<Record<string, unknown>>;
}

/**
 * Sends one operation by itself and answers its data: for signing in and out, which must work without the data
 * provider, and for refreshing, which the data provider waits for.
 *
 * @throws ApiError
 */
export async function call(
  connection: Connection,
  query: string,
  variables: Readonly<Record<string, unknown>>,
  session: Session | null = null,
): Promise<Record<string, unknown>> {
  const { answer, status } = await post(connection, { query, variables }, session);
  return dataOf(answer, status);
}

/** Posts operations. The answer as it came, whatever it says. Throws an ApiError when the server is out of reach. */
export async function post(
  connection: Connection,
  body: Operation | readonly Operation[],
  session: Session | null,
): Promise<{ answer: unknown; status: number }> {
  const response = await fetch(connection.api, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headersOf(session, connection.language()) },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(patience),
  }).catch((cause: unknown) => {
    throw networkError(cause);
  });
  const answer: unknown = await response.json().catch((cause: unknown) => {
    throw unavailableError(response.status, cause);
  });
  return { answer, status: response.status };
}

/** Milliseconds after which a server that says nothing counts as out of reach. */
const patience = 15_000;
