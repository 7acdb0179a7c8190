import { createRemoteJWKSet, errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import { patience } from './asking';
import type { Claims, ConfiguredProvider } from './providers';
import { notGood, unavailable } from './refusals';

/** Checks an ID token. @throws ContractError `social` when it is not good, `social_unavailable` when its keys are not there. */
export type IdTokenCheck = (token: string) => Promise<Claims>;

/** Seconds that the provider's clock may be ahead or behind. */
const tolerance = 5;

/** Characters of the longest token that is looked at. */
const longest = 10_000;

/** A check of a provider's ID tokens. It keeps the provider's keys: one check for as long as the server runs. */
export function idTokenCheck({ clientId, issuers, keysUrl }: ConfiguredProvider): IdTokenCheck {
  const keyOf = keysAt(keysUrl);
  return async (token) => {
    if (token.length > longest) throw notGood();
    const { payload } = await jwtVerify(token, keyOf, {
      algorithms: ['RS256', 'ES256'],
      audience: clientId,
      requiredClaims: ['sub', 'iss', 'aud', 'exp', 'iat'],
      clockTolerance: tolerance,
    }).catch((error: unknown) => {
      throw error instanceof errors.JOSEError ? notGood() : error;
    });
    // Made for others as well as for us, it could have come from them.
    if (payload.aud !== clientId || !issuers.some((issuer) => isIssuer(issuer, payload))) throw notGood();
    return payload;
  };
}

/** The issuer holds the tenant's id where the pattern has a place for it: both must name the same one. */
function isIssuer(pattern: string, { iss, tid }: Claims): boolean {
  if (!pattern.includes('{tid}')) return iss === pattern;
  return (
    typeof tid === 'string' &&
    /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(tid) &&
    iss === pattern.replace('{tid}', tid)
  );
}

/** Keys as the provider publishes them, asked for again when one is missing. */
function keysAt(address: string): JWTVerifyGetKey {
  const keys = createRemoteJWKSet(new URL(address), { timeoutDuration: patience });
  return (header, token) =>
    keys(header, token).catch((error: unknown) => {
      throw isOfToken(error) ? error : unavailable();
    });
}

/** Whether it is the token's fault that no key was found for it, and not the provider's. */
function isOfToken(error: unknown): boolean {
  return (
    error instanceof errors.JWKSNoMatchingKey ||
    error instanceof errors.JWKSMultipleMatchingKeys ||
    error instanceof errors.JOSENotSupported
  );
}
