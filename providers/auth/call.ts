import { readResponseData } from '../graphqlResponse';
import { networkError, unavailableError } from '../errors';
import { logFailedCall, firstRootFieldOf } from '../logFailedCall';
import type { ApiConnection } from './connection';
import type { Session } from './session';

/** Returns the headers for the session's token and the language of the answer, and those of every request. */
export function buildRequestHeaders(
  { headers, language }: Pick<ApiConnection, 'headers' | 'language'>,
  session: Session | null,
): Record<string, string> {
  return {
    ...headers,
    'Accept-Language': language(),
    ...(session && { Authorization: `${session.token_type} ${session.access_token}` }),
  };
}

/** A GraphQL operation: the JSON body of a POST. */
export interface GraphQLOperation {
  query: string;
  variables?: Readonly<Record<string, unknown>>;
}

/**
 * Sends one operation without the data provider and returns its data. Signing in, signing out and refreshing the token
 * use it, because the data provider waits for a token refresh. A failure is logged.
 *
 * @throws ApiError
 */
export async function sendOperation(
  connection: ApiConnection,
  query: string,
  variables: Readonly<Record<string, unknown>>,
  session: Session | null = null,
): Promise<Record<string, unknown>> {
  try {
    return await sendOperationWithoutLogging(connection, { query, variables }, session);
  } catch (error) {
    logFailedCall(firstRootFieldOf(query), error);
    throw error;
  }
}

/** Sends one operation and returns its data. Logs no failure, because the caller may send the operation again. */
export async function sendOperationWithoutLogging(
  connection: ApiConnection,
  operation: GraphQLOperation,
  session: Session | null,
): Promise<Record<string, unknown>> {
  const { answer, status } = await postOperations(connection, operation, session);
  return readResponseData(answer, status);
}

/**
 * Posts operations and returns the parsed body with the HTTP status. Throws an ApiError when the server cannot be
 * reached.
 */
export async function postOperations(
  connection: ApiConnection,
  body: GraphQLOperation | readonly GraphQLOperation[],
  session: Session | null,
): Promise<{ answer: unknown; status: number }> {
  const response = await fetch(connection.api, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...buildRequestHeaders(connection, session) },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(requestTimeoutMs),
  }).catch((cause: unknown) => {
    throw networkError(cause);
  });
  const answer: unknown = await response.json().catch((cause: unknown) => {
    throw unavailableError(response.status, cause);
  });
  return { answer, status: response.status };
}

const requestTimeoutMs = 15_000;
