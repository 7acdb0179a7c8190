import { responseData } from '../graphqlResponse';
import { type GraphQLOperation, postOperations } from './call';
import type { Connection } from './connection';
import type { Session } from './session';

/**
 * Sends several operations in one POST. Returns the settled result of each operation, in the given order.
 *
 * @throws ApiError when the server cannot be reached
 */
export async function callBatch(
  connection: Connection,
  operations: readonly GraphQLOperation[],
  session: Session,
): Promise<PromiseSettledResult<Record<string, unknown>>[]> {
  const { answer, status } = await postOperations(connection, operations, session);
  const answers: readonly unknown[] = Array.isArray(answer) ? answer : [];
  return Promise.allSettled(operations.map(async (_, index) => responseData(answers[index] ?? answer, status)));
}
