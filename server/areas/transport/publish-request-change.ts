import type { Session } from '../../database/database';
import { publishChange } from '../../dialect/write/mutations';
import { serviceTransportations } from './tables';

/**
 * Publishes a change of a request when its legs or tasks changed, because they decide the request's possible statuses.
 */
export function publishRequestChange(
  author: { session: Session; tenant: string; user: string },
  request: unknown,
): Promise<void> {
  return publishChange(author, { table: serviceTransportations }, String(request), 'UPDATED');
}
