import type { Session } from '../../database/database';
import { publishChange } from '../../dialect/write/mutations';
import { serviceTransportations } from './tables';

/**
 * Tells that a request has changed because a part of it has: what it may become, and what its next step wants, are told
 * by its legs and tasks.
 */
export function announceOfPart(
  doer: { session: Session; tenant: string; user: string },
  request: unknown,
): Promise<void> {
  return publishChange(doer, { table: serviceTransportations }, String(request), 'UPDATED');
}
