import type { ServiceTransportationStatus as Status } from '../../contract.generated';
import { statusTransitions } from '../transport';

/**
 * Returns a status from the database as a `Status`.
 * @throws Error when the status is unknown.
 */
export function parseRequestStatus(text: string | null | undefined): Status {
  if (isStatus(text)) return text;
  throw new Error(`Requests have no status ${text}.`);
}

const isStatus = (text: string | null | undefined): text is Status =>
  typeof text === 'string' && text in statusTransitions;
