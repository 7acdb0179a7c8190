import type { SharedRequest } from '../resources/contract.generated';
import { isRecord } from './answer';
import { call } from './auth/call';
import type { Connection } from './auth/connection';
import { ApiError, errorCode, unavailableError } from './errors';

const place = '{ city country coordinates }';
const query = `query ($token: String!) { externalAccess(token: $token) {
  number status company { name phone } to_take_to_work_from to_take_to_work_to delivery_date_from delivery_date_to delivered
  from ${place} to ${place} legs { state from ${place} to ${place} } history { status date } upcoming expires_at
} }`;

/** Asks what a link shows. Nobody needs to be signed in, and nobody's sign-in is sent along. @throws ApiError */
export async function readSharedRequest(connection: Connection, token: string): Promise<SharedRequest> {
  const { externalAccess: shared } = await call(connection, query, { token });
  if (!isShared(shared)) throw unavailableError(200);
  return shared;
}

function isShared(value: unknown): value is SharedRequest {
  return isRecord(value) && isRecord(value.company) && Array.isArray(value.legs) && Array.isArray(value.history);
}

/** Why a link shows nothing, where the link is to blame: its time is over, or it does not work for another reason. */
export function deadLinkOf(error: unknown): 'expired' | 'unknown' | undefined {
  if (!(error instanceof ApiError) || error.code !== errorCode.invalid) return undefined;
  return error.validation.token?.some(({ code }) => code === 'token_expired') ? 'expired' : 'unknown';
}
