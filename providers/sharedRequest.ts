import type { SharedRequest } from '../resources/contract.generated';
import { isRecord } from './graphqlResponse';
import { sendOperation } from './auth/call';
import type { ApiConnection } from './auth/connection';
import { ApiError, errorCode, unavailableError } from './errors';

const addressFields = '{ city country coordinates }';
const query = `query ($token: String!) { externalAccess(token: $token) {
  number status company { name phone } to_take_to_work_from to_take_to_work_to delivery_date_from delivery_date_to expected_delivery expected_late delivered
  from ${addressFields} to ${addressFields} legs { state from ${addressFields} to ${addressFields} } history { status date } upcoming expires_at
} }`;

/**
 * Fetches the request of a shared link, without a session.
 *
 * @throws ApiError
 */
export async function fetchSharedRequest(connection: ApiConnection, token: string): Promise<SharedRequest> {
  const { externalAccess: shared } = await sendOperation(connection, query, { token });
  if (!isShared(shared)) throw unavailableError(200);
  return shared;
}

function isShared(value: unknown): value is SharedRequest {
  return isRecord(value) && isRecord(value.company) && Array.isArray(value.legs) && Array.isArray(value.history);
}

/** Returns why a shared link is invalid: expired, or unknown; undefined for other errors. */
export function invalidSharedLinkReason(error: unknown): 'expired' | 'unknown' | undefined {
  if (!(error instanceof ApiError) || error.code !== errorCode.invalid) return undefined;
  return error.validation.token?.some(({ code }) => code === 'token_expired') ? 'expired' : 'unknown';
}
