import { isRecord } from '../answer';
import { unavailableError } from '../errors';
import { isUser, type Session } from './session';

/** What is asked of `AuthPayload`, at sign-in and at every refresh. */
export const payloadFields = `access_token refresh_token expires_in token_type user {
  id email status state
  profile { id first_name last_name full_name }
  roles { id name }
  permissions { id code methods }
  tenant { id lang company { id name registration_number } }
}`;

/**
 * The session that an answered `AuthPayload` begins.
 *
 * @throws ApiError when the server answered something else
 */
export function sessionOf(payload: unknown): Session {
  if (
    !isRecord(payload) ||
    typeof payload.access_token !== 'string' ||
    typeof payload.refresh_token !== 'string' ||
    typeof payload.token_type !== 'string' ||
    typeof payload.expires_in !== 'number' ||
    !isUser(payload.user)
  ) {
    throw unavailableError(200);
  }
  const { access_token, refresh_token, token_type, expires_in, user } = payload;
  const company = user.tenant.company[0];
  return {
    access_token,
    refresh_token,
    token_type,
    expires_in,
    expires_at: Date.now() + expires_in * 1000,
    user,
    authError: null,
    company: company ? { id: company.id, name: company.name, regNumber: company.registration_number ?? null } : null,
    lastSuccessfulPayment: null,
  };
}
