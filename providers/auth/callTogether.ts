import { dataOf } from '../answer';
import { type Operation, post } from './call';
import type { Connection } from './connection';
import type { Session } from './session';

/**
 * Sends several operations in one POST. Of each the data, or why there is none, in their order.
 *
 * @throws ApiError when the server is out of reach
 */
export async function callTogether(
  connection: Connection,
  operations: readonly Operation[],
  session: Session,
): Promise<PromiseSettledResult<Record<string, unknown>>[]> {
  const { answer, status } = await post(connection, operations, session);
  const answers: readonly unknown[] = Array.isArray(answer) ? answer : [];
  return Promise.allSettled(operations.map(async (_, index) => dataOf(answers[index] ?? answer, status)));
}
