import { createRemoteJWKSet, errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import { providerTimeoutMs } from './provider-request';
import type { ProviderClaims, ConfiguredProvider } from './providers';
import { invalidProviderTokenError, providerUnavailableError } from './errors';

/**
 * Verifies an ID token and returns its claims.
 * @throws ContractError `social` for an invalid token, `social_unavailable` when its keys cannot be fetched.
 */
export type IdTokenVerifier = (token: string) => Promise<ProviderClaims>;

/** Seconds by which the provider's clock may differ from the server's. */
const clockToleranceSeconds = 5;

const maxTokenLength = 10_000;

/**
 * Returns a verifier for a provider's ID tokens. It caches the provider's keys, so create it once per
 * server and provider.
 */
export function createIdTokenVerifier({ clientId, issuers, keysUrl }: ConfiguredProvider): IdTokenVerifier {
  const findKey = remoteKeys(keysUrl);
  return async (token) => {
    if (token.length > maxTokenLength) throw invalidProviderTokenError();
    const { payload } = await jwtVerify(token, findKey, {
      algorithms: ['RS256', 'ES256'],
      audience: clientId,
      requiredClaims: ['sub', 'iss', 'aud', 'exp', 'iat'],
      clockTolerance: clockToleranceSeconds,
    }).catch((error: unknown) => {
      throw error instanceof errors.JOSEError ? invalidProviderTokenError() : error;
    });
    // A token with several audiences is refused: another audience could have received it and sent it here.
    if (payload.aud !== clientId || !issuers.some((issuer) => isIssuer(issuer, payload)))
      throw invalidProviderTokenError();
    return payload;
  };
}

/** Returns whether the issuer matches a pattern. `{tid}` in the pattern must equal the token's own `tid`. */
function isIssuer(pattern: string, { iss, tid }: ProviderClaims): boolean {
  if (!pattern.includes('{tid}')) return iss === pattern;
  return (
    typeof tid === 'string' &&
    /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(tid) &&
    iss === pattern.replace('{tid}', tid)
  );
}

/** Returns the provider's published keys. They are fetched again when a key is missing. */
function remoteKeys(url: string): JWTVerifyGetKey {
  const keys = createRemoteJWKSet(new URL(url), { timeoutDuration: providerTimeoutMs });
  return (header, token) =>
    keys(header, token).catch((error: unknown) => {
      throw isTokenError(error) ? error : providerUnavailableError();
    });
}

/** Returns whether a failed key lookup is caused by the token and not by the provider. */
function isTokenError(error: unknown): boolean {
  return (
    error instanceof errors.JWKSNoMatchingKey ||
    error instanceof errors.JWKSMultipleMatchingKeys ||
    error instanceof errors.JOSENotSupported
  );
}
