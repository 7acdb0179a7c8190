import { readResponseData } from '../graphqlResponse';
import { logFailedCall, firstRootFieldOf } from '../logFailedCall';
import { type GraphQLOperation, postOperations } from './call';
import type { ApiConnection } from './connection';
import type { Session } from './session';

/**
 * Sends several operations in one POST. Returns the settled result of each operation, in the given order. Failures are
 * logged.
 *
 * @throws ApiError when the server cannot be reached
 */
export async function sendOperationBatch(
  connection: ApiConnection,
  operations: readonly GraphQLOperation[],
  session: Session,
): Promise<PromiseSettledResult<Record<string, unknown>>[]> {
  const { answer, status } = await postOperations(connection, operations, session);
  const answers: readonly unknown[] = Array.isArray(answer) ? answer : [];
  const results = await Promise.allSettled(
    operations.map(async (_, index) => readResponseData(answers[index] ?? answer, status)),
  );
  for (const [index, { query }] of operations.entries()) {
    const result = results[index];
    if (result?.status === 'rejected') logFailedCall(firstRootFieldOf(query), result.reason);
  }
  return results;
}
