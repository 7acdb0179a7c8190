import { isRecord } from '../graphqlResponse';
import { unavailableError } from '../errors';
import { isSessionUser, type Session, type SessionUser } from './session';

/** The selected fields of the signed-in user. */
export const sessionUserFields = `id email status state lang date_format uses_two_factor_auth must_set_up_two_factor
  must_prove_email must_change_password expiration_password_date
  profile { id first_name last_name full_name }
  roles { id name }
  permissions { id code methods }
  tenant { id lang time_zone company { id name registration_number } }`;

/** The selected fields of `AuthPayload`, at sign-in and at each refresh. */
export const authPayloadFields = `access_token refresh_token expires_in token_type user { ${sessionUserFields} }`;

/**
 * Returns the session of an `AuthPayload`.
 *
 * @throws ApiError when the response has another shape
 */
export function sessionFromPayload(payload: unknown): Session {
  if (
    !isRecord(payload) ||
    typeof payload.access_token !== 'string' ||
    typeof payload.refresh_token !== 'string' ||
    typeof payload.token_type !== 'string' ||
    typeof payload.expires_in !== 'number' ||
    !isSessionUser(payload.user)
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
    ...userAndCompany(user),
    authError: null,
    lastSuccessfulPayment: null,
    subscriptionState: null,
  };
}

/** Returns the session's user with a summary of their company. */
export function userAndCompany(user: SessionUser): Pick<Session, 'user' | 'company'> {
  const company = user.tenant.company[0];
  return {
    user,
    company: company ? { id: company.id, name: company.name, regNumber: company.registration_number ?? null } : null,
  };
}
