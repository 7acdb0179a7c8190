import { createRemoteJWKSet, errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import { providerTimeoutMs } from './provider-request';
import type { ProviderClaims, ConfiguredProvider } from './providers';
import { invalidProviderToken, providerUnavailable } from './errors';

/** Checks an ID token. @throws ContractError `social` when it is not good, `social_unavailable` when its keys are not there. */
export type IdTokenVerifier = (token: string) => Promise<ProviderClaims>;

/** Seconds that the provider's clock may be ahead or behind. */
const clockToleranceSeconds = 5;

/** Characters of the longest token that is looked at. */
const maxTokenLength = 10_000;

/** A check of a provider's ID tokens. It keeps the provider's keys: one check for as long as the server runs. */
export function createIdTokenVerifier({ clientId, issuers, keysUrl }: ConfiguredProvider): IdTokenVerifier {
  const keyOf = remoteKeys(keysUrl);
  return async (token) => {
    if (token.length > maxTokenLength) throw invalidProviderToken();
    const { payload } = await jwtVerify(token, keyOf, {
      algorithms: ['RS256', 'ES256'],
      audience: clientId,
      requiredClaims: ['sub', 'iss', 'aud', 'exp', 'iat'],
      clockTolerance: clockToleranceSeconds,
    }).catch((error: unknown) => {
      throw error instanceof errors.JOSEError ? invalidProviderToken() : error;
    });
    // Made for others as well as for us, it could have come from them.
    if (payload.aud !== clientId || !issuers.some((issuer) => isIssuer(issuer, payload))) throw invalidProviderToken();
    return payload;
  };
}

/** The issuer holds the tenant's id where the pattern has a place for it: both must name the same one. */
function isIssuer(pattern: string, { iss, tid }: ProviderClaims): boolean {
  if (!pattern.includes('{tid}')) return iss === pattern;
  return (
    typeof tid === 'string' &&
    /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(tid) &&
    iss === pattern.replace('{tid}', tid)
  );
}

/** Keys as the provider publishes them, asked for again when one is missing. */
function remoteKeys(address: string): JWTVerifyGetKey {
  const keys = createRemoteJWKSet(new URL(address), { timeoutDuration: providerTimeoutMs });
  return (header, token) =>
    keys(header, token).catch((error: unknown) => {
      throw isTokenError(error) ? error : providerUnavailable();
    });
}

/** Whether it is the token's fault that no key was found for it, and not the provider's. */
function isTokenError(error: unknown): boolean {
  return (
    error instanceof errors.JWKSNoMatchingKey ||
    error instanceof errors.JWKSMultipleMatchingKeys ||
    error instanceof errors.JOSENotSupported
  );
}
