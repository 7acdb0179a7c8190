import { ClientError, GraphQLClient } from 'graphql-request';
import { dataOf, isRecord } from '../answer';
import { ApiError, networkError, unavailableError } from '../errors';
import type { Call } from './call';

/** What became of one call: its data, by root field, or why there is none. */
export type Outcome = { data: Readonly<Record<string, unknown>> } | { error: ApiError };

/** Sends calls in one POST: one by itself as an object, several as an array. Answers in their order; never rejects. */
export type Post = (
  calls: readonly Call[],
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
) => Promise<Outcome[]>;

/** A post to one address. */
export function createPost(api: string): Post {
  // Texts are sent as they are: without `excludeOperationName` each would be parsed once more, for its name.
  const client = new GraphQLClient(api, { errorPolicy: 'all', excludeOperationName: true });

  return async (calls, requestHeaders, signal) => {
    const [first, ...others] = calls;
    if (!first) return [];
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

function outcomeOf(answer: unknown, status: number): Outcome {
  try {
    return { data: dataOf(answer, status) };
  } catch (error) {
    return { error: error instanceof ApiError ? error : unavailableError(status, error) };
  }
}

/** What a failed POST means for the call at a place in it. */
function failureOf(failure: unknown, index: number): Outcome {
  // Of a refused batch, graphql-request hands on the answers under their places; of one call, its errors.
  if (failure instanceof ClientError) {
    const { response } = failure;
    const own: unknown = response[String(index)];
    return outcomeOf(isRecord(own) ? own : { errors: response.errors }, response.status);
  }
  // What fetch throws, before the first byte and in the middle of the last.
  if (failure instanceof TypeError) return { error: networkError(failure) };
  return { error: unavailableError(200, failure) };
}
