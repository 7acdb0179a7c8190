import type { Session } from '../../database/database';
import { publishChange } from '../../dialect/write/mutations';
import { serviceTransportations } from './tables';

/**
 * Publishes a change of a request to live subscribers. Call it when the request's legs or tasks change, because they
 * decide which statuses the request can change to.
 */
export function publishRequestChange(
  author: { session: Session; tenant: string; user: string },
  request: unknown,
): Promise<void> {
  return publishChange(author, { table: serviceTransportations }, String(request), 'UPDATED');
}
