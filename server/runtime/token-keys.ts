import { hkdfSync } from 'node:crypto';
import { errors, jwtVerify, type JWTPayload, type JWTVerifyOptions } from 'jose';

/** The server's secrets. The first one signs and seals; all of them verify and open. */
export type TokenSecrets = readonly [newest: string, ...accepted: string[]];

/** The keys of one purpose, one per secret, in the order of the secrets. */
export type PurposeKeys = readonly [newest: Uint8Array, ...accepted: Uint8Array[]];

/** Derives the keys of one purpose. A key of one purpose does not reveal the secret, nor keys of other purposes. */
export function deriveKeys([newest, ...accepted]: TokenSecrets, purpose: string): PurposeKeys {
  const derive = (secret: string) => new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32));
  return [derive(newest), ...accepted.map(derive)];
}

/**
 * Returns the claims of a JSON web token that one of the keys has signed, or why it is not valid. `expired` is returned
 * for a token with a valid signature only.
 */
export async function verifyJwt(
  token: string,
  keys: PurposeKeys,
  options: JWTVerifyOptions,
): Promise<JWTPayload | 'invalid' | 'expired'> {
  for (const key of keys) {
    try {
      return (await jwtVerify(token, key, options)).payload;
    } catch (error) {
      if (error instanceof errors.JWTExpired) return 'expired';
      if (!(error instanceof errors.JWSSignatureVerificationFailed)) return 'invalid';
    }
  }
  return 'invalid';
}
