import { isRecord } from '../answer';
import { unavailableError } from '../errors';
import { isUser, type Session, type SessionUser } from './session';

/** What is asked of the user who is signed in. */
export const userFields = `id email status state lang date_format uses_two_factor_auth must_set_up_two_factor
  profile { id first_name last_name full_name }
  roles { id name }
  permissions { id code methods }
  tenant { id lang company { id name registration_number } }`;

/** What is asked of `AuthPayload`, at sign-in and at every refresh. */
export const payloadFields = `access_token refresh_token expires_in token_type user { ${userFields} }`;

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
  return {
    access_token,
    refresh_token,
    token_type,
    expires_in,
    expires_at: Date.now() + expires_in * 1000,
    ...aboutUser(user),
    authError: null,
    lastSuccessfulPayment: null,
    subscriptionState: null,
  };
}

/** The part of a session that tells who is signed in, with the summary of their company. */
export function aboutUser(user: SessionUser): Pick<Session, 'user' | 'company'> {
  const company = user.tenant.company[0];
  return {
    user,
    company: company ? { id: company.id, name: company.name, regNumber: company.registration_number ?? null } : null,
  };
}
