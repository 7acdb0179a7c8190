import { ClientError, GraphQLClient } from 'graphql-request';
import { readResponseData, isRecord } from '../graphqlResponse';
import { ApiError, networkError, unavailableError } from '../errors';
import type { ApiCall } from './call';
import { traceHeaders } from './traceparent';

/** The result of one call: its data by root field, or its error. */
export type ApiCallOutcome = { data: Readonly<Record<string, unknown>> } | { error: ApiError };

/**
 * Sends calls in one POST: a single call as an object, several as an array. Resolves to their outcomes in order;
 * never rejects.
 */
type PostCalls = (
  calls: readonly ApiCall[],
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
) => Promise<ApiCallOutcome[]>;

/** Creates the function that posts to an API address. */
export function createCallPoster(api: string): PostCalls {
  // Without `excludeOperationName`, graphql-request would parse each text to find its operation name.
  const client = new GraphQLClient(api, { errorPolicy: 'all', excludeOperationName: true });

  return async (calls, headers, signal) => {
    const [first, ...others] = calls;
    if (!first) return [];
    const requestHeaders = { ...headers, ...traceHeaders(api) };
    try {
      if (others.length === 0) {
        const { text: query, variables } = first;
        const answer = await client.rawRequest<unknown>({ query, variables, requestHeaders, signal });
        return [outcomeOf(answer, answer.status)];
      }
      const documents = calls.map(({ text: document, variables }) => ({ document, variables }));
      const answers: readonly unknown[] = await client.batchRequests({ documents, requestHeaders, signal });
      return calls.map((_, index) => outcomeOf(answers[index], 200));
    } catch (failure) {
      return calls.map((_, index) => failureOf(failure, index));
    }
  };
}

function outcomeOf(answer: unknown, status: number): ApiCallOutcome {
  try {
    return { data: readResponseData(answer, status) };
  } catch (error) {
    return { error: error instanceof ApiError ? error : unavailableError(status, error) };
  }
}

/** Returns the outcome of the call at an index after its POST failed. */
function failureOf(failure: unknown, index: number): ApiCallOutcome {
  // For a batch, graphql-request holds the responses under their indexes; for a single call, its errors.
  if (failure instanceof ClientError) {
    const { response } = failure;
    const ownResponse: unknown = response[String(index)];
    return outcomeOf(isRecord(ownResponse) ? ownResponse : { errors: response.errors }, response.status);
  }
  // `fetch` throws a TypeError when the connection fails, also in the middle of the body.
  if (failure instanceof TypeError) return { error: networkError(failure) };
  return { error: unavailableError(200, failure) };
}
